//! Bot turns.

use std::collections::BTreeSet;

use store::{Append, BotLease, BotWait, Lane, Store, Summary};
use tokio::task::JoinSet;

use crate::help::{append, new_table, open, summary, write};

const TABLES: usize = 30;

fn asks_bot() -> Summary {
    Summary { needs_bot: true, ..summary() }
}

async fn waits(store: &Store, now: i64) -> Vec<BotWait> {
    store.bot_waits(Lane::Quick, now).await.unwrap()
}

/// Claims the first table on offer.
async fn claim(store: &Store, worker: &str, now: i64, lease: i64) -> Option<BotLease> {
    for wait in waits(store, now).await {
        let turn = store.claim_bot_turn(wait, worker, now, lease).await.unwrap();
        if turn.is_some() {
            return turn;
        }
    }
    None
}

/// Claims tables until none are on offer.
async fn claim_rest(store: &Store, worker: &str, now: i64) -> Vec<String> {
    let mut claimed = Vec::new();
    while !waits(store, now).await.is_empty() {
        if let Some(turn) = claim(store, worker, now, 100).await {
            assert_eq!((turn.until, turn.worker.as_str()), (now + 100, worker));
            claimed.push(turn.wait.table_id);
        }
    }
    claimed
}

/// Six workers on two nodes claim until nothing is left. Returns the claimed tables.
async fn claim_all(nodes: &[Store; 2], now: i64) -> Vec<String> {
    let mut workers = JoinSet::new();
    for n in 0..6 {
        let store = nodes[n % 2].clone();
        workers.spawn(async move { claim_rest(&store, &format!("worker {n}"), now).await });
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
    let dead = claim(&store, "dead", 0, 100).await.unwrap();
    assert_eq!(claim(&store, "heir", 99, 100).await, None);
    claim(&store, "heir", 100, 100).await.unwrap();
    store.release_bot_turn(dead.clone()).await.unwrap();
    store.fail_bot_turn(dead, 150).await.unwrap();
    assert_eq!(claim(&store, "third", 199, 100).await, None, "what is lost changes nothing");
    assert_eq!(store.n_failing().await.unwrap(), 0);

    // A second bot follows: the lease continues. A person is asked, and then a bot again: it ended.
    write(&store, Append { summary: asks_bot(), ..append("t", 0, &["a"]) }).await;
    assert_eq!(claim(&store, "third", 199, 100).await, None);
    write(&store, append("t", 1, &["b"])).await;
    assert_eq!(claim(&store, "third", 199, 100).await, None);
    write(&store, Append { summary: asks_bot(), ..append("t", 2, &["c"]) }).await;

    // Two leases may end at the same moment; the worker tells them apart.
    let early = claim(&store, "early", 210, 110).await.unwrap();
    store.release_bot_turn(early.clone()).await.unwrap();
    let third = claim(&store, "third", 220, 100).await.unwrap();
    assert_eq!(early.until, third.until);
    store.release_bot_turn(early).await.unwrap();
    assert_eq!(claim(&store, "fourth", 220, 100).await, None);
    store.release_bot_turn(third).await.unwrap();
    assert!(claim(&store, "fourth", 220, 100).await.is_some());
}

pub(crate) async fn bots_that_think_wait_apart(url: &str) {
    let store = open(url).await;
    for (id, bot_thinks) in [("quick", false), ("slow", true)] {
        let summary = Summary { bot_thinks, ..asks_bot() };
        store.create_table(&new_table(id, summary)).await.unwrap();
    }
    for (lane, id) in [(Lane::Quick, "quick"), (Lane::Thinking, "slow")] {
        let waits = store.bot_waits(lane, 5).await.unwrap();
        let expected =
            BotWait { table_id: id.to_owned(), host: "anna".to_owned(), since: 1, failures: 0 };
        assert_eq!(waits, [expected]);
    }
}

pub(crate) async fn one_host_does_not_fill_the_queue(url: &str) {
    let store = open(url).await;
    for n in 0..200 {
        store.create_table(&new_table(&format!("greedy {n}"), asks_bot())).await.unwrap();
    }
    let mut modest = new_table("modest", Summary { host: "bert".to_owned(), ..asks_bot() });
    modest.now = 9;
    store.create_table(&modest).await.unwrap();
    let waits = waits(&store, 10).await;
    assert_eq!(waits.iter().filter(|wait| wait.host == "anna").count(), 4);
    assert_eq!(waits[1].table_id, "modest");
}

pub(crate) async fn a_table_that_fails_is_held_back(url: &str) {
    let store = open(url).await;
    for id in ["bad", "good"] {
        store.create_table(&new_table(id, asks_bot())).await.unwrap();
    }
    let bad = claim(&store, "w", 0, 100).await.unwrap();
    assert_eq!(bad.wait.table_id, "bad");
    store.fail_bot_turn(bad, 0).await.unwrap();
    assert_eq!(store.n_failing().await.unwrap(), 1);
    let order = async |now: i64| {
        waits(&store, now).await.into_iter().map(|wait| wait.table_id).collect::<Vec<_>>()
    };
    assert_eq!(order(1_999).await, ["good"]);
    assert_eq!(order(2_000).await, ["good", "bad"], "what failed comes last");
    let good = claim(&store, "w", 2_000, i64::MAX - 2_000).await.unwrap();

    // Twice as long each time, at most ten minutes; a postponed turn does not count.
    for held in [4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, 600_000, 600_000]
    {
        let bad = claim(&store, "w", 2_000_000, 10).await.unwrap();
        store.postpone_bot_turn(bad, 2_000_005).await.unwrap();
        let bad = claim(&store, "w", 2_000_005, 10).await.unwrap();
        store.fail_bot_turn(bad, 2_000_000 - held).await.unwrap();
        assert_eq!(order(1_999_999).await, Vec::<String>::new(), "{held}");
    }
    let bad = claim(&store, "w", 2_000_000, 10).await.unwrap();
    store.release_bot_turn(bad).await.unwrap();
    assert_eq!(store.n_failing().await.unwrap(), 0, "one success and all is well");
    store.release_bot_turn(good).await.unwrap();
}
