//! Chat messages: which entries of a log hold words of which user. Only these are ever rewritten,
//! when their author is deleted.

use crate::{Change, LogEntry, Result, Store, limits, sql};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub table_id: String,
    pub entry: LogEntry,
}

impl Store {
    /// A user's messages in order of table and number, after a given position.
    pub async fn spoken_by(
        &self,
        user_id: &str,
        (table_id, seq): (&str, i64),
        limit: u32,
    ) -> Result<Vec<Spoken>> {
        let sql = "SELECT table_id, seq, body FROM entries
             WHERE speaker = $1 AND (table_id, seq) > ($2, $3)
             ORDER BY table_id, seq LIMIT $4";
        let values = (user_id, table_id, seq, limits::rows(limit));
        let rows: Vec<(String, i64, String)> = sql::all(self.reader(), sql, values).await?;
        let spoken = |(table_id, seq, body)| Spoken { table_id, entry: LogEntry { seq, body } };
        Ok(rows.into_iter().map(spoken).collect())
    }

    /// Replaces a user's messages at a table with texts without an author, and tells every node to
    /// reload the table.
    pub async fn unsay(&self, user_id: &str, table_id: &str, texts: &[LogEntry]) -> Result<()> {
        limits::count("entries of an append", texts.len(), limits::BATCH)?;
        texts.iter().try_for_each(|text| limits::text("entry", &text.body, limits::ENTRY))?;
        let mut transaction = self.begin().await?;
        for text in texts {
            let sql = "UPDATE entries SET body = $4, speaker = NULL
                 WHERE table_id = $1 AND seq = $2 AND speaker = $3";
            sql::run(&mut *transaction, sql, (table_id, text.seq, user_id, &text.body)).await?;
        }
        self.commit_news(transaction, Change::Rewritten { table_id: table_id.to_owned() }).await
    }

    /// The first table with an id after `table_id`.
    pub async fn table_after(&self, table_id: &str) -> Result<Option<String>> {
        let sql = "SELECT table_id FROM tables WHERE table_id > $1 ORDER BY table_id LIMIT 1";
        sql::find(self.reader(), sql, (table_id,)).await
    }

    /// Entries of a table after a number that are attributed to no speaker.
    pub async fn unattributed(
        &self,
        table_id: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<LogEntry>> {
        let sql =
            "SELECT seq, body FROM entries WHERE table_id = $1 AND seq > $2 AND speaker IS NULL
             ORDER BY seq LIMIT $3";
        sql::all(self.reader(), sql, (table_id, after, i64::from(limit))).await
    }

    pub async fn attribute(&self, table_id: &str, speakers: &[(i64, String)]) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (seq, speaker) in speakers {
            limits::text("user id", speaker, limits::LINE)?;
            let sql = "UPDATE entries SET speaker = $3 WHERE table_id = $1 AND seq = $2";
            sql::run(&mut *transaction, sql, (table_id, seq, speaker)).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// How far the named chore has come, in the caller's words; empty if it has not begun.
    pub async fn chore(&self, name: &str) -> Result<String> {
        let sql = "SELECT reached FROM chores WHERE name = $1";
        Ok(sql::find(self.reader(), sql, (name,)).await?.unwrap_or_default())
    }

    pub async fn set_chore(&self, name: &str, reached: &str) -> Result<()> {
        limits::text("chore", reached, limits::LINE)?;
        let sql = "INSERT INTO chores (name, reached) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET reached = excluded.reached";
        sql::run(self.writer(), sql, (name, reached)).await.map(drop)
    }
}
