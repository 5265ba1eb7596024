//! Health checks for the operator of a database. Nothing here writes.

use std::collections::{BTreeMap, BTreeSet};

use crate::address::Backend;
use crate::sql::{self, from_row};
use crate::tables::select_info;
use crate::{Result, Store, StoreError, TableInfo, limits, migrations};

/// The last migrations of a database and of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schema {
    pub found: i64,
    pub known: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Guests and accounts.
    pub users: i64,
    /// All tables, whatever their status.
    pub tables: i64,
    pub entries: i64,
    pub bytes: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogSize {
    pub table_id: String,
    pub entries: i64,
    pub bytes: i64,
}

from_row!(LogSize { table_id, entries, bytes });

impl Store {
    /// The migrations of the database; `found` is 0 if it is not ours.
    pub async fn schema(&self) -> Result<Schema> {
        let known = migrations::last();
        if !self.tables_found().await?.contains(migrations::HISTORY) {
            return Ok(Schema { found: 0, known });
        }
        let sql = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
        let found = sql::value(self.reader(), sql, ()).await?;
        Ok(Schema { found, known })
    }

    /// The tables that should exist after the applied migrations, and do not.
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
        Ok(sql::column(self.reader(), names, ()).await?.into_iter().collect())
    }

    /// The first applied migration that differs from the one this program knows.
    pub async fn altered_migration(&self) -> Result<Option<i64>> {
        let had = match self.inner.backend {
            Backend::Sqlite => "SELECT version, LOWER(HEX(checksum)) FROM _sqlx_migrations",
            Backend::Postgres => "SELECT version, ENCODE(checksum, 'hex') FROM _sqlx_migrations",
        };
        let had: Vec<(i64, String)> = sql::all(self.reader(), had, ()).await?;
        let had: BTreeMap<i64, String> = had.into_iter().collect();
        let mut known = migrations::checksums().into_iter();
        let is_other =
            |(version, sum): &(i64, String)| had.get(version).is_some_and(|it| it != sum);
        Ok(known.find(is_other).map(|(version, _)| version))
    }

    /// Ids of deleted tables that left entries or people behind, which foreign keys prevent.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<String>> {
        let sql = "SELECT o.table_id FROM
                 (SELECT table_id FROM entries UNION SELECT table_id FROM people) o
             WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.table_id = o.table_id)
             ORDER BY o.table_id LIMIT $1";
        sql::column(self.reader(), sql, (limits::rows(limit),)).await
    }

    /// Fails unless SQLite's own check passes and every log is complete. Reads everything.
    pub async fn check(&self) -> Result<()> {
        if let Some(problem) = self.integrity().await? {
            return Err(StoreError::Damaged(problem));
        }
        match self.broken_logs(1).await?.first() {
            Some(id) => Err(StoreError::Damaged(format!("the log of table {id} has gaps"))),
            None => Ok(()),
        }
    }

    /// What SQLite finds wrong with its file, if anything. PostgreSQL checks its own pages.
    pub async fn integrity(&self) -> Result<Option<String>> {
        if self.inner.backend == Backend::Postgres {
            return Ok(None);
        }
        let answer: String = sql::value(self.reader(), "PRAGMA integrity_check(1)", ()).await?;
        if answer != "ok" {
            return Ok(Some(answer));
        }
        let cut = "the size of the file is no multiple of its page size";
        Ok(self.is_cut().await?.then(|| cut.to_owned()))
    }

    /// Whether the file ends within a page. SQLite would read the rest as zeros.
    async fn is_cut(&self) -> Result<bool> {
        let sql = "SELECT page_size FROM pragma_page_size()";
        let size: i64 = sql::value(self.reader(), sql, ()).await?;
        let length = self.inner.file.as_ref().and_then(|file| file.metadata().ok());
        let length = length.and_then(|file| i64::try_from(file.len()).ok()).unwrap_or_default();
        Ok(size > 0 && length % size != 0)
    }

    /// Tables whose log has gaps, or another number of entries than the table records.
    pub async fn broken_logs(&self, limit: u32) -> Result<Vec<String>> {
        let sql = "SELECT t.table_id FROM tables t LEFT JOIN entries e ON e.table_id = t.table_id
             GROUP BY t.table_id, t.seq
             HAVING COUNT(e.seq) <> t.seq OR COALESCE(MAX(e.seq), 0) <> t.seq
             ORDER BY t.table_id LIMIT $1";
        sql::column(self.reader(), sql, (limits::rows(limit),)).await
    }

    pub async fn sizes(&self) -> Result<Sizes> {
        let bytes = match self.inner.backend {
            Backend::Sqlite => {
                "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            }
            Backend::Postgres => "SELECT pg_database_size(current_database())",
        };
        let sql = "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM tables),
                 (SELECT COUNT(*) FROM entries)";
        let (users, tables, entries) = sql::one(self.reader(), sql, ()).await?;
        let bytes = sql::value(self.reader(), bytes, ()).await?;
        Ok(Sizes { users, tables, entries, bytes })
    }

    pub async fn longest_logs(&self, limit: u32) -> Result<Vec<LogSize>> {
        let sql = "SELECT table_id, COUNT(*) AS entries, CAST(SUM(LENGTH(body)) AS BIGINT) AS bytes
             FROM entries
             GROUP BY table_id ORDER BY 3 DESC, table_id LIMIT $1";
        sql::all(self.reader(), sql, (limits::rows(limit),)).await
    }

    /// Tables by id, after a given id: page by page, all of them.
    pub async fn tables_after(&self, table_id: &str, limit: u32) -> Result<Vec<TableInfo>> {
        let sql = select_info!(" FROM tables t WHERE table_id > $1 ORDER BY table_id LIMIT $2");
        sql::all(self.reader(), sql, (table_id, limits::rows(limit))).await
    }
}
