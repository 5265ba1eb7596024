//! Tables in lists: the lobby, my tables, what the clock has to look at.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use crate::{Millis, Result, Status, Store, TableInfo, limits};

/// A place in a list, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the last table seen was changed.
    pub updated_at: Millis,
    /// Its id.
    pub table_id: String,
}

/// Which part of a list is wanted.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where to go on; `None`: at the newest.
    pub after: Option<Cursor>,
    /// How many tables at most; never more than [`limits::PAGE`].
    pub limit: u32,
}

impl Page {
    /// The newest tables.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// The tables after these, of which the last is the oldest.
    pub fn following(tables: &[TableInfo], limit: u32) -> Self {
        let cursor = |last: &TableInfo| Cursor {
            updated_at: last.updated_at,
            table_id: last.table_id.clone(),
        };
        Self { after: tables.last().map(cursor), limit }
    }

    /// Whatever is before this place in the order is wanted.
    fn start(&self) -> (Millis, &str) {
        self.after.as_ref().map_or((Millis::MAX, ""), |at| (at.updated_at, at.table_id.as_str()))
    }
}

/// A table of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    /// The table.
    pub table: TableInfo,
    /// Whether it waits for him.
    pub asked: bool,
}

impl FromRow<'_, AnyRow> for Mine {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        let asked: i64 = row.try_get("asked")?;
        Ok(Self { table: TableInfo::from_row(row)?, asked: asked != 0 })
    }
}

impl Store {
    /// Public tables, the newest first.
    pub async fn public_tables(&self, status: Status, page: &Page) -> Result<Vec<TableInfo>> {
        let (updated_at, table_id) = page.start();
        let tables = sqlx::query_as(
            "SELECT * FROM tables WHERE visibility = 'public' AND status = $1
                 AND (updated_at, table_id) < ($2, $3)
             ORDER BY updated_at DESC, table_id DESC LIMIT $4",
        )
        .bind(status.as_str())
        .bind(updated_at)
        .bind(table_id)
        .bind(rows(page.limit));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// The tables of a user that are not over: those that wait for him first, then the newest.
    pub async fn tables_of(&self, user_id: &str, limit: u32) -> Result<Vec<Mine>> {
        let tables = sqlx::query_as(
            "SELECT t.*, p.asked FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status IN ('open', 'playing', 'damaged')
             ORDER BY p.asked DESC, t.updated_at DESC, t.table_id DESC LIMIT $2",
        )
        .bind(user_id)
        .bind(rows(limit));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// How many tables wait for a user.
    pub async fn n_waiting(&self, user_id: &str) -> Result<i64> {
        let (n,) = sqlx::query_as(
            "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND p.asked = 1 AND t.status IN ('open', 'playing')",
        )
        .bind(user_id)
        .fetch_one(self.reader())
        .await?;
        Ok(n)
    }

    /// The finished games of a user, public or not, the newest first.
    pub async fn finished_tables_of(&self, user_id: &str, page: &Page) -> Result<Vec<TableInfo>> {
        let (updated_at, table_id) = page.start();
        let tables = sqlx::query_as(
            "SELECT t.* FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status = 'finished'
                 AND (t.updated_at, t.table_id) < ($2, $3)
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $4",
        )
        .bind(user_id)
        .bind(updated_at)
        .bind(table_id)
        .bind(rows(page.limit));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// All tables of a user, whatever became of them, the newest first.
    pub async fn all_tables_of(&self, user_id: &str, page: &Page) -> Result<Vec<TableInfo>> {
        let (updated_at, table_id) = page.start();
        let tables = sqlx::query_as(
            "SELECT t.* FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND (t.updated_at, t.table_id) < ($2, $3)
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $4",
        )
        .bind(user_id)
        .bind(updated_at)
        .bind(table_id)
        .bind(rows(page.limit));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// Tables whose clock has to be looked at, the most urgent first.
    pub async fn due_tables(&self, now: Millis, limit: u32) -> Result<Vec<TableInfo>> {
        let tables =
            sqlx::query_as("SELECT * FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2")
                .bind(now)
                .bind(rows(limit));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// When the next clock has to be looked at.
    pub async fn next_deadline(&self) -> Result<Option<Millis>> {
        let (deadline,) =
            sqlx::query_as("SELECT MIN(deadline) FROM tables WHERE deadline IS NOT NULL")
                .fetch_one(self.reader())
                .await?;
        Ok(deadline)
    }
}

fn rows(limit: u32) -> i64 {
    i64::from(limit.min(limits::PAGE))
}
