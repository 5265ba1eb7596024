//! What hosts agreed on for their tables: heads, and the entries that changed them.

use crate::{Result, Store, limits, sql};

impl Store {
    /// Heads of the tables that a user hosts or sits at, by id, after a given id.
    pub async fn heads_of(
        &self,
        user_id: &str,
        after: &str,
        limit: u32,
    ) -> Result<Vec<(String, String)>> {
        let sql = "SELECT table_id, head FROM tables WHERE table_id > $2 AND table_id IN (
                 SELECT table_id FROM people WHERE user_id = $1
                 UNION SELECT table_id FROM tables WHERE host = $1)
             ORDER BY table_id LIMIT $3";
        sql::all(self.reader(), sql, (user_id, after, limits::rows(limit))).await
    }

    /// The last of a log's first entries that contains `text`, such as the name of a fact.
    pub async fn last_entry_with(
        &self,
        table_id: &str,
        part: &str,
        first: i64,
    ) -> Result<Option<String>> {
        let sql = "SELECT body FROM entries WHERE table_id = $1 AND seq <= $3 AND body LIKE $2
             ORDER BY seq DESC LIMIT 1";
        sql::find(self.reader(), sql, (table_id, format!("%{part}%"), first)).await
    }
}
