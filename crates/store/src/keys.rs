//! Keys for names stored before names had keys.

use crate::names::fold;
use crate::users::is_taken;
use crate::{Result, Store, sql};

/// Users per transaction.
const BATCH: i64 = 500;

const ACCOUNTS: &str = "SELECT user_id, name FROM users
    WHERE is_keyed = 0 AND account_name IS NOT NULL ORDER BY user_id LIMIT $1";
const GUESTS: &str = "SELECT user_id, name FROM users
    WHERE is_keyed = 0 AND account_name IS NULL ORDER BY user_id LIMIT $1";

impl Store {
    /// Gives a key to every user without one, accounts first. Of two names with the same key, one
    /// gets it and the other goes without.
    pub(crate) async fn fill_keys(&self) -> Result<()> {
        let sql = "SELECT 1 FROM users WHERE is_keyed = 0 LIMIT 1";
        let without: Option<()> = sql::first(self.reader(), sql, ()).await?;
        if without.is_none() {
            return Ok(());
        }
        for users in [ACCOUNTS, GUESTS] {
            while self.fill_some_keys(users).await? > 0 {}
        }
        Ok(())
    }

    async fn fill_some_keys(&self, users: &'static str) -> Result<usize> {
        let mut transaction = self.begin().await?;
        let users: Vec<(String, String)> = sql::all(&mut *transaction, users, (BATCH,)).await?;
        for (user_id, name) in &users {
            let sql = "UPDATE users SET is_keyed = 1, name_key = CASE
                     WHEN EXISTS (SELECT 1 FROM users other WHERE other.name_key = $2) THEN NULL
                     ELSE $2 END
                 WHERE user_id = $1 AND is_keyed = 0";
            let filled = sql::run(&mut *transaction, sql, (user_id, fold(name))).await;
            match filled {
                // A newcomer on another node took the key first; the next pass sees them.
                Err(error) if is_taken(&error) => return Ok(users.len()),
                filled => filled?,
            };
        }
        transaction.commit().await?;
        Ok(users.len())
    }
}
