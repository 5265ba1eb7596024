//! Who signs in, who is slowed down, and who is not.

use serde_json::json;
use web::Rate;

use crate::client::{Answer, Browser, Program, send};
use crate::people::until;
use crate::server::Site;

const PASSWORD: &str = "a long password";

/// A login from an address that a proxy names.
fn log_in(site: &Site, from: &str, name: &str, password: &str) -> Answer {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
    let body = json!({ "name": name, "password": password }).to_string();
    send("POST", &format!("{}/api/v1/login", site.base), &headers, &body)
}

/// A site behind a proxy, and the browser of the account `Anna`.
fn with_account() -> (Site, Browser) {
    let site = Site::with(|config| config.trust_proxy = true);
    let mut anna = Browser::guest(&site.base, "Anna");
    anna.post("/register", &[("name", "Anna"), ("password", PASSWORD)]).is(303);
    anna.get("/account").is(200);
    (site, anna)
}

/// Goes on failing until it is told to wait. A slow machine may have waited already.
fn held(mut fail: impl FnMut() -> Answer) -> Answer {
    until(|| Some(fail()).filter(|answer| answer.status == 429))
}

#[test]
fn a_name_is_looked_at_before_a_password_is_hashed() {
    let site = Site::with(|config| {
        config.sign_in_rate = Rate { per_second: 0.001, burst: 3.0 };
    });
    let (mut anna, mut ben) =
        (Browser::guest(&site.base, "Anna"), Browser::guest(&site.base, "Ben"));
    let register = |who: &mut Browser, name: &str, password: &str| {
        who.post("/register", &[("name", name), ("password", password)]).status
    };
    assert_eq!(register(&mut anna, "Anna", PASSWORD), 303, "the last of three");
    // What is refused for its name or length costs no attempt; the rest waits for one.
    for (name, password, status) in [
        ("Anna", PASSWORD, 409),
        ("ANNA", PASSWORD, 409),
        ("<b>", PASSWORD, 422),
        ("Ben", "short", 422),
        ("Ben", PASSWORD, 429),
    ] {
        assert_eq!(register(&mut ben, name, password), status, "{name}");
    }
}

#[test]
fn who_guesses_waits_and_the_owner_does_not() {
    let (site, _) = with_account();
    for n in 0..5 {
        // One household, whichever of its addresses it uses.
        log_in(&site, &format!("2001:db8:1:2::{n}"), "Anna", "wrong").is(401);
    }
    let mut addresses = 10..30;
    let held = held(|| {
        let n = addresses.next().expect("it is the same household");
        log_in(&site, &format!("2001:db8:1:2:3::{n}"), "ANNA", "wrong")
    });
    assert!(held.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok()));
    log_in(&site, "2001:db8:1:3::1", "Anna", PASSWORD).is(201);
    log_in(&site, "2001:db8:1:2::1", "Nobody", "wrong").is(401);
    // A delay, no lock.
    until(|| {
        Some(log_in(&site, "2001:db8:1:2::1", "Anna", PASSWORD))
            .filter(|answer| answer.status == 201)
    });
    log_in(&site, "2001:db8:1:2::1", "Anna", "wrong").is(401);
}

/// Fifty failures from ten addresses slow down every stranger who names her, not her own browser.
#[test]
fn a_browser_that_knows_the_account_is_let_through() {
    let (site, mut anna) = with_account();
    anna.post("/logout", &[]).is(303);
    anna.get("/").is(200);
    std::thread::scope(|scope| {
        // As many at once as passwords are hashed, so that nobody waits for long.
        for half in [1..=5, 6..=10] {
            let site = &site;
            scope.spawn(move || {
                for address in half.flat_map(|address| [address; 5]) {
                    log_in(site, &format!("203.0.113.{address}"), "Anna", "wrong").is(401);
                }
            });
        }
    });
    let mut stranger = Browser::new(&site.base);
    let (right, wrong) =
        ([("name", "Anna"), ("password", PASSWORD)], [("name", "Anna"), ("password", "wrong")]);
    held(|| stranger.post("/login", &wrong));
    anna.post("/login", &right).is(303);
    // Her own failures slow her down all the same.
    anna.get("/").is(200);
    held(|| anna.post("/login", &wrong));
}

#[test]
fn a_device_is_known_for_its_account_alone_and_until_the_password_changes() {
    let (site, mut anna) = with_account();
    let device = |browser: &Browser| {
        browser
            .cookie
            .split("; ")
            .find(|cookie| cookie.starts_with("trivium-device="))
            .map(str::to_owned)
    };
    let first = device(&anna).expect("a device");
    let new = [("name", "Anna"), ("password", "another password"), ("old", PASSWORD)];
    anna.post("/register", &new).is(303);
    assert_ne!(device(&anna), Some(first.clone()), "the old one is worth nothing any more");
    // From the same address as the thief, whose device is nobody's.
    anna.get("/").is(200);
    let mut thief = Browser::new(&site.base);
    thief.cookie = format!("{}; {first}", thief.cookie);
    held(|| thief.post("/login", &[("name", "Anna"), ("password", "wrong")]));
    anna.post("/login", &[("name", "Anna"), ("password", "another password")]).is(303);
    assert!(device(&Browser::guest(&site.base, "Ben")).is_none(), "guests have nothing to guess");
}

#[test]
fn long_and_strange_names_are_only_wrong() {
    let (site, _) = with_account();
    for name in ["x".repeat(20_000), "\u{fdfa}".repeat(1000), "An\0na".to_owned(), String::new()] {
        let status = log_in(&site, "203.0.113.1", &name, "wrong").status;
        assert!([401, 422].contains(&status), "{status}");
    }
}

#[test]
fn a_new_password_ends_tokens_unless_they_are_kept() {
    let site = Site::new();
    let first = Program::guest(&site.base, "Anna");
    let [second, third] = ["second", "third"].map(|label| {
        let token =
            first.post("/tokens", &json!({ "label": label })).is(201).json()["token"].clone();
        first.with_token(token.as_str().expect("a token"))
    });
    let account = |password: &str, old: Option<&str>, keep: Option<bool>| {
        let mut account = json!({ "name": "Anna", "password": password, "old_password": old });
        if let Some(keep) = keep {
            account["keep_tokens"] = json!(keep);
        }
        account
    };
    let new = ["password one", "password two", "password three"];
    first.put("/me/account", &account(new[0], None, None)).is(200);
    for token in [&first, &second, &third] {
        token.get("/me").is(200);
    }
    first.put("/me/account", &account(new[1], Some(new[0]), Some(true))).is(200);
    second.get("/me").is(200);
    first
        .put("/me/account", &json!({ "name": "Anna", "password": new[2], "keep_tokens": 1 }))
        .is(422);
    second.put("/me/account", &account(new[2], Some(new[1]), None)).is(200);
    second.get("/me").is(200);
    first.get("/me").is(401);
    third.get("/me").is(401);
    let mut page = Browser::new(&site.base);
    page.post("/login", &[("name", "Anna"), ("password", new[2])]).is(303);
    let form = page.get("/account").body;
    assert!(form.contains("name=\"keep_tokens\"") && !form.contains("checked"), "{form}");
    let fields = [("name", "Anna"), ("password", new[0]), ("old", new[2])];
    page.post("/register", &[&fields[..], &[("keep_tokens", "yes")]].concat()).is(303);
    second.get("/me").is(200);
    page.get("/account").is(200);
    page.post("/register", &[("name", "Anna"), ("password", new[1]), ("old", new[0])]).is(303);
    second.get("/me").is(401);
}
