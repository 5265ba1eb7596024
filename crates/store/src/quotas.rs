//! How much of the server a user takes up.

use crate::{Result, Store};

impl Store {
    /// The number of a host's tables that are still open.
    pub async fn n_open_of(&self, host: &str) -> Result<i64> {
        let open =
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'open'");
        let (n,) = open.bind(host).fetch_one(self.reader()).await?;
        Ok(n)
    }

    /// The number of running tables a user plays at.
    pub async fn n_running_of(&self, user_id: &str) -> Result<i64> {
        let (n,) = sqlx::query_as(
            "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status = 'playing'",
        )
        .bind(user_id)
        .fetch_one(self.reader())
        .await?;
        Ok(n)
    }

    /// The number of tables not yet over that a user hosts or sits at, except `besides`.
    pub async fn n_others_of(&self, user_id: &str, besides: &str) -> Result<i64> {
        let (n,) = sqlx::query_as(
            "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status IN ('open', 'playing') AND t.table_id <> $2",
        )
        .bind(user_id)
        .bind(besides)
        .fetch_one(self.reader())
        .await?;
        Ok(n)
    }

    /// The number of a host's running tables with a searching bot.
    pub async fn n_thinking_of(&self, host: &str) -> Result<i64> {
        let (n,) = sqlx::query_as(
            "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'playing' AND thinks = 1",
        )
        .bind(host)
        .fetch_one(self.reader())
        .await?;
        Ok(n)
    }
}
