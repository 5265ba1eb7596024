//! Helpers shared by the tests.

use std::collections::BTreeMap;
use std::time::Duration;

use store::{
    Append, Appended, Change, Changes, LogEntry, Status, Store, Summary, TableAudience,
    TableInsert, TableMember,
};

pub(crate) async fn open(url: &str) -> Store {
    Store::open(url).await.unwrap()
}

pub(crate) fn summary() -> Summary {
    Summary {
        game: "fortuna".to_owned(),
        about: "{}".to_owned(),
        status: Status::Playing,
        visibility: TableAudience::Public,
        people: vec![person("anna", true), person("bert", false)],
        deadline: None,
        needs_bot: false,
        bot_thinks: false,
        host: "anna".to_owned(),
        thinks: false,
    }
}

pub(crate) fn person(user_id: &str, asked: bool) -> TableMember {
    TableMember { user_id: user_id.to_owned(), asked }
}

pub(crate) fn new_table(table_id: &str, summary: Summary) -> TableInsert {
    TableInsert { table_id: table_id.to_owned(), head: "{\"head\":1}".to_owned(), summary, now: 1 }
}

pub(crate) fn append(table_id: &str, expected_seq: i64, entries: &[&str]) -> Append {
    Append {
        table_id: table_id.to_owned(),
        expected_seq,
        entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
        speakers: BTreeMap::new(),
        key: None,
        summary: summary(),
        now: 2,
    }
}

pub(crate) fn keyed(key: &str, append: Append) -> Append {
    Append { key: Some(key.to_owned()), ..append }
}

/// The length of a list, in the type the database counts in.
pub(crate) fn count<T>(list: &[T]) -> i64 {
    i64::try_from(list.len()).unwrap()
}

/// The bodies of a log, after checking that it is numbered without gaps.
pub(crate) async fn log(store: &Store, table_id: &str) -> Vec<String> {
    let mut entries: Vec<LogEntry> = Vec::new();
    loop {
        let page = store.entries(table_id, count(&entries)).await.unwrap();
        if page.is_empty() {
            break;
        }
        entries.extend(page);
    }
    assert!(entries.iter().map(|entry| entry.seq).eq(1..=count(&entries)));
    let table = store.table(table_id).await.unwrap();
    assert_eq!(table.info.seq, count(&entries));
    let bytes: usize = entries.iter().map(|entry| entry.body.len()).sum();
    assert_eq!(table.bytes, i64::try_from(bytes).unwrap());
    entries.into_iter().map(|entry| entry.body).collect()
}

pub(crate) async fn write(store: &Store, append: Append) -> i64 {
    match store.append(append).await.unwrap() {
        Appended::Now(seq) => seq,
        Appended::Before(seq) => panic!("written before, at {seq}"),
    }
}

/// The next change; fails instead of waiting for ever.
pub(crate) async fn next(changes: &mut Changes) -> Option<Change> {
    tokio::time::timeout(Duration::from_mins(1), changes.next()).await.unwrap()
}
