//! Hints: what they say, and who may have them.

use games::GameKind;
use web::Rate;

use crate::client::{Answer, Browser, Form};
use crate::forms::{dealt, opened_with};
use crate::people::until;
use crate::server::Site;

const MARK: &str = "data-hint";

/// The page of a table against bots, when its person is asked.
fn against_bots(kind: GameKind, anna: &mut Browser) -> Answer {
    let opened = anna.post(&format!("/play/{kind}"), &[]).is(303);
    let table = opened.header("location").expect("a place").to_owned();
    until(|| Some(anna.get(&table)).filter(|page| page.body.contains("id=\"answers\"")))
}

fn ask(anna: &mut Browser, page: &Answer) -> Answer {
    let form = Form::find(&page.body, MARK).expect("a button");
    anna.post(&form.action, &form.with(&[]))
}

#[test]
fn who_plays_against_bots_is_told_what_the_strongest_would_do_and_why() {
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = Browser::guest(&site.base, "Anna");
        let page = against_bots(kind, &mut anna);
        let hint = ask(&mut anna, &page).is(200).body;
        let told = ["Legatus would answer: ", " of 100", "What it compared, in "];
        assert!(told.iter().all(|text| hint.contains(text)), "{hint}");
        let form = Form::find(&page.body, "id=\"answers\"").expect("answers");
        let question = form.fields.iter().find(|(name, _)| name == "question").expect("it");
        assert!(hint.contains(&format!("data-question=\"{}\"", question.1)), "{hint}");
        assert_eq!(anna.get(form.action.trim_end_matches("/act")).body, page.body, "asks nothing");
    }
}

#[test]
fn nobody_has_a_hint_against_people() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    for person in [&mut anna, &mut ben] {
        assert!(!person.get(&table).body.contains(MARK));
        let refused = person.post(&format!("{table}/hint"), &[]).is(409).body;
        assert!(refused.contains("where no other person plays"), "{refused}");
    }
    Browser::new(&site.base).post(&format!("{table}/hint"), &[]).is(401);
}

#[test]
fn hints_are_for_who_is_asked_and_not_too_often() {
    let site = Site::with(|config| config.hint_rate = Rate { per_second: 1e-6, burst: 1.0 });
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = against_bots(GameKind::GloriaMundi, &mut anna);
    ask(&mut anna, &page).is(200);
    ask(&mut anna, &page).is(429);
    let lobby = opened_with(GameKind::GloriaMundi, &mut anna, &[]);
    anna.post(&format!("{lobby}/hint"), &[]).is(409);
    let mut watcher = Browser::guest(&site.base, "Carla");
    let form = Form::find(&page.body, MARK).expect("a button");
    watcher.post(&form.action, &[]).is(409);
}
