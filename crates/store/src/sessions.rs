//! Sessions: the users that cookies belong to. Only the hash of a cookie is stored.

use crate::{Result, Store, StoreError, UnixMillis, limits};

/// A signed-in browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id of the user.
    pub user_id: String,
    /// When it began.
    pub created_at: UnixMillis,
    /// When it ends.
    pub expires_at: UnixMillis,
    /// Until when a cookie that other hosts could have set is accepted too; 0 means always.
    pub bound: UnixMillis,
}

impl Store {
    /// Begins a session. Beyond [`limits::TOKENS`] sessions of a user, those that expire first are
    /// ended.
    pub async fn create_session(&self, token_hash: &str, session: &Session) -> Result<()> {
        limits::text("token hash", token_hash, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let inserted = sqlx::query(
            "INSERT INTO sessions (token_hash, user_id, created_at, expires_at, bound)
             SELECT $1, user_id, $3, $4, $5 FROM users WHERE user_id = $2",
        )
        .bind(token_hash)
        .bind(&session.user_id)
        .bind(session.created_at)
        .bind(session.expires_at)
        .bind(session.bound)
        .execute(&mut *transaction)
        .await?;
        if inserted.rows_affected() == 0 {
            return Err(StoreError::not_found("user", &session.user_id));
        }
        let ended = sqlx::query(
            "DELETE FROM sessions WHERE user_id = $1 AND token_hash IN (
                 SELECT token_hash FROM sessions WHERE user_id = $1 AND token_hash <> $2
                 ORDER BY expires_at DESC, token_hash LIMIT 1000 OFFSET $3)",
        )
        .bind(&session.user_id)
        .bind(token_hash)
        .bind(limits::TOKENS - 1)
        .execute(&mut *transaction)
        .await?;
        match ended.rows_affected() {
            0 => Ok(transaction.commit().await?),
            _ => self.commit_user(transaction, &session.user_id).await,
        }
    }

    /// The session of a cookie, unless it has expired.
    pub async fn session(&self, token_hash: &str, now: UnixMillis) -> Result<Option<Session>> {
        let row: Option<(String, UnixMillis, UnixMillis, UnixMillis)> = sqlx::query_as(
            "SELECT user_id, created_at, expires_at, bound FROM sessions
             WHERE token_hash = $1 AND expires_at > $2",
        )
        .bind(token_hash)
        .bind(now)
        .fetch_optional(self.reader())
        .await?;
        let session = |(user_id, created_at, expires_at, bound)| Session {
            user_id,
            created_at,
            expires_at,
            bound,
        };
        Ok(row.map(session))
    }

    /// A user's sessions that have not expired, newest first.
    pub async fn sessions_of(&self, user_id: &str, now: UnixMillis) -> Result<Vec<Session>> {
        let rows: Vec<(UnixMillis, UnixMillis, UnixMillis)> = sqlx::query_as(
            "SELECT created_at, expires_at, bound FROM sessions
             WHERE user_id = $1 AND expires_at > $2
             ORDER BY created_at DESC, expires_at DESC LIMIT $3",
        )
        .bind(user_id)
        .bind(now)
        .bind(limits::TOKENS)
        .fetch_all(self.reader())
        .await?;
        let session = |(created_at, expires_at, bound)| Session {
            user_id: user_id.to_owned(),
            created_at,
            expires_at,
            bound,
        };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Extends a session.
    pub async fn prolong_session(&self, token_hash: &str, expires_at: UnixMillis) -> Result<()> {
        sqlx::query(
            "UPDATE sessions SET expires_at = $2 WHERE token_hash = $1 AND expires_at < $2",
        )
        .bind(token_hash)
        .bind(expires_at)
        .execute(self.writer())
        .await?;
        Ok(())
    }

    /// Binds a session to a cookie that no other host could have set; the old one is accepted until
    /// `until`.
    pub async fn bind_session(&self, token_hash: &str, until: UnixMillis) -> Result<()> {
        sqlx::query("UPDATE sessions SET bound = $2 WHERE token_hash = $1 AND bound = 0")
            .bind(token_hash)
            .bind(until)
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn delete_session(&self, token_hash: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        let owner: Option<(String,)> =
            sqlx::query_as("DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id")
                .bind(token_hash)
                .fetch_optional(&mut *transaction)
                .await?;
        match owner {
            Some((user_id,)) => self.commit_user(transaction, &user_id).await,
            None => Ok(transaction.rollback().await?),
        }
    }
}
