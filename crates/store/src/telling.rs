//! Names of users for lists, and list texts from the time when they held names.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use crate::sql::{self, from_row};
use crate::{Result, Store, limits};

/// A list text that contains what the caller looks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    pub table_id: String,
    pub about: String,
}

from_row!(Telling { table_id, about });

impl Store {
    /// The names of users, by id. Deleted users have none.
    pub async fn names(&self, users: &[&str]) -> Result<HashMap<String, String>> {
        let mut names = HashMap::new();
        for users in users.chunks(CHUNK) {
            let holders: Vec<String> = (1..=users.len()).map(|n| format!("${n}")).collect();
            let list = holders.join(", ");
            let sql = format!("SELECT user_id, name FROM users WHERE user_id IN ({list})");
            let query = sqlx::query_as(AssertSqlSafe(sql));
            let query = users.iter().fold(query, |query, user| query.bind(*user));
            let rows: Vec<(String, String)> = query.fetch_all(self.reader()).await?;
            names.extend(rows);
        }
        Ok(names)
    }

    /// A user's tables by id whose list text contains `text`.
    pub async fn tables_telling(
        &self,
        user_id: &str,
        part: &str,
        after: &str,
    ) -> Result<Vec<Telling>> {
        let sql =
            "SELECT t.table_id, t.about FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.about LIKE $2 AND t.table_id > $3
             ORDER BY t.table_id LIMIT $4";
        let values = (user_id, format!("%{part}%"), after, i64::from(limits::PAGE));
        sql::all(self.reader(), sql, values).await
    }

    /// Replaces a table's list text, unless it has changed since.
    pub async fn retell(&self, told: &Telling, about: &str) -> Result<()> {
        limits::text("about", about, limits::ENTRY)?;
        let sql = "UPDATE tables SET about = $3 WHERE table_id = $1 AND about = $2";
        sql::run(self.writer(), sql, (&told.table_id, &told.about, about)).await.map(drop)
    }
}

/// Ids per query.
const CHUNK: usize = 500;
