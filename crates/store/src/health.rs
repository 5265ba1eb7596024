//! Whether a database is in order, for a person who looks after it. Nothing here writes.

use std::collections::{BTreeMap, BTreeSet};

use crate::address::Backend;
use crate::tables::select_info;
use crate::{Result, Store, StoreError, TableInfo, limits, migrations};

/// Which migrations a database has had, and which this program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schema {
    /// The last one that was applied.
    pub found: i64,
    /// The last one that is known.
    pub known: i64,
}

/// How much a database holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Guests and accounts.
    pub users: i64,
    /// Tables, whatever became of them.
    pub tables: i64,
    /// Entries of all logs.
    pub entries: i64,
    /// Bytes of the whole database.
    pub bytes: i64,
}

/// A log that is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogSize {
    /// The table.
    pub table_id: String,
    /// How many entries.
    pub entries: i64,
    /// How many bytes they have.
    pub bytes: i64,
}

impl Store {
    /// Which migrations the database has had; none where it is not ours.
    pub async fn schema(&self) -> Result<Schema> {
        let known = migrations::last();
        if !self.tables_found().await?.contains(migrations::HISTORY) {
            return Ok(Schema { found: 0, known });
        }
        let (found,) = sqlx::query_as("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations")
            .fetch_one(self.reader())
            .await?;
        Ok(Schema { found, known })
    }

    /// The tables that the database should have after the migrations it has had, and has not.
    pub async fn missing_tables(&self) -> Result<Vec<&'static str>> {
        let (schema, found) = (self.schema().await?, self.tables_found().await?);
        Ok(migrations::tables_at(schema.found).filter(|table| !found.contains(*table)).collect())
    }

    async fn tables_found(&self) -> Result<BTreeSet<String>> {
        let names = match self.inner.backend {
            Backend::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table'",
            Backend::Postgres => {
                "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()"
            }
        };
        let names: Vec<(String,)> = sqlx::query_as(names).fetch_all(self.reader()).await?;
        Ok(names.into_iter().map(|(name,)| name).collect())
    }

    /// The first migration that the database had in another form than this program knows.
    pub async fn altered_migration(&self) -> Result<Option<i64>> {
        let had = match self.inner.backend {
            Backend::Sqlite => "SELECT version, LOWER(HEX(checksum)) FROM _sqlx_migrations",
            Backend::Postgres => "SELECT version, ENCODE(checksum, 'hex') FROM _sqlx_migrations",
        };
        let had: Vec<(i64, String)> = sqlx::query_as(had).fetch_all(self.reader()).await?;
        let had: BTreeMap<i64, String> = had.into_iter().collect();
        let mut known = migrations::checksums().into_iter();
        let is_other =
            |(version, sum): &(i64, String)| had.get(version).is_some_and(|it| it != sum);
        Ok(known.find(is_other).map(|(version, _)| version))
    }

    /// Ids of tables that are gone and have left entries or people behind. PostgreSQL sees to it
    /// that there are none, as long as nobody keeps it from that.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<String>> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT o.table_id FROM
                 (SELECT table_id FROM entries UNION SELECT table_id FROM people) o
             WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.table_id = o.table_id)
             ORDER BY o.table_id LIMIT $1",
        )
        .bind(i64::from(limit.min(limits::PAGE)))
        .fetch_all(self.reader())
        .await?;
        Ok(rows.into_iter().map(|(table_id,)| table_id).collect())
    }

    /// Whether the database is in order: SQLite's own check, and that every log has as many
    /// entries as its table says. Reads everything.
    pub async fn check(&self) -> Result<()> {
        if let Some(problem) = self.integrity().await? {
            return Err(StoreError::Damaged(problem));
        }
        match self.broken_logs(1).await?.first() {
            Some(id) => Err(StoreError::Damaged(format!("the log of table {id} has gaps"))),
            None => Ok(()),
        }
    }

    /// What SQLite finds wrong with its file, if anything. PostgreSQL checks its pages itself.
    pub async fn integrity(&self) -> Result<Option<String>> {
        if self.inner.backend == Backend::Postgres {
            return Ok(None);
        }
        let (answer,): (String,) =
            sqlx::query_as("PRAGMA integrity_check(1)").fetch_one(self.reader()).await?;
        if answer != "ok" {
            return Ok(Some(answer));
        }
        Ok(self
            .is_cut()
            .await?
            .then(|| "the size of the file is no multiple of its page size".to_owned()))
    }

    /// Whether the file ends within a page, which SQLite would read as zeros.
    async fn is_cut(&self) -> Result<bool> {
        let (size,): (i64,) = sqlx::query_as("SELECT page_size FROM pragma_page_size()")
            .fetch_one(self.reader())
            .await?;
        let length = self.inner.file.as_ref().and_then(|file| file.metadata().ok());
        let length = length.and_then(|file| i64::try_from(file.len()).ok()).unwrap_or_default();
        Ok(size > 0 && length % size != 0)
    }

    /// Tables whose logs have gaps, or other entries than the table says.
    pub async fn broken_logs(&self, limit: u32) -> Result<Vec<String>> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT t.table_id FROM tables t LEFT JOIN entries e ON e.table_id = t.table_id
             GROUP BY t.table_id, t.seq
             HAVING COUNT(e.seq) <> t.seq OR COALESCE(MAX(e.seq), 0) <> t.seq
             ORDER BY t.table_id LIMIT $1",
        )
        .bind(i64::from(limit.min(limits::PAGE)))
        .fetch_all(self.reader())
        .await?;
        Ok(rows.into_iter().map(|(table_id,)| table_id).collect())
    }

    /// How much there is.
    pub async fn sizes(&self) -> Result<Sizes> {
        let bytes = match self.inner.backend {
            Backend::Sqlite => {
                "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            }
            Backend::Postgres => "SELECT pg_database_size(current_database())",
        };
        let (users, tables, entries) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM tables),
                 (SELECT COUNT(*) FROM entries)",
        )
        .fetch_one(self.reader())
        .await?;
        let (bytes,) = sqlx::query_as(bytes).fetch_one(self.reader()).await?;
        Ok(Sizes { users, tables, entries, bytes })
    }

    /// The longest logs, the longest first.
    pub async fn longest_logs(&self, limit: u32) -> Result<Vec<LogSize>> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT table_id, COUNT(*), CAST(SUM(LENGTH(body)) AS BIGINT) FROM entries
             GROUP BY table_id ORDER BY 3 DESC, table_id LIMIT $1",
        )
        .bind(i64::from(limit.min(limits::PAGE)))
        .fetch_all(self.reader())
        .await?;
        let size = |(table_id, entries, bytes)| LogSize { table_id, entries, bytes };
        Ok(rows.into_iter().map(size).collect())
    }

    /// Tables in the order of their ids, after one of them: all of them, page by page.
    pub async fn tables_after(&self, table_id: &str, limit: u32) -> Result<Vec<TableInfo>> {
        let tables = sqlx::query_as(select_info!(
            " FROM tables t WHERE table_id > $1 ORDER BY table_id LIMIT $2"
        ))
        .bind(table_id)
        .bind(i64::from(limit.min(limits::PAGE)));
        Ok(tables.fetch_all(self.reader()).await?)
    }
}
