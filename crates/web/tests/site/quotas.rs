//! How much of the house one user may take up.

use std::thread;

use games::GameKind;
use serde_json::{Value, json};
use web::{Config, Quota, Quotas};

use crate::client::{Answer, Browser, Program, send};
use crate::games::{answer, dealt};
use crate::server::Site;

/// A site with the quotas that hosts get when they say nothing, some changed.
fn site(change: impl FnOnce(&mut Quotas)) -> Site {
    Site::with(|config| {
        config.quotas = Config::default().quotas;
        change(&mut config.quotas);
    })
}

const fn only(n: u32) -> Quota {
    Quota { guest: n, account: n + 1 }
}

fn new(kind: GameKind) -> Value {
    json!({ "game": kind.slug(), "options": { "players": 2 } })
}

#[track_caller]
fn refused(answer: Answer, status: u16, part: &str) {
    let told = answer.is(status).json();
    assert_eq!(told["code"], "quota", "{told}");
    assert!(told["reason"].as_str().expect("a reason").contains(part), "{told}");
}

fn opened(who: &Program) -> String {
    let made = who.post("/tables", &new(GameKind::Fortuna)).is(201).json();
    made["id"].as_str().expect("an id").to_owned()
}

/// A table against a bot, ready to be dealt.
fn ready(who: &Program, level: &str) -> String {
    let id = opened(who);
    who.ask(&id, &json!({ "command": "sit", "seat": 0 })).is(200);
    who.ask(&id, &json!({ "command": "seat-bot", "seat": 1, "level": level })).is(200);
    id
}

fn start(who: &Program, table: &str) -> Answer {
    who.ask(table, &json!({ "command": "start" }))
}

#[test]
fn open_tables_are_bounded_and_an_account_may_have_more() {
    let site = site(|_| ());
    let anna = Program::guest(&site.base, "Anna");
    let tables: Vec<String> = (0..3).map(|_| opened(&anna)).collect();
    refused(anna.post("/tables", &new(GameKind::Fortuna)), 409, "you can have 10");
    anna.ask(&tables[0], &json!({ "command": "abort" })).is(200);
    opened(&anna);
    refused(anna.post("/tables", &new(GameKind::Fortuna)), 409, "3 tables that haven’t started");
    opened(&Program::guest(&site.base, "Ben"));
    let account = json!({ "name": "Anna", "password": "a long password" });
    anna.put("/me/account", &account).is(200);
    for _ in 3..10 {
        opened(&anna);
    }
    let told = anna.post("/tables", &new(GameKind::Fortuna)).is(409).json();
    assert!(!told["reason"].as_str().expect("a reason").contains("account"), "{told}");
}

#[test]
fn a_refusal_is_told_in_every_language() {
    let site = site(|quotas| quotas.open = only(0));
    let anna = Program::guest(&site.base, "Anna");
    let parts = [("en", "call it off"), ("fr", "annule une partie"), ("es", "cancela una partida")];
    for (language, part) in parts {
        let url = format!("{}/api/v1/tables", site.base);
        let authorization = anna.authorization();
        let headers = [
            ("authorization", &*authorization),
            ("content-type", "application/json"),
            ("accept-language", language),
        ];
        refused(send("POST", &url, &headers, &new(GameKind::Fortuna).to_string()), 409, part);
    }
    let mut browser = Browser::guest(&site.base, "Ben");
    let page = browser.post("/play/fortuna", &[]).is(409).body;
    assert!(page.contains("You already have"), "{page}");
}

#[test]
fn two_at_once_do_not_pass_together() {
    let site = site(|quotas| quotas.thinking = only(2));
    let anna = Program::guest(&site.base, "Anna");
    let made = thread::scope(|scope| {
        let open = || scope.spawn(|| anna.post("/tables", &new(GameKind::Fortuna)).status);
        let tries: Vec<_> = (0..12).map(|_| open()).collect();
        tries.into_iter().map(|one| one.join().expect("an answer")).collect::<Vec<_>>()
    });
    assert_eq!(made.iter().filter(|status| **status == 201).count(), 3, "{made:?}");
    let mine = anna.get("/tables?list=mine").is(200).json();
    let tables: Vec<&str> =
        mine.as_array().expect("a list").iter().filter_map(|row| row["id"].as_str()).collect();
    for table in &tables {
        anna.ask(table, &json!({ "command": "sit", "seat": 0 })).is(200);
        anna.ask(table, &json!({ "command": "seat-bot", "seat": 1, "level": "centurio" })).is(200);
    }
    let anna = &anna;
    let started = thread::scope(|scope| {
        let begin = |table| scope.spawn(move || start(anna, table).status);
        let tries: Vec<_> = tables.iter().map(|table| begin(*table)).collect();
        tries.into_iter().map(|one| one.join().expect("an answer")).collect::<Vec<_>>()
    });
    assert_eq!(started.iter().filter(|status| **status == 200).count(), 2, "{started:?}");
}

#[test]
fn running_tables_are_bounded_however_they_begin() {
    let mut site = site(|quotas| quotas.running = only(2));
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let second = ready(&anna, "tiro");
    let first = ready(&anna, "tiro");
    site.restart_with(|config| config.quotas.running = only(1));
    let over = dealt(GameKind::GloriaMundi, &ben, &Program::guest(&site.base, "Carla"));
    ben.ask(&over, &json!({ "command": "resign" })).is(200);
    let lobby = opened(&ben);

    start(&anna, &first).is(200);
    start(&anna, &first).is(409);
    refused(start(&anna, &second), 409, "a running game");
    refused(anna.post("/tables", &new(GameKind::Fortuna)), 409, "resign one first");
    refused(anna.ask(&lobby, &json!({ "command": "sit", "seat": 0 })), 409, "or leave one first");

    let mut anna = Browser::guest(&site.base, "Dora");
    anna.post("/play/fortuna", &[]).is(303);
    let tries =
        ["/play/fortuna", "/learn/fortuna/game", "/try/fortuna/rulebook/a-four-and-two-centurions"];
    for path in tries {
        let page = anna.post(path, &[("seats", "own")]).is(409).body;
        assert!(page.contains("a running game"), "{path}: {page}");
    }
}

#[test]
fn seats_at_tables_that_are_not_dealt_count() {
    let site = site(|quotas| quotas.running = only(2));
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let tables = [(); 3].map(|()| opened(&ben));
    let sit = |table: &str, seat: u8| anna.ask(table, &json!({ "command": "sit", "seat": seat }));
    let sat = thread::scope(|scope| {
        let tries = tables.each_ref().map(|table| scope.spawn(|| sit(table, 0).status));
        tries.map(|one| one.join().expect("an answer"))
    });
    assert_eq!(sat.iter().filter(|status| **status == 200).count(), 2, "{sat:?}");
    let seated = sat.iter().position(|status| *status == 200).expect("a seat");
    let others = sat.iter().position(|status| *status != 200).expect("a refusal");
    refused(sit(&tables[others], 0), 409, "open or running");
    sit(&tables[seated], 1).is(200);
    for seat in [0, 1] {
        anna.ask(&tables[seated], &json!({ "command": "vacate", "seat": seat })).is(200);
    }
    sit(&tables[others], 0).is(200);
}

/// Another bot may take the seat between the request and the turn of its writer.
#[test]
fn a_deal_is_judged_as_the_table_is_then() {
    let site = site(|quotas| {
        quotas.thinking = only(0);
        quotas.made = only(100);
    });
    let anna = &Program::guest(&site.base, "Anna");
    for _ in 0..20 {
        let id = &ready(anna, "tiro");
        thread::scope(|scope| {
            scope.spawn(|| start(anna, id));
            scope.spawn(|| {
                anna.ask(id, &json!({ "command": "vacate", "seat": 1 }));
                anna.ask(id, &json!({ "command": "seat-bot", "seat": 1, "level": "legatus" }));
            });
        });
        let thinking = site.store(async |store| store.n_thinking_of(&anna.id).await);
        assert_eq!(thinking.expect("a number"), 0);
        anna.ask(id, &json!({ "command": "abort" })).is(200);
    }
}

#[test]
fn a_record_of_a_game_that_is_over_runs_nowhere() {
    let site = site(|quotas| quotas.running = only(2));
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let mut dice = engine::Rng::new(7);
    for _ in 0..3 {
        let seen = [&anna, &ben].map(|who| (who, who.see(&id)));
        for (who, seen) in seen {
            if let Some(act) = answer(&seen, &mut dice) {
                who.ask(&id, &act).is(200);
            }
        }
    }
    ben.ask(&id, &json!({ "command": "resign" })).is(200);
    // Given up before its end, the game can be played on.
    let record = anna.get(&format!("/tables/{id}/record")).is(200).json();
    anna.post("/records", &record).is(201);
    anna.post("/records", &record).is(201);
    refused(anna.post("/records", &record), 409, "2 running games");
    let over = include_str!("../../../../records/fortuna/v1/2-expert.json");
    anna.post("/records", &serde_json::from_str(over).expect("a record")).is(201);
}

#[test]
fn tables_a_day_are_bounded_however_they_end() {
    let site = site(|quotas| {
        quotas.made = only(3);
        quotas.imports = only(1);
    });
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    for _ in 0..3 {
        let id = opened(&anna);
        anna.ask(&id, &json!({ "command": "abort" })).is(200);
    }
    let told = anna.post("/tables", &new(GameKind::Fortuna));
    assert!(told.header("retry-after").is_some(), "{told:?}");
    refused(told, 429, "3 tables a day");
    let over = include_str!("../../../../records/fortuna/v1/2-expert.json");
    let over = serde_json::from_str(over).expect("a record");
    refused(anna.post("/records", &over), 429, "3 tables a day");
    ben.post("/records", &json!({ "game": "fortuna" })).is(422);
    ben.post("/records", &over).is(201);
    refused(ben.post("/records", &over), 429, "one record a day");
    let mut dora = Browser::guest(&site.base, "Dora");
    for _ in 0..3 {
        dora.post("/play/fortuna", &[]).is(303);
    }
    dora.post("/play/fortuna", &[]).is(429);
}

#[test]
fn tables_with_bots_that_think_are_bounded() {
    let site = site(|quotas| quotas.thinking = only(1));
    let anna = Program::guest(&site.base, "Anna");
    let tables = ["legatus", "centurio", "miles"].map(|level| ready(&anna, level));
    start(&anna, &tables[0]).is(200);
    refused(start(&anna, &tables[1]), 409, "a lower bot level");
    start(&anna, &tables[2]).is(200);
}

#[test]
fn messages_a_minute_are_bounded() {
    let site = site(|_| ());
    let anna = Program::guest(&site.base, "Anna");
    let id = ready(&anna, "tiro");
    let say = json!({ "command": "say", "text": "salve" });
    for _ in 0..12 {
        anna.ask(&id, &say).is(200);
    }
    let told = anna.ask(&id, &say);
    assert!(told.header("retry-after").is_some(), "{told:?}");
    refused(told, 429, "12 messages a minute");
    start(&anna, &id).is(200);
}
