//! Users: guests with a name, and accounts whose name is theirs alone.

use sqlx::any::AnyRow;
use sqlx::{Any, FromRow, Row, Transaction};

use crate::names::fold;
use crate::{Change, Millis, Result, Store, StoreError, limits};

/// A person.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The id, which never changes.
    pub user_id: String,
    /// The name as it is shown.
    pub name: String,
    /// The hash of the password of an account; a guest has none.
    pub password_hash: Option<String>,
    /// A text of the caller.
    pub preferences: String,
    /// Where to tell that it is the user's turn.
    pub webhook: Option<String>,
    /// What went wrong there last.
    pub webhook_error: Option<String>,
    /// Since when every call there fails; without an error, since when the address is to be tried.
    pub webhook_failing_since: Option<Millis>,
    /// Since when nothing is sent there any more.
    pub webhook_off_since: Option<Millis>,
    /// When the user first came.
    pub created_at: Millis,
    /// When the user was last here, to the day.
    pub seen_at: Option<Millis>,
}

impl User {
    /// Whether there is no account.
    pub fn is_guest(&self) -> bool {
        self.password_hash.is_none()
    }
}

// Neither the hash nor the address of the webhook, which may hold a secret, goes into a log.
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

impl FromRow<'_, AnyRow> for User {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self {
            user_id: row.try_get("user_id")?,
            name: row.try_get("name")?,
            password_hash: row.try_get("password_hash")?,
            preferences: row.try_get("preferences")?,
            webhook: row.try_get("webhook")?,
            webhook_error: row.try_get("webhook_error")?,
            webhook_failing_since: row.try_get("webhook_failing_since")?,
            webhook_off_since: row.try_get("webhook_off_since")?,
            created_at: row.try_get("created_at")?,
            seen_at: row.try_get("seen_at")?,
        })
    }
}

/// What stays valid when an account gets a password.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spared<'a> {
    /// Whether every token stays.
    pub tokens: bool,
    /// The hash of a token that stays in any case.
    pub token: Option<&'a str>,
}

impl Store {
    /// Gives a guest, or an account, a name of its own and the hash of a password. Every session
    /// and device ends, and every token that is not spared.
    pub async fn make_account(
        &self,
        user_id: &str,
        name: &str,
        password_hash: &str,
        spared: Spared<'_>,
    ) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        limits::text("password hash", password_hash, limits::ENTRY)?;
        // An old account whose name looks like another one may keep it.
        let made = sqlx::query(
            "UPDATE users SET name = $2, account_name = $3, password_hash = $4, is_keyed = 1,
                 name_key = CASE WHEN account_name IS NOT NULL AND name = $2 THEN name_key
                     ELSE $5 END
             WHERE user_id = $1",
        )
        .bind(user_id)
        .bind(name)
        .bind(lower(name))
        .bind(password_hash)
        .bind(fold(name));
        let mut transaction = self.begin().await?;
        changed(user_id, name, made.execute(&mut *transaction).await)?;
        shut_out(&mut transaction, user_id, spared).await?;
        self.commit_user(transaction, user_id).await
    }

    /// Gives a user another name, which nobody else has.
    pub async fn rename_user(&self, user_id: &str, name: &str) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let holder: Option<(String,)> =
            sqlx::query_as("SELECT user_id FROM users WHERE account_name = $1 AND user_id <> $2")
                .bind(lower(name))
                .bind(user_id)
                .fetch_optional(&mut *transaction)
                .await?;
        if holder.is_some() {
            return Err(taken(name));
        }
        let renamed = sqlx::query(
            "UPDATE users SET name = $2, name_key = $4, is_keyed = 1,
                 account_name = CASE WHEN account_name IS NULL THEN NULL ELSE $3 END
             WHERE user_id = $1",
        )
        .bind(user_id)
        .bind(name)
        .bind(lower(name))
        .bind(fold(name))
        .execute(&mut *transaction)
        .await;
        changed(user_id, name, renamed)?;
        self.commit_user(transaction, user_id).await
    }

    /// A user by id.
    pub async fn user(&self, user_id: &str) -> Result<User> {
        let user = sqlx::query_as("SELECT * FROM users WHERE user_id = $1").bind(user_id);
        let user = user.fetch_optional(self.reader()).await?;
        user.ok_or_else(|| StoreError::not_found("user", user_id))
    }

    /// The account with a name, in whatever case or form it is written.
    pub async fn account(&self, name: &str) -> Result<Option<User>> {
        let user = sqlx::query_as(
            "SELECT * FROM users
             WHERE account_name = $1 OR (name_key = $2 AND account_name IS NOT NULL)
             ORDER BY CASE WHEN account_name = $1 THEN 0 ELSE 1 END LIMIT 1",
        )
        .bind(lower(name))
        .bind(fold(name));
        Ok(user.fetch_optional(self.reader()).await?)
    }

    /// Replaces the preferences.
    pub async fn set_preferences(&self, user_id: &str, preferences: &str) -> Result<()> {
        limits::text("preferences", preferences, limits::ENTRY)?;
        let set = sqlx::query("UPDATE users SET preferences = $2 WHERE user_id = $1")
            .bind(user_id)
            .bind(preferences);
        self.change_user(user_id, "", set).await
    }

    /// Commits, and tells every node that a user changed.
    pub(crate) async fn commit_user(
        &self,
        transaction: Transaction<'_, Any>,
        user_id: &str,
    ) -> Result<()> {
        self.commit_news(transaction, Change::User { user_id: user_id.to_owned() }).await
    }

    async fn change_user(&self, user_id: &str, name: &str, query: AnyQuery<'_>) -> Result<()> {
        changed(user_id, name, query.execute(self.writer()).await)
    }
}

type AnyQuery<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

/// What a statement that changes one user came to.
pub(crate) fn changed(
    user_id: &str,
    name: &str,
    outcome: sqlx::Result<sqlx::any::AnyQueryResult>,
) -> Result<()> {
    match outcome {
        Ok(done) if done.rows_affected() == 0 => Err(StoreError::not_found("user", user_id)),
        Ok(_) => Ok(()),
        Err(error) if is_taken(&error) => Err(taken(name)),
        Err(error) => Err(error.into()),
    }
}

pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

pub(crate) fn taken(name: &str) -> StoreError {
    StoreError::NameTaken { name: name.to_owned() }
}

/// By which accounts were told apart before names had keys, and still are besides.
pub(crate) fn lower(name: &str) -> String {
    name.to_lowercase()
}

/// Ends what was opened by an old password.
async fn shut_out(
    transaction: &mut Transaction<'_, Any>,
    user_id: &str,
    spared: Spared<'_>,
) -> Result<()> {
    for table in
        ["DELETE FROM sessions WHERE user_id = $1", "DELETE FROM devices WHERE user_id = $1"]
    {
        sqlx::query(table).bind(user_id).execute(&mut **transaction).await?;
    }
    if !spared.tokens {
        sqlx::query("DELETE FROM api_tokens WHERE user_id = $1 AND token_hash <> $2")
            .bind(user_id)
            .bind(spared.token.unwrap_or_default())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
