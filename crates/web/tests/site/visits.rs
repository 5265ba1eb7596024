//! What is written about visits, which nobody waits for.

use std::time::{Duration, Instant};

use crate::client::{Browser, Program};
use crate::people::until;
use crate::server::Site;

/// What a request waits for the lock of the database.
const PATIENCE: Duration = Duration::from_secs(20);
const DAY: i64 = 86_400_000;

#[test]
fn who_reads_does_not_wait_for_a_database_that_cannot_be_written() {
    let mut site = Site::with(|config| config.database_patience = PATIENCE);
    let anna = Program::guest(&site.base, "Anna");
    let mut ben = Browser::guest(&site.base, "Ben");
    let document = ben.get("/account/export").is(200).json();
    let ben_id = document["id"].as_str().expect("an id").to_owned();
    site.stop();
    let (ids, yesterday) = ([&*anna.id, &ben_id], yesterday());
    site.store(async |store| {
        for id in ids {
            store.set_seen(id, yesterday).await.expect("a user");
        }
    });
    site.start();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    // The lock ends in it, also where the test fails.
    let _context = runtime.enter();
    let lock = runtime.block_on(async {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}", site.database());
        let pool = sqlx::AnyPool::connect(&url).await.expect("the database");
        pool.begin_with("BEGIN IMMEDIATE").await.expect("the lock")
    });
    let start = Instant::now();
    for _ in 0..3 {
        anna.get("/me").is(200);
        ben.get("/").is(200);
    }
    assert!(start.elapsed() < PATIENCE / 2, "{:?}", start.elapsed());
    runtime.block_on(lock.rollback()).expect("the lock is free");
    let seen = |id: &str| {
        site.store(async |store| store.user(id).await.expect("a user").seen_at)
            .is_some_and(|at| at > yesterday)
    };
    until(|| ids.iter().all(|id| seen(id)).then_some(()));
    let used = || site.store(async |store| store.api_tokens_of(&anna.id).await.expect("a list"));
    until(|| used()[0].used_at);
}

fn yesterday() -> i64 {
    let now = std::time::UNIX_EPOCH.elapsed().expect("a time").as_millis();
    i64::try_from(now).expect("a number") - DAY
}
