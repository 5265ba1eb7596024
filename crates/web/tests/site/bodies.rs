//! Bodies: how large they may be, and how many records are in memory at a time.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Answer, Browser, Program, send};
use crate::people::until;
use crate::server::Site;

const KIB: usize = 1 << 10;

fn record() -> Value {
    let text = include_str!("../../../../records/fortuna/v1/2-expert.json");
    serde_json::from_str(text).expect("a record")
}

/// Announces a body of `n_bytes` and sends none of it.
fn promise(site: &Site, who: &Program, path: &str, n_bytes: usize) -> TcpStream {
    let host = site.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).expect("a connection");
    let authorization = who.authorization();
    let head = format!(
        "POST /api/v1{path} HTTP/1.1\r\nhost: {host}\r\nauthorization: {authorization}\r\n\
         content-type: application/json\r\ncontent-length: {n_bytes}\r\n\
         connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("a request");
    stream
}

/// Sends a body, but asks before whether it may.
fn large(url: &str, kind: &str, sender: (&str, &str), body: &str) -> Answer {
    send("POST", url, &[("content-type", kind), sender, ("expect", "100-continue")], body)
}

#[test]
fn strangers_bring_little() {
    let site = Site::new();
    let nobody = Browser::new(&site.base);
    let form = "application/x-www-form-urlencoded";
    let body = format!("name={}", "x".repeat(33 * KIB));
    for path in ["/login", "/guest", "/register", "/import", "/play/fortuna", "/new/fortuna"] {
        let url = format!("{}{path}", site.base);
        large(&url, form, ("cookie", &nobody.cookie), &body).is(413);
    }
    let body = json!({ "name": "x".repeat(33 * KIB) }).to_string();
    let url = format!("{}/api/v1/guests", site.base);
    large(&url, "application/json", ("accept", "*/*"), &body).is(413);
    let url = format!("{}/api/v1/records", site.base);
    large(&url, "application/json", ("authorization", "Bearer 1"), &body).is(401);
}

#[test]
fn only_a_record_is_large() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let authorization = anna.authorization();
    let body = format!("{}{{}}", " ".repeat(300 * KIB));
    for (path, status) in [("/tables", 413), ("/tokens", 413), ("/records", 422)] {
        let url = format!("{}/api/v1{path}", site.base);
        large(&url, "application/json", ("authorization", &authorization), &body).is(status);
    }
    let ben = Browser::guest(&site.base, "Ben");
    let form = "application/x-www-form-urlencoded";
    for (path, status) in [("/rename", 413), ("/new/fortuna", 413), ("/import", 422)] {
        let body = format!("csrf={}&record={}", ben.csrf, "x".repeat(300 * KIB));
        large(&format!("{}{path}", site.base), form, ("cookie", &ben.cookie), &body).is(status);
    }
}

#[test]
fn a_refused_body_is_read_to_its_end() {
    const N_BYTES: usize = 4096 * KIB;
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let mut stream = promise(&site, &anna, "/tables", N_BYTES);
    for piece in vec![b' '; N_BYTES].chunks(64 * KIB) {
        stream.write_all(piece).expect("the server takes what it refuses");
        // Long enough for a server that closes to be noticed.
        sleep(Duration::from_millis(2));
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
}

#[test]
fn a_deck_fits_a_request() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let options = json!({ "players": 2, "deck": "|".repeat(64 * KIB) });
    let told = anna.post("/tables", &json!({ "game": "gloria-mundi", "options": options }));
    assert_eq!(told.is(422).json()["code"], "options");
    let mut ben = Browser::guest(&site.base, "Ben");
    let deck = "|".repeat(64 * KIB);
    let fields = [("players", "2"), ("bots", "0"), ("level", "tiro"), ("data.deck", &deck)];
    ben.post("/new/gloria-mundi", &fields).is(422);
}

#[test]
fn a_user_brings_one_record_at_a_time() {
    let site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let mut slow = Vec::new();
    let told = until(|| {
        // An earlier one was refused where the whole record was there first.
        slow.push(promise(&site, &anna, "/records", 2_000_000));
        Some(anna.post("/records", &record())).filter(|told| told.status != 201)
    });
    assert!(told.is(429).header("retry-after").is_some());
    ben.post("/records", &record()).is(201);
    drop(slow);
    until(|| (anna.post("/records", &record()).status == 201).then_some(()));
}

#[test]
fn a_few_records_are_in_memory_at_a_time() {
    let site = Site::new();
    let users: Vec<Program> = (0..8).map(|_| Program::guest(&site.base, "Anna")).collect();
    let ben = Program::guest(&site.base, "Ben");
    let slow: Vec<TcpStream> =
        users.iter().map(|who| promise(&site, who, "/records", 2_000_000)).collect();
    let told = until(|| Some(ben.post("/records", &record())).filter(|told| told.status != 201));
    assert_eq!(told.is(503).json()["code"], "busy");
    let new = json!({ "game": "fortuna", "options": { "players": 2 } });
    ben.post("/tables", &new).is(201);
    drop(slow);
    until(|| (ben.post("/records", &record()).status == 201).then_some(()));
}
