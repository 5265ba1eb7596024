//! Room: logs that are full, logs that lost entries, names without end, and how much memory tables
//! take.

use std::thread;

use engine::Seed;
use games::GameKind;
use games::outside::MAX_NAME;
use serde_json::{Value, json};
use store::limits;
use table::{Amount, Contract, MAX_ENTRIES, Purpose};

use crate::client::{Browser, Program, send};
use crate::games::dealt;
use crate::hidden::deal_with;
use crate::server::Site;

/// Changes the database behind the back of the store.
pub(crate) fn tamper(site: &Site, sql: &str) {
    site.store(async |store| {
        let url = format!("sqlite://{}", site.database());
        let pool = sqlx::AnyPool::connect(&url).await.expect("the database");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&pool).await.expect("a change");
        pool.close().await;
        store.close().await;
    });
}

/// A figure of the server.
fn metric(site: &Site, name: &str) -> usize {
    let text = send("GET", &format!("{}/metrics", site.base), &[], "").body;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|value| value.trim().parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
}

/// What a table grants itself, the store takes.
#[test]
fn the_store_has_room_for_every_allowance() {
    // Coming back is bounded by the shares of the people alone, which may be twice the allowance.
    let purposes = Purpose::ALL.into_iter().chain([Purpose::Presence]);
    let granted = purposes.filter_map(Purpose::allowance);
    let sum = granted.fold(Amount::default(), |sum, most| Amount {
        entries: sum.entries + most.entries,
        bytes: sum.bytes + most.bytes,
    });
    let (most, bytes) = (limits::LOG.unsigned_abs(), limits::LOG_BYTES.unsigned_abs());
    assert!(sum.entries < MAX_ENTRIES, "{sum:?}");
    let once = u64::try_from(limits::BATCH).expect("a number");
    assert!(MAX_ENTRIES + once <= most, "room is kept for what ends a game");
    // The last entry of each purpose may reach beyond its allowance.
    let beyond = Purpose::ALL.len() * limits::LOG_ENTRY + 4 * limits::LOG_ENTRY;
    assert!(sum.bytes + beyond as u64 <= bytes, "{sum:?}");
    let amended = games::outside::MAX_OPTIONS + (4 << 10);
    assert!(amended <= limits::LOG_ENTRY, "a contract is one entry");
}

#[test]
fn who_gives_orders_without_end_is_told_and_can_resign() {
    let site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    let x = "x".repeat(95);
    let order = |n: usize| {
        let when = json!({ "ask": n.to_string(), "a": x, "b": x, "c": x, "d": x, "e": x });
        json!({ "when": when, "play": ["decline"] })
    };
    let orders = |n| (0..n).map(order).collect::<Vec<Value>>();
    let command = |n| json!({ "command": "order", "seat": 0, "orders": orders(n) });
    assert_eq!(anna.ask(&id, &command(16)).is(422).json()["code"], "length");
    let refused = (0..200).map(|_| anna.ask(&id, &command(14))).find(|answer| answer.status != 200);
    let refused = refused.expect("no end").is(409).json();
    assert_eq!(refused["code"], "no-room");
    assert!(refused["reason"].to_string().contains("standing orders"), "{refused}");
    ben.ask(&id, &json!({ "command": "say", "room": "players", "text": "salve" })).is(200);
    anna.ask(&id, &json!({ "command": "resign" })).is(200);
    assert_eq!(ben.see(&id)["table"]["stage"]["stage"], "deserted");
}

/// A log whose last entry is gone looks like a game that has not got so far.
#[test]
fn a_log_that_is_too_short_is_never_served() {
    let mut site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let id = dealt(GameKind::GloriaMundi, &anna, &ben);
    site.stop();
    tamper(&site, "DELETE FROM entries WHERE seq = (SELECT MAX(seq) FROM entries)");
    site.start();
    let damaged = anna.get(&format!("/tables/{id}")).is(409).json();
    assert_eq!(damaged["code"], "damaged");
    let status = site.store(async |store| store.table(&id).await.map(|table| table.info.status));
    assert_eq!(status.expect("it is there"), store::Status::Damaged);
}

/// The options of a game with a name of a card in the place of the first.
fn named(name: &str) -> Value {
    let mut options =
        serde_json::to_value(games::options::standard(GameKind::GloriaMundi)).expect("options");
    options["players"] = json!(2);
    let cards = options["deck"]["cards"].as_array_mut().expect("cards");
    let (_, rest) = cards[0].as_str().expect("a card").split_once('|').expect("columns");
    cards[0] = json!(format!("{name} |{rest}"));
    options
}

#[test]
fn names_without_end_and_names_that_steer_are_refused() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let open = |name: &str| {
        anna.post("/tables", &json!({ "game": "gloria-mundi", "options": named(name) }))
    };
    open(&"n".repeat(MAX_NAME)).is(201);
    for name in ["n".repeat(MAX_NAME + 1), "Hor\u{1b}[2Jreum".into(), "Hor\u{202e}reum".into()] {
        let refused = open(&name).is(422).json();
        assert_eq!(refused["code"], "options", "{refused}");
        assert!(!refused["reason"].to_string().contains(['\u{202e}', '\u{1b}']), "{refused}");
    }
}

#[test]
fn a_record_brings_no_such_name() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let bring = |name: &str| {
        let options = serde_json::from_value(named(name)).expect("options");
        let record = games::records::record::<games::gloria_mundi::GloriaMundi>(
            options,
            Seed::from_number(1),
            &[],
        );
        let text = games::records::write(&record.expect("a record"));
        let record: Value = serde_json::from_str(&text).expect("JSON");
        anna.post("/records", &record)
    };
    bring("Granary").is(201);
    for name in ["n".repeat(MAX_NAME + 1), "Hor\u{202e}reum".to_owned()] {
        assert_eq!(bring(&name).is(422).json()["code"], "record");
    }
}

/// What was stored before names were checked is still played, and harms no page.
#[test]
fn an_old_deck_is_shown_without_what_steers() {
    let site = Site::new();
    let people = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    let mut options = named("Hor\u{202e}reum\u{9b}");
    let cards = options["deck"]["cards"].as_array_mut().expect("cards");
    for card in cards {
        let text = card.as_str().expect("a card").to_owned();
        *card = json!(format!("\u{202e}{}\u{85}{text}", "n".repeat(80)));
    }
    let contract = Contract::friendly(options);
    let seed = Seed::from_number(5);
    let id = deal_with(&site, GameKind::GloriaMundi, contract, seed, people.each_ref());
    let page = Browser::guest(&site.base, "Carla").get(&format!("/t/{id}")).is(200).body;
    assert!(page.contains("nnnn"), "{page}");
    assert!(!page.contains(['\u{202e}', '\u{85}', '\u{9b}']), "{page}");
}

#[test]
fn tables_nobody_looks_at_make_room() {
    let room = 1 << 20;
    let site = Site::with(|config| config.table_memory = room);
    let anna = Program::guest(&site.base, "Anna");
    let open = || {
        let made =
            anna.post("/tables", &json!({ "game": "gloria-mundi", "options": { "players": 2 } }));
        made.is(201).json()["id"].as_str().expect("an id").to_owned()
    };
    let ids: Vec<String> = (0..60).map(|_| open()).collect();
    let weight = metric(&site, "trivium_table_bytes ");
    assert!((room >> 2..=room).contains(&weight), "{weight}");
    assert!(metric(&site, "trivium_tables_open ") < ids.len());
    for id in &ids {
        assert_eq!(anna.see(id)["table"]["stage"]["stage"], "lobby");
        let mut carla = Browser::new(&site.base);
        carla.get(&format!("/t/{id}")).is(200);
    }
    open();
    let weight = metric(&site, "trivium_table_bytes ");
    assert!(weight <= room, "with what pages leave behind: {weight}");
}

#[test]
fn many_who_ask_for_a_table_at_once_are_all_served() {
    let mut site = Site::new();
    let (anna, ben) = (Program::guest(&site.base, "Anna"), Program::guest(&site.base, "Ben"));
    let ids: Vec<String> = (0..6).map(|_| dealt(GameKind::Fortuna, &anna, &ben)).collect();
    site.restart();
    thread::scope(|scope| {
        for n in 0..30 {
            let (anna, id) = (&anna, &ids[n % ids.len()]);
            scope.spawn(move || anna.see(id));
        }
    });
    assert_eq!(metric(&site, "trivium_tables_open "), ids.len());
}
