//! Turns of bots.

use std::collections::BTreeSet;

use store::{Append, Store, Summary};
use tokio::task::JoinSet;

use crate::help::{append, new_table, open, summary, write};

const TABLES: usize = 30;

fn asks_bot() -> Summary {
    Summary { needs_bot: true, ..summary() }
}

/// Six workers on two nodes claim until nothing is left. Gives what was claimed.
async fn claim_all(nodes: &[Store; 2], now: i64) -> Vec<String> {
    let mut workers = JoinSet::new();
    for n in 0..6 {
        let store = nodes[n % 2].clone();
        workers.spawn(async move {
            let mut claimed = Vec::new();
            while let Some(turn) =
                store.claim_bot_turn(&format!("worker {n}"), now, 100).await.unwrap()
            {
                assert_eq!((turn.until, turn.worker), (now + 100, format!("worker {n}")));
                claimed.push(turn.table_id);
            }
            claimed
        });
    }
    workers.join_all().await.concat()
}

pub(crate) async fn a_turn_has_one_worker(url: &str) {
    let nodes = [open(url).await, open(url).await];
    for n in 0..TABLES {
        nodes[0].create_table(&new_table(&format!("bot {n}"), asks_bot())).await.unwrap();
        nodes[0].create_table(&new_table(&format!("people {n}"), summary())).await.unwrap();
    }
    let expected: BTreeSet<_> = (0..TABLES).map(|n| format!("bot {n}")).collect();
    for now in [1_000, 1_100, 5_000] {
        let claimed = claim_all(&nodes, now).await;
        assert_eq!(claimed.len(), TABLES, "no table twice, at {now}");
        assert_eq!(BTreeSet::from_iter(claimed), expected);
        assert_eq!(claim_all(&nodes, now + 99).await, Vec::<String>::new());
    }
}

pub(crate) async fn a_lease_ends_with_its_time_or_its_turn(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", asks_bot())).await.unwrap();
    let dead = store.claim_bot_turn("dead", 0, 100).await.unwrap().unwrap();
    assert_eq!(store.claim_bot_turn("heir", 99, 100).await.unwrap(), None);
    let dead = store.renew_bot_turn(dead, 99, 100).await.unwrap().unwrap();
    assert_eq!(store.claim_bot_turn("heir", 198, 100).await.unwrap(), None);

    let heir = store.claim_bot_turn("heir", 199, 100).await.unwrap().unwrap();
    assert_eq!(store.renew_bot_turn(dead.clone(), 200, 100).await.unwrap(), None);
    store.release_bot_turn(dead).await.unwrap();
    assert_eq!(store.claim_bot_turn("third", 200, 100).await.unwrap(), None);

    // A second bot follows: the lease goes on. Then a person is asked, and then a bot again.
    write(&store, Append { summary: asks_bot(), ..append("t", 0, &["a"]) }).await;
    let heir = store.renew_bot_turn(heir, 210, 100).await.unwrap().unwrap();
    write(&store, append("t", 1, &["b"])).await;
    assert_eq!(store.renew_bot_turn(heir.clone(), 220, 100).await.unwrap(), None);
    write(&store, Append { summary: asks_bot(), ..append("t", 2, &["c"]) }).await;
    assert_eq!(store.renew_bot_turn(heir, 220, 100).await.unwrap(), None);

    // Two leases may end at the same moment; the worker tells them apart.
    let early = store.claim_bot_turn("early", 210, 110).await.unwrap().unwrap();
    store.release_bot_turn(early.clone()).await.unwrap();
    let third = store.claim_bot_turn("third", 220, 100).await.unwrap().unwrap();
    assert_eq!(early.until, third.until);
    assert_eq!(store.renew_bot_turn(early, 230, 100).await.unwrap(), None);
    store.release_bot_turn(third).await.unwrap();
    assert!(store.claim_bot_turn("fourth", 220, 100).await.unwrap().is_some());
}
