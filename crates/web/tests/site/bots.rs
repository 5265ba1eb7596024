//! Bots of many users: who waits for whom, and what their time tells.

use std::time::Duration;

use engine::{Rng, Seed};
use games::GameKind;
use games::fortuna::Fortuna;
use serde_json::{Value, json};
use table::{Contract, Entry, Head, Millis, Pace, Time, UserId, Who};
use web::BotPace;

use crate::client::{Program, send};
use crate::games::answer;
use crate::hidden::deal_with;
use crate::people::until;
use crate::server::Site;

/// A table of someone with bots on the other three seats.
fn against(who: &Program, level: &str) -> String {
    let new = json!({ "game": "fortuna", "options": { "players": 4 } });
    let made = who.post("/tables", &new).is(201).json();
    let id = made["id"].as_str().expect("an id").to_owned();
    for seat in 0..3 {
        who.ask(&id, &json!({ "command": "seat-bot", "seat": seat, "level": level })).is(200);
    }
    who.ask(&id, &json!({ "command": "sit", "seat": 3 })).is(200);
    who.ask(&id, &json!({ "command": "start" })).is(200);
    id
}

fn is_asked(who: &Program, table: &str) -> bool {
    !who.see(table)["answers"].as_array().expect("answers").is_empty()
}

fn log(site: &Site, table: &str) -> Vec<Entry> {
    let entries = site.store(async |store| store.entries(table, 0).await.expect("a log"));
    entries.iter().map(|entry| serde_json::from_str(&entry.body).expect("an entry")).collect()
}

/// Plays until bots have answered a few times.
fn play_on(site: &Site, who: &Program, table: &str) -> Vec<Entry> {
    let mut dice = Rng::new(3);
    until(|| {
        if let Some(act) = answer(&who.see(table), &mut dice) {
            who.ask(table, &act);
        }
        let entries = log(site, table);
        let n_answers = entries.iter().filter(|entry| entry.by == Who::Bot).count();
        (n_answers >= 3).then_some(entries)
    })
}

/// A figure that the server keeps.
pub(crate) fn metric(site: &Site, name: &str) -> u64 {
    let text = send("GET", &format!("{}/metrics", site.base), &[], "").is(200).body;
    let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).expect("a figure");
    line.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a number")
}

#[test]
fn one_user_with_many_tables_keeps_nobody_waiting() {
    for level in ["tiro", "legatus"] {
        let site = Site::with(|config| config.bot_workers = 1);
        let [greedy, modest] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
        let many: Vec<String> = (0..10).map(|_| against(&greedy, "legatus")).collect();
        let one = against(&modest, level);
        play_on(&site, &modest, &one);
        let n_done = many.iter().filter(|table| is_asked(&greedy, table)).count();
        assert!(n_done < many.len(), "{level} waited for all others");
    }
}

#[test]
fn a_bot_answers_at_a_steady_pace() {
    let pace = Duration::from_millis(120);
    let site = Site::with(|config| config.bot_pace = BotPace { quick: pace, thinking: pace * 2 });
    let anna = Program::guest(&site.base, "Anna");
    for (level, least) in [("tiro", 120), ("centurio", 240)] {
        let id = against(&anna, level);
        let entries = play_on(&site, &anna, &id);
        let spans = entries.windows(2).filter(|pair| pair[1].by == Who::Bot);
        let spans: Vec<i64> = spans.map(|pair| pair[1].at.0 - pair[0].at.0).collect();
        assert!(!spans.is_empty() && spans.iter().all(|span| *span >= least - 2), "{spans:?}");
    }
}

#[test]
fn moments_are_told_to_the_second() {
    let site = Site::new();
    let anna = Program::guest(&site.base, "Anna");
    let id = against(&anna, "tiro");
    anna.ask(&id, &json!({ "command": "say", "text": "salve" })).is(200);
    play_on(&site, &anna, &id);
    let log = until(|| {
        let log = anna.get(&format!("/tables/{id}/log")).is(200).json();
        Some(log).filter(|log| !log.as_array().expect("lines").is_empty())
    });
    let chat = anna.see(&id)["chat"].clone();
    let list = anna.get("/tables?list=mine").is(200).json();
    let moments = |rows: &Value, key: &str| -> Vec<i64> {
        let rows = rows.as_array().expect("rows").iter();
        rows.map(|row| row[key].as_i64().expect("a moment")).collect()
    };
    let told = [moments(&log, "at"), moments(&chat, "at"), moments(&list, "updated_at")];
    assert!(told.iter().all(|moments| !moments.is_empty()), "{told:?}");
    assert!(told.concat().iter().all(|moment| moment % 1_000 == 0), "{told:?}");
}

/// The options of a game, written out.
fn options() -> Value {
    let changes = toml::from_str("players = 2").expect("options");
    let options = games::options::<Fortuna>(GameKind::Fortuna, changes).expect("options");
    serde_json::to_value(options).expect("plain data")
}

/// A table that was never dealt and whose summary says that its clock is due.
async fn due_in_vain(store: &store::Store, host: &Program, number: usize) {
    let contract = Contract::friendly(options());
    let host = UserId(host.id.clone());
    let seed = Seed::from_number(1);
    let head = Head::new(GameKind::Fortuna, contract, host.clone(), seed, Time(1));
    let summary = store::Summary {
        game: "fortuna".to_owned(),
        about: String::new(),
        status: store::Status::Open,
        visibility: store::TableAudience::Private,
        people: Vec::new(),
        deadline: Some(1),
        needs_bot: false,
        bot_thinks: false,
        host: host.0,
        thinks: false,
    };
    let table_id = format!("vain-{number}");
    let head = serde_json::to_string(&head).expect("a head");
    let now = i64::MAX - 1;
    store
        .create_table(&store::TableInsert { table_id, head, summary, now })
        .await
        .expect("a table");
}

#[test]
fn clocks_that_fail_stop_no_other() {
    let site = Site::new();
    let [anna, ben] = ["Anna", "Ben"].map(|name| Program::guest(&site.base, name));
    site.store(async |store| {
        for number in 0..60 {
            due_in_vain(&store, &anna, number).await;
        }
    });
    let contract = Contract {
        pace: Pace::Live { bank: Millis(1), increment: Millis(0) },
        ..Contract::friendly(options())
    };
    let seed = Seed::from_number(3);
    let id = deal_with(&site, GameKind::Fortuna, contract, seed, [&anna, &ben]);
    let is_away = |place: &Value| place["presence"] == "away";
    until(|| {
        let seen = anna.see(&id);
        seen["table"]["places"].as_array().expect("places").iter().any(is_away).then_some(())
    });
    until(|| (metric(&site, "trivium_tables_failing") >= 60).then_some(()));
}
