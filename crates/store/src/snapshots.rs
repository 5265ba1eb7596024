//! Snapshots: a cache of what a log leads to.

use sqlx::error::DatabaseError;

use crate::{Result, Store, StoreError, limits};

/// What a log led to at some entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of that entry.
    pub seq: i64,
    /// A text of the caller.
    pub body: String,
}

impl Store {
    /// Keeps a snapshot, unless there is a later one.
    pub async fn put_snapshot(&self, table_id: &str, snapshot: &Snapshot) -> Result<()> {
        limits::text("snapshot", &snapshot.body, limits::DOCUMENT)?;
        let put = sqlx::query(
            "INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
             WHERE excluded.seq >= snapshots.seq",
        )
        .bind(table_id)
        .bind(snapshot.seq)
        .bind(&snapshot.body)
        .execute(self.writer())
        .await;
        match put {
            Ok(_) => Ok(()),
            Err(error) if refers_to_nothing(&error) => {
                Err(StoreError::not_found("table", table_id))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The last snapshot of a table.
    pub async fn snapshot(&self, table_id: &str) -> Result<Option<Snapshot>> {
        let row: Option<(i64, String)> =
            sqlx::query_as("SELECT seq, body FROM snapshots WHERE table_id = $1")
                .bind(table_id)
                .fetch_optional(self.reader())
                .await?;
        Ok(row.map(|(seq, body)| Snapshot { seq, body }))
    }

    /// Forgets the snapshot of a table, because it proved wrong.
    pub async fn drop_snapshot(&self, table_id: &str) -> Result<()> {
        let drop = sqlx::query("DELETE FROM snapshots WHERE table_id = $1").bind(table_id);
        drop.execute(self.writer()).await?;
        Ok(())
    }
}

fn refers_to_nothing(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_foreign_key_violation)
}
