//! Being called: side by side, not too often, and without telling what is none of their business.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Browser, Program};
use crate::people::{called, heard, until};
use crate::server::Site;

/// A server that may call the machine it runs on.
fn site() -> Site {
    Site::with(|config| config.private_webhooks = true)
}

fn listen() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a listener");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    (listener, url)
}

/// A table of someone that waits for them, because someone else took the last seat.
fn waits_for(host: &Program, other: &Program) -> String {
    let new = json!({ "game": "gloria-mundi", "options": { "players": 2 } });
    let id = host.post("/tables", &new).is(201).json()["id"].as_str().expect("an id").to_owned();
    for (who, seat) in [(host, 0), (other, 1)] {
        who.ask(&id, &json!({ "command": "sit", "seat": seat })).is(200);
    }
    id
}

fn hook(who: &Program, url: &str) {
    who.put("/me/webhook", &json!({ "url": url })).is(200);
}

fn answer(mut stream: TcpStream, status: &str) {
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).expect("an answer");
}

/// Nobody calls for a while.
fn stays_silent(listener: &TcpListener) {
    listener.set_nonblocking(true).expect("a setting");
    std::thread::sleep(Duration::from_millis(400));
    assert!(listener.accept().is_err(), "somebody called");
    listener.set_nonblocking(false).expect("a setting");
}

fn metric(site: &Site, name: &str) -> String {
    let text = crate::client::send("GET", &format!("{}/metrics", site.base), &[], "").body;
    let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.and_then(|line| line.split(' ').nth(1)).expect("a number").to_owned()
}

#[test]
fn nobodys_tarpit_delays_another() {
    let site = site();
    let ben = Program::guest(&site.base, "Ben");
    let carla = Program::guest(&site.base, "Carla");
    let (listener, url) = listen();
    hook(&carla, &url);
    let answered = std::thread::spawn(move || (called(&listener), listener));
    carla.post("/me/webhook/test", &json!({})).is(200);
    let (_, listener) = answered.join().expect("a call");
    // Connections are made, and nothing is ever answered. There are more of them than calls at a
    // time.
    let (tarpit, url) = listen();
    for n in 0..40 {
        let host = Program::guest(&site.base, &format!("Tar {n}"));
        hook(&host, &url);
        waits_for(&host, &ben);
    }
    let start = Instant::now();
    let table = waits_for(&carla, &ben);
    assert_eq!(called(&listener)["table"], *table);
    // The bound of the promise is a second; a machine that does ten things at once is slower, and
    // still much faster than one tarpit.
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    until(|| (metric(&site, "trivium_webhooks_total") == "2").then_some(()));
    assert_eq!(metric(&site, "trivium_webhook_failures_total"), "0", "they are still waiting");
    drop(tarpit);
}

#[test]
fn what_happens_during_a_call_is_one_call() {
    let site = site();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let (listener, url) = listen();
    hook(&anna, &url);
    let first = waits_for(&anna, &ben);
    let (stream, call) = heard(&listener);
    assert_eq!((&call["table"], &call["waiting"]), (&json!(first), &json!(1)));
    let tables = [0, 1, 2].map(|_| waits_for(&anna, &ben));
    stays_silent(&listener);
    answer(stream, "200 OK");
    let call = called(&listener);
    assert_eq!((&call["table"], &call["waiting"]), (&json!(tables[2]), &json!(4)));
    assert!(
        call["text"].as_str().is_some_and(|text| text.contains("4 games are waiting")),
        "{call}"
    );
    stays_silent(&listener);
}

#[test]
fn an_address_that_fails_is_left_alone_for_a_while() {
    let site = site();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let (listener, url) = listen();
    hook(&anna, &url);
    waits_for(&anna, &ben);
    answer(heard(&listener).0, "500 Broken");
    until(|| (anna.get("/me/webhook").json()["error"] == "status 500").then_some(()));
    assert_eq!(metric(&site, "trivium_webhooks_total"), "0", "nothing arrived");
    assert_eq!(metric(&site, "trivium_webhook_failures_total"), "1");
    waits_for(&anna, &ben);
    stays_silent(&listener);
}

#[test]
fn an_address_that_failed_for_a_day_is_switched_off_until_it_answers() {
    let site = site();
    let mut anna = Browser::guest(&site.base, "Anna");
    let ben = Program::guest(&site.base, "Ben");
    let (listener, url) = listen();
    anna.post("/webhook", &[("url", &url)]).is(303);
    let id = anna.get("/account/export").is(200).json()["id"].as_str().expect("an id").to_owned();
    site.store(async |store| {
        let failed = store::Failed { webhook: &url, error: "status 404", now: 1, too_old: 0 };
        for now in [1, 2] {
            let failed = store::Failed { now, too_old: now - 1, ..failed };
            store.webhook_failed(&id, failed).await.expect("it is noted");
        }
    });
    let page = anna.get("/account").body;
    assert!(page.contains("id=\"webhook-off\"") && page.contains("the answer was 404"), "{page}");
    let table = crate::forms::opened(games::GameKind::GloriaMundi, &mut anna);
    ben.ask(table.trim_start_matches("/t/"), &json!({ "command": "sit", "seat": 1 })).is(200);
    stays_silent(&listener);

    let server = std::thread::spawn(move || (called(&listener), listener));
    let page = anna.post("/webhook/test", &[]).is(200).body;
    assert!(page.contains("id=\"webhook-arrived\"") && !page.contains("webhook-off"), "{page}");
    let (call, listener) = server.join().expect("a call");
    assert!(call["text"].as_str().is_some_and(|text| text.contains("test")), "{call}");
    let ben = Program::guest(&site.base, "Ben");
    let next = crate::forms::opened(games::GameKind::GloriaMundi, &mut anna);
    ben.ask(next.trim_start_matches("/t/"), &json!({ "command": "sit", "seat": 1 })).is(200);
    assert_eq!(called(&listener)["table"], next.trim_start_matches("/t/"));
}

/// Names of a private network, none, and what does not answer: all the same.
#[test]
fn a_test_tells_a_status_and_nothing_else() {
    let site = Site::new();
    let tell_nothing = |url: &str| {
        let anna = Program::guest(&site.base, "Anna");
        hook(&anna, url);
        let start = Instant::now();
        let tested = anna.post("/me/webhook/test", &json!({})).is(200).json();
        assert_eq!(tested, json!({ "arrived": false, "error": "unreachable" }), "{url}");
        assert!(start.elapsed() >= Duration::from_secs(1), "{url}: quicker than others");
        let told = anna.get("/me/webhook").is(200).json();
        assert_eq!(told, json!({ "url": url, "error": "unreachable", "off_since": null }));
    };
    std::thread::scope(|scope| {
        for url in ["http://localhost:1/", "http://name.invalid/", "http://10.0.0.1/", "https://["]
        {
            scope.spawn(|| tell_nothing(url));
        }
    });
}

#[test]
fn tests_are_for_who_has_an_address_and_not_too_many() {
    let site = site();
    let anna = Program::guest(&site.base, "Anna");
    let test = || anna.post("/me/webhook/test", &json!({}));
    assert_eq!(test().is(409).json()["code"], "no-webhook");
    let nobody = format!("{}/api/v1/me/webhook/test", site.base);
    crate::client::send("POST", &nobody, &[("authorization", "Bearer x")], "").is(401);
    Browser::guest(&site.base, "Ben").post("/webhook/test", &[]).is(409);
    Browser::guest(&site.base, "Ben").post("/webhook/test", &[("csrf", "x")]).is(403);

    let (listener, url) = listen();
    hook(&anna, &url);
    let server = std::thread::spawn(move || {
        for status in ["204 No Content", "404 Not Found", "302 Found\r\nlocation: http://10.0.0.1"]
        {
            answer(heard(&listener).0, status);
        }
    });
    let results = [0, 1, 2].map(|_| test().is(200).json());
    let failed = |status| json!({ "arrived": false, "error": status });
    assert_eq!(results[0], json!({ "arrived": true, "error": null }));
    assert_eq!(results[1..], [failed("status 404"), failed("status 302")]);
    server.join().expect("three calls");
    assert!(test().is(429).header("retry-after").is_some());
}
