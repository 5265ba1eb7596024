//! Laws of a table, over thousands of random commands by people, bots and the clock.

use std::collections::BTreeMap;

use crate::party::{self, FORTUNA, GLORIA_MUNDI, GLORY_TO_ROME, Party};
use engine::Rng;
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use games::{Plain, ToJson};
use serde_json::{Value, json};
use table::{AnyTable, Command, Fact, Moment, Offer, Order, Pace, Secrets, Stage, Table, Who, Why};

const TABLES: u64 = 5;

/// Plays random tables of every game and checks each after every command.
macro_rules! for_every_game {
    ($law:ident) => {
        for number in 0..TABLES {
            for options in FORTUNA {
                $law(&mut Party::<Fortuna>::new(options, number));
            }
            for options in GLORY_TO_ROME {
                $law(&mut Party::<GloryToRome>::new(options, number));
            }
            for options in GLORIA_MUNDI {
                $law(&mut Party::<GloriaMundi>::new(options, number));
            }
        }
    };
}

#[test]
fn a_log_rebuilds_its_table() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>)
    where
        AnyTable: From<Table<G>>,
    {
        party.start();
        party.play_on(|party| {
            if party.rng.below(60) == 0 {
                let again = Table::replay(party.head.clone(), &party.log).unwrap();
                assert!(again == party.table, "replayed after {} entries", party.log.len());
            }
        });
        let again = Table::replay(party.head.clone(), &party.log).unwrap();
        assert!(again == party.table, "replayed at the end");
        let head = serde_json::to_string(&party.head).unwrap();
        let log: Vec<_> = party.log.iter().map(|e| serde_json::to_string(e).unwrap()).collect();
        let any = AnyTable::load(&head, log.iter().map(String::as_str)).unwrap();
        assert!(any == party.table.clone().into(), "loaded from text");
    }
    for_every_game!(law);
}

/// Every kind of entry occurs, so the other laws cover all of them.
#[test]
fn everything_happens() {
    let mut counts = BTreeMap::new();
    for number in 0..4 * TABLES {
        count_facts(Party::<Fortuna>::new(FORTUNA[1], number), &mut counts);
        count_facts(Party::<GloryToRome>::new(GLORY_TO_ROME[1], number), &mut counts);
        count_facts(Party::<GloriaMundi>::new(GLORIA_MUNDI[1], number), &mut counts);
    }
    println!("{counts:#?}");
    for kind in EVERYTHING {
        assert!(counts.contains_key(kind), "`{kind}` never happened: {counts:?}");
    }
}

const EVERYTHING: [&str; 13] = [
    "acted chosen",
    "acted forced",
    "acted ordered",
    "taken-back",
    "take-back-asked",
    "take-back-answered",
    "ordered",
    "timed-out",
    "returned",
    "resigned",
    "said",
    "finished",
    "deserted",
];

fn count_facts<G: Plain + Secrets>(mut party: Party<G>, counts: &mut BTreeMap<String, usize>) {
    party.start();
    party.play_on(|_| ());
    for entry in &party.log {
        let fact = serde_json::to_value(&entry.fact).unwrap();
        let why = fact.get("why").and_then(Value::as_str).unwrap_or("");
        let kind = format!("{} {why}", fact["fact"].as_str().unwrap());
        *counts.entry(kind.trim().to_owned()).or_default() += 1;
    }
    let stage = serde_json::to_value(party.table.desk().stage()).unwrap();
    *counts.entry(stage["stage"].as_str().unwrap().to_owned()).or_default() += 1;
}

/// A granted answer sent again is granted again and adds nothing; no key is in the log twice.
#[test]
fn a_key_plays_once() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>) {
        party.start();
        party.play_on(|party| {
            let n_recent = party.granted.len().min(20);
            if n_recent > 0 {
                let nth = party.granted.len() - 1 - party.rng.below(n_recent);
                let (by, command) = party.granted[nth].clone();
                let again = party.table.propose(party.now, &by, command);
                assert_eq!(again.map(|granted| granted.entries), Ok(Vec::new()));
            }
        });
        let mut keys: Vec<_> = party.log.iter().filter_map(key).collect();
        let n_keys = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), n_keys);
        assert_eq!(n_keys, party.granted.len());
    }
    for_every_game!(law);
}

fn key(entry: &table::Entry) -> Option<&String> {
    if let Fact::Acted { key, .. } = &entry.fact { key.as_ref() } else { None }
}

/// After every granted command, no seat has run out of time unnoticed, nothing is left to do
/// automatically, and no bank is negative. A tick at the deadline finds something to do.
#[test]
fn no_time_runs_out_unnoticed() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>) {
        party.start();
        party.play_on(|party| {
            party.ask(&Who::System, Command::Tick);
            let desk = party.table.desk();
            assert!(desk.clock().unwrap().banks.iter().all(|bank| bank.0 >= 0));
            if let Some(deadline) = party.table.deadline() {
                assert!(deadline > party.now);
                let due = party.table.propose(deadline, &Who::System, Command::Tick).unwrap();
                let is_time_out =
                    |entry: &table::Entry| matches!(entry.fact, Fact::TimedOut { .. });
                assert!(due.entries.iter().any(is_time_out));
                assert_ne!(desk.contract().pace, Pace::Untimed);
            }
        });
    }
    for_every_game!(law);
}

/// Every state in a replay is the one that was there, and a finished game leaves a record that can
/// be verified.
#[test]
fn moments_and_records_are_true() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>) {
        party.start();
        let mut then = Vec::new();
        party.play_on(|party| {
            let n = party.table.moments().len();
            then.resize(n + 1, None);
            let now = Some(views(&party.table));
            // Taken-back actions leave nothing behind.
            assert!(then[n].is_none() || then[n] == now, "moment {n}");
            then[n] = now;
            let is_over = party.table.desk().is_over();
            assert_eq!(party.table.record().is_some(), is_over, "the seed is shown at the end");
        });
        for (n, views) in then.iter().enumerate() {
            if let Some(views) = views {
                assert!(party.table.view_at(n, None) == views[0], "moment {n}");
            }
        }
        if party.table.desk().is_over() {
            let record = party.table.record().unwrap();
            let end = games::records::verify(&record).unwrap();
            assert_eq!(end.outcome(), party.table.outcome());
            assert_eq!(record.seed_hash, party.table.desk().seed_hash());
        }
    }
    for_every_game!(law);
}

/// Among people, no one freely takes back another's choice or anything that was revealed.
#[test]
fn only_own_choices_are_taken_back_freely() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>) {
        party.start();
        party.play_on(|party| {
            let desk = party.table.desk();
            let people = desk.people();
            for user in people.iter().filter(|_| people.len() > 1) {
                if let Offer::Free { to } = party.table.take_back(user) {
                    let mut undone = party.table.moments().skip(to);
                    assert!(undone.all(|moment| {
                        let is_own = desk.places()[moment.seat.index()].is_of(user);
                        !moment.is_showing && (is_own || moment.why == Why::Forced)
                    }));
                }
            }
        });
    }
    for_every_game!(law);
}

/// A standing order stays until something happens to its seat, its question finds none of its
/// answers legal, or actions are taken back.
#[test]
fn surprises_cancel_orders() {
    fn law<G: Plain + Secrets>(party: &mut Party<G>) {
        party.start();
        while party.table.desk().stage() == &Stage::Playing && party.log.len() < 400 {
            let seats: Vec<_> = party.table.desk().seats().map(|(seat, _)| seat).collect();
            for seat in &seats {
                let by = party.keeper_of(*seat);
                party.ask(&by, Command::Order { seat: *seat, orders: idle_orders(&party.table) });
            }
            let ordered: Vec<_> =
                seats.into_iter().filter(|s| !party.table.desk().orders(*s).is_empty()).collect();
            let (n_before, asked) = (party.table.moments().len(), ask(&party.table));
            let (by, command) = party.right_answer();
            party.ask(&by, command);
            for seat in ordered {
                let concerns = |m: &Moment<G>| {
                    m.seat != seat && m.events.iter().any(|event| G::concerns(event, seat))
                };
                let is_surprised = party.table.moments().skip(n_before).any(concerns);
                let n_left = party.table.desk().orders(seat).len();
                let is_asked_again =
                    party.table.asked() == Some(seat) && ask(&party.table) == asked;
                assert_eq!(n_left == 0, is_surprised, "seat {seat}");
                assert!(n_left < 2 || !is_asked_again, "an order without a legal answer stays");
            }
        }
    }
    for_every_game!(law);
}

/// An order for a question that is never asked, and one for the current question, which has no
/// legal answer when it is asked again.
fn idle_orders<G: Plain + Secrets>(table: &Table<G>) -> Vec<Order> {
    let never = match G::SLUG {
        "fortuna" => "sell 63",
        "glory-to-rome" => "found bar on marble",
        _ => "times 63",
    };
    let order =
        |when: Value| Order { when, play: vec![never.to_owned()], repeat: true, brief: false };
    vec![order(json!({ "ask": "never" })), order(json!({ "ask": ask(table) }))]
}

/// The kind of the current question.
fn ask<G: Plain + Secrets>(table: &Table<G>) -> Value {
    table.pending().map_or(Value::Null, |(_, decision)| decision.to_json()["ask"].clone())
}

/// The views of a spectator and of every seat.
fn views<G: Plain + Secrets>(table: &Table<G>) -> Vec<Option<G::View>> {
    let seats = table.desk().seats().map(|(seat, _)| Some(seat));
    [None].into_iter().chain(seats).map(|observer| table.view(observer)).collect()
}

/// A log with an entry lost, doubled or moved is damaged, and the error names the first entry out
/// of place. With one character changed it is damaged or makes some table.
#[test]
fn a_mangled_log_is_damaged() {
    for number in 0..TABLES {
        mangle(Party::<Fortuna>::new(FORTUNA[0], number));
        mangle(Party::<GloryToRome>::new(GLORY_TO_ROME[0], number));
        mangle(Party::<GloriaMundi>::new(GLORIA_MUNDI[0], number));
    }
}

fn mangle<G: Plain + Secrets>(mut party: Party<G>) {
    party.start();
    party.play_on(|_| ());
    party.log.truncate(80);
    let log: Vec<_> = party.log.iter().map(|e| serde_json::to_string(e).unwrap()).collect();
    let head = serde_json::to_string(&party.head).unwrap();
    let load = |log: &[String]| AnyTable::load(&head, log.iter().map(String::as_str));
    for at in 0..log.len() - 1 {
        let mut lost = log.clone();
        lost.remove(at);
        let mut doubled = log.clone();
        doubled.insert(at, log[at].clone());
        let mut moved = log.clone();
        moved.swap(at, at + 1);
        let first_wrong = [at, at + 1, at].map(|place| place as u64 + 1);
        for (log, number) in [lost, doubled, moved].into_iter().zip(first_wrong) {
            assert_eq!(load(&log).unwrap_err().number, number);
        }
        let mut changed = log.clone();
        change_one_character(&mut changed[at], &mut party.rng);
        if let Err(damaged) = load(&changed) {
            assert!(damaged.number > at as u64, "{damaged}: {}", changed[at]);
        }
    }
}

/// A head with one character changed makes a table, or is named as damaged.
#[test]
fn a_mangled_head_is_damaged() {
    let heads = [
        party::head::<Fortuna>(FORTUNA[1], 1),
        party::head::<GloryToRome>(GLORY_TO_ROME[1], 1),
        party::head::<GloriaMundi>(GLORIA_MUNDI[1], 1),
    ];
    let mut rng = Rng::new(1);
    for head in heads {
        for _ in 0..2_000 {
            let mut text = serde_json::to_string(&head).unwrap();
            change_one_character(&mut text, &mut rng);
            if let Err(damaged) = AnyTable::load(&text, []) {
                assert_eq!(damaged.number, 0);
            }
        }
    }
}

fn change_one_character(text: &mut String, rng: &mut Rng) {
    const CHARACTERS: &[u8] = b"0123456789abc\"{}:,-";
    let mut bytes = std::mem::take(text).into_bytes();
    let place = rng.below(bytes.len());
    bytes[place] = CHARACTERS[rng.below(CHARACTERS.len())];
    *text = String::from_utf8(bytes).unwrap();
}
