//! Forms that come back: filled in, without passwords, with the mistake at its field.

use crate::client::{Browser, Form, between};
use crate::server::Site;

/// A field and what stands with it, where the form came back.
#[track_caller]
fn wrong<'a>(page: &'a str, id: &str) -> &'a str {
    let input = page.split('<').find(|tag| tag.contains(&format!(" id=\"{id}\"")));
    let input = input.unwrap_or_else(|| panic!("no {id}: {page}"));
    assert!(input.contains("aria-invalid=\"true\"") && input.contains("autofocus"), "{input}");
    assert!(input.contains(&format!("{id}-mistake\"")), "described by it: {input}");
    assert_eq!(page.matches("autofocus").count(), 1, "the first mistake has the focus");
    between(page, &format!("id=\"{id}-mistake\">"), "</small>").expect("the mistake")
}

#[test]
fn limits_are_told_before() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get("/account").is(200).body;
    for (id, told) in [
        ("register-name", "Up to 24 letters"),
        ("register-password", "At least 8 characters"),
        ("rename-name", "Up to 24 letters"),
        ("webhook-url", "https://"),
        ("token-label", "Up to 60 characters"),
    ] {
        let hint = between(&page, &format!("id=\"{id}-hint\">"), "</small>");
        assert!(hint.is_some_and(|hint| hint.contains(told)), "{id}: {hint:?}");
        assert!(page.contains(&format!("aria-describedby=\"{id}-hint\"")), "{id}");
    }
    let page = anna.get("/new/fortuna").is(200).body;
    assert!(between(&page, "id=\"days-hint\">", "</small>").is_some_and(|hint| hint == "1 to 60"));
}

/// What is filled in.
type Fields<'a> = &'a [(&'a str, &'a str)];

#[test]
fn a_mistake_comes_back_at_its_field() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let long = "x".repeat(5_000);
    let cases: [(&str, Fields<'_>, &str, &str); 7] = [
        ("/rename", &[("name", "<Anna>")], "rename-name", "&lt;Anna&gt;"),
        ("/rename", &[("name", &long)], "rename-name", "xxx"),
        ("/register", &[("name", "Anna B"), ("password", "short")], "register-password", "Anna B"),
        ("/webhook", &[("url", "nowhere at all")], "webhook-url", "nowhere at all"),
        (
            "/preferences",
            &[("theme", "loud"), ("speed", "fast")],
            "theme",
            "value=\"fast\" selected",
        ),
        ("/tokens", &[("label", " ")], "token-label", ""),
        ("/account/delete", &[("name", "Nobody")], "delete-name", "Nobody"),
    ];
    for (path, fields, id, filled) in cases {
        let page = anna.post(path, fields).is(422).body;
        assert!(!wrong(&page, id).is_empty());
        assert!(page.contains(filled), "{path}: {filled}: {page}");
        assert!(!page.contains("value=\"short\""), "a password never comes back");
    }
    assert!(anna.get("/account").body.contains(">Anna<"), "nothing has changed");
}

#[test]
fn signing_in_comes_back_without_the_password() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/register", &[("name", "Anna"), ("password", "correct horse")]).is(303);
    anna.get("/account").is(200);
    let page = anna
        .post(
            "/register",
            &[("name", "Anna"), ("password", "another horse"), ("old", "wrong horse")],
        )
        .is(401)
        .body;
    wrong(&page, "old-password");
    let mut there = Browser::new(&site.base);
    let page = there.post("/login", &[("name", "Anna"), ("password", "wrong horse")]).is(401).body;
    assert!(wrong(&page, "login-password").contains("Wrong name or password"));
    assert!(page.contains("value=\"Anna\"") && !page.contains("wrong horse"), "{page}");
    let page = there.post("/guest", &[("name", "anna"), ("next", "/new/fortuna")]).is(409).body;
    assert!(wrong(&page, "guest-name").contains("taken"));
    assert!(page.contains("name=\"next\" value=\"/new/fortuna\""), "it still leads on: {page}");
}

#[test]
fn a_new_table_comes_back_as_it_was() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get("/new/fortuna").is(200).body;
    let form = Form::find(&page, "multipart").expect("a form");
    for (field, value) in [("players", "900"), ("option.max_rounds", "0"), ("days", "-3")] {
        let fields = [("pace", "days"), ("take_back", "never"), (field, value)];
        let page = anna.post("/new/fortuna", &form.with(&fields)).is(422).body;
        assert!(wrong(&page, field).contains("Choose a number from "), "{field}");
        assert!(page.contains("value=\"never\" selected"), "{field}: what was chosen stays");
        assert!(
            !page.contains("name=\"spectators\" type=\"checkbox\" value=\"yes\">")
                || !form.with(&fields).iter().any(|(name, _)| *name == "spectators")
        );
    }
    anna.post("/new/fortuna", &form.with(&[("option.nothing", "1")])).is(422);
    anna.post("/new/fortuna", &form.with(&[("csrf", "forged")])).is(403);
    assert!(!anna.get("/").body.contains("href=\"/t/"), "no table was opened");
}

#[test]
fn a_contract_comes_back_as_it_was() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let table = crate::forms::opened(games::GameKind::Fortuna, &mut anna);
    let page = anna.get(&format!("{table}/contract")).is(200).body;
    let form = Form::find(&page, "/amend\"").expect("a form");
    let fields = [("pace", "live"), ("bank", "9999"), ("absentee", "forfeit")];
    let page = anna.post(&form.action, &form.with(&fields)).is(422).body;
    assert!(wrong(&page, "bank").contains("1 to 1"), "{page}");
    assert!(page.contains("value=\"forfeit\" selected") && page.contains("value=\"9999\""));
    ben.post(&form.action, &form.with(&fields)).is(403);
}

#[test]
fn a_record_that_is_wrong_comes_back() {
    let site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.post("/import", &[("record", "{\"none\": 1}")]).is(422).body;
    assert!(page.contains("id=\"record-mistake\"") && page.contains("&quot;none&quot;"), "{page}");
    let page = anna.post("/import", &[]).is(422).body;
    assert!(page.contains("id=\"record-mistake\""), "{page}");
    let kept = [("name", ""), ("text", "")];
    let page = anna.post("/decks/deck/new", &kept).body;
    assert!(page.contains("id=\"name-mistake\"") || page.contains("id=\"problem\""), "{page}");
}
