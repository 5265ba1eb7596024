//! The log of a table: the truth, written once.

use std::collections::BTreeMap;
use std::time::Duration;

use sqlx::{Any, AnyConnection, Transaction};
use tokio::time::timeout;

use crate::address::Backend;
use crate::tables::{LogEnd, update};
use crate::{Change, Millis, Result, Store, StoreError, Summary, bus, limits, people};

/// An append that is not written by then never will be: its connection is dead.
const APPEND: Duration = Duration::from_secs(25);

/// Entries that are about to be written, with the summary that they lead to.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table_id: String,
    /// Where the writer believes the log to end.
    pub expected_seq: i64,
    /// What follows. Written together or not at all.
    pub entries: Vec<String>,
    /// Whose words entries hold, by their place in the list, from 0.
    pub speakers: BTreeMap<usize, String>,
    /// Who repeats an append with the same key gets the first answer again, and nothing is
    /// written. Keys are kept as long as the table.
    pub key: Option<String>,
    /// The table after these entries.
    pub summary: Summary,
    /// The time.
    pub now: Millis,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Written. The log ends at this number now.
    Now(i64),
    /// The same key was written before, and its last entry has this number.
    Before(i64),
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: i64,
    /// Its text.
    pub body: String,
}

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

    /// How many bytes are written.
    fn bytes(&self) -> i64 {
        let bytes = self.entries.iter().map(String::len).sum::<usize>();
        i64::try_from(bytes).unwrap_or(i64::MAX)
    }

    /// Where the log will end.
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
    /// Lengthens a log, in one transaction. Goes on to its end even if the caller is cancelled, so
    /// that subscribers hear of everything that was written.
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

    /// The next entries of a log after the number `after`: none at its end, at most
    /// [`limits::LOG_PAGE`], and fewer where they are long.
    pub async fn entries(&self, table_id: &str, after: i64) -> Result<Vec<Entry>> {
        let Some(last) = self.end_of_page(table_id, after).await? else {
            return Ok(Vec::new());
        };
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "SELECT seq, body FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3
             ORDER BY seq",
        )
        .bind(table_id)
        .bind(after)
        .bind(last)
        .fetch_all(self.reader())
        .await?;
        Ok(rows.into_iter().map(|(seq, body)| Entry { seq, body }).collect())
    }

    /// The number of the last entry of a table; 0 while there is none.
    pub async fn last_entry(&self, table_id: &str) -> Result<i64> {
        let row: Option<(i64,)> = sqlx::query_as("SELECT seq FROM tables WHERE table_id = $1")
            .bind(table_id)
            .fetch_optional(self.reader())
            .await?;
        row.map(|(seq,)| seq).ok_or_else(|| StoreError::not_found("table", table_id))
    }

    /// The last entry that is read together with the one after the number `after`.
    async fn end_of_page(&self, table_id: &str, after: i64) -> Result<Option<i64>> {
        let lengths: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT seq, CAST(OCTET_LENGTH(body) AS BIGINT) FROM entries
             WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        )
        .bind(table_id)
        .bind(after)
        .bind(limits::LOG_PAGE)
        .fetch_all(self.reader())
        .await?;
        let mut bytes = 0;
        let fits = |(_, length): &(i64, i64)| {
            let before = bytes;
            bytes += length;
            before < limits::LOG_PAGE_BYTES
        };
        Ok(lengths.into_iter().take_while(fits).last().map(|(seq, _)| seq))
    }

    /// The number of the last entry that was appended with this key, if one was.
    pub async fn appended(&self, table_id: &str, key: &str) -> Result<Option<i64>> {
        let row: Option<(i64,)> =
            sqlx::query_as("SELECT seq FROM entries WHERE table_id = $1 AND retry_key = $2")
                .bind(table_id)
                .bind(key)
                .fetch_optional(self.reader())
                .await?;
        Ok(row.map(|(seq,)| seq))
    }

    async fn write(&self, append: &Append) -> Result<Appended> {
        let end = append.end()?;
        let mut transaction = self.begin().await?;
        if !update(&mut transaction, end, &append.summary).await? {
            transaction.rollback().await?;
            return self.explain(append).await;
        }
        if !insert(&mut transaction, append).await? {
            transaction.rollback().await?;
            return self.explain(append).await;
        }
        people::write(&mut transaction, &append.table_id, &append.summary.people).await?;
        self.commit_change(transaction, &append.table_id, end.seq).await?;
        Ok(Appended::Now(end.seq))
    }

    /// Why an append was not written: because it was before, or because another was.
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

    /// Why an append cannot be written: the log has no room, or it ends elsewhere.
    async fn refusal(&self, append: &Append) -> StoreError {
        match self.table(&append.table_id).await {
            Ok(table) if table.is_full_for(append.bytes()) => {
                let most = usize::try_from(limits::LOG_BYTES).unwrap_or(usize::MAX);
                StoreError::TooLarge { what: "log", most }
            }
            _ => self.conflict(&append.table_id).await,
        }
    }

    /// Commits, and tells every node that the table changed.
    pub(crate) async fn commit_change(
        &self,
        transaction: Transaction<'_, Any>,
        table_id: &str,
        seq: i64,
    ) -> Result<()> {
        self.commit_news(transaction, Change::Table { table_id: table_id.to_owned(), seq }).await
    }

    /// Commits, and tells every node what changed.
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
        let inserted = sqlx::query(
            "INSERT INTO entries (table_id, seq, body, retry_key, speaker)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
        )
        .bind(&append.table_id)
        .bind(seq)
        .bind(body)
        .bind(append.key.as_deref().filter(|_| i == last))
        .bind(append.speakers.get(&i))
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}
