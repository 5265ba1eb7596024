//! Someone who sees nothing, and plays by what a screen reader says: no place on the screen and
//! no part of the page is known here but by what it is and what it is called.

use std::thread;
use std::time::{Duration, Instant};

use browser::{AccessibilityTree, Light, Motion, Person, TreeItem};
use engine::Rng;
use games::GameKind;
use servers::until;

use crate::bots::with_a_bot;
use crate::player::Player;
use crate::server::Site;

const PATIENCE: Duration = Duration::from_secs(30);
/// A listener presses nothing before they have heard: what changed is announced a moment after it
/// is shown, and is not taken for what comes of the next press.
const LISTENING: Duration = Duration::from_millis(250);
/// No game of this test takes more.
const MAX_ANSWERS: usize = 500;

/// What was read out lately, line by line.
fn announced(tree: &AccessibilityTree) -> Vec<String> {
    let texts = tree.all("log").flat_map(|log| tree.within(log));
    let texts = texts.filter(|node| node.role == "StaticText");
    texts.map(|node| node.name.clone()).collect()
}

#[track_caller]
fn found(person: &Person, role: &str, start: &str) -> TreeItem {
    until(PATIENCE, || person.tree().find(role, start).cloned())
}

#[track_caller]
fn press(person: &Person, role: &str, start: &str) {
    assert!(person.activate(&found(person, role, start)), "{role} {start} takes no focus");
}

#[track_caller]
fn write(person: &Person, role: &str, start: &str, text: &str) {
    person.type_into(&found(person, role, start), text);
}

/// The part of the page that is called by the question that was read out last, if it asks this
/// reader.
fn question(tree: &AccessibilityTree) -> Option<&TreeItem> {
    let asked = announced(tree).pop()?;
    let is_asked = tree.find("RootWebArea", "Your turn").is_some();
    let region = tree
        .all("region")
        .find(|region| !region.name.is_empty() && asked.starts_with(&region.name));
    region.filter(|_| is_asked)
}

/// Giving up, or agreeing to it, is no move.
fn is_aside(node: &TreeItem) -> bool {
    let mut words = ["Give up", "victory", "win by agreement"].iter();
    node.role == "button" && words.any(|word| node.name.contains(word))
}

/// Buttons that are whole answers: they open nothing, change nothing on the page, take nothing back
/// and ask for no hint.
fn answers<'a>(tree: &'a AccessibilityTree, question: &'a TreeItem) -> Vec<&'a TreeItem> {
    let is_answer = |node: &&TreeItem| {
        let opens = ["hasPopup", "expanded", "controls"].iter().any(|name| node.has(name));
        let is_tool = ["u", "h"].iter().any(|key| node.property("keyshortcuts") == key);
        node.role == "button" && !opens && !is_tool && !is_aside(node)
    };
    tree.within(question).filter(is_answer).collect()
}

/// Opens the list of all answers, if it is closed.
fn unfold(person: &Person, tree: &AccessibilityTree, question: &TreeItem) -> AccessibilityTree {
    let closed = tree.within(question).find(|node| {
        node.role == "button" && node.property("expanded") == false && node.name.starts_with("All")
    });
    match closed {
        Some(closed) if person.activate(closed) => person.tree(),
        _ => tree.clone(),
    }
}

fn is_over(tree: &AccessibilityTree) -> bool {
    tree.find("heading", "Final table").is_some()
}

/// Waits until something else can be read.
#[track_caller]
fn wait_for_change(person: &Person, before: &str) {
    until(PATIENCE, || (person.tree().content() != before).then_some(()));
}

/// What can be read as soon as they are asked or the game is over.
#[track_caller]
fn heard(person: &Person) -> AccessibilityTree {
    let start = Instant::now();
    loop {
        let tree = person.tree();
        if is_over(&tree) || question(&tree).is_some() {
            thread::sleep(LISTENING);
            if person.tree().content() == tree.content() {
                return tree;
            }
        }
        let said = announced(&tree);
        assert!(
            start.elapsed() < PATIENCE,
            "no question in {said:?}:\n{}",
            tree.content()
                .lines()
                .filter(|line| line.starts_with("StaticText"))
                .collect::<Vec<_>>()
                .join("\n")
        );
    }
}

/// What a listener remembers of a game.
#[derive(Default)]
struct Memory(Vec<String>);

impl Memory {
    /// Adds what was read out since.
    fn add(&mut self, lines: &[String]) {
        let most = lines.len().min(self.0.len());
        let known = (0..=most).rev().find(|n| self.0.ends_with(&lines[..*n])).unwrap_or(0);
        self.0.extend_from_slice(&lines[known..]);
    }

    /// Every line of a log was heard, once and in order; where there were many at once, how many of
    /// each player, and their last. Other things were said between.
    #[track_caller]
    fn holds(&self, log: &[String]) {
        let mut left = log;
        for group in self.0.chunk_by(|a, b| is_line(log, a) && is_line(log, b)) {
            if !is_line(log, &group[0]) {
                continue;
            }
            let n: usize = group.iter().map(|line| sum(line).map_or(1, |(n, _)| n)).sum();
            assert!(n <= left.len(), "more was heard than happened: {group:?} of {left:?}");
            let (told, rest) = left.split_at(n);
            let is_summed = group.iter().any(|line| sum(line).is_some());
            let is_told = |line: &String| {
                told.contains(&sum(line).map_or_else(|| line.clone(), |(_, last)| last))
            };
            assert!(is_summed || told == group, "{group:?} is not {told:?}");
            assert!(group.iter().all(is_told), "{group:?} does not sum up {told:?}");
            left = rest;
        }
        assert!(left.is_empty(), "was not heard: {left:?}\nof: {:?}", self.0);
    }
}

/// How many events a line sums up, and the last of them.
fn sum(line: &str) -> Option<(usize, String)> {
    let (who, last) = line.split_once(" events, the last one: ")?;
    Some((who.rsplit(' ').next()?.parse().ok()?, last.to_owned()))
}

/// Whether a line that was heard tells what happened.
fn is_line(log: &[String], line: &str) -> bool {
    sum(line).is_some() || log.iter().any(|one| one == line)
}

/// What has the focus is a heading of this name.
#[track_caller]
fn is_at(tree: &AccessibilityTree, name: &str) {
    let is_there =
        |node: &&TreeItem| node.property("focused") == true && node.role != "RootWebArea";
    let focused = tree.nodes().iter().find(is_there);
    assert_eq!(focused.map(|node| (&*node.role, &*node.name)), Some(("heading", name)));
}

/// Plays until the game is over, or `most` answers are given. Gives what was heard.
fn play(person: &Person, most: usize) -> Memory {
    let (mut dice, mut memory) = (Rng::new(11), Memory::default());
    for n_answers in 0..most {
        let tree = heard(person);
        memory.add(&announced(&tree));
        if is_over(&tree) {
            assert!(n_answers > 5, "it was a game");
            has_heard_the_end(&tree);
            return memory;
        }
        let asked = question(&tree).expect("they are asked");
        if n_answers > 0 {
            is_at(&tree, &asked.name);
        }
        answer(person, &tree, &mut dice);
    }
    memory.add(&announced(&heard(person)));
    memory
}

/// The result is in the title, has the focus, and was read out last, with its reason and the points.
#[track_caller]
fn has_heard_the_end(tree: &AccessibilityTree) {
    let said = announced(tree);
    let title = tree.all("RootWebArea").next().map(|page| page.name.clone()).unwrap_or_default();
    let result = said.iter().rev().nth(2).expect("the result was read out");
    assert!(title.starts_with(&**result), "{title} does not begin with {result}");
    is_at(tree, result);
}

/// Compares what was heard with the log of the whole game.
#[track_caller]
fn has_missed_nothing(anna: &Player, memory: &Memory) {
    let url = anna.person.url();
    anna.person.open(&format!("{url}/log"));
    let tree = anna.person.tree();
    let log = tree.find("region", "What happened").expect("the log");
    let links = tree.within(log).filter(|node| node.role == "link");
    let mut lines: Vec<String> = links.map(|node| node.name.clone()).collect();
    lines.reverse();
    memory.holds(&lines);
    anna.is_content();
}

#[test]
fn a_whole_game_is_played_by_ear() {
    let site = Site::new();
    let anna = Player::stranger();
    let person = &anna.person;
    person.open(&site.base);
    write(person, "textbox", "Your name", "Anna");
    person.press_to_load(browser::Key::Enter);
    person.open(&format!("{}/new/fortuna", site.base));
    write(person, "combobox", "Bots", "1");
    press(person, "DisclosureTriangle", "Game options");
    write(person, "spinbutton", "Maximum rounds", "2");
    press(person, "button", "Open the table");
    let memory = play(person, MAX_ANSWERS);
    assert!(person.has("#result"), "no end");
    has_missed_nothing(&anna, &memory);
}

#[test]
fn glory_to_rome_is_heard() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    with_a_bot(GameKind::GloryToRome, &anna, &site.base);
    let memory = play(&anna.person, MAX_ANSWERS);
    has_missed_nothing(&anna, &memory);
}

/// What is played on the stage is told as it is played, once; then the question is asked.
#[test]
fn what_is_staged_is_heard_once() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    anna.person.taste(Light::Day, Motion::Any);
    with_a_bot(GameKind::GloryToRome, &anna, &site.base);
    let memory = play(&anna.person, 12);
    has_missed_nothing(&anna, &memory);
}

/// The longest of the games: a part of it is enough.
#[test]
fn gloria_mundi_is_heard() {
    let site = Site::new();
    let anna = Player::stranger().named(&site.base, "Anna");
    with_a_bot(GameKind::GloriaMundi, &anna, &site.base);
    let memory = play(&anna.person, 30);
    has_missed_nothing(&anna, &memory);
}

/// Chooses an answer to the question that was read out.
#[track_caller]
fn answer(person: &Person, tree: &AccessibilityTree, dice: &mut Rng) {
    let asked = question(tree).expect("he is asked");
    let tree = unfold(person, tree, asked);
    let asked = question(&tree).expect("it is still asked");
    let answers = answers(&tree, asked);
    let said = announced(&tree).pop().unwrap_or_default();
    let n: Option<usize> = said
        .trim_end_matches(['s', '.'])
        .strip_suffix(" answer")
        .and_then(|said| said.rsplit(' ').next()?.parse().ok());
    // What may be touched in the hand is a button too.
    let n_all = answers.len() + tree.within(asked).filter(|node| is_aside(node)).count();
    assert!(n.is_some_and(|n| n > 0 && n <= n_all), "`{said}` tells how many answers: {n_all}");
    assert!(!answers.is_empty(), "no answer can be heard:\n{}", tree.content());
    assert!(answers.iter().all(|answer| !answer.name.is_empty()), "an answer has no name");
    let choice = answers[dice.below(answers.len())];
    assert!(person.activate(choice), "{} takes no focus", choice.name);
    wait_for_change(person, &tree.content());
    let doubt = person.tree();
    if doubt.find("button", "Not yet").is_some() {
        let yes = doubt.all("button").find(|node| !node.name.starts_with("Not yet"));
        assert!(person.activate(yes.expect("a way on")), "{} is not confirmed", choice.name);
        wait_for_change(person, &doubt.content());
    }
}
