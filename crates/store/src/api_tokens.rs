//! API tokens. Only their hashes are stored.

use crate::{Result, Store, StoreError, UnixMillis, User, limits};

/// An API token of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the token, which identifies it.
    pub token_hash: String,
    /// The user's label for it.
    pub label: String,
    /// When it was created.
    pub created_at: UnixMillis,
    /// When it was last used.
    pub used_at: Option<UnixMillis>,
}

impl Store {
    /// Stores a token. A user may have at most [`limits::TOKENS`].
    pub async fn create_api_token(&self, user_id: &str, token: &ApiToken) -> Result<()> {
        limits::text("token hash", &token.token_hash, limits::LINE)?;
        limits::text("label", &token.label, limits::LINE)?;
        let mut transaction = self.begin().await?;
        // Updating the user's row serialises concurrent requests, so that each sees the other's
        // token.
        let user = sqlx::query("UPDATE users SET user_id = user_id WHERE user_id = $1");
        let user = user.bind(user_id).execute(&mut *transaction).await?;
        if user.rows_affected() == 0 {
            return Err(StoreError::not_found("user", user_id));
        }
        let inserted = sqlx::query(
            "INSERT INTO api_tokens (token_hash, user_id, label, created_at)
             SELECT $1, $2, $3, $4
             WHERE (SELECT COUNT(*) FROM api_tokens WHERE user_id = $2) < $5",
        )
        .bind(&token.token_hash)
        .bind(user_id)
        .bind(&token.label)
        .bind(token.created_at)
        .bind(limits::TOKENS)
        .execute(&mut *transaction)
        .await?;
        if inserted.rows_affected() == 0 {
            let most = usize::try_from(limits::TOKENS).unwrap_or(usize::MAX);
            return Err(StoreError::TooLarge { what: "tokens", most });
        }
        Ok(transaction.commit().await?)
    }

    /// The user a token belongs to.
    pub async fn user_of_token(&self, token_hash: &str) -> Result<Option<User>> {
        let user = sqlx::query_as(
            "SELECT u.* FROM api_tokens t JOIN users u ON u.user_id = t.user_id
             WHERE t.token_hash = $1",
        );
        Ok(user.bind(token_hash).fetch_optional(self.reader()).await?)
    }

    /// Records the last use of a token, to the minute.
    pub async fn mark_token_used(&self, token_hash: &str, now: UnixMillis) -> Result<()> {
        sqlx::query(
            "UPDATE api_tokens SET used_at = $2
             WHERE token_hash = $1 AND (used_at IS NULL OR used_at <= $3)",
        )
        .bind(token_hash)
        .bind(now)
        .bind(now.saturating_sub(MINUTE))
        .execute(self.writer())
        .await?;
        Ok(())
    }

    /// The id of the user a token belongs to.
    pub async fn owner_of_token(&self, token_hash: &str) -> Result<Option<String>> {
        let owner: Option<(String,)> =
            sqlx::query_as("SELECT user_id FROM api_tokens WHERE token_hash = $1")
                .bind(token_hash)
                .fetch_optional(self.reader())
                .await?;
        Ok(owner.map(|(user_id,)| user_id))
    }

    /// A user's tokens, newest first.
    pub async fn api_tokens_of(&self, user_id: &str) -> Result<Vec<ApiToken>> {
        let rows: Vec<(String, String, UnixMillis, Option<UnixMillis>)> = sqlx::query_as(
            "SELECT token_hash, label, created_at, used_at FROM api_tokens WHERE user_id = $1
             ORDER BY created_at DESC, token_hash LIMIT $2",
        )
        .bind(user_id)
        .bind(limits::TOKENS)
        .fetch_all(self.reader())
        .await?;
        let token = |(token_hash, label, created_at, used_at)| ApiToken {
            token_hash,
            label,
            created_at,
            used_at,
        };
        Ok(rows.into_iter().map(token).collect())
    }

    /// Removes a user's token.
    pub async fn delete_api_token(&self, user_id: &str, token_hash: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        let deleted = sqlx::query("DELETE FROM api_tokens WHERE user_id = $1 AND token_hash = $2")
            .bind(user_id)
            .bind(token_hash)
            .execute(&mut *transaction)
            .await?;
        if deleted.rows_affected() == 0 {
            return Err(StoreError::not_found("token", token_hash));
        }
        self.commit_user(transaction, user_id).await
    }
}

const MINUTE: UnixMillis = 60_000;
