//! Two nodes on one PostgreSQL.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::help::{append, new_table, next, open, summary, write};
use servers::Postgres;
use sqlx::any::AnyPoolOptions;
use store::{Change, Store, StoreError};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_hears_of_changes_and_of_gaps() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("nodes").unwrap();
    let (here, there) = (open(&url).await, open(&url).await);
    let mut changes = there.subscribe();
    here.create_table(&new_table("t", summary())).await.unwrap();
    let change = |seq| Some(Change::Table { table_id: "t".to_owned(), seq });
    for seq in 0..20 {
        assert_eq!(next(&mut changes).await, change(seq));
        write(&here, append("t", seq, &["x"])).await;
    }
    assert_eq!(next(&mut changes).await, change(20));

    let pool = AnyPoolOptions::new().connect(&url).await.unwrap();
    sqlx::raw_sql(
        "SELECT pg_terminate_backend(pid)::TEXT FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .execute(&pool)
    .await
    .unwrap();
    assert_eq!(next(&mut changes).await, Some(Change::Everything));
    let other = open(&url).await;
    write(&other, append("t", 20, &["after"])).await;
    assert_eq!(next(&mut changes).await, change(21));
    there.ping().await.unwrap();

    let refused = here.backup(Path::new("anywhere")).await;
    assert!(matches!(refused, Err(StoreError::UsePgDump)), "{refused:?}");
}

/// A half-open connection is silent for ever: writes of other nodes must be seen all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_half_open_listener_is_noticed_and_replaced() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("frozen").unwrap();
    let wire = server.wire().unwrap();
    let (here, there) = (open(&url).await, open(&wire.through(&url)).await);
    let mut changes = there.subscribe();
    here.create_table(&new_table("t", summary())).await.unwrap();
    let change = |seq| Some(Change::Table { table_id: "t".to_owned(), seq });
    assert_eq!(next(&mut changes).await, change(0));

    wire.freeze();
    let start = Instant::now();
    write(&here, append("t", 0, &["x"])).await;
    assert_eq!(next(&mut changes).await, Some(Change::Everything));
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    assert!(there.is_listening());
    write(&here, append("t", 1, &["y"])).await;
    assert_eq!(next(&mut changes).await, change(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_open_connections_are_not_reused() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("stale").unwrap();
    let wire = server.wire().unwrap();
    let store = open(&wire.through(&url)).await;
    let pings = (0..4).map(|_| store.ping());
    for ping in pings.collect::<Vec<_>>() {
        ping.await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(600)).await;
    wire.freeze();
    tokio::time::timeout(Duration::from_secs(20), store.ping()).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tls_is_used_where_the_address_asks_for_it() {
    let Some(server) = Postgres::start_with_tls() else { return };
    server.database("tls").unwrap();
    let (certificate, port) = server.tls().unwrap();
    let url = |rest: &str| format!("postgres://trivium@localhost:{port}/tls?{rest}");
    let known = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    open(&url(&known)).await.ping().await.unwrap();
    open(&url("sslmode=require")).await.ping().await.unwrap();
    for (why, rest) in [("in the clear", "sslmode=disable"), ("unknown", "sslmode=verify-full")] {
        let refused = Store::open(&url(rest)).await;
        assert!(refused.is_err(), "{why}");
    }
}

/// A wrong database name fails at once; a server that is away may come back.
#[tokio::test]
async fn an_absent_server_is_told_from_one_that_refuses() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("there").unwrap();
    let denied = Store::open(&url.replace("/there", "/nowhere")).await;
    assert!(matches!(denied, Err(StoreError::Denied(_))), "{denied:?}");
    drop(server);
    let away = Store::open(&url).await;
    assert!(matches!(away, Err(StoreError::Connection(_))), "{away:?}");
}
