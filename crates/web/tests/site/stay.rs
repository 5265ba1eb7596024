//! Who stays in: sockets end with their sessions, cookies are bound to the host, forms lead nowhere
//! else.

use games::GameKind;
use serde_json::json;
use servers::Postgres;

use crate::client::{Browser, Program, between};
use crate::games::dealt;
use crate::live::Socket;
use crate::people::until;
use crate::server::Site;

const POLICY: Option<u16> = Some(1008);

fn table(base: &str) -> String {
    dealt(GameKind::Fortuna, &Program::guest(base, "Host"), &Program::guest(base, "Other"))
}

/// A socket of a page that has shown the table once.
fn page_of(base: &str, table: &str, who: &Browser) -> Socket {
    let mut socket = Socket::open(base, &format!("/t/{table}/live"), &[("cookie", &who.cookie)]);
    socket.next();
    socket
}

fn stream_of(base: &str, table: &str, who: &Program) -> Socket {
    let path = format!("/api/v1/tables/{table}/stream");
    let mut socket = Socket::open(base, &path, &[("authorization", &who.authorization())]);
    socket.next();
    socket
}

#[test]
fn a_socket_ends_with_what_it_came_with() {
    let site = Site::new();
    let base = &site.base;
    let id = table(base);
    let (mut anna, mut ben) = (Browser::guest(base, "Anna"), Browser::guest(base, "Ben"));
    let mut stays = page_of(base, &id, &ben);
    let mut page = page_of(base, &id, &anna);
    anna.post("/logout", &[]).is(303);
    assert_eq!(page.end(), POLICY, "logged out");

    let carla = Program::guest(base, "Carla");
    let second =
        carla.post("/tokens", &json!({ "label": "second" })).is(201).json()["token"].clone();
    let second = carla.with_token(second.as_str().expect("a token"));
    let mut streams = [&carla, &second].map(|who| stream_of(base, &id, who));
    let tokens = carla.get("/tokens").is(200).json();
    let id_of = |label| {
        let all = tokens.as_array().expect("tokens").iter();
        all.clone().find(|token| token["label"] == label).expect("it is there")["id"].clone()
    };
    carla.delete(&format!("/tokens/{}", id_of("second").as_str().expect("an id"))).is(204);
    assert_eq!(streams[1].end(), POLICY, "the token is gone");
    carla.post("/me/delete", &json!({ "name": "Carla" })).is(204);
    assert_eq!(streams[0].end(), POLICY, "the account is gone");

    let mut other = page_of(base, &id, &ben);
    ben.post("/register", &[("name", "Ben"), ("password", "a long password")]).is(303);
    assert_eq!((stays.end(), other.end()), (POLICY, POLICY), "the password is new");
    let mut new = page_of(base, &id, &ben);
    ben.get("/").is(200);
    ben.post("/rename", &[("name", "Benno")]).is(303);
    Program::guest(base, "Dora").ask(&id, &json!({ "command": "say", "text": "salve" })).is(200);
    assert!(new.next().contains("salve"), "another name ends nothing");
}

#[test]
fn a_socket_ends_on_every_node() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database("stay").expect("a database");
    let node = || Site::with(|config| config.database.clone_from(&database));
    let (left, right) = (node(), node());
    let id = table(&left.base);
    let mut anna = Browser::guest(&left.base, "Anna");
    let mut page = page_of(&right.base, &id, &anna);
    anna.post("/logout", &[]).is(303);
    assert_eq!(page.end(), POLICY);
}

/// A page that was away while its session ended does not go on as a stranger's.
#[test]
fn a_page_that_comes_back_as_nobody_is_told() {
    let site = Site::new();
    let id = table(&site.base);
    let mut anna = Browser::guest(&site.base, "Anna");
    let page = anna.get(&format!("/t/{id}")).body;
    let user = between(&page, "data-user=\"", "\"").expect("it is there").to_owned();
    assert!(!user.is_empty());
    let again = |who: &Browser, user: &str| {
        let path = format!("/t/{id}/live?user={user}");
        Socket::open(&site.base, &path, &[("cookie", &who.cookie)])
    };
    assert!(again(&anna, &user).next().contains("id=\"live\""));
    anna.post("/logout", &[]).is(303);
    assert_eq!(again(&anna, &user).end(), POLICY);
    assert!(again(&anna, "").next().contains("id=\"live\""));
    assert_eq!(again(&Browser::guest(&site.base, "Ben"), &user).end(), POLICY);
    assert_eq!(again(&anna, &"x".repeat(2_000)).end(), POLICY);
}

#[test]
fn cookies_are_bound_to_the_host_and_old_ones_are_exchanged() {
    let mut site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    assert!(anna.cookie.starts_with("trivium="), "{}", anna.cookie);
    let old = anna.cookie.clone();
    site.restart_with(|config| config.base_url = Some("https://example.org".to_owned()));
    let home = crate::client::send("GET", &format!("{}/", site.base), &[], "").body;
    let asset = between(&home, "\"/assets/", "\"").expect("an asset");
    let asset = anna.get(&format!("/assets/{asset}")).is(200);
    assert!(asset.cookies().next().is_none(), "a cache may give it to others");
    let mut page = anna.get("/account").is(200);
    assert!(page.body.contains("Anna"), "{}", page.body);
    assert_eq!(anna.cookie, format!("{old}; __Host-{old}"), "the same under the new name");
    page = anna.get("/account").is(200);
    assert!(page.body.contains("Anna"), "{}", page.body);
    assert_eq!(anna.cookie, format!("__Host-{old}"), "the old one has served");
    page = anna.get("/account").is(200);
    assert!(page.body.contains("Anna") && page.cookies().next().is_none(), "{page:?}");

    // A session of today is not opened by a cookie that another host may have planted.
    let ben = Browser::guest(&site.base, "Ben");
    let mut planted = ben.clone();
    planted.cookie = ben.cookie.replace("__Host-", "");
    let page = planted.get("/account").is(200);
    assert!(!page.body.contains("Ben") && page.body.contains("id=\"guest-name\""), "{}", page.body);
    assert!(planted.cookie.contains("__Host-trivium="), "a stranger gets a cookie of his own");
    assert!(!planted.cookie.ends_with(&ben.cookie), "{}", planted.cookie);
    let mut owner = Browser::guest(&site.base, "Carla");
    owner.post("/register", &[("name", "Carla"), ("password", "a long password")]).is(303);
    assert!(owner.cookie.contains("__Host-trivium-device="), "{}", owner.cookie);
}

/// An answer with the new cookie may be lost.
#[test]
fn an_old_cookie_serves_until_the_browser_has_shown_the_new_one() {
    let mut site = Site::new();
    let mut anna = Browser::guest(&site.base, "Anna");
    let old = anna.cookie.clone();
    let id = anna.get("/account/export").is(200).json()["id"].as_str().expect("an id").to_owned();
    site.restart_with(|config| config.base_url = Some("https://example.org".to_owned()));
    let bound = || site.store(async |store| store.sessions_of(&id, 0).await.expect("it")[0].bound);
    for _ in 0..3 {
        anna.cookie.clone_from(&old);
        let page = anna.get("/account").is(200);
        assert!(page.body.contains("Anna") && page.cookies().next().is_some(), "{page:?}");
    }
    std::thread::sleep(std::time::Duration::from_millis(100));
    assert_eq!(bound(), 0, "no time runs yet");
    anna.get("/account").is(200);
    until(|| (bound() > 0).then_some(()));
    anna.cookie = old;
    assert!(anna.get("/account").body.contains("Anna"), "for requests that are under way");
}

/// Nobody tells of a session whose time is over.
#[test]
fn a_socket_ends_with_the_time_of_its_session() {
    let site = Site::with(|config| config.socket_check = std::time::Duration::from_millis(100));
    let id = table(&site.base);
    let anna = Browser::guest(&site.base, "Anna");
    let mut page = page_of(&site.base, &id, &anna);
    site.store(async |store| store.sweep(i64::MAX, i64::MAX).await.expect("a sweep"));
    assert_eq!(page.end(), POLICY);
}

#[test]
fn forms_lead_only_to_our_own_pages() {
    let site = Site::new();
    for (next, to) in [
        ("/learn?x=1#y", "/learn?x=1#y"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example/", "/"),
        ("/\tevil", "/"),
        ("/é", "/"),
    ] {
        let mut anna = Browser::new(&site.base);
        let answer = anna.post("/guest", &[("name", "Anna"), ("next", next)]).is(303);
        assert_eq!(answer.header("location"), Some(to), "{next}");
        anna.get("/").is(200);
        let answer = anna.post("/preferences", &[("next", next)]).is(303);
        assert_eq!(
            answer.header("location"),
            Some(if to == "/" { "/account" } else { to }),
            "{next}"
        );
    }
    let long = format!("/{}", "x".repeat(300));
    let answer = Browser::new(&site.base).post("/guest", &[("name", "Anna"), ("next", &long)]);
    assert_eq!(answer.is(303).header("location"), Some("/"));
}

/// Who has learned from a socket what stands for the token writes it into the chat.
#[test]
fn what_is_said_is_never_taken_for_a_token() {
    let site = Site::new();
    let id = table(&site.base);
    let mut anna = Browser::guest(&site.base, "Anna");
    let mut socket =
        Socket::open(&site.base, &format!("/t/{id}/live"), &[("cookie", &anna.cookie)]);
    let slot = between(&socket.next(), "name=\"csrf\" value=\"", "\"").expect("a slot").to_owned();
    let said = format!("{slot} name=\"csrf\" value=\"{slot}\"");
    anna.post(&format!("/t/{id}/say"), &[("text", &said)]).is(303);
    let page = anna.get(&format!("/t/{id}")).body;
    let chat =
        between(&page, "class=\"chat\"", "</ol>").and_then(|_| page.split("class=\"chat\"").last());
    let chat = chat.expect("a chat").split("</ol>").next().expect("its lines");
    assert!(chat.contains(&slot) && !chat.contains(&anna.csrf), "{chat}");
    assert!(page.contains(&format!("name=\"csrf\" value=\"{}\"", anna.csrf)));
    assert!(!page.contains(&format!("value=\"{slot}\"")), "every field has its token");
}
