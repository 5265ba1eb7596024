//! Tables, apart from their logs.

use std::str::FromStr;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, FromRow, Row};

use crate::sql::{self, Values};
use crate::{
    Result, Status, Store, StoreError, Summary, TableAudience, UnixMillis, UnknownStoredWord,
    limits, people,
};

#[derive(Clone, Debug)]
pub struct TableInsert {
    pub table_id: String,
    /// The caller's text before the first entry.
    pub head: String,
    pub summary: Summary,
    pub now: UnixMillis,
}

/// A table without its head and log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    pub table_id: String,
    /// The number of its last entry; 0 if it has none.
    pub seq: i64,
    pub game: String,
    /// Anything else a list shows, as the caller's own text.
    pub about: String,
    pub status: Status,
    pub visibility: TableAudience,
    pub deadline: Option<UnixMillis>,
    /// Who opened it, where that is known.
    pub host: Option<String>,
    pub needs_bot: bool,
    pub created_at: UnixMillis,
    pub updated_at: UnixMillis,
}

/// A stored table, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The caller's text before the first entry.
    pub head: String,
    pub bytes: i64,
    pub info: TableInfo,
}

impl StoredTable {
    /// Whether the log has no room for `bytes` more.
    pub(crate) const fn is_full_for(&self, bytes: i64) -> bool {
        bytes > limits::LAST_WORDS && self.bytes.saturating_add(bytes) > limits::LOG_BYTES
    }
}

/// A statement that reads tables `t` for lists, without their heads, which may be large.
macro_rules! select_info {
    ($rest:literal) => {
        concat!(
            "SELECT t.table_id, t.seq, t.game, t.about, t.status, t.visibility, t.deadline, t.host,
             t.needs_bot, t.created_at, t.updated_at",
            $rest
        )
    };
}
pub(crate) use select_info;

impl FromRow<'_, AnyRow> for TableInfo {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self {
            table_id: row.try_get("table_id")?,
            seq: row.try_get("seq")?,
            game: row.try_get("game")?,
            about: row.try_get("about")?,
            status: word(row, "status")?,
            visibility: word(row, "visibility")?,
            deadline: row.try_get("deadline")?,
            host: row.try_get("host")?,
            needs_bot: row.try_get::<i64, _>("needs_bot")? != 0,
            created_at: row.try_get("created_at")?,
            updated_at: row.try_get("updated_at")?,
        })
    }
}

impl FromRow<'_, AnyRow> for StoredTable {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        let (head, bytes) = (row.try_get("head")?, row.try_get("bytes")?);
        Ok(Self { head, bytes, info: TableInfo::from_row(row)? })
    }
}

/// The value of a column with a closed set of words.
fn word<T: FromStr<Err = UnknownStoredWord>>(row: &AnyRow, column: &str) -> sqlx::Result<T> {
    let word: String = row.try_get(column)?;
    word.parse().map_err(|error: UnknownStoredWord| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: error.into(),
    })
}

impl Store {
    pub async fn create_table(&self, table: &TableInsert) -> Result<()> {
        limits::text("table id", &table.table_id, limits::LINE)?;
        limits::text("head", &table.head, limits::DOCUMENT)?;
        table.summary.check()?;
        let mut transaction = self.begin().await?;
        if !insert(&mut transaction, table).await? {
            return Err(StoreError::Exists { what: "table", id: table.table_id.clone() });
        }
        people::write(&mut transaction, &table.table_id, &table.summary.people).await?;
        self.commit_change(transaction, &table.table_id, 0).await
    }

    pub async fn table(&self, table_id: &str) -> Result<StoredTable> {
        let sql = "SELECT * FROM tables WHERE table_id = $1";
        let table = sql::first(self.reader(), sql, (table_id,)).await?;
        table.ok_or_else(|| StoreError::not_found("table", table_id))
    }

    /// Replaces the summary of a table whose log ends at `seq`, for example to mark it as damaged.
    pub async fn summarise(
        &self,
        table_id: &str,
        seq: i64,
        summary: &Summary,
        now: UnixMillis,
    ) -> Result<()> {
        summary.check()?;
        let mut transaction = self.begin().await?;
        let ends = LogEnd { table_id, expected: seq, seq, bytes: 0, now };
        if !update(&mut transaction, ends, summary).await? {
            drop(transaction);
            return Err(self.conflict(table_id).await);
        }
        people::write(&mut transaction, table_id, &summary.people).await?;
        self.commit_change(transaction, table_id, seq).await
    }

    /// Marks a table whose log does not replay. No clock or bot asks for it again.
    pub async fn mark_damaged(&self, table_id: &str, now: UnixMillis) -> Result<()> {
        let sql = "UPDATE tables SET status = 'damaged', deadline = NULL, needs_bot = 0,
             bot_until = 0, bot_failures = 0, tick_failures = 0, tick_after = 0, updated_at = $2
             WHERE table_id = $1 RETURNING seq";
        self.change_table(table_id, sql, (table_id, now)).await
    }

    pub async fn delete_table(&self, table_id: &str) -> Result<()> {
        let sql = "DELETE FROM tables WHERE table_id = $1 RETURNING seq";
        self.change_table(table_id, sql, (table_id,)).await
    }

    /// Changes a table whatever its log, and notifies every node.
    async fn change_table(
        &self,
        table_id: &str,
        sql: &'static str,
        values: impl Values,
    ) -> Result<()> {
        let mut transaction = self.begin().await?;
        let seq = sql::find(&mut *transaction, sql, values).await?;
        let seq = seq.ok_or_else(|| StoreError::not_found("table", table_id))?;
        self.commit_change(transaction, table_id, seq).await
    }

    /// Why the log of a table is not as the writer expected.
    pub(crate) async fn conflict(&self, table_id: &str) -> StoreError {
        match self.table(table_id).await {
            Ok(table) => {
                StoreError::Conflict { table_id: table_id.to_owned(), seq: table.info.seq }
            }
            Err(error) => error,
        }
    }
}

/// Stores a table unless its id is taken.
async fn insert(connection: &mut AnyConnection, table: &TableInsert) -> Result<bool> {
    let summary = &table.summary;
    let inserted = sqlx::query(
        // Tables once had titles. Nodes of an older version still read the column.
        "INSERT INTO tables (table_id, head, seq, game, title, about, status, visibility,
             deadline, needs_bot, created_at, updated_at, bot_thinks, host, thinks)
         VALUES ($1, $2, 0, $3, '', $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)
         ON CONFLICT DO NOTHING",
    )
    .bind(&table.table_id)
    .bind(&table.head)
    .bind(&summary.game)
    .bind(&summary.about)
    .bind(summary.status.as_str())
    .bind(summary.visibility.as_str())
    .bind(summary.deadline)
    .bind(i64::from(summary.needs_bot))
    .bind(table.now)
    .bind(i64::from(summary.bot_thinks))
    .bind(&summary.host)
    .bind(i64::from(summary.thinks))
    .execute(connection)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

/// The expected and the new end of a log.
#[derive(Clone, Copy)]
pub(crate) struct LogEnd<'a> {
    pub(crate) table_id: &'a str,
    pub(crate) expected: i64,
    pub(crate) seq: i64,
    pub(crate) bytes: i64,
    pub(crate) now: UnixMillis,
}

/// Moves the end of a log and replaces the summary, if the log ends where expected and has room. A
/// bot's lease ends when no bot is asked any more, and a changed deadline clears the failures of
/// the clock.
pub(crate) async fn update(
    connection: &mut AnyConnection,
    end: LogEnd<'_>,
    summary: &Summary,
) -> Result<bool> {
    let updated = sqlx::query(
        "UPDATE tables SET seq = $3, game = $4, about = $5, status = $6,
             visibility = $7, deadline = $8, needs_bot = $9, updated_at = $10,
             bot_thinks = $11, host = $12, thinks = $13,
             bot_until = CASE WHEN $9 = 0 THEN 0 ELSE bot_until END,
             bot_failures = CASE WHEN $9 = 0 THEN 0 ELSE bot_failures END,
             tick_after = CASE WHEN deadline = $8 THEN tick_after ELSE 0 END,
             tick_failures = CASE WHEN deadline = $8 THEN tick_failures ELSE 0 END,
             bytes = bytes + $14
         WHERE table_id = $1 AND seq = $2 AND ($14 <= $15 OR bytes + $14 <= $16)",
    )
    .bind(end.table_id)
    .bind(end.expected)
    .bind(end.seq)
    .bind(&summary.game)
    .bind(&summary.about)
    .bind(summary.status.as_str())
    .bind(summary.visibility.as_str())
    .bind(summary.deadline)
    .bind(i64::from(summary.needs_bot))
    .bind(end.now)
    .bind(i64::from(summary.bot_thinks))
    .bind(&summary.host)
    .bind(i64::from(summary.thinks))
    .bind(end.bytes)
    .bind(limits::LAST_WORDS)
    .bind(limits::LOG_BYTES)
    .execute(connection)
    .await?;
    Ok(updated.rows_affected() == 1)
}
