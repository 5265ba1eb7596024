//! How much of the house a user takes up.

use crate::{Result, Store};

impl Store {
    /// How many tables of a host are not dealt yet.
    pub async fn n_open_of(&self, host: &str) -> Result<i64> {
        let open =
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'open'");
        let (n,) = open.bind(host).fetch_one(self.reader()).await?;
        Ok(n)
    }

    /// At how many tables a user plays.
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

    /// How many tables that are not over a user is at, as a host too, besides one.
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

    /// At how many running tables of a host bots think.
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
