//! Learning by playing, by forms alone.

use games::{Chapter, GameKind, course};

use crate::client::{Browser, Form, between};
use crate::server::Site;

const FINISHED: &str = "finished this lesson";

/// Begins the lesson of a game, or goes on with it: where it is.
fn entered(anna: &mut Browser, kind: GameKind) -> String {
    entered_from(anna, "/learn", (kind, Chapter::Game))
}

/// Goes through the pictures, if there are some, to the table.
fn entered_from(anna: &mut Browser, page: &str, (kind, chapter): (GameKind, Chapter)) -> String {
    let mut page = anna.get(page).is(200).body;
    let course = course(kind, chapter);
    let first = format!("/learn/{kind}/{chapter}?step=1\"");
    if page.contains(&first) {
        for number in 1..=course.pictures.len() {
            let at = format!("/learn/{kind}/{chapter}?step={number}");
            assert!(page.contains(&format!("href=\"{at}\"")), "{kind}: no way to {at}");
            page = anna.get(&at).is(200).body;
            let now = format!("Step {number} of {}", course.n_steps());
            assert!(page.contains(&now), "{kind} {chapter}: not {now}");
        }
    }
    let form = Form::find(&page, &format!("/learn/{kind}/{chapter}\"")).expect("a button");
    let answer = anna.post(&form.action, &[]).is(303);
    answer.header("location").expect("a place").to_owned()
}

fn answers(anna: &mut Browser, table: &str) -> Form {
    let page = anna.get(table).is(200).body;
    Form::find(&page, "id=\"answers\"").unwrap_or_else(|| panic!("no question: {page}"))
}

fn told(page: &str) -> &str {
    between(page, "id=\"coach-text\">", "</p>").unwrap_or_else(|| panic!("no teacher: {page}"))
}

/// The answer that is asked for is marked in the list, and so is each place where it is given.
fn points_at(page: &str, answer: &str) {
    let tags: Vec<&str> = page.split('<').filter(|tag| tag.starts_with("button")).collect();
    let is_taught = |tag: &&&str| tag.contains(" taught\"");
    let value = format!("value=\"{answer}\"");
    let in_list = |tag: &&&str| tag.contains("class=\"btn answer") && tag.contains(&value);
    let listed = tags.iter().find(in_list).unwrap_or_else(|| panic!("no {answer}"));
    assert!(is_taught(&listed), "{listed}");
    let spots = between(listed, "data-spots=\"", "\"").unwrap_or_default();
    // Counters are touched one by one; the purse is what they lie in.
    for spot in spots.split_whitespace().filter(|spot| *spot != "purse") {
        let spot = format!("data-spot=\"{spot}\"");
        let mut there = tags.iter().filter(|tag| tag.contains(&spot)).peekable();
        assert!(there.peek().is_some(), "{answer}: nothing at {spot}");
        assert!(there.all(|tag| is_taught(&tag)), "{answer}: nobody points at {spot}");
    }
}

/// Does what the teacher says, to the end of the lesson.
fn obey(anna: &mut Browser, table: &str, (kind, chapter): (GameKind, Chapter)) {
    let course = course(kind, chapter);
    for (number, step) in (1..).zip(course.steps()) {
        let page = anna.get(table).is(200).body;
        let now = format!("Step {} of {}", course.number(number), course.n_steps());
        assert!(page.contains(&now), "{kind}: not {now}");
        assert!(told(&page).contains("Now: "), "{kind} {number}: {}", told(&page));
        points_at(&page, &step.answer);
        let form = Form::find(&page, "id=\"answers\"").expect("a question");
        anna.post(&form.action, &form.with(&[("action", &step.answer)])).is(303);
    }
}

/// The whole course: the game, its end, the result, and a first game.
#[test]
fn a_stranger_learns_each_game_to_the_end_and_plays_on() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::new(&site.base);
        let table = entered(&mut anna, kind);
        obey(&mut anna, &table, (kind, Chapter::Game));
        let page = anna.get(&table).is(200).body;
        assert!(told(&page).contains("the end of this lesson"), "{kind}: {}", told(&page));
        assert_eq!(anna.get("/learn").body.matches(FINISHED).count(), 1);
        let mut last = table.clone();
        for (n_done, chapter) in (2..).zip(games::chapters(kind).skip(1)) {
            last = entered_from(&mut anna, &last, (kind, chapter));
            obey(&mut anna, &last, (kind, chapter));
            assert_eq!(anna.get("/learn").body.matches(FINISHED).count(), n_done);
        }
        let page = anna.get(&last).is(200).body;
        assert!(page.contains("You win"), "{kind}");
        assert!(page.contains("id=\"score-title\""), "{kind}: every point is told");
        let first = Form::find(&page, &format!("/play/{kind}\"")).expect("a first game");
        let opened = anna.post(&first.action, &first.with(&[])).is(303);
        let opened = opened.header("location").expect("a place").to_owned();
        let page = anna.get(&opened).is(200).body;
        assert!(page.contains("id=\"dock\"") && !page.contains("id=\"coach\""), "{kind}");
        assert_ne!(entered(&mut anna, kind), table, "another lesson begins");
    }
}

/// From the first page a lesson begins with one click, and the table is one more behind the pictures.
#[test]
fn the_first_page_leads_to_every_lesson() {
    let site = Site::new();
    let mut anna = Browser::new(&site.base);
    let lobby = anna.get("/").is(200).body;
    for kind in GameKind::ALL {
        assert!(lobby.contains(&format!("id=\"learn-{kind}\"")), "{kind}: {lobby}");
    }
    let table = entered_from(&mut anna, "/", (GameKind::Fortuna, Chapter::Game));
    let form = answers(&mut anna, &table);
    anna.post(&form.action, &form.with(&[("action", "turn-down fortuna")])).is(303);
    let lobby = anna.get("/").is(200).body;
    assert!(lobby.contains(">Lesson</span>"), "her table is marked");
}

#[test]
fn a_mistake_is_explained_and_changes_nothing() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = entered(&mut anna, GameKind::GloryToRome);
    let form = answers(&mut anna, &table);
    let refused = anna.post(&form.action, &form.with(&[("action", "think jack")])).is(422).body;
    let why = between(&refused, "role=\"alert\">", "</p>").expect("a reason");
    assert!(why.contains("Your hand is full"), "{why}");
    let refused = anna.post(&form.action, &form.with(&[("action", "lead laborer bar")])).is(422);
    assert!(refused.body.contains("the lesson does something else"), "{}", refused.body);
    let illegal = anna.post(&form.action, &form.with(&[("action", "done")])).is(422).body;
    assert!(!illegal.contains("lesson goes"), "the rules come first: {illegal}");
    assert!(anna.get(&table).body.contains("Step 3 of "), "nothing has happened");
}

/// A mistake that teaches something happens; it is undone, or the game goes on from there.
#[test]
fn a_mistake_is_shown_and_undone() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = entered(&mut anna, GameKind::GloryToRome);
    let err = |anna: &mut Browser| {
        let form = answers(anna, &table);
        anna.post(&form.action, &form.with(&[("action", "lead merchant jack")])).is(303);
        anna.get(&table).is(200).body
    };
    let page = err(&mut anna);
    assert!(page.contains("You had nothing to sell") && page.contains("You led Merchant"));
    assert!(!page.contains("id=\"answers\""), "nothing else is asked");
    assert!(anna.get("/learn").body.contains("Step 3 of "), "the lesson waits");
    let undo = Form::find(&page, "/take-back\"").expect("a way back");
    anna.post(&undo.action, &undo.with(&[])).is(303);
    let page = anna.get(&table).body;
    assert!(page.contains("Step 3 of ") && page.contains("id=\"answers\""));
    let page = err(&mut anna);
    let leave = Form::find(&page, "/leave-lesson\"").expect("a way on");
    anna.post(&leave.action, &leave.with(&[])).is(303);
    assert!(!anna.get(&table).body.contains("id=\"coach\""));
}

/// The last step asks, and every answer explains itself.
#[test]
fn a_course_ends_with_questions() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    for kind in GameKind::ALL {
        let last = games::chapters(kind).last().expect("a chapter");
        let course = course(kind, last);
        assert!(!course.questions.is_empty(), "{kind} asks nothing");
        assert_eq!(course.questions.len(), 3, "{kind}");
        let at = format!("/learn/{kind}/{last}?step={}", course.n_steps());
        let page = anna.get(&at).is(200).body;
        let n_answers: usize = course.questions.iter().map(|asked| asked.answers.len()).sum();
        assert_eq!(page.matches("<summary>").count(), n_answers, "{kind}");
        for question in &course.questions {
            assert!(question.answers.iter().any(|answer| answer.right), "{kind} {}", question.ask);
        }
        assert!(Form::find(&page, &format!("/play/{kind}\"")).is_some(), "{kind}: a first game");
    }
}

#[test]
fn a_lesson_waits_for_its_learner_and_for_nobody_else() {
    let mut site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = entered(&mut anna, GameKind::GloriaMundi);
    let form = answers(&mut anna, &table);
    anna.post(&form.action, &form.with(&[("action", "play farm")])).is(303);
    site.restart();
    let number = course(GameKind::GloriaMundi, Chapter::Game).number(2);
    assert!(anna.get("/learn").body.contains(&format!("Step {number} of ")));
    assert_eq!(entered(&mut anna, GameKind::GloriaMundi), table);
    assert!(anna.get("/").body.contains(&table), "it is among her tables");
    let mut ben = Browser::guest(&site.base, "Ben");
    ben.get(&table).is(403);
    assert_ne!(entered(&mut ben, GameKind::GloriaMundi), table);
    anna.post("/learn/chess/game", &[]).is(404);
    anna.post("/learn/fortuna/powers", &[]).is(404);
    for step in ["0", "9", "99"] {
        anna.get(&format!("/learn/glory-to-rome/game?step={step}")).is(404);
    }
}

#[test]
fn without_the_lesson_you_play_freely() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = entered(&mut anna, GameKind::GloryToRome);
    let leave = Form::find(&anna.get(&table).body, "/leave-lesson\"").expect("a way out");
    anna.post(&leave.action, &leave.with(&[])).is(303);
    let page = anna.get(&table).body;
    assert!(!page.contains("id=\"coach\""), "{page}");
    let form = Form::find(&page, "id=\"answers\"").expect("a question");
    anna.post(&form.action, &form.with(&[("action", "think jack")])).is(303);
    anna.post(&leave.action, &[("seen", "99")]).is(409);
    assert_ne!(entered(&mut anna, GameKind::GloryToRome), table);
}

#[test]
fn the_form_for_beginners_is_offered_before_the_options() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    for (kind, key) in [("glory-to-rome", "option.beginner"), ("fortuna", "option.deal")] {
        let page = anna.get(&format!("/new/{kind}")).is(200).body;
        let place = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text}: {page}"));
        assert!(place(&format!("name=\"{key}\"")) < place("<details"), "{kind}");
        assert_eq!(page.matches(&format!("name=\"{key}\"")).count(), 1, "{kind}");
    }
}

/// Who plays a thinker's client in vain is told so, once, and the note can be folded up.
#[test]
fn what_was_forgotten_is_told_once() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let example = "/try/glory-to-rome/roles/legionary-of-a-thinker";
    let opened = anna.post(example, &[("seats", "own")]).is(303);
    let table = opened.header("location").expect("a place").to_owned();
    let told = |anna: &mut Browser, action: &str| {
        let form = answers(anna, &table);
        anna.post(&form.action, &form.with(&[("action", action)])).is(303);
        anna.get(&table).body.contains("id=\"oversight\"")
    };
    let script = ["lead legionary school", "think draw", "done"];
    assert_eq!(script.map(|action| told(&mut anna, action)), [false; 3], "nothing is forgotten");
    assert!(told(&mut anna, "done"), "a client acts for nothing");
    assert!(!told(&mut anna, "think jack"), "it is not said again");
}
