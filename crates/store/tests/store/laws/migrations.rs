//! Databases made by earlier versions.

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use store::{Lane, Store, StoreError, Summary};
use tokio::task::JoinSet;

use crate::help::{append, log, new_table, open, summary, write};

/// Changes a database directly, without the store.
pub(crate) async fn tamper(url: &str, sql: &'static str) {
    let scheme = if url.contains("://") { "" } else { "sqlite://" };
    let pool: AnyPool =
        AnyPoolOptions::new().max_connections(1).connect(&format!("{scheme}{url}")).await.unwrap();
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

pub(crate) async fn a_database_opens_again(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a"])).await;
    store.close().await;
    let store = open(url).await;
    assert_eq!(log(&store, "t").await, ["a"]);
    store.ping().await.unwrap();
    store.check().await.unwrap();
}

/// The migrations for own data, on a database that has been in use.
pub(crate) async fn an_old_database_is_brought_up_to_date(url: &str) {
    let store = open(url).await;
    store.create_guest("anna", "Anna", 1).await.unwrap();
    store.set_webhook("anna", Some("http://nas.home/"), 7).await.unwrap();
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a"])).await;
    store.close().await;
    tamper(
        url,
        "DROP TABLE own_files; DROP TABLE lessons; DROP TABLE rematches; DROP TABLE departures; DROP TABLE chores;
         DROP INDEX entries_of_speaker; ALTER TABLE entries DROP COLUMN speaker;
         ALTER TABLE users DROP COLUMN webhook_failing_since;
         ALTER TABLE users DROP COLUMN webhook_off_since;
         UPDATE users SET webhook_error = 'no host nas.home';
         DELETE FROM _sqlx_migrations WHERE description IN ('own', 'files')",
    )
    .await;
    let store = open(url).await;
    assert_eq!(log(&store, "t").await, ["a"]);
    let anna = store.user("anna").await.unwrap();
    assert_eq!(anna.webhook_error.as_deref(), Some("unreachable"), "no text of a resolver");
    assert_eq!((anna.webhook_failing_since, anna.webhook_off_since), (None, None));
    assert_eq!(store.unattributed("t", 0, 10).await.unwrap().len(), 1);
    assert!(store.files_of("anna", 10).await.unwrap().is_empty());
}

pub(crate) async fn many_open_a_new_database_at_once(url: &str) {
    let mut nodes = JoinSet::new();
    for _ in 0..4 {
        let url = url.to_owned();
        nodes.spawn(async move { Store::open(&url).await });
    }
    for store in nodes.join_all().await {
        store.unwrap().check().await.unwrap();
    }
}

pub(crate) async fn a_changed_migration_is_refused(url: &str) {
    open(url).await.close().await;
    tamper(url, "UPDATE _sqlx_migrations SET checksum = '\\x00' WHERE version = 1").await;
    let refused = Store::open(url).await;
    let error = refused.err().unwrap();
    assert!(matches!(error, StoreError::MigrationChanged { version: 1 }), "{error:?}");
}

pub(crate) async fn a_newer_database_is_refused(url: &str) {
    open(url).await.close().await;
    tamper(
        url,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'tomorrow', TRUE, '\\x00', 0)",
    )
    .await;
    let error = Store::open(url).await.err().unwrap();
    assert!(matches!(error, StoreError::Newer { version: 9999 }), "{error:?}");
}

/// What the operator is told about a database that `open` would only refuse.
pub(crate) async fn an_altered_schema_is_reported(url: &str) {
    let store = open(url).await;
    assert_eq!(store.missing_tables().await.unwrap(), [""; 0]);
    assert_eq!(store.altered_migration().await.unwrap(), None);
    assert!(store.orphans(10).await.unwrap().is_empty());
    tamper(url, "DROP TABLE notes; DROP TABLE rematches").await;
    tamper(url, "UPDATE _sqlx_migrations SET checksum = '\\x00' WHERE version = 2").await;
    assert_eq!(store.missing_tables().await.unwrap(), ["notes", "rematches"]);
    assert_eq!(store.altered_migration().await.unwrap(), Some(2));
    // Tables that an older program has not created yet are not missing.
    tamper(url, "DROP TABLE own_files; DELETE FROM _sqlx_migrations WHERE version > 5").await;
    assert_eq!(store.missing_tables().await.unwrap(), ["notes"]);
}

pub(crate) async fn a_log_with_a_gap_is_found(url: &str) {
    let store = open(url).await;
    store.create_table(&new_table("t", summary())).await.unwrap();
    write(&store, append("t", 0, &["a", "b", "c"])).await;
    store.check().await.unwrap();
    tamper(url, "DELETE FROM entries WHERE seq = 2").await;
    let error = store.check().await.err().unwrap();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

pub(crate) async fn an_old_log_is_measured(url: &str) {
    let store = open(url).await;
    for id in ["t", "empty"] {
        store.create_table(&new_table(id, summary())).await.unwrap();
    }
    write(&store, append("t", 0, &["§", "🏛", "c"])).await;
    store.close().await;
    tamper(
        url,
        "ALTER TABLE tables DROP COLUMN bytes; DELETE FROM _sqlx_migrations WHERE version = 3",
    )
    .await;
    let store = open(url).await;
    assert_eq!(log(&store, "t").await, ["§", "🏛", "c"]);
    assert_eq!(store.table("t").await.unwrap().bytes, 7);
    assert_eq!(store.table("empty").await.unwrap().bytes, 0);
}

/// A database from before hosts were recorded.
pub(crate) async fn an_old_table_finds_its_host(url: &str) {
    let store = open(url).await;
    for (id, host) in [("t", "bert"), ("u", "nobody")] {
        let mut table = new_table(id, Summary { needs_bot: true, ..summary() });
        table.head = format!("{{\"host\":\"{host}\"}}");
        store.create_table(&table).await.unwrap();
    }
    store.close().await;
    tamper(
        url,
        "DROP INDEX tables_for_bots; DROP INDEX tables_of_host; DROP INDEX tables_in_lobby;
         DROP INDEX tables_failing; DROP INDEX tables_open_by_age; DROP INDEX guests_by_sight;
         ALTER TABLE tables DROP COLUMN host; ALTER TABLE tables DROP COLUMN thinks;
         ALTER TABLE tables DROP COLUMN bot_thinks; ALTER TABLE tables DROP COLUMN bot_failures;
         ALTER TABLE tables DROP COLUMN tick_failures; ALTER TABLE tables DROP COLUMN tick_after;
         ALTER TABLE users DROP COLUMN seen_at;
         CREATE INDEX tables_for_bots ON tables (updated_at) WHERE needs_bot = 1;
         DELETE FROM _sqlx_migrations WHERE description = 'bots'",
    )
    .await;
    let store = open(url).await;
    let mut waits = store.bot_waits(Lane::Quick, 5).await.unwrap();
    waits.sort_by(|one, other| one.table_id.cmp(&other.table_id));
    let hosts: Vec<_> = waits.into_iter().map(|wait| wait.host).collect();
    assert_eq!(hosts, ["bert", "u"], "a table without a host stands for itself");
}
