//! Guests, and the names still free for them.

use crate::names::{fold, numbered};
use crate::users::{is_taken, lower, taken};
use crate::{Result, Store, StoreError, UnixMillis, limits, sql};

/// How often a newcomer may lose a race for a name.
const TRIES: usize = 32;
/// The highest number added to a name.
const MAX_NUMBER: u64 = 1 << 40;

/// The holder of a name; an account takes precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Holder {
    Guest,
    Account,
}

impl Store {
    /// Stores a guest and returns their name: a number is added if another guest has the name. The
    /// name of an account is refused.
    pub async fn create_guest(&self, user_id: &str, name: &str, now: UnixMillis) -> Result<String> {
        limits::text("user id", user_id, limits::LINE)?;
        limits::text("name", name, limits::LINE)?;
        for _ in 0..TRIES {
            let name = self.free_name(name).await?;
            if self.insert_guest(user_id, &name, now).await? {
                return Ok(name);
            }
        }
        Err(taken(name))
    }

    /// Stores a guest, unless the name was taken in the meantime.
    async fn insert_guest(&self, user_id: &str, name: &str, now: UnixMillis) -> Result<bool> {
        let sql = "INSERT INTO users (user_id, name, name_key, is_keyed, preferences, created_at)
             SELECT $1, $2, $3, 1, '{}', $4
             WHERE NOT EXISTS (SELECT 1 FROM users WHERE account_name = $5)
             ON CONFLICT (name_key) DO NOTHING";
        let inserted =
            sql::run(self.writer(), sql, (user_id, name, fold(name), now, lower(name))).await;
        match inserted {
            Ok(rows) => Ok(rows > 0),
            Err(error) if is_taken(&error) => {
                Err(StoreError::Exists { what: "user", id: user_id.to_owned() })
            }
            Err(error) => Err(error),
        }
    }

    /// The name itself, or the name with a number if another guest has it.
    async fn free_name(&self, name: &str) -> Result<String> {
        match self.holder(name).await? {
            None => Ok(name.to_owned()),
            Some(Holder::Account) => Err(taken(name)),
            Some(Holder::Guest) => self.free_number(name).await,
        }
    }

    /// A number that is free while the one before it is not. Found by bisection: a crowd with one
    /// name costs a handful of queries.
    async fn free_number(&self, name: &str) -> Result<String> {
        let (mut held, mut free) = (1, 2);
        while self.holder(&numbered(name, free)).await?.is_some() {
            (held, free) = (free, free * 2);
            if free > MAX_NUMBER {
                return Err(taken(name));
            }
        }
        while free - held > 1 {
            let middle = u64::midpoint(held, free);
            match self.holder(&numbered(name, middle)).await? {
                Some(_) => held = middle,
                None => free = middle,
            }
        }
        Ok(numbered(name, free))
    }

    /// The holder of a name, or of one that looks the same.
    async fn holder(&self, name: &str) -> Result<Option<Holder>> {
        let sql = "SELECT account_name FROM users WHERE name_key = $1 OR account_name = $2 LIMIT 2";
        let accounts: Vec<Option<String>> =
            sql::column(self.reader(), sql, (fold(name), lower(name))).await?;
        let holder = |account: &Option<String>| match account {
            Some(_) => Holder::Account,
            None => Holder::Guest,
        };
        Ok(accounts.iter().map(holder).max())
    }

    /// Whether a user may take a name, which may be their own already.
    pub async fn is_name_free(&self, user_id: &str, name: &str) -> Result<bool> {
        let sql = "SELECT user_id FROM users
             WHERE (name_key = $1 OR account_name = $2) AND user_id <> $3 LIMIT 1";
        let other: Option<String> =
            sql::find(self.reader(), sql, (fold(name), lower(name), user_id)).await?;
        Ok(other.is_none())
    }
}
