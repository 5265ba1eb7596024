//! Failed attempts, counted over all nodes, and the removal of what is no longer needed.

use crate::{Millis, Result, Store, limits};

/// How many rows of each kind one sweep removes.
const SWEEP: i64 = 10_000;
const SECOND: Millis = 1_000;

/// Who or what fails, and how it is slowed down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureTally {
    /// Its name, such as `address:…`.
    pub name: String,
    /// Failures without a delay.
    pub free: i64,
    /// The longest delay.
    pub longest: Millis,
}

impl FailureTally {
    /// How long to wait after the last failure: a second, and twice as long after each further one.
    fn delay(&self, n_failures: i64) -> Millis {
        match u32::try_from(n_failures - self.free) {
            Ok(n_more) => (SECOND << n_more.min(20)).min(self.longest),
            Err(_) => 0,
        }
    }
}

/// What came of asking for an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It is too early: how long to wait.
    Early(Millis),
    /// It counts as failed.
    Counted(FailedAttempt),
}

/// An attempt that counts as failed, for [`Store::take_back`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedAttempt {
    now: Millis,
    /// When each subject last failed before.
    before: Vec<(String, Millis)>,
}

impl Store {
    /// Counts an attempt as failed for every subject, before its outcome is known: many at once
    /// are no way around. Where one of them has to wait, nothing is counted. A count begins anew
    /// when a window has passed since the last failure.
    pub async fn attempt(
        &self,
        subjects: &[FailureTally],
        now: Millis,
        window: Millis,
    ) -> Result<Attempt> {
        let mut transaction = self.begin().await?;
        let (mut wait, mut before) = (0, Vec::new());
        for subject in subjects {
            limits::text("subject", &subject.name, limits::LINE)?;
            // Writing the row lets attempts at once come one after the other.
            let (n, last): (i64, Millis) = sqlx::query_as(
                "INSERT INTO failures (subject, n_failures, since, last_at) VALUES ($1, 0, $2, 0)
                 ON CONFLICT (subject) DO UPDATE SET n_failures =
                     CASE WHEN failures.last_at <= $3 THEN 0 ELSE failures.n_failures END
                 RETURNING n_failures, last_at",
            )
            .bind(&subject.name)
            .bind(now)
            .bind(now.saturating_sub(window))
            .fetch_one(&mut *transaction)
            .await?;
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
            sqlx::query(count).bind(&subject.name).bind(now).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(Attempt::Counted(FailedAttempt { now, before }))
    }

    /// Takes an attempt that was never tried out of the counts.
    pub async fn take_back(&self, attempt: &FailedAttempt) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (subject, before) in &attempt.before {
            // The moment stays where another attempt has failed since.
            sqlx::query(
                "UPDATE failures SET n_failures = n_failures - 1,
                     last_at = CASE WHEN last_at = $2 THEN $3 ELSE last_at END
                 WHERE subject = $1 AND n_failures > 0",
            )
            .bind(subject)
            .bind(attempt.now)
            .bind(before)
            .execute(&mut *transaction)
            .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Takes an attempt that succeeded out of the counts. The first subject is forgotten.
    pub async fn forgive(&self, subjects: &[FailureTally]) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (at, subject) in subjects.iter().enumerate() {
            let forgive = if at == 0 {
                "DELETE FROM failures WHERE subject = $1"
            } else {
                "UPDATE failures SET n_failures = n_failures - 1 WHERE subject = $1 AND n_failures > 0"
            };
            sqlx::query(forgive).bind(&subject.name).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
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
                 SELECT subject FROM failures WHERE last_at <= $1 LIMIT $2)",
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
