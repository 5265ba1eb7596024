//! Sessions: the users that cookies belong to; and devices: browsers in which the owner of an account
//! signed in. Only the hash of a cookie is stored.

use crate::error::found;
use crate::sql::{self, from_row};
use crate::{Result, Store, UnixMillis, limits};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub user_id: String,
    pub created_at: UnixMillis,
    pub expires_at: UnixMillis,
    /// Until when a cookie that other hosts could have set is accepted too; 0 means always.
    pub bound: UnixMillis,
}

from_row!(Session { user_id, created_at, expires_at, bound });

impl Store {
    /// Begins a session. Beyond [`limits::TOKENS`], the sessions that expire first are ended.
    pub async fn create_session(&self, token_hash: &str, session: &Session) -> Result<()> {
        limits::text("token hash", token_hash, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let sql = "INSERT INTO sessions (token_hash, user_id, created_at, expires_at, bound)
             SELECT $1, user_id, $3, $4, $5 FROM users WHERE user_id = $2";
        let Session { user_id, created_at, expires_at, bound } = session;
        let values = (token_hash, user_id, created_at, expires_at, bound);
        found(sql::run(&mut *transaction, sql, values).await?, "user", user_id)?;
        let sql = "DELETE FROM sessions WHERE user_id = $1 AND token_hash IN (
                 SELECT token_hash FROM sessions WHERE user_id = $1 AND token_hash <> $2
                 ORDER BY expires_at DESC, token_hash LIMIT 1000 OFFSET $3)";
        let values = (user_id, token_hash, limits::TOKENS - 1);
        match sql::run(&mut *transaction, sql, values).await? {
            0 => Ok(transaction.commit().await?),
            _ => self.commit_user(transaction, user_id).await,
        }
    }

    /// The session of a cookie, unless it has expired.
    pub async fn session(&self, token_hash: &str, now: UnixMillis) -> Result<Option<Session>> {
        let sql = "SELECT user_id, created_at, expires_at, bound FROM sessions
             WHERE token_hash = $1 AND expires_at > $2";
        sql::first(self.reader(), sql, (token_hash, now)).await
    }

    /// A user's sessions that have not expired, newest first.
    pub async fn sessions_of(&self, user_id: &str, now: UnixMillis) -> Result<Vec<Session>> {
        let sql = "SELECT user_id, created_at, expires_at, bound FROM sessions
             WHERE user_id = $1 AND expires_at > $2
             ORDER BY created_at DESC, expires_at DESC LIMIT $3";
        sql::all(self.reader(), sql, (user_id, now, limits::TOKENS)).await
    }

    pub async fn prolong_session(&self, token_hash: &str, expires_at: UnixMillis) -> Result<()> {
        let sql = "UPDATE sessions SET expires_at = $2 WHERE token_hash = $1 AND expires_at < $2";
        sql::run(self.writer(), sql, (token_hash, expires_at)).await.map(drop)
    }

    /// Binds a session to a cookie no other host could set; the old one is accepted until `until`.
    pub async fn bind_session(&self, token_hash: &str, until: UnixMillis) -> Result<()> {
        let sql = "UPDATE sessions SET bound = $2 WHERE token_hash = $1 AND bound = 0";
        sql::run(self.writer(), sql, (token_hash, until)).await.map(drop)
    }

    pub async fn delete_session(&self, token_hash: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        let sql = "DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id";
        let owner: Option<String> = sql::find(&mut *transaction, sql, (token_hash,)).await?;
        match owner {
            Some(user_id) => self.commit_user(transaction, &user_id).await,
            None => Ok(transaction.rollback().await?),
        }
    }

    /// Remembers a browser of a user. Beyond [`limits::DEVICES`] the oldest are forgotten.
    pub async fn remember_device(
        &self,
        user_id: &str,
        device_hash: &str,
        now: UnixMillis,
    ) -> Result<()> {
        limits::text("device hash", device_hash, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let sql = "INSERT INTO devices (device_hash, user_id, created_at)
             SELECT $1, user_id, $3 FROM users WHERE user_id = $2";
        sql::run(&mut *transaction, sql, (device_hash, user_id, now)).await?;
        let sql = "DELETE FROM devices WHERE user_id = $1 AND device_hash IN (
                 SELECT device_hash FROM devices WHERE user_id = $1 AND device_hash <> $2
                 ORDER BY created_at DESC, device_hash LIMIT 1000 OFFSET $3)";
        sql::run(&mut *transaction, sql, (user_id, device_hash, limits::DEVICES - 1)).await?;
        Ok(transaction.commit().await?)
    }

    /// When each of a user's browsers became known, newest first.
    pub async fn devices_of(&self, user_id: &str) -> Result<Vec<UnixMillis>> {
        let sql =
            "SELECT created_at FROM devices WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2";
        sql::column(self.reader(), sql, (user_id, limits::DEVICES)).await
    }

    pub async fn is_device_of(&self, user_id: &str, device_hash: &str) -> Result<bool> {
        let sql = "SELECT user_id FROM devices WHERE device_hash = $1 AND user_id = $2";
        let found: Option<String> = sql::find(self.reader(), sql, (device_hash, user_id)).await?;
        Ok(found.is_some())
    }
}
