//! Tests of faults that can only be provoked from inside.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use servers::Folder;
use tokio::time::timeout;

use crate::{
    Append, Appended, Change, OpenOptions, Status, Store, StoreError, Summary, TableAudience,
    TableInsert,
};

fn append(expected_seq: i64, body: String) -> Append {
    let summary = Summary {
        game: "fortuna".to_owned(),
        about: String::new(),
        status: Status::Playing,
        visibility: TableAudience::Public,
        people: Vec::new(),
        deadline: None,
        needs_bot: false,
        bot_thinks: false,
        host: String::new(),
        thinks: false,
    };
    let table_id = "t".to_owned();
    let (entries, speakers) = (vec![body], BTreeMap::new());
    Append { table_id, expected_seq, entries, speakers, key: None, summary, now: 1 }
}

async fn table() -> (Folder, Store) {
    let folder = Folder::new().unwrap();
    let options = OpenOptions { patience: Duration::from_millis(200), ..OpenOptions::default() };
    let store = Store::open_with(&folder.file("trivium.db"), options).await.unwrap();
    let Append { table_id, summary, .. } = append(0, String::new());
    let table = TableInsert { table_id, head: String::new(), summary, now: 1 };
    store.create_table(&table).await.unwrap();
    (folder, store)
}

async fn limit_pages(store: &Store, pages: &'static str) {
    sqlx::raw_sql(pages).execute(store.writer()).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_reported_and_loses_nothing() {
    let (_folder, store) = table().await;
    let body = "x".repeat(10_000);
    let mut seq = 0;
    let error = loop {
        limit_pages(&store, "PRAGMA max_page_count = 100").await;
        match store.append(append(seq, body.clone())).await {
            Ok(Appended::Now(now)) => seq = now,
            Ok(Appended::Before(_)) => unreachable!("no key was given"),
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full(_)), "{error:?}");
    assert!(seq > 5, "some room was there");
    for _ in 0..3 {
        // The connection that met the fault is replaced, and its limit goes with it.
        limit_pages(&store, "PRAGMA max_page_count = 100").await;
        let full = store.append(append(seq, body.clone())).await;
        assert!(matches!(full, Err(StoreError::Full(_))), "{full:?}");
    }
    assert_eq!(store.entries("t", 0).await.unwrap().len(), usize::try_from(seq).unwrap());
    store.check().await.unwrap();

    limit_pages(&store, "PRAGMA max_page_count = 1000000").await;
    assert_eq!(store.append(append(seq, body)).await.unwrap(), Appended::Now(seq + 1));
    store.check().await.unwrap();
}

#[tokio::test]
async fn every_connection_is_durable() {
    let (_folder, store) = table().await;
    for pool in [store.reader(), store.writer()] {
        let (mode,): (String,) =
            sqlx::query_as("PRAGMA journal_mode").fetch_one(pool.clone()).await.unwrap();
        let (synchronous,): (i64,) =
            sqlx::query_as("PRAGMA synchronous").fetch_one(pool).await.unwrap();
        let full = 2;
        assert_eq!((mode.as_str(), synchronous), ("wal", full));
    }
}

#[tokio::test]
async fn a_slow_subscriber_is_told_to_read_everything() {
    let (_folder, store) = table().await;
    let mut changes = store.subscribe();
    for seq in 0..5_000 {
        store.inner.bus.send(Change::Table { table_id: "t".to_owned(), seq });
    }
    assert_eq!(changes.next().await, Some(Change::Everything));
    let mut last = changes.next().await;
    for _ in 1..1024 {
        last = changes.next().await;
    }
    assert_eq!(last, Some(Change::Table { table_id: "t".to_owned(), seq: 4_999 }));
}

#[tokio::test]
async fn a_cancelled_append_is_finished_and_announced() {
    let (_folder, store) = table().await;
    let mut changes = store.subscribe();
    let mut call = Box::pin(store.append(append(0, "x".to_owned())));
    // Polled once: the append is pending when its caller is dropped.
    let first = poll_fn(|context| Poll::Ready(call.as_mut().poll(context))).await;
    assert!(first.is_pending());
    drop(call);
    let news = timeout(Duration::from_mins(1), changes.next()).await.unwrap();
    assert_eq!(news, Some(Change::Table { table_id: "t".to_owned(), seq: 1 }));
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 1);
}
