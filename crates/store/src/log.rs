//! The log of a table: append-only, and the truth.

use std::collections::BTreeMap;
use std::time::Duration;

use sqlx::{Any, AnyConnection, Transaction};
use tokio::time::timeout;

use crate::address::Backend;
use crate::sql::{self, from_row};
use crate::tables::{LogEnd, update};
use crate::{Change, Result, Store, StoreError, Summary, UnixMillis, bus, limits, people};

/// Time limit for an append; after it, the connection is taken for dead.
const APPEND: Duration = Duration::from_secs(25);

/// Entries to be appended, with the resulting summary.
#[derive(Clone, Debug)]
pub struct Append {
    pub table_id: String,
    /// The number the writer expects the log to end at.
    pub expected_seq: i64,
    /// The entries, written together or not at all.
    pub entries: Vec<String>,
    /// The speakers of chat entries, by index in `entries`.
    pub speakers: BTreeMap<usize, String>,
    /// The idempotency key. An append with a key already used returns the first answer and writes
    /// nothing. Keys are kept as long as the table.
    pub key: Option<String>,
    pub summary: Summary,
    pub now: UnixMillis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Written; the log now ends at this number.
    Now(i64),
    /// Written before with the same key; its last entry has this number.
    Before(i64),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number, from 1.
    pub seq: i64,
    /// Its text, as the caller wrote it.
    pub body: String,
}

from_row!(LogEntry { seq, body });

impl Append {
    fn check(&self) -> Result<()> {
        if self.entries.is_empty() {
            return Err(StoreError::Empty);
        }
        limits::count("entries of an append", self.entries.len(), limits::BATCH)?;
        self.entries
            .iter()
            .try_for_each(|entry| limits::text("entry", entry, limits::LOG_ENTRY))?;
        let mut speakers = self.speakers.values();
        speakers.try_for_each(|speaker| limits::text("user id", speaker, limits::LINE))?;
        limits::text("key", self.key.as_deref().unwrap_or_default(), limits::LINE)?;
        self.summary.check()
    }

    fn bytes(&self) -> i64 {
        let bytes = self.entries.iter().map(String::len).sum::<usize>();
        i64::try_from(bytes).unwrap_or(i64::MAX)
    }

    /// The expected and the new end of the log.
    fn end(&self) -> Result<LogEnd<'_>> {
        let most = usize::try_from(limits::LOG).unwrap_or(usize::MAX);
        let too_long = StoreError::TooLarge { what: "log", most };
        let seq = i64::try_from(self.entries.len()).ok();
        let seq = seq.and_then(|n| self.expected_seq.checked_add(n));
        match seq.filter(|&seq| seq <= limits::LOG) {
            Some(seq) => {
                let (expected, now) = (self.expected_seq, self.now);
                Ok(LogEnd { table_id: &self.table_id, expected, seq, bytes: self.bytes(), now })
            }
            None => Err(too_long),
        }
    }
}

impl Store {
    /// Extends a log in one transaction. Runs to completion even if the caller is cancelled, so
    /// that subscribers hear of everything written.
    pub async fn append(&self, append: Append) -> Result<Appended> {
        append.check()?;
        let store = self.clone();
        let write = async move { timeout(APPEND, store.write(&append)).await };
        match tokio::spawn(write).await {
            Ok(Ok(result)) => result,
            Ok(Err(elapsed)) => Err(StoreError::Connection(elapsed.to_string())),
            Err(stopped) => Err(StoreError::Connection(stopped.to_string())),
        }
    }

    /// The entries after the number `after`: at most [`limits::LOG_PAGE`], fewer if they are long,
    /// none at the end of the log.
    pub async fn entries(&self, table_id: &str, after: i64) -> Result<Vec<LogEntry>> {
        let Some(last) = self.end_of_page(table_id, after).await? else { return Ok(Vec::new()) };
        let sql = "SELECT seq, body FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3
             ORDER BY seq";
        sql::all(self.reader(), sql, (table_id, after, last)).await
    }

    /// The last of a log's first entries that contains `part`, such as the name of a fact.
    pub async fn last_entry_with(
        &self,
        table_id: &str,
        part: &str,
        first: i64,
    ) -> Result<Option<String>> {
        let sql = "SELECT body FROM entries WHERE table_id = $1 AND seq <= $3 AND body LIKE $2
             ORDER BY seq DESC LIMIT 1";
        sql::find(self.reader(), sql, (table_id, format!("%{part}%"), first)).await
    }

    /// The number of a table's last entry; 0 if it has none.
    pub async fn last_entry(&self, table_id: &str) -> Result<i64> {
        let sql = "SELECT seq FROM tables WHERE table_id = $1";
        let seq = sql::find(self.reader(), sql, (table_id,)).await?;
        seq.ok_or_else(|| StoreError::not_found("table", table_id))
    }

    /// The last entry of the page that starts after `after`.
    async fn end_of_page(&self, table_id: &str, after: i64) -> Result<Option<i64>> {
        let sql = "SELECT seq, CAST(OCTET_LENGTH(body) AS BIGINT) FROM entries
             WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let lengths: Vec<(i64, i64)> =
            sql::all(self.reader(), sql, (table_id, after, limits::LOG_PAGE)).await?;
        let mut bytes = 0;
        let fits = |(_, length): &(i64, i64)| {
            let before = bytes;
            bytes += length;
            before < limits::LOG_PAGE_BYTES
        };
        Ok(lengths.into_iter().take_while(fits).last().map(|(seq, _)| seq))
    }

    /// The number of the last entry appended with this key, if any.
    pub async fn appended(&self, table_id: &str, key: &str) -> Result<Option<i64>> {
        let sql = "SELECT seq FROM entries WHERE table_id = $1 AND retry_key = $2";
        sql::find(self.reader(), sql, (table_id, key)).await
    }

    async fn write(&self, append: &Append) -> Result<Appended> {
        let end = append.end()?;
        let mut transaction = self.begin().await?;
        let is_written = update(&mut transaction, end, &append.summary).await?
            && insert(&mut transaction, append).await?;
        if !is_written {
            transaction.rollback().await?;
            return self.explain(append).await;
        }
        people::write(&mut transaction, &append.table_id, &append.summary.people).await?;
        self.commit_change(transaction, &append.table_id, end.seq).await?;
        Ok(Appended::Now(end.seq))
    }

    /// Why an append was not written: a repeated key, or another writer.
    async fn explain(&self, append: &Append) -> Result<Appended> {
        let before = match &append.key {
            Some(key) => self.appended(&append.table_id, key).await?,
            None => None,
        };
        match before {
            Some(seq) => Ok(Appended::Before(seq)),
            None => Err(self.refusal(append).await),
        }
    }

    /// Why an append cannot be written: the log is full, or ends elsewhere.
    async fn refusal(&self, append: &Append) -> StoreError {
        match self.table(&append.table_id).await {
            Ok(table) if table.is_full_for(append.bytes()) => {
                let most = usize::try_from(limits::LOG_BYTES).unwrap_or(usize::MAX);
                StoreError::TooLarge { what: "log", most }
            }
            _ => self.conflict(&append.table_id).await,
        }
    }

    /// Commits, and notifies every node of a changed table.
    pub(crate) async fn commit_change(
        &self,
        transaction: Transaction<'_, Any>,
        table_id: &str,
        seq: i64,
    ) -> Result<()> {
        self.commit_news(transaction, Change::Table { table_id: table_id.to_owned(), seq }).await
    }

    /// Commits, and notifies every node of a change.
    pub(crate) async fn commit_news(
        &self,
        mut transaction: Transaction<'_, Any>,
        change: Change,
    ) -> Result<()> {
        if self.inner.backend == Backend::Postgres {
            bus::notify(&mut transaction, &change).await?;
        }
        transaction.commit().await?;
        if self.inner.backend == Backend::Sqlite {
            self.inner.bus.send(change);
        }
        Ok(())
    }
}

/// Writes the entries, unless a number or the key is taken.
async fn insert(connection: &mut AnyConnection, append: &Append) -> Result<bool> {
    let last = append.entries.len() - 1;
    for ((i, body), seq) in append.entries.iter().enumerate().zip(append.expected_seq + 1..) {
        let sql = "INSERT INTO entries (table_id, seq, body, retry_key, speaker)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING";
        let key = append.key.as_deref().filter(|_| i == last);
        let values = (&append.table_id, seq, body, key, append.speakers.get(&i));
        if sql::run(&mut *connection, sql, values).await? == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}
