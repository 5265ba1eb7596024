//! Abandoned tables and guests.

use crate::{Cursor, Result, Store, UnixMillis, User, sql};

/// Rows marked in one call.
const BATCH: i64 = 10_000;
/// Visits are recorded to the day.
const DAY: UnixMillis = 86_400_000;

impl User {
    /// Whether a visit within the last day is recorded.
    pub fn was_here(&self, now: UnixMillis) -> bool {
        self.seen_at.is_some_and(|at| now.saturating_sub(at) < DAY)
    }
}

impl Store {
    /// Records a user's visit, at most once a day.
    pub async fn mark_seen(&self, user: &User, now: UnixMillis) -> Result<()> {
        if user.was_here(now) {
            return Ok(());
        }
        self.set_seen(&user.user_id, now).await
    }

    pub async fn set_seen(&self, user_id: &str, at: UnixMillis) -> Result<()> {
        let sql = "UPDATE users SET seen_at = $2 WHERE user_id = $1";
        sql::run(self.writer(), sql, (user_id, at)).await.map(drop)
    }

    /// Sets the last visit of guests without one to `now`.
    pub async fn begin_to_miss(&self, now: UnixMillis) -> Result<()> {
        let sql = "UPDATE users SET seen_at = $1 WHERE user_id IN (
                 SELECT user_id FROM users WHERE account_name IS NULL AND seen_at IS NULL LIMIT $2)";
        sql::run(self.writer(), sql, (now, BATCH)).await.map(drop)
    }

    /// Guests last here before a moment, longest absent first.
    pub async fn guests_gone_since(&self, before: UnixMillis, limit: u32) -> Result<Vec<String>> {
        let sql = "SELECT user_id FROM users WHERE account_name IS NULL AND seen_at < $1
             ORDER BY seen_at, user_id LIMIT $2";
        sql::column(self.reader(), sql, (before, i64::from(limit))).await
    }

    /// Tables called off before a moment, oldest first, after a given position.
    pub async fn called_off(
        &self,
        after: &Cursor,
        before: UnixMillis,
        limit: u32,
    ) -> Result<Vec<Cursor>> {
        // Both statuses are spelled out so that the list index applies.
        let sql = "SELECT updated_at, table_id FROM tables
             WHERE visibility IN ('public', 'private') AND status = 'aborted'
                 AND (updated_at, table_id) > ($1, $2) AND updated_at < $3
             ORDER BY updated_at, table_id LIMIT $4";
        let values = (after.updated_at, &after.table_id, before, i64::from(limit));
        sql::all(self.reader(), sql, values).await
    }

    /// Whether a user is still a guest last here before a moment.
    pub async fn is_gone_since(&self, user_id: &str, before: UnixMillis) -> Result<bool> {
        let sql = "SELECT user_id FROM users
             WHERE user_id = $1 AND account_name IS NULL AND seen_at < $2";
        let guest: Option<String> = sql::find(self.reader(), sql, (user_id, before)).await?;
        Ok(guest.is_some())
    }

    /// Open tables untouched since a moment, oldest first. Failing tables are held back.
    pub async fn tables_left_since(
        &self,
        before: UnixMillis,
        now: UnixMillis,
        limit: u32,
    ) -> Result<Vec<String>> {
        let sql = "SELECT table_id FROM tables
             WHERE status = 'open' AND updated_at < $1 AND tick_after <= $2
             ORDER BY updated_at, table_id LIMIT $3";
        sql::column(self.reader(), sql, (before, now, i64::from(limit))).await
    }
}
