//! Several writers on several nodes at the same moment.

use std::collections::BTreeSet;

use store::{Append, Appended, Change, Store, StoreError};
use tokio::task::JoinSet;

use crate::help::{append, count, keyed, log, new_table, next, open, summary, write};

const WRITERS: usize = 6;
const ROUNDS: i64 = 25;

/// Lets all writers append at once, half of them on another node.
async fn race(
    nodes: &[Store; 2],
    attempt: impl Fn(usize) -> Append,
) -> Vec<(String, Result<Appended, StoreError>)> {
    let mut race = JoinSet::new();
    for writer in 0..WRITERS {
        let (store, attempt) = (nodes[writer % 2].clone(), attempt(writer));
        race.spawn(async move { (attempt.entries[0].clone(), store.append(attempt).await) });
    }
    race.join_all().await
}

pub(crate) async fn one_of_many_writers_wins_each_number(url: &str) {
    let nodes = [open(url).await, open(url).await];
    nodes[0].create_table(&new_table("t", summary())).await.unwrap();
    let mut won = Vec::new();
    for seq in 0..ROUNDS {
        for (body, outcome) in race(&nodes, |w| append("t", seq, &[&format!("{seq} {w}")])).await {
            match outcome {
                Ok(Appended::Now(now)) if now == seq + 1 => won.push(body),
                Err(StoreError::Conflict { seq: now, .. }) if now == seq + 1 => {}
                other => panic!("{other:?} when the log ends at {seq}"),
            }
        }
        assert_eq!(count(&won), seq + 1, "one winner a number");
    }
    assert_eq!(log(&nodes[1], "t").await, won);
    nodes[0].check().await.unwrap();
}

pub(crate) async fn a_key_is_written_once(url: &str) {
    let nodes = [open(url).await, open(url).await];
    nodes[0].create_table(&new_table("t", summary())).await.unwrap();
    for seq in 0..ROUNDS {
        let key = format!("key {seq}");
        let answers = race(&nodes, |_| keyed(&key, append("t", seq, &["x"]))).await;
        let n =
            |wanted| answers.iter().filter(|(_, got)| matches!(got, Ok(w) if *w == wanted)).count();
        assert_eq!(n(Appended::Now(seq + 1)), 1, "{answers:?}");
        assert_eq!(n(Appended::Before(seq + 1)), WRITERS - 1, "{answers:?}");
    }
    for seq in 0..ROUNDS {
        let late = keyed(&format!("key {seq}"), append("t", ROUNDS, &["x"]));
        assert_eq!(nodes[0].append(late).await.unwrap(), Appended::Before(seq + 1));
    }
    assert_eq!(count(&log(&nodes[0], "t").await), ROUNDS);
    nodes[0].create_table(&new_table("other", summary())).await.unwrap();
    assert_eq!(write(&nodes[0], keyed("key 0", append("other", 0, &["x"]))).await, 1);
}

pub(crate) async fn news_of_every_append_arrives(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("a:b", summary())).await.unwrap();
    let mut changes = store.subscribe();
    let writers = [store.clone(), store.clone()];
    for seq in 0..ROUNDS {
        race(&writers, |_| append("a:b", seq, &["x"])).await;
    }
    let mut heard = BTreeSet::new();
    while !(1..=ROUNDS).all(|seq| heard.contains(&seq)) {
        match next(&mut changes).await {
            // On PostgreSQL the notification of the table itself may still be pending.
            Some(Change::Table { seq: 0, .. }) => {}
            Some(Change::Table { table_id, seq }) if table_id == "a:b" => {
                assert!(heard.insert(seq), "{seq} twice");
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(heard.into_iter().eq(1..=ROUNDS));
    store.close().await;
    assert_eq!(next(&mut changes).await, None);
    assert_eq!(next(&mut store.subscribe()).await, None);
    let closed = store.append(append("a:b", ROUNDS, &["x"])).await;
    assert!(matches!(closed, Err(StoreError::Connection(_))), "{closed:?}");
}
