//! What was once written is read for ever: heads and entries as the first program stored them.

use std::collections::BTreeSet;

use games::GameKind;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{AnyTable, Contract, Entry, Fact, Flaw, Head, Room, Why};

const HEADS: &str = include_str!("../kept/heads.jsonl");
const ENTRIES: &str = include_str!("../kept/entries.jsonl");

/// Parses a line, and checks that it is written back the same.
fn read<T: DeserializeOwned + Serialize>(line: &str) -> T {
    let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    let stands: Value = serde_json::from_str(line).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), stands);
    read
}

/// The stored names of a type's variants, as its parser lists them.
fn variants<T: DeserializeOwned>(unknown: Value) -> BTreeSet<String> {
    let error = serde_json::from_value::<T>(unknown).err().unwrap().to_string();
    let (_, listed) = error.split_once("expected ").unwrap();
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The values at a path in the lines.
fn found(lines: &str, at: &str) -> BTreeSet<String> {
    let value = |line| serde_json::from_str::<Value>(line).unwrap();
    let word = |value: Value| value.pointer(at).and_then(Value::as_str).map(str::to_owned);
    lines.lines().map(value).filter_map(word).collect()
}

#[test]
fn every_kind_of_entry_that_was_ever_stored_is_read() {
    for line in ENTRIES.lines() {
        read::<Entry>(line);
    }
    let kept = found(ENTRIES, "/fact/fact");
    assert_eq!(kept, variants::<Fact>(json!({ "fact": "?" })), "keep a line of every kind of fact");
    assert_eq!(found(ENTRIES, "/fact/why"), variants::<Why>(json!("?")));
    assert_eq!(found(ENTRIES, "/fact/room"), variants::<Room>(json!("?")));
    for by in ["/by", "/by/user"] {
        assert!(!found(ENTRIES, by).is_empty(), "none {by}");
    }
}

#[test]
fn every_shape_of_a_head_that_was_ever_stored_makes_a_table() {
    let mut shapes = BTreeSet::new();
    for line in HEADS.lines() {
        let head: Head = read(line);
        shapes.insert((head.game.slug(), head.lesson, head.position.is_some()));
        let agreed = games::options::named(&head.contract.options).unwrap_or(head.rules);
        assert_eq!(AnyTable::from_head(line).unwrap().rules(), agreed, "{line}");
    }
    assert!(HEADS.starts_with("{\"format\":1,\"game\":\"fortuna\",\"rules\":1,"), "no old head");
    for kind in GameKind::ALL {
        for (lesson, position) in [(false, false), (false, true), (true, false), (true, true)] {
            assert!(
                shapes.contains(&(kind.slug(), lesson, position)),
                "{kind} {lesson} {position}"
            );
        }
    }
    assert!(HEADS.contains("\"keepers\":[{\"person\""), "none of a rematch");
    assert!(HEADS.contains("\"chapter\":\"powers\""), "none of a later chapter");
    assert!(HEADS.contains("\"open_hands\":true"));
    assert!(HEADS.contains("\"data_names\":{\"board\""));
    for (at, variants) in [
        ("/contract/pace/pace", variants::<table::Pace>(json!({ "pace": "?" }))),
        ("/contract/take_back", variants::<table::TakeBackMode>(json!("?"))),
        ("/contract/absentee", variants::<table::Absentee>(json!("?"))),
        ("/contract/visibility", variants::<table::Visibility>(json!("?"))),
    ] {
        let kept: BTreeSet<_> =
            found(HEADS, at).union(&found(ENTRIES, &format!("/fact{at}"))).cloned().collect();
        assert_eq!(kept, variants, "{at}");
    }
}

/// A head of the first program, changed as a newer program might write it.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut head: Value = serde_json::from_str(HEADS.lines().next().unwrap()).unwrap();
    change(&mut head);
    head.to_string()
}

fn flaw(head: &str) -> (Flaw, bool) {
    let damaged = AnyTable::from_head(head).unwrap_err();
    let is_newer = damaged.is_newer();
    (damaged.flaw, is_newer)
}

#[test]
fn a_head_of_a_newer_program_is_no_damage() {
    let of_rules = |head: &mut Value| head["rules"] = json!(9);
    let agreed = |head: &mut Value| head["contract"]["options"]["rules"] = json!(9);
    let of_format = |head: &mut Value| head["format"] = json!(2);
    let unknown = |head: &mut Value| {
        head["weather"] = json!("fine");
        head["contract"]["weather"] = json!("fine");
        head["contract"]["options"]["weather"] = json!("fine");
    };
    let changes: [&dyn Fn(&mut Value); 3] = [&of_rules, &agreed, &of_format];
    for change in changes {
        assert!(flaw(&changed(change)).1);
        let with_more = changed(|head| {
            change(head);
            unknown(head);
        });
        assert!(flaw(&with_more).1, "{with_more}");
    }
    for damage in [
        changed(unknown),
        changed(|head| head["rules"] = json!(0)),
        changed(|head| head["format"] = json!(0)),
        changed(|head| head["contract"]["options"]["rules"] = json!("three")),
        "{".to_owned(),
    ] {
        assert!(!flaw(&damage).1, "{damage}");
    }
}

#[test]
fn an_entry_of_a_newer_program_is_no_damage() {
    let head = HEADS.lines().find(|line| !line.contains("\"lesson\"")).unwrap();
    let mut contract = serde_json::to_value(read::<Head>(head).contract).unwrap();
    contract["options"]["rules"] = json!(9);
    let amended = |contract: &Value| json!({ "fact": "amended", "contract": contract });
    let host = read::<Head>(head).host;
    let entry = |format: u32, fact: Value| json!({ "format": format, "number": 1, "at": i64::MAX, "by": { "user": host }, "fact": fact });
    let plain = entry(1, amended(&contract));
    contract["weather"] = json!("fine");
    contract["options"]["weather"] = json!("fine");
    let with_more = entry(1, amended(&contract));
    let of_format = entry(2, json!({ "fact": "rained" }));
    for entry in [plain, with_more, of_format] {
        let mut table = AnyTable::from_head(head).unwrap();
        let damaged = table.take_in(&entry.to_string()).unwrap_err();
        assert!(damaged.is_newer() && damaged.number == 1, "{damaged}");
        assert_eq!(table.desk().n_entries(), 0);
    }
    let unknown = entry(1, json!({ "fact": "rained" })).to_string();
    let damaged = AnyTable::from_head(head).unwrap().take_in(&unknown).unwrap_err();
    assert!(!damaged.is_newer(), "{damaged}");
}

/// A contract with unknown rules is refused, and the table stays.
#[test]
fn unknown_rules_cannot_be_agreed() {
    let head = HEADS.lines().find(|line| line.contains("\"game\":\"fortuna\"")).unwrap();
    let table = AnyTable::from_head(head).unwrap();
    let contract: Contract = table.desk().contract().clone();
    let host = table::Who::User(table.desk().host().clone());
    for rules in [0, 9] {
        let mut contract = contract.clone();
        contract.options["rules"] = json!(rules);
        let refused =
            table.propose(table::Time(i64::MAX), &host, table::Command::Amend { contract });
        assert!(matches!(refused, Err(table::Refused::Setup { at, .. }) if at == "rules"));
    }
    let mut newest = contract;
    newest.options["rules"] = json!(2);
    let amend = table::Command::Amend { contract: newest };
    let mut amended = table.clone();
    for entry in table.propose(table::Time(i64::MAX), &host, amend).unwrap().entries {
        amended.commit(&entry).unwrap();
    }
    assert_eq!((table.rules().0, amended.rules().0), (1, 2));
}
