//! Users: guests with a name, and accounts whose name is theirs alone.

use sqlx::any::AnyRow;
use sqlx::{Any, FromRow, Row, Transaction};

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
    /// When the user first came.
    pub created_at: Millis,
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
            created_at: row.try_get("created_at")?,
        })
    }
}

impl Store {
    /// Stores a guest. Guests may share a name, but none has the name of an account.
    pub async fn create_guest(&self, user_id: &str, name: &str, now: Millis) -> Result<()> {
        limits::text("user id", user_id, limits::LINE)?;
        limits::text("name", name, limits::LINE)?;
        let inserted = sqlx::query(
            "INSERT INTO users (user_id, name, preferences, created_at)
             SELECT $1, $2, '{}', $3
             WHERE NOT EXISTS (SELECT 1 FROM users WHERE account_name = $4)",
        )
        .bind(user_id)
        .bind(name)
        .bind(now)
        .bind(folded(name))
        .execute(self.writer())
        .await;
        match inserted {
            Ok(done) if done.rows_affected() == 0 => Err(taken(name)),
            Ok(_) => Ok(()),
            Err(error) if is_taken(&error) => {
                Err(StoreError::Exists { what: "user", id: user_id.to_owned() })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Gives a guest, or an account, a name of its own and the hash of a password.
    pub async fn make_account(&self, user_id: &str, name: &str, password_hash: &str) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        limits::text("password hash", password_hash, limits::ENTRY)?;
        let made = sqlx::query(
            "UPDATE users SET name = $2, account_name = $3, password_hash = $4 WHERE user_id = $1",
        )
        .bind(user_id)
        .bind(name)
        .bind(folded(name))
        .bind(password_hash);
        let mut transaction = self.begin().await?;
        changed(user_id, name, made.execute(&mut *transaction).await)?;
        self.commit_user(transaction, user_id).await
    }

    /// Gives a user another name.
    pub async fn rename_user(&self, user_id: &str, name: &str) -> Result<()> {
        limits::text("name", name, limits::LINE)?;
        let mut transaction = self.begin().await?;
        let holder: Option<(String,)> =
            sqlx::query_as("SELECT user_id FROM users WHERE account_name = $1")
                .bind(folded(name))
                .fetch_optional(&mut *transaction)
                .await?;
        if holder.is_some_and(|(holder,)| holder != user_id) {
            return Err(taken(name));
        }
        let renamed = sqlx::query(
            "UPDATE users SET name = $2,
                 account_name = CASE WHEN account_name IS NULL THEN NULL ELSE $3 END
             WHERE user_id = $1",
        )
        .bind(user_id)
        .bind(name)
        .bind(folded(name))
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

    /// The account with a name, in whatever case it is written.
    pub async fn account(&self, name: &str) -> Result<Option<User>> {
        let user = sqlx::query_as("SELECT * FROM users WHERE account_name = $1").bind(folded(name));
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

    /// Replaces the address of the webhook, and forgets what went wrong with the old one.
    pub async fn set_webhook(&self, user_id: &str, webhook: Option<&str>) -> Result<()> {
        limits::text("webhook", webhook.unwrap_or_default(), limits::ENTRY)?;
        let set =
            sqlx::query("UPDATE users SET webhook = $2, webhook_error = NULL WHERE user_id = $1")
                .bind(user_id)
                .bind(webhook);
        self.change_user(user_id, "", set).await
    }

    /// Remembers what went wrong with the webhook, or that nothing did.
    pub async fn set_webhook_error(&self, user_id: &str, error: Option<&str>) -> Result<()> {
        limits::text("webhook error", error.unwrap_or_default(), limits::ENTRY)?;
        let set = sqlx::query("UPDATE users SET webhook_error = $2 WHERE user_id = $1")
            .bind(user_id)
            .bind(error);
        self.change_user(user_id, "", set).await
    }

    /// Removes a user with sessions and tokens. Logs keep the id, which says nothing by itself.
    pub async fn delete_user(&self, user_id: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM people WHERE user_id = $1")
            .bind(user_id)
            .execute(&mut *transaction)
            .await?;
        let deleted = sqlx::query("DELETE FROM users WHERE user_id = $1").bind(user_id);
        changed(user_id, "", deleted.execute(&mut *transaction).await)?;
        self.commit_user(transaction, user_id).await
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
fn changed(
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

fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

fn taken(name: &str) -> StoreError {
    StoreError::NameTaken { name: name.to_owned() }
}

/// Two names are the same if they are in lower case. Done here, because the databases differ
/// beyond ASCII.
fn folded(name: &str) -> String {
    name.to_lowercase()
}
