//! Tables and their logs, with one writer.

use store::{Append, Appended, Lane, Status, Store, StoreError, Summary, TableAudience, limits};

use crate::help::{append, keyed, log, new_table, open, person, summary, write};

pub(crate) async fn a_table_is_read_as_it_was_written(url: &str) {
    let store = open(url).await;
    let table = new_table("t:1", summary());
    store.create_table(&table).await.unwrap();
    let again = store.create_table(&table).await;
    assert!(matches!(again, Err(StoreError::Exists { what: "table", .. })), "{again:?}");

    let after = Summary {
        about: "Großer Tisch 'x' \"y\" 🏛".to_owned(),
        status: Status::Finished,
        visibility: TableAudience::Private,
        people: vec![person("bert", true), person("carla", false)],
        deadline: Some(77),
        needs_bot: true,
        ..summary()
    };
    let entries = Append { summary: after.clone(), ..append("t:1", 0, &["{\"a\":1}", "§ \u{1}"]) };
    assert_eq!(write(&store, entries).await, 2);

    assert_eq!(log(&store, "t:1").await, ["{\"a\":1}", "§ \u{1}"]);
    assert_eq!(store.entries("t:1", 1).await.unwrap().len(), 1);
    let stored = store.table("t:1").await.unwrap();
    assert_eq!(stored.head, table.head);
    let info = stored.info;
    assert_eq!((info.created_at, info.updated_at), (1, 2));
    let people = store.people("t:1").await.unwrap();
    let read = Summary {
        game: info.game,
        about: info.about,
        status: info.status,
        visibility: info.visibility,
        people,
        deadline: info.deadline,
        needs_bot: info.needs_bot,
        ..after.clone()
    };
    assert_eq!(read, after);

    store.delete_table("t:1").await.unwrap();
    assert!(matches!(store.table("t:1").await, Err(StoreError::NotFound { .. })));
    assert_eq!(store.entries("t:1", 0).await.unwrap(), []);
    assert_eq!(store.people("t:1").await.unwrap(), []);
}

pub(crate) async fn a_log_that_is_not_as_expected_stays_as_it_is(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, keyed("k", append("t", 0, &["a", "b"]))).await;
    let before = (log(&store, "t").await, store.table("t").await.unwrap());

    let other = Summary { about: "other".to_owned(), people: Vec::new(), ..summary() };
    for expected in [-1, 0, 1, 3, 50] {
        let refused =
            store.append(Append { summary: other.clone(), ..append("t", expected, &["c"]) }).await;
        assert!(matches!(refused, Err(StoreError::Conflict { seq: 2, .. })), "{refused:?}");
        let refused = store.summarise("t", expected, &other, 9).await;
        assert!(matches!(refused, Err(StoreError::Conflict { seq: 2, .. })), "{refused:?}");
    }
    // The key is found only after two of three entries are written.
    let repeated = Append { summary: other, ..keyed("k", append("t", 2, &["c", "d", "e"])) };
    assert_eq!(store.append(repeated).await.unwrap(), Appended::Before(2));
    assert_eq!(store.appended("t", "k").await.unwrap(), Some(2));
    assert_eq!(store.appended("t", "another").await.unwrap(), None);
    assert_eq!(store.appended("nowhere", "k").await.unwrap(), None);
    assert_eq!((log(&store, "t").await, store.table("t").await.unwrap()), before);
    assert_eq!(store.people("t").await.unwrap(), summary().people);

    let missing = store.append(append("nowhere", 0, &["a"])).await;
    assert!(matches!(missing, Err(StoreError::NotFound { .. })), "{missing:?}");
    let empty = store.append(append("t", 2, &[])).await;
    assert!(matches!(empty, Err(StoreError::Empty)), "{empty:?}");
}

pub(crate) async fn oversized_input_is_refused(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    let long = "x".repeat(limits::LOG_ENTRY + 1);
    assert_too_large(&store, append("t", 0, &[&long])).await;
    assert_too_large(&store, append("t", 0, &vec!["x"; limits::BATCH + 1])).await;
    assert_too_large(&store, append("t", limits::LOG, &["x"])).await;
    assert_too_large(&store, append("t", i64::MAX, &["x"])).await;
    assert_too_large(&store, keyed(&long, append("t", 0, &["x"]))).await;
    let crowd = (0..=limits::PEOPLE).map(|n| person(&n.to_string(), false)).collect();
    let crowded = Summary { people: crowd, ..summary() };
    assert_too_large(&store, Append { summary: crowded, ..append("t", 0, &["x"]) }).await;
    let nul = store.append(append("t", 0, &["a\0b"])).await;
    assert!(matches!(nul, Err(StoreError::NulByte { what: "entry" })), "{nul:?}");
    let most = "x".repeat(limits::LOG_ENTRY);
    assert_eq!(write(&store, append("t", 0, &[most.as_str(); 3])).await, 3);
}

pub(crate) async fn a_log_is_read_page_by_page(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    let short = vec!["§"; 600];
    write(&store, append("t", 0, &short)).await;
    let long = "x".repeat(limits::LOG_ENTRY);
    write(&store, append("t", 600, &[long.as_str(); 5])).await;
    let mut ends = Vec::new();
    while let Some(last) =
        store.entries("t", ends.last().copied().unwrap_or(0)).await.unwrap().last()
    {
        ends.push(last.seq);
    }
    // The hundred short entries leave room for four long ones.
    assert_eq!(ends, [limits::LOG_PAGE, 604, 605]);
    assert_eq!(log(&store, "t").await.len(), 605);
}

pub(crate) async fn a_log_of_too_many_bytes_takes_only_last_words(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    let long = "x".repeat(limits::LOG_ENTRY);
    let mut seq = 0;
    let refused = loop {
        match store.append(append("t", seq, &[long.as_str(); 100])).await {
            Ok(Appended::Now(now)) => seq = now,
            Ok(Appended::Before(_)) => unreachable!("no key was given"),
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, StoreError::TooLarge { what: "log", .. }), "{refused:?}");
    assert!(seq >= 200, "some room was there");
    let rest = limits::LOG_BYTES - store.table("t").await.unwrap().bytes;
    let rest = "x".repeat(usize::try_from(rest).unwrap());
    let pieces: Vec<&str> = rest
        .as_bytes()
        .chunks(limits::LOG_ENTRY)
        .map(|piece| str::from_utf8(piece).unwrap())
        .collect();
    let seq = write(&store, append("t", seq, &pieces)).await;
    let words = "x".repeat(usize::try_from(limits::LAST_WORDS).unwrap());
    assert_too_large(&store, append("t", seq, &[&words, "x"])).await;
    assert_eq!(write(&store, append("t", seq, &[&words])).await, seq + 1);
    let stale = store.append(append("t", seq, &[&words])).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
}

async fn assert_too_large(store: &Store, append: Append) {
    let refused = store.append(append).await;
    assert!(matches!(refused, Err(StoreError::TooLarge { .. })), "{refused:?}");
}

pub(crate) async fn a_damaged_table_asks_for_nothing(url: &str) {
    let store = open(url).await;
    let asking = Summary { deadline: Some(5), needs_bot: true, ..summary() };
    store.create_table(&new_table("t", asking)).await.unwrap();
    store.mark_damaged("t", 9).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().info.status, Status::Damaged);
    assert_eq!(store.due_tables(100, 10).await.unwrap(), []);
    assert_eq!(store.bot_waits(Lane::Quick, 100).await.unwrap(), []);
    let nowhere = store.mark_damaged("no table", 9).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound { .. })), "{nowhere:?}");
}
