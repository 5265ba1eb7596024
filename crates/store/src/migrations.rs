//! How the schema came to be. A migration that was released is never changed: a new one follows.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Connection, SqlSafeStr};

use crate::Result;
use crate::address::Backend;

/// Version is place in this list, from 1.
const MIGRATIONS: &[(&str, &str)] = &[
    ("start", include_str!("../migrations/0001_start.sql")),
    ("notes", include_str!("../migrations/0002_notes.sql")),
    ("log", include_str!("../migrations/0003_log.sql")),
    ("door", include_str!("../migrations/0004_door.sql")),
    ("bots", include_str!("../migrations/0005_bots.sql")),
    ("own", include_str!("../migrations/0006_own.sql")),
];

/// Brings the database up to date. Refuses one that is newer than this program, and one that an
/// altered migration made.
pub(crate) async fn run(pool: &AnyPool, backend: Backend) -> Result<()> {
    let mut connection = pool.acquire().await?;
    match backend {
        // sqlx takes no lock on SQLite, so that two programs could start on one new file.
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
