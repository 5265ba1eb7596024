//! Learning by playing, by forms alone.

use games::{GameKind, course};

use crate::client::{Browser, Form, between};
use crate::server::Site;

/// Begins a lesson, or goes on with it: where it is.
fn entered(anna: &mut Browser, kind: GameKind) -> String {
    let page = anna.get("/learn").is(200).body;
    let form = Form::find(&page, &format!("/learn/{kind}\"")).expect("a button");
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

#[test]
fn a_stranger_learns_each_game_to_the_end_and_plays_on() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::new(&site.base);
        let table = entered(&mut anna, kind);
        let steps = course(kind).steps();
        for (number, step) in (1..).zip(steps) {
            let page = anna.get(&table).is(200).body;
            let now = format!("Step {number} of {}", steps.len());
            assert!(page.contains(&now), "{kind}: not {now}");
            assert!(told(&page).contains("Now: "), "{kind} {number}: {}", told(&page));
            let form = Form::find(&page, "id=\"answers\"").expect("a question");
            anna.post(&form.action, &form.with(&[("action", &step.answer)])).is(303);
        }
        let page = anna.get(&table).is(200).body;
        assert!(told(&page).contains("The lesson is over"), "{kind}: {}", told(&page));
        assert!(anna.get("/learn").body.contains("You have finished this lesson"), "{kind}");
        assert_ne!(entered(&mut anna, kind), table, "another lesson begins");
    }
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
    assert!(refused.body.contains("the lesson goes another way"), "{}", refused.body);
    let illegal = anna.post(&form.action, &form.with(&[("action", "done")])).is(422).body;
    assert!(!illegal.contains("lesson goes"), "the rules come first: {illegal}");
    assert!(anna.get(&table).body.contains("Step 1 of "), "nothing has happened");
}

#[test]
fn a_lesson_waits_for_its_learner_and_for_nobody_else() {
    let mut site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let table = entered(&mut anna, GameKind::GloriaMundi);
    let form = answers(&mut anna, &table);
    anna.post(&form.action, &form.with(&[("action", "play farm")])).is(303);
    site.restart();
    assert!(anna.get("/learn").body.contains("Step 2 of "));
    assert_eq!(entered(&mut anna, GameKind::GloriaMundi), table);
    assert!(anna.get("/").body.contains(&table), "it is among her tables");
    let mut ben = Browser::guest(&site.base, "Ben");
    ben.get(&table).is(403);
    assert_ne!(entered(&mut ben, GameKind::GloriaMundi), table);
    anna.post("/learn/chess", &[]).is(404);
}

#[test]
fn whoever_skips_the_lesson_plays_as_he_likes() {
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
