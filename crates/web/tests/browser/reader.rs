//! Someone who sees nothing, and plays by what a screen reader says: no place on the screen and
//! no part of the page is known here but by what it is and what it is called.

use std::thread;
use std::time::{Duration, Instant};

use browser::{AccessibilityTree, Person, TreeItem};
use engine::Rng;
use servers::until;

use crate::player::Player;
use crate::server::Site;

const PATIENCE: Duration = Duration::from_secs(30);
/// A listener presses nothing before they have heard: what changed is announced a moment after it
/// is shown, and is not taken for what comes of the next press.
const LISTENING: Duration = Duration::from_millis(250);
/// No game of this test takes more.
const MAX_ANSWERS: usize = 500;

/// What is read out when it changes, and can be read again.
fn announced(tree: &AccessibilityTree) -> String {
    let live = tree.nodes().iter().filter(|node| node.property("live") == "polite");
    live.map(|node| tree.text(node)).collect::<Vec<_>>().join(" ").trim().to_owned()
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

/// The part of the page that is called by the question, if it asks this reader.
fn question(tree: &AccessibilityTree) -> Option<&TreeItem> {
    let asked = announced(tree);
    let is_asked = tree.find("RootWebArea", "Your turn").is_some();
    let region =
        tree.all("region").find(|region| !asked.is_empty() && asked.contains(&region.name));
    region.filter(|_| is_asked)
}

/// Buttons that are whole answers: they open nothing and change nothing on the page.
fn answers<'a>(tree: &'a AccessibilityTree, question: &'a TreeItem) -> Vec<&'a TreeItem> {
    let is_answer = |node: &&TreeItem| {
        let opens = ["hasPopup", "expanded", "controls"].iter().any(|name| node.has(name));
        node.role == "button" && !opens && !node.name.contains("ake back")
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
        assert!(start.elapsed() < PATIENCE, "no question in `{said}`:\n{}", tree.content());
    }
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
    let mut dice = Rng::new(11);
    for n_answers in 0..MAX_ANSWERS {
        let tree = heard(person);
        if is_over(&tree) {
            assert!(n_answers > 5, "it was a game");
            return anna.is_content();
        }
        answer(person, &tree, &mut dice);
    }
    panic!("no end");
}

/// Chooses an answer to the question that was read out.
#[track_caller]
fn answer(person: &Person, tree: &AccessibilityTree, dice: &mut Rng) {
    let asked = question(tree).expect("he is asked");
    let tree = unfold(person, tree, asked);
    let asked = question(&tree).expect("it is still asked");
    let answers = answers(&tree, asked);
    assert!(!answers.is_empty(), "no answer can be heard:\n{}", tree.content());
    assert!(answers.iter().all(|answer| !answer.name.is_empty()), "an answer has no name");
    let choice = answers[dice.below(answers.len())];
    assert!(person.activate(choice), "{} takes no focus", choice.name);
    wait_for_change(person, &tree.content());
}
