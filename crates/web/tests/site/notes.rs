//! What is your own at a table: preferences, and notes, which are never sent to anybody else.

use games::GameKind;
use serde_json::json;

use crate::client::{Browser, Form, Program};
use crate::forms::{answer, dealt};
use crate::server::Site;

const NOTE: &str = "Ben hoards marble <b>";

#[test]
fn preferences_are_set_at_the_table() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = dealt(GameKind::Fortuna, &mut anna, &mut ben);
    let page = anna.get(&table).body;
    let form = Form::find(&page, "action=\"/preferences\"").expect("a form");
    let saved =
        anna.post(&form.action, &form.with(&[("theme", "dark"), ("cards", "large")])).is(303);
    assert_eq!(saved.header("location"), Some(&*table), "back to the table");
    let page = anna.get(&table).body;
    assert!(page.contains("data-theme=\"dark\"") && page.contains("data-cards=\"large\""));
    let away = form.with(&[("next", "//elsewhere.example")]);
    assert_eq!(anna.post(&form.action, &away).is(303).header("location"), Some("/account"));
}

#[test]
fn a_note_is_for_its_writer_alone() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let mut watcher = Browser::new(&site.base);
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    anna.post(&format!("{table}/note"), &[("note", NOTE)]).is(303);
    let told = "Ben hoards marble &lt;b&gt;";
    for page in [table.clone(), format!("{table}/notes")] {
        assert!(anna.get(&page).body.contains(told), "{page}");
        for other in [&mut ben, &mut watcher] {
            assert!(!other.get(&page).body.contains("hoards"), "{page}");
        }
    }
    watcher.get(&format!("{table}/notes")).is(401);
    answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    assert!(anna.get(&table).body.contains(told), "it stays when the table moves on");
    assert!(anna.get("/account/export").body.contains("hoards"));
    assert!(!ben.get("/account/export").body.contains("hoards"));
    for who in ["Carla", "Dora"].map(|name| Program::guest(&site.base, name)) {
        let note = format!("/tables/{}/note", table.trim_start_matches("/t/"));
        assert_eq!(who.get(&note).is(200).json(), json!({ "note": "" }), "not even of programs");
        who.put(&note, &json!({ "note": " Anna has the Forum " })).is(200);
        assert_eq!(who.get(&note).is(200).json(), json!({ "note": "Anna has the Forum" }));
    }
    for (letters, status) in [("x".repeat(4_001), 422), ("é".repeat(4_000), 303)] {
        anna.post(&format!("{table}/note"), &[("note", &letters)]).is(status);
    }
    anna.post(&format!("{table}/note"), &[("note", " ")]).is(303);
    assert!(!anna.get(&table).body.contains("hoards"), "an empty note is none");
}
