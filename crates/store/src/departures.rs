//! Deletion of users. A user is removed in one transaction, whatever the state of their tables; the
//! tables still to be left and cleared of their messages are recorded with it.

use crate::sql::{self, from_row};
use crate::users::changed;
use crate::{Result, Store, UnixMillis, limits};

/// The most departures found at a time.
const FOUND: i64 = 1_000;

/// A table that a deleted user still has to leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    pub user_id: String,
    pub table_id: String,
    pub tries: i64,
}

from_row!(Departure { user_id, table_id, tries });

impl Store {
    /// Removes a user and all their data outside the logs, and records the tables still to be
    /// cleared. Logs keep the id, which identifies nobody by itself.
    pub async fn delete_user(&self, user_id: &str, now: UnixMillis) -> Result<()> {
        let mut transaction = self.begin().await?;
        let sql = "INSERT INTO departures (user_id, table_id, tries, due)
             SELECT user_id, table_id, 0, CAST($2 AS BIGINT) FROM people WHERE user_id = $1
             UNION
             SELECT speaker, table_id, 0, CAST($2 AS BIGINT) FROM entries WHERE speaker = $1
             ON CONFLICT (user_id, table_id) DO NOTHING";
        sql::run(&mut *transaction, sql, (user_id, now)).await?;
        sql::run(&mut *transaction, "DELETE FROM people WHERE user_id = $1", (user_id,)).await?;
        let sql = "DELETE FROM users WHERE user_id = $1";
        changed(user_id, "", sql::run(&mut *transaction, sql, (user_id,)).await)?;
        self.commit_user(transaction, user_id).await
    }

    /// Records tables with messages of users who no longer exist but were not deleted by
    /// [`Store::delete_user`]. Scans all messages, and finds a bounded number.
    pub async fn find_departures(&self, now: UnixMillis) -> Result<()> {
        let sql = "INSERT INTO departures (user_id, table_id, tries, due)
             SELECT DISTINCT e.speaker, e.table_id, 0, CAST($1 AS BIGINT) FROM entries e
             WHERE e.speaker IS NOT NULL
                 AND NOT EXISTS (SELECT 1 FROM users u WHERE u.user_id = e.speaker)
             LIMIT $2
             ON CONFLICT (user_id, table_id) DO NOTHING";
        sql::run(self.writer(), sql, (now, FOUND)).await.map(drop)
    }

    /// Departures that are due, of one user or of all, oldest first.
    pub async fn due_departures(
        &self,
        user_id: Option<&str>,
        now: UnixMillis,
        limit: u32,
    ) -> Result<Vec<Departure>> {
        let sql = "SELECT user_id, table_id, tries FROM departures
             WHERE due <= $1 AND ($2 = '' OR user_id = $2) ORDER BY due, user_id, table_id LIMIT $3";
        let values = (now, user_id.unwrap_or_default(), limits::rows(limit));
        sql::all(self.reader(), sql, values).await
    }

    /// Completes a departure. Also removes the user from the table's people, since a node that had
    /// not heard of the deletion may have added them again.
    pub async fn departed(&self, departure: &Departure) -> Result<()> {
        let mut transaction = self.begin().await?;
        let people = "DELETE FROM people WHERE user_id = $1 AND table_id = $2";
        let departures = "DELETE FROM departures WHERE user_id = $1 AND table_id = $2";
        for sql in [people, departures] {
            sql::run(&mut *transaction, sql, (&departure.user_id, &departure.table_id)).await?;
        }
        Ok(transaction.commit().await?)
    }

    pub async fn postpone_departure(&self, departure: &Departure, due: UnixMillis) -> Result<()> {
        let sql = "UPDATE departures SET tries = tries + 1, due = $3
             WHERE user_id = $1 AND table_id = $2";
        sql::run(self.writer(), sql, (&departure.user_id, &departure.table_id, due)).await.map(drop)
    }
}
