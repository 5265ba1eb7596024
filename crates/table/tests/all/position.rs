//! Tables that start from a position instead of a deal.

use crate::any::{legal, seen};
use engine::{Seat, Seed};
use games::GameKind;
use serde_json::{Value, json};
use table::{AnyTable, Command, Contract, Entry, Flaw, Head, Time, UserId, Who};

fn head(position: Value) -> Head {
    let contract = Contract::friendly(json!({ "players": 2 }));
    let head = Head::new(GameKind::GloryToRome, contract, host(), Seed([7; 32]), Time(0));
    head.from_position(position)
}

fn host() -> UserId {
    UserId::from("anna")
}

fn position() -> Value {
    let deck = ["road", "bar", "dock", "market", "insula", "latrine", "palisade", "circus"];
    json!({ "deck": deck, "seats": { "0": { "hand": ["dock"] }, "1": { "hand": ["school"] } } })
}

/// Proposes and commits.
fn play(table: &mut AnyTable, log: &mut Vec<Entry>, command: Command) {
    let by = Who::User(host());
    for entry in table.propose(Time(1), &by, command).expect("it is granted").entries {
        table.commit(&entry).expect("an entry of its own");
        log.push(entry);
    }
}

#[test]
fn a_game_starts_from_its_position_and_replays() {
    let mut table = AnyTable::new(head(position())).expect("a table");
    let mut log = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        play(&mut table, &mut log, Command::Sit { seat });
    }
    play(&mut table, &mut log, Command::Start);
    assert!(legal(&table, Seat(0)).contains(&"lead craftsman dock".to_owned()));
    let act = |action: &str| Command::Act {
        seat: Seat(0),
        action: action.to_owned(),
        question: 1,
        key: action.to_owned(),
    };
    play(&mut table, &mut log, act("lead craftsman dock"));
    let stored = serde_json::to_string(&head(position())).expect("plain data");
    let entries: Vec<String> =
        log.iter().map(|entry| serde_json::to_string(entry).expect("plain data")).collect();
    let again = AnyTable::load(&stored, entries.iter().map(String::as_str)).expect("it replays");
    assert_eq!(seen(&again, Some(&host())), seen(&table, Some(&host())));
    play(&mut table, &mut log, Command::Resign);
    assert!(table.desk().is_over() && table.desk().is_arranged());
    assert_eq!(table.record(), None, "a record is a deal and what was played from it");
    let next = table.rematch(host(), Seed([8; 32]), Time(2)).expect("another one");
    assert_eq!(next.position, Some(position()));
}

#[test]
fn a_position_must_suit_the_options() {
    let damaged = |position| AnyTable::new(head(position)).err().map(|damaged| damaged.flaw);
    let strange = json!({ "deck": ["villa nova"] });
    assert!(matches!(damaged(strange), Some(Flaw::Refused(_))));
    let crowded = json!({ "seats": { "4": { "hand": ["dock"] } } });
    assert!(matches!(damaged(crowded), Some(Flaw::Refused(_))));
}

#[test]
fn a_deal_is_stored_as_before() {
    let contract = Contract::friendly(json!({ "players": 2 }));
    let head = Head::new(GameKind::GloryToRome, contract, host(), Seed([7; 32]), Time(0));
    let text = serde_json::to_string(&head).expect("plain data");
    assert!(!text.contains("position") && !text.contains("open_hands"), "{text}");
    assert_eq!(serde_json::from_str::<Head>(&text).expect("a head"), head);
}
