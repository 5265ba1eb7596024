//! Schema migrations. A released migration is never changed: a new one follows.

use std::fmt::Write;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Connection, SqlSafeStr};

use crate::Result;
use crate::address::Backend;

/// Names and statements; the version is the position in this list, from 1.
const MIGRATIONS: &[(&str, &str)] = &[
    ("start", include_str!("../migrations/0001_start.sql")),
    ("notes", include_str!("../migrations/0002_notes.sql")),
    ("log", include_str!("../migrations/0003_log.sql")),
    ("door", include_str!("../migrations/0004_door.sql")),
    ("bots", include_str!("../migrations/0005_bots.sql")),
    ("own", include_str!("../migrations/0006_own.sql")),
    ("keys", include_str!("../migrations/0007_keys.sql")),
    ("files", include_str!("../migrations/0008_files.sql")),
    ("hidden", include_str!("../migrations/0009_hidden.sql")),
];

/// Our tables, each with the migration that created it.
const TABLES: &[(&str, i64)] = &[
    ("users", 1),
    ("sessions", 1),
    ("api_tokens", 1),
    ("failures", 1),
    ("tables", 1),
    ("entries", 1),
    ("people", 1),
    ("notes", 2),
    ("devices", 4),
    ("chores", 6),
    ("departures", 6),
    ("rematches", 6),
    ("lessons", 6),
    ("own_files", 8),
];

/// The table of applied migrations.
pub(crate) const HISTORY: &str = "_sqlx_migrations";

/// The tables that exist after a migration.
pub(crate) fn tables_at(version: i64) -> impl Iterator<Item = &'static str> {
    let tables = TABLES.iter().filter(move |(_, since)| *since <= version);
    [HISTORY].into_iter().chain(tables.map(|(name, _)| *name))
}

/// The checksum of each migration, in hexadecimal.
pub(crate) fn checksums() -> Vec<(i64, String)> {
    migrator().iter().map(|migration| (migration.version, hex(&migration.checksum))).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Brings the database up to date. Refuses one newer than this program, and one that a different
/// migration made.
pub(crate) async fn run(pool: &AnyPool, backend: Backend) -> Result<()> {
    let mut connection = pool.acquire().await?;
    match backend {
        // sqlx takes no lock on SQLite, so two programs could start on one new file.
        Backend::Sqlite => {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            migrator().run_direct(None, &mut *transaction, false).await?;
            transaction.commit().await?;
        }
        Backend::Postgres => {
            let outcome = migrator().run_direct(None, &mut *connection, false).await;
            // A refused migration still holds its lock, which ends with the connection.
            connection.close().await?;
            outcome?;
        }
    }
    Ok(())
}

/// The last migration that this program knows.
pub(crate) fn last() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

fn migrator() -> Migrator {
    let migration = |(version, &(name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect())
}
