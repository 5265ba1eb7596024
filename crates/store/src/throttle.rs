//! Failed attempts, counted over all nodes, and the removal of what is no longer needed.

use crate::{Millis, Result, Store, limits};

/// How many rows of each kind one sweep removes.
const SWEEP: i64 = 10_000;

impl Store {
    /// Counts a failed attempt of a subject, e.g. a login by name or by address. The count begins
    /// anew when a window has passed. Gives the count.
    pub async fn note_failure(&self, subject: &str, now: Millis, window: Millis) -> Result<i64> {
        limits::text("subject", subject, limits::LINE)?;
        let (n,) = sqlx::query_as(
            "INSERT INTO failures (subject, n_failures, since) VALUES ($1, 1, $2)
             ON CONFLICT (subject) DO UPDATE SET
                 n_failures = CASE WHEN failures.since <= $3 THEN 1 ELSE failures.n_failures + 1 END,
                 since = CASE WHEN failures.since <= $3 THEN excluded.since ELSE failures.since END
             RETURNING n_failures",
        )
        .bind(subject)
        .bind(now)
        .bind(now.saturating_sub(window))
        .fetch_one(self.writer())
        .await?;
        Ok(n)
    }

    /// How often a subject failed, and since when, within the window.
    pub async fn failures(
        &self,
        subject: &str,
        now: Millis,
        window: Millis,
    ) -> Result<Option<(i64, Millis)>> {
        let failures = sqlx::query_as(
            "SELECT n_failures, since FROM failures WHERE subject = $1 AND since > $2",
        )
        .bind(subject)
        .bind(now.saturating_sub(window));
        Ok(failures.fetch_optional(self.reader()).await?)
    }

    /// Forgets the failures of a subject.
    pub async fn forget_failures(&self, subject: &str) -> Result<()> {
        let forget = sqlx::query("DELETE FROM failures WHERE subject = $1").bind(subject);
        forget.execute(self.writer()).await?;
        Ok(())
    }

    /// Removes what nobody can use any more: sessions that have ended; failures older than a
    /// window; guests who came before it and have no session, token or table. To be called now and
    /// then; removes a bounded number.
    pub async fn sweep(&self, now: Millis, window: Millis) -> Result<()> {
        let before = now.saturating_sub(window);
        sqlx::query(
            "DELETE FROM sessions WHERE token_hash IN (
                 SELECT token_hash FROM sessions WHERE expires_at <= $1 LIMIT $2)",
        )
        .bind(now)
        .bind(SWEEP)
        .execute(self.writer())
        .await?;
        sqlx::query(
            "DELETE FROM failures WHERE subject IN (
                 SELECT subject FROM failures WHERE since <= $1 LIMIT $2)",
        )
        .bind(before)
        .bind(SWEEP)
        .execute(self.writer())
        .await?;
        self.sweep_guests(before).await
    }

    async fn sweep_guests(&self, before: Millis) -> Result<()> {
        sqlx::query(
            "DELETE FROM users WHERE user_id IN (
                 SELECT u.user_id FROM users u WHERE u.account_name IS NULL AND u.created_at <= $1
                     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.user_id)
                     AND NOT EXISTS (SELECT 1 FROM api_tokens a WHERE a.user_id = u.user_id)
                     AND NOT EXISTS (SELECT 1 FROM people p WHERE p.user_id = u.user_id)
                 LIMIT $2)",
        )
        .bind(before)
        .bind(SWEEP)
        .execute(self.writer())
        .await?;
        Ok(())
    }
}
