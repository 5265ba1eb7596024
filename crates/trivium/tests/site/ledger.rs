//! What was acknowledged against what is stored.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use store::Store;
use table::{AnyTable, Entry, Fact, Head, UserId, Who, Why};
use tokio::runtime::Runtime;

use crate::party::Done;

/// What people did at a table, as its log has it.
#[derive(Debug, Default)]
struct Log {
    /// Who gave which answer to which question.
    answers: BTreeMap<u64, (UserId, u8, String)>,
    n_answers: usize,
    said: Vec<(UserId, String)>,
}

/// Reads a database and finds every acknowledged command in it once, and no other answer of a
/// person. Every table replays.
pub(crate) fn check(database: &str, done: &[Done]) {
    let tables: BTreeSet<&str> = done.iter().map(|done| done.table.as_str()).collect();
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the database");
        store.check().await.expect("it is in order");
        for table in tables {
            let log = read(&store, table).await;
            compare(table, &log, done.iter().filter(|done| done.table == table));
        }
        store.close().await;
    });
}

/// How many entries there are in all.
pub(crate) fn n_entries(database: &str, tables: &[String]) -> usize {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the database");
        let mut n = 0;
        for table in tables {
            n += entries(&store, table).await.len();
        }
        store.close().await;
        n
    })
}

/// The whole log of a table.
async fn entries(store: &Store, id: &str) -> Vec<store::LogEntry> {
    let mut log: Vec<store::LogEntry> = Vec::new();
    loop {
        let after = log.last().map_or(0, |entry| entry.seq);
        let page = store.entries(id, after).await.expect("a log");
        if page.is_empty() {
            return log;
        }
        log.extend(page);
    }
}

async fn read(store: &Store, id: &str) -> Log {
    let stored = store.table(id).await.expect("a table");
    let head: Head = serde_json::from_str(&stored.head).expect("a head");
    let mut table = AnyTable::new(head).expect("a table");
    let mut log = Log::default();
    for stored in entries(store, id).await {
        let entry: Entry = serde_json::from_str(&stored.body).expect("an entry");
        let question = table.desk().question();
        table.commit(&entry).expect("the log replays");
        match (entry.by, entry.fact) {
            (Who::User(user), Fact::Acted { seat, action, why: Why::Chosen, .. }) => {
                log.answers.insert(question, (user, seat.0, action));
                log.n_answers += 1;
            }
            (Who::User(user), Fact::Said { text, .. }) => log.said.push((user, text)),
            _ => {}
        }
    }
    log
}

fn compare<'a>(table: &str, log: &Log, done: impl Iterator<Item = &'a Done>) {
    let (mut n_acted, mut n_said) = (0, 0);
    for Done { by, command, .. } in done {
        let user = UserId(by.id.clone());
        let text = |field: &Value| field.as_str().unwrap_or_default().to_owned();
        if command["command"] == "act" {
            n_acted += 1;
            let question = command["question"].as_u64().expect("a number");
            let (by, seat, action) = log.answers.get(&question).expect("it is there");
            assert_eq!(Value::from(*seat), command["seat"]);
            assert_eq!((by, action), (&user, &text(&command["action"])), "{table}");
        }
        if command["command"] == "say" {
            n_said += 1;
            let said = (user, text(&command["text"]));
            assert_eq!(log.said.iter().filter(|other| **other == said).count(), 1, "{said:?}");
        }
    }
    assert_eq!((n_acted, n_said), (log.n_answers, log.said.len()), "{table}: nothing else");
}
