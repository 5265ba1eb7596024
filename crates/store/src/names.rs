//! When two names look the same to a reader, and keys for names stored before names had keys.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use crate::users::is_taken;
use crate::{Result, Store, limits, sql};

/// The key of a name: names that differ only in form or case, or look alike, have the same key.
/// Computed here because the databases differ beyond ASCII. When this function changes, a migration
/// must recompute all keys.
pub fn fold(name: &str) -> String {
    let plain = name.nfkc().collect::<String>().to_lowercase();
    // The prototype of a digit may be a capital letter.
    let drawn = skeleton(&plain).collect::<String>().to_lowercase();
    // A capital i looks like a small l, and the case of the original is lost.
    drawn.replace('i', "l")
}

/// The name with a number appended, within the length limit.
pub(crate) fn numbered(name: &str, number: u64) -> String {
    let number = format!(" {number}");
    let room = limits::NAME.saturating_sub(number.len());
    let start: String = name.chars().take(room).collect();
    format!("{}{number}", start.trim_end())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_key() {
        let anna = fold("Anna");
        for name in ["anna", "ANNA", "Ａｎｎａ", "Аnna", "аnnа", "𝐀nna"] {
            assert_eq!(fold(name), anna, "{name}");
        }
        assert_eq!(fold("Bob"), fold("b0b"));
        assert_eq!(fold("E\u{301}va"), fold("Éva"));
        for name in ["Lena", "Iena", "1ena", "LENA", "|ena"] {
            assert_eq!(fold(name), fold("lena"), "{name}");
        }
        for name in ["Hanna", "Ana", "Anna 2", "Éva", "Anná"] {
            assert_ne!(fold(name), anna, "{name}");
        }
    }

    #[test]
    fn a_long_name_is_cut_for_its_number() {
        assert_eq!(numbered("Anna", 2), "Anna 2");
        let long = numbered(&"é".repeat(limits::NAME), 1_234);
        assert_eq!(long.chars().count(), limits::NAME);
        assert!(long.ends_with("é 1234"), "{long}");
    }
}
