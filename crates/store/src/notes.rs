//! Private notes that users keep at a table.

use crate::{Result, Store, limits, sql};

impl Store {
    /// A user's note at a table; empty if there is none.
    pub async fn note(&self, user_id: &str, table_id: &str) -> Result<String> {
        let sql = "SELECT body FROM notes WHERE user_id = $1 AND table_id = $2";
        Ok(sql::find(self.reader(), sql, (user_id, table_id)).await?.unwrap_or_default())
    }

    /// Replaces a user's note at a table. An empty text removes it.
    pub async fn set_note(&self, user_id: &str, table_id: &str, body: &str) -> Result<()> {
        limits::text("note", body, limits::NOTE)?;
        limits::count("note", body.chars().count(), limits::NOTE_LETTERS)?;
        if body.is_empty() {
            let sql = "DELETE FROM notes WHERE user_id = $1 AND table_id = $2";
            return sql::run(self.writer(), sql, (user_id, table_id)).await.map(drop);
        }
        let sql = "INSERT INTO notes (user_id, table_id, body) VALUES ($1, $2, $3)
             ON CONFLICT (user_id, table_id) DO UPDATE SET body = excluded.body";
        sql::run(self.writer(), sql, (user_id, table_id, body)).await.map(drop)
    }

    /// A user's notes with their tables, at most `limit`.
    pub async fn notes_of(&self, user_id: &str, limit: u32) -> Result<Vec<(String, String)>> {
        let sql = "SELECT table_id, body FROM notes WHERE user_id = $1 ORDER BY table_id LIMIT $2";
        sql::all(self.reader(), sql, (user_id, i64::from(limit))).await
    }
}
