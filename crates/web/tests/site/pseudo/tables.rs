//! What is at tables of other kinds: lessons, positions, hints, sheets, moments; and what is told
//! outside of pages.

use std::net::TcpListener;

use engine::Rng;
use games::{Chapter, GameKind, Slip, chapters, course, dispatch};
use scenarios::library;
use serde_json::json;
use words::{Speak, Words};

use super::strays::strays;
use super::{Found, LANGUAGE, speaker};
use crate::client::{Browser, Form, Program, send};
use crate::forms::{answer, dealt, opened};
use crate::people::{called, until};
use crate::server::Site;

#[test]
fn every_lesson_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = speaker(&site, "Anna");
        found.look("/learn", &anna.get("/learn").is(200).body);
        for chapter in chapters(kind) {
            look_on(&mut anna, &mut found, (kind, chapter));
            learn(&mut anna, &mut found, (kind, chapter));
        }
    }
    found.is_nothing();
}

/// Looks at the pictures of a lesson and at its questions.
fn look_on(anna: &mut Browser, found: &mut Found, (kind, chapter): (GameKind, Chapter)) {
    let course = course(kind, chapter);
    let questions = (!course.questions.is_empty()).then(|| course.n_steps());
    for step in (1..=course.pictures.len()).chain(questions) {
        let path = format!("/learn/{kind}/{chapter}?step={step}");
        found.look(&path, &anna.get(&path).is(200).body);
    }
}

/// Lets a mistake happen, looks at what came of it, and undoes it.
fn slip(anna: &mut Browser, found: &mut Found, table: &str, slip: &Slip) {
    let form = Form::find(&anna.get(table).is(200).body, "id=\"answers\"").expect("a question");
    anna.post(&form.action, &form.with(&[("action", &slip.answer)])).is(303);
    let page = anna.get(table).is(200).body;
    found.look(&slip.say, &page);
    let undo = Form::find(&page, "/take-back\"").expect("a way back");
    anna.post(&undo.action, &undo.with(&[])).is(303);
}

/// Takes a lesson to its end, and errs wherever the guide knows what to say of it.
fn learn(anna: &mut Browser, found: &mut Found, (kind, chapter): (GameKind, Chapter)) {
    let begun = anna.post(&format!("/learn/{kind}/{chapter}"), &[]).is(303);
    let table = begun.header("location").expect("a place").to_owned();
    for step in course(kind, chapter).steps() {
        for mistake in &step.slips {
            slip(anna, found, &table, mistake);
        }
        let page = anna.get(&table).is(200).body;
        found.look(&format!("{kind}, {}", step.say), &page);
        let form = Form::find(&page, "id=\"answers\"").expect("a question");
        for wrong in step.wrong.keys().map(String::as_str).chain(["fly"]) {
            let refused = anna.post(&form.action, &form.with(&[("action", wrong)])).is(422);
            found.look(&format!("{kind}, {}, {wrong}", step.say), &refused.body);
        }
        anna.post(&form.action, &form.with(&[("action", &step.answer)])).is(303);
    }
    found.look("the end of a lesson", &anna.get(&table).is(200).body);
}

#[test]
fn every_position_to_try_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let mut anna = speaker(&site, "Anna");
    for kind in GameKind::ALL {
        let names: Vec<&str> = library::all(kind).map(|(name, _)| name).step_by(20).collect();
        for name in names {
            let path = format!("/try/{kind}/{name}");
            for path in [path.clone(), format!("{path}?at=1")] {
                found.look(&path, &anna.get(&path).is(200).body);
            }
        }
        let (name, _) = library::all(kind).next().expect("a scenario");
        let opened = anna.post(&format!("/try/{kind}/{name}"), &[("seats", "own")]).is(303);
        let table = opened.header("location").expect("a table").to_owned();
        found.look(&table, &anna.get(&table).is(200).body);
    }
    found.is_nothing();
}

#[test]
fn every_hint_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    for kind in GameKind::ALL {
        let mut anna = speaker(&site, "Anna");
        let opened = anna.post(&format!("/play/{kind}"), &[]).is(303);
        let table = opened.header("location").expect("a place").to_owned();
        let page =
            until(|| Some(anna.get(&table)).filter(|page| page.body.contains("id=\"answers\"")));
        found.look(&table, &page.body);
        let form = Form::find(&page.body, "data-hint").expect("a button");
        found.look("a hint", &anna.post(&form.action, &form.with(&[])).is(200).body);
    }
    found.is_nothing();
}

/// The names of everything that a sheet explains.
fn things<G: Speak>(kind: GameKind) -> Vec<String> {
    let players = toml::Table::from_iter([("players".to_owned(), toml::Value::Integer(2))]);
    let options = games::options::<G>(kind, players).expect("options");
    let sorts = G::sorts(Words::of(words::Locale::En), &options);
    sorts.into_iter().flat_map(|sort| sort.names).collect()
}

#[test]
fn every_sheet_and_every_moment_comes_from_the_words() {
    let mut found = Found::default();
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| speaker(&site, name));
    for kind in GameKind::ALL {
        let table = dealt(kind, &mut anna, &mut ben);
        for name in dispatch!(kind, G => things::<G>(kind)) {
            let path = format!("{table}/about?about={}", name.replace(' ', "%20"));
            found.look(&path, &anna.get(&path).is(200).body);
        }
        let mut dice = Rng::new(3);
        for moment in 0..8 {
            answer(&table, [&mut anna, &mut ben], |all| all[dice.below(all.len())].clone());
            let path = format!("{table}?at={moment}");
            found.look(&path, &anna.get(&path).is(200).body);
        }
        ben.post(&format!("{table}/resign"), &[]).is(303);
        let path = format!("{table}?at=4&seat=1");
        found.look(&path, &anna.get(&path).is(200).body);
    }
    found.is_nothing();
}

/// A reader who has chosen a language is answered in it, whatever the browser asks for and wherever the
/// request goes.
#[test]
fn every_page_of_nowhere_speaks_the_language_that_was_chosen() {
    let mut found = Found::default();
    let site = Site::with(|config| {
        config.session_rate = web::Rate { per_second: 1e-6, burst: 30.0 };
    });
    let mut anna = speaker(&site, "Anna");
    let table = opened(GameKind::Fortuna, &mut anna);
    for path in ["/nowhere", "/t/none", "/t/%ff", "/rules/chess"] {
        found.look(path, &anna.get(path).is(404).body);
    }
    found.look("400", &anna.get(&format!("{table}?at=never")).is(400).body);
    found.look("405", &anna.post("/about", &[]).is(405).body);
    found.look("403", &anna.post("/rename", &[("csrf", "forged")]).is(403).body);
    found.look("413", &anna.post("/import", &[("record", &"x".repeat(3 << 20))]).is(413).body);
    let foreign = anna.post_raw("/rename", "", &[("origin", "http://elsewhere.example")]).is(403);
    found.look("another origin", &foreign.body);
    let throttled = until(|| Some(anna.get("/")).filter(|page| page.status == 429));
    found.look("429", &throttled.body);
    found.is_nothing();
}

#[test]
fn every_refusal_to_a_program_comes_from_the_words() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let authorization = anna.authorization();
    let refused = [
        ("GET", "/nowhere", ""),
        ("GET", "/tables/none", ""),
        ("GET", "/tables?limit=many", ""),
        ("DELETE", "/games", ""),
        ("POST", "/tables", "{"),
        ("POST", "/tables", "{}"),
        ("POST", "/tables", r#"{"game":"fortuna","players":9}"#),
        ("POST", "/guests", r#"{"name":""}"#),
        ("PUT", "/me/webhook", r#"{"url":"nowhere"}"#),
        ("POST", "/me/webhook/test", ""),
    ];
    for (method, path, body) in refused {
        let headers = [
            ("authorization", &*authorization),
            ("content-type", "application/json"),
            ("accept-language", LANGUAGE),
        ];
        let answer = send(method, &format!("{}/api/v1{path}", site.base), &headers, body);
        assert!(answer.status >= 400, "{method} {path}: {}", answer.status);
        let reason = answer.json()["reason"].as_str().expect("a reason").to_owned();
        assert!(reason.starts_with('⟦'), "{method} {path}: {reason}");
        assert_eq!(strays(&reason.replace('<', " "), &[]), [""; 0], "{method} {path}: {reason}");
    }
}

#[test]
fn whose_turn_it_is_is_called_from_the_words() {
    let site = Site::with(|config| config.private_webhooks = true);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a listener");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let mut anna = speaker(&site, "Anna");
    anna.post("/webhook", &[("url", &url)]).is(303);
    let table = opened(GameKind::GloriaMundi, &mut anna);
    let ben = Program::guest(&site.base, "Ben");
    let id = table.trim_start_matches("/t/");
    ben.ask(id, &json!({ "command": "sit", "seat": 1 })).is(200);
    let call = called(&listener);
    let text = call["text"].as_str().expect("a text");
    assert!(text.starts_with('⟦') && text.ends_with('⟧'), "{text}");
}
