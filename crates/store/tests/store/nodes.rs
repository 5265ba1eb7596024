//! Two nodes on one PostgreSQL.

use std::path::Path;

use crate::help::{append, new_table, next, open, summary, write};
use servers::Postgres;
use sqlx::any::AnyPoolOptions;
use store::{Change, StoreError};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_hears_of_others_and_of_what_it_may_have_missed() {
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
