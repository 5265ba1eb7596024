//! Failed attempts, counted across all nodes, and removal of expired data.

use crate::{Result, Store, UnixMillis, limits, sql};

/// Rows of each kind removed in one sweep.
const SWEEP: i64 = 10_000;
const SECOND: UnixMillis = 1_000;

/// A subject whose failures are counted, and its delays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureTally {
    /// The name of the subject, such as `address:…`.
    pub name: String,
    /// Failures before the first delay.
    pub free: i64,
    pub longest: UnixMillis,
}

impl FailureTally {
    /// The delay after the last failure: one second, doubled after each further failure.
    fn delay(&self, n_failures: i64) -> UnixMillis {
        match u32::try_from(n_failures - self.free) {
            Ok(n_more) => (SECOND << n_more.min(20)).min(self.longest),
            Err(_) => 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Too early: the time left to wait.
    Early(UnixMillis),
    /// Allowed, and counted as failed for now.
    Counted(FailedAttempt),
}

/// An attempt counted as failed, for [`Store::take_back`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedAttempt {
    now: UnixMillis,
    /// The time of each subject's previous failure.
    before: Vec<(String, UnixMillis)>,
}

impl Store {
    /// Counts an attempt as failed for every subject before its outcome is known, so that
    /// concurrent attempts are counted too. If any subject has to wait, nothing is counted. A count
    /// restarts when a window has passed since the last failure.
    pub async fn attempt(
        &self,
        subjects: &[FailureTally],
        now: UnixMillis,
        window: UnixMillis,
    ) -> Result<Attempt> {
        let mut transaction = self.begin().await?;
        let (mut wait, mut before) = (0, Vec::new());
        for subject in subjects {
            limits::text("subject", &subject.name, limits::LINE)?;
            // Writing the row serialises concurrent attempts.
            let sql =
                "INSERT INTO failures (subject, n_failures, since, last_at) VALUES ($1, 0, $2, 0)
                 ON CONFLICT (subject) DO UPDATE SET n_failures =
                     CASE WHEN failures.last_at <= $3 THEN 0 ELSE failures.n_failures END
                 RETURNING n_failures, last_at";
            let values = (&subject.name, now, now.saturating_sub(window));
            let (n, last): (i64, UnixMillis) = sql::one(&mut *transaction, sql, values).await?;
            wait = wait.max(last + subject.delay(n) - now);
            before.push((subject.name.clone(), last));
        }
        if wait > 0 {
            transaction.rollback().await?;
            return Ok(Attempt::Early(wait));
        }
        for subject in subjects {
            let count =
                "UPDATE failures SET n_failures = n_failures + 1, last_at = $2 WHERE subject = $1";
            sql::run(&mut *transaction, count, (&subject.name, now)).await?;
        }
        transaction.commit().await?;
        Ok(Attempt::Counted(FailedAttempt { now, before }))
    }

    /// Removes an attempt that was never made from the counts.
    pub async fn take_back(&self, attempt: &FailedAttempt) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (subject, before) in &attempt.before {
            // The time stays if another attempt has failed since.
            let sql = "UPDATE failures SET n_failures = n_failures - 1,
                     last_at = CASE WHEN last_at = $2 THEN $3 ELSE last_at END
                 WHERE subject = $1 AND n_failures > 0";
            sql::run(&mut *transaction, sql, (subject, attempt.now, before)).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Removes a successful attempt from the counts, and resets the first subject.
    pub async fn forgive(&self, subjects: &[FailureTally]) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (at, subject) in subjects.iter().enumerate() {
            let forgive = if at == 0 {
                "DELETE FROM failures WHERE subject = $1"
            } else {
                "UPDATE failures SET n_failures = n_failures - 1 WHERE subject = $1 AND n_failures > 0"
            };
            sql::run(&mut *transaction, forgive, (&subject.name,)).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Removes expired data: ended sessions; failures older than a window; guests older than a
    /// window without session, token or table. Call it regularly; each call removes a bounded
    /// number.
    pub async fn sweep(&self, now: UnixMillis, window: UnixMillis) -> Result<()> {
        let before = now.saturating_sub(window);
        let sql = "DELETE FROM sessions WHERE token_hash IN (
                 SELECT token_hash FROM sessions WHERE expires_at <= $1 LIMIT $2)";
        sql::run(self.writer(), sql, (now, SWEEP)).await?;
        let sql = "DELETE FROM failures WHERE subject IN (
                 SELECT subject FROM failures WHERE last_at <= $1 LIMIT $2)";
        sql::run(self.writer(), sql, (before, SWEEP)).await?;
        self.sweep_guests(before).await
    }

    async fn sweep_guests(&self, before: UnixMillis) -> Result<()> {
        let sql = "DELETE FROM users WHERE user_id IN (
                 SELECT u.user_id FROM users u WHERE u.account_name IS NULL AND u.created_at <= $1
                     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.user_id)
                     AND NOT EXISTS (SELECT 1 FROM api_tokens a WHERE a.user_id = u.user_id)
                     AND NOT EXISTS (SELECT 1 FROM people p WHERE p.user_id = u.user_id)
                 LIMIT $2)";
        sql::run(self.writer(), sql, (before, SWEEP)).await.map(drop)
    }
}
