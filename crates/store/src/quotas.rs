//! How much of the server a user takes up.

use crate::{Result, Store, sql};

impl Store {
    pub async fn n_open_of(&self, host: &str) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'open'";
        sql::value(self.reader(), sql, (host,)).await
    }

    pub async fn n_running_of(&self, user_id: &str) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status = 'playing'";
        sql::value(self.reader(), sql, (user_id,)).await
    }

    /// The number of tables not yet over that a user hosts or sits at, except `besides`.
    pub async fn n_others_of(&self, user_id: &str, besides: &str) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status IN ('open', 'playing') AND t.table_id <> $2";
        sql::value(self.reader(), sql, (user_id, besides)).await
    }

    /// The number of a host's running tables with a searching bot.
    pub async fn n_thinking_of(&self, host: &str) -> Result<i64> {
        let sql =
            "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'playing' AND thinks = 1";
        sql::value(self.reader(), sql, (host,)).await
    }
}
