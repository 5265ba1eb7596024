//! Users: guests with a name, and accounts whose name is reserved.

use sqlx::{Any, Transaction};

use crate::error::found;
use crate::names::fold;
use crate::sql::{self, from_row};
use crate::{Change, Result, Store, StoreError, UnixMillis, limits};

/// A guest or an account.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The id, which never changes.
    pub user_id: String,
    pub name: String,
    /// The password hash of an account; `None` for a guest.
    pub password_hash: Option<String>,
    /// The caller's own text.
    pub preferences: String,
    /// The address called when it is the user's turn.
    pub webhook: Option<String>,
    pub webhook_error: Option<String>,
    /// Since when every call of the webhook fails; without an error, since when it is untried.
    pub webhook_failing_since: Option<UnixMillis>,
    pub webhook_off_since: Option<UnixMillis>,
    pub created_at: UnixMillis,
    /// When the user was last here, to the day.
    pub seen_at: Option<UnixMillis>,
}

impl User {
    pub fn is_guest(&self) -> bool {
        self.password_hash.is_none()
    }
}

// Neither the hash nor the webhook address, which may hold a secret, goes into a log.
impl std::fmt::Debug for User {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("User")
            .field("user_id", &self.user_id)
            .field("name", &self.name)
            .field("is_guest", &self.is_guest())
            .field("created_at", &self.created_at)
            .finish_non_exhaustive()
    }
}

from_row!(User {
    user_id,
    name,
    password_hash,
    preferences,
    webhook,
    webhook_error,
    webhook_failing_since,
    webhook_off_since,
    created_at,
    seen_at,
});

/// What stays valid when a password is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spared<'a> {
    pub tokens: bool,
    /// The hash of a token that stays valid in any case.
    pub token: Option<&'a str>,
}

impl Store {
    /// Gives a guest or an account a reserved name and a password hash. Ends every session and
    /// device, and every token that is not spared.
    pub async fn make_account(
        &self,
        user_id: &str,
        name: &str,
        password_hash: &str,
        spared: Spared<'_>,
    ) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        limits::text("password hash", password_hash, limits::ENTRY)?;
        // An old account may keep a name that looks like another.
        let sql = "UPDATE users SET name = $2, account_name = $3, password_hash = $4, is_keyed = 1,
                 name_key = CASE WHEN account_name IS NOT NULL AND name = $2 THEN name_key
                     ELSE $5 END
             WHERE user_id = $1";
        let values = (user_id, name, lower(name), password_hash, fold(name));
        let mut transaction = self.begin().await?;
        changed(user_id, name, sql::run(&mut *transaction, sql, values).await)?;
        shut_out(&mut transaction, user_id, spared).await?;
        self.commit_user(transaction, user_id).await
    }

    /// Renames a user; the name must be free.
    pub async fn rename_user(&self, user_id: &str, name: &str) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let sql = "SELECT user_id FROM users WHERE account_name = $1 AND user_id <> $2";
        let holder: Option<String> =
            sql::find(&mut *transaction, sql, (lower(name), user_id)).await?;
        if holder.is_some() {
            return Err(taken(name));
        }
        let sql = "UPDATE users SET name = $2, name_key = $4, is_keyed = 1,
                 account_name = CASE WHEN account_name IS NULL THEN NULL ELSE $3 END
             WHERE user_id = $1";
        let renamed =
            sql::run(&mut *transaction, sql, (user_id, name, lower(name), fold(name))).await;
        changed(user_id, name, renamed)?;
        self.commit_user(transaction, user_id).await
    }

    pub async fn user(&self, user_id: &str) -> Result<User> {
        let sql = "SELECT * FROM users WHERE user_id = $1";
        let user = sql::first(self.reader(), sql, (user_id,)).await?;
        user.ok_or_else(|| StoreError::not_found("user", user_id))
    }

    /// The account with a name, in any case or form.
    pub async fn account(&self, name: &str) -> Result<Option<User>> {
        let sql = "SELECT * FROM users
             WHERE account_name = $1 OR (name_key = $2 AND account_name IS NOT NULL)
             ORDER BY CASE WHEN account_name = $1 THEN 0 ELSE 1 END LIMIT 1";
        sql::first(self.reader(), sql, (lower(name), fold(name))).await
    }

    pub async fn set_preferences(&self, user_id: &str, preferences: &str) -> Result<()> {
        limits::text("preferences", preferences, limits::ENTRY)?;
        let sql = "UPDATE users SET preferences = $2 WHERE user_id = $1";
        found(sql::run(self.writer(), sql, (user_id, preferences)).await?, "user", user_id)
    }

    /// Commits, and notifies every node of a changed user.
    pub(crate) async fn commit_user(
        &self,
        transaction: Transaction<'_, Any>,
        user_id: &str,
    ) -> Result<()> {
        self.commit_news(transaction, Change::User { user_id: user_id.to_owned() }).await
    }
}

/// The result of a statement that changes one user.
pub(crate) fn changed(user_id: &str, name: &str, outcome: Result<u64>) -> Result<()> {
    match outcome {
        Err(error) if is_taken(&error) => Err(taken(name)),
        outcome => found(outcome?, "user", user_id),
    }
}

pub(crate) fn is_taken(error: &StoreError) -> bool {
    let StoreError::Database(error) = error else { return false };
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Locks a user's row, so that of two requests the second sees what the first stored.
pub(crate) async fn lock_user(transaction: &mut Transaction<'_, Any>, user_id: &str) -> Result<()> {
    let sql = "UPDATE users SET user_id = user_id WHERE user_id = $1";
    found(sql::run(&mut **transaction, sql, (user_id,)).await?, "user", user_id)
}

pub(crate) fn taken(name: &str) -> StoreError {
    StoreError::NameTaken { name: name.to_owned() }
}

/// The lower-case name, which told accounts apart before names had keys and is still unique.
pub(crate) fn lower(name: &str) -> String {
    name.to_lowercase()
}

/// Ends everything that the old password opened.
async fn shut_out(
    transaction: &mut Transaction<'_, Any>,
    user_id: &str,
    spared: Spared<'_>,
) -> Result<()> {
    for table in
        ["DELETE FROM sessions WHERE user_id = $1", "DELETE FROM devices WHERE user_id = $1"]
    {
        sql::run(&mut **transaction, table, (user_id,)).await?;
    }
    if !spared.tokens {
        let sql = "DELETE FROM api_tokens WHERE user_id = $1 AND token_hash <> $2";
        sql::run(&mut **transaction, sql, (user_id, spared.token.unwrap_or_default())).await?;
    }
    Ok(())
}
