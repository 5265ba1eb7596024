//! API tokens. Only their hashes are stored.

use crate::error::found;
use crate::sql::{self, from_row};
use crate::users::lock_user;
use crate::{Result, Store, StoreError, UnixMillis, User, limits};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the token, which identifies it.
    pub token_hash: String,
    pub label: String,
    pub created_at: UnixMillis,
    pub used_at: Option<UnixMillis>,
}

from_row!(ApiToken { token_hash, label, created_at, used_at });

impl Store {
    /// Stores a token. A user may have at most [`limits::TOKENS`].
    pub async fn create_api_token(&self, user_id: &str, token: &ApiToken) -> Result<()> {
        limits::text("token hash", &token.token_hash, limits::LINE)?;
        limits::text("label", &token.label, limits::LINE)?;
        let mut transaction = self.begin().await?;
        lock_user(&mut transaction, user_id).await?;
        let sql = "INSERT INTO api_tokens (token_hash, user_id, label, created_at)
             SELECT $1, $2, $3, $4
             WHERE (SELECT COUNT(*) FROM api_tokens WHERE user_id = $2) < $5";
        let (hash, label, at) = (&token.token_hash, &token.label, token.created_at);
        let values = (hash, user_id, label, at, limits::TOKENS);
        if sql::run(&mut *transaction, sql, values).await? == 0 {
            let most = usize::try_from(limits::TOKENS).unwrap_or(usize::MAX);
            return Err(StoreError::TooLarge { what: "tokens", most });
        }
        Ok(transaction.commit().await?)
    }

    pub async fn user_of_token(&self, token_hash: &str) -> Result<Option<User>> {
        let sql = "SELECT u.* FROM api_tokens t JOIN users u ON u.user_id = t.user_id
             WHERE t.token_hash = $1";
        sql::first(self.reader(), sql, (token_hash,)).await
    }

    /// Records the last use of a token, to the minute.
    pub async fn mark_token_used(&self, token_hash: &str, now: UnixMillis) -> Result<()> {
        let sql = "UPDATE api_tokens SET used_at = $2
             WHERE token_hash = $1 AND (used_at IS NULL OR used_at <= $3)";
        sql::run(self.writer(), sql, (token_hash, now, now.saturating_sub(MINUTE))).await.map(drop)
    }

    pub async fn owner_of_token(&self, token_hash: &str) -> Result<Option<String>> {
        let sql = "SELECT user_id FROM api_tokens WHERE token_hash = $1";
        sql::find(self.reader(), sql, (token_hash,)).await
    }

    /// A user's tokens, newest first.
    pub async fn api_tokens_of(&self, user_id: &str) -> Result<Vec<ApiToken>> {
        let sql = "SELECT token_hash, label, created_at, used_at FROM api_tokens WHERE user_id = $1
             ORDER BY created_at DESC, token_hash LIMIT $2";
        sql::all(self.reader(), sql, (user_id, limits::TOKENS)).await
    }

    pub async fn delete_api_token(&self, user_id: &str, token_hash: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        let sql = "DELETE FROM api_tokens WHERE user_id = $1 AND token_hash = $2";
        let deleted = sql::run(&mut *transaction, sql, (user_id, token_hash)).await?;
        found(deleted, "token", token_hash)?;
        self.commit_user(transaction, user_id).await
    }
}

const MINUTE: UnixMillis = 60_000;
