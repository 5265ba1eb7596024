//! Private notes that users keep at a table.

use crate::{Result, Store, limits};

impl Store {
    /// A user's note at a table; empty if there is none.
    pub async fn note(&self, user_id: &str, table_id: &str) -> Result<String> {
        let note = sqlx::query_as("SELECT body FROM notes WHERE user_id = $1 AND table_id = $2")
            .bind(user_id)
            .bind(table_id);
        let note: Option<(String,)> = note.fetch_optional(self.reader()).await?;
        Ok(note.map(|(body,)| body).unwrap_or_default())
    }

    /// Replaces a user's note at a table. An empty text removes it.
    pub async fn set_note(&self, user_id: &str, table_id: &str, body: &str) -> Result<()> {
        limits::text("note", body, limits::NOTE)?;
        limits::count("note", body.chars().count(), limits::NOTE_LETTERS)?;
        let query = if body.is_empty() {
            sqlx::query("DELETE FROM notes WHERE user_id = $1 AND table_id = $2")
                .bind(user_id)
                .bind(table_id)
        } else {
            sqlx::query(
                "INSERT INTO notes (user_id, table_id, body) VALUES ($1, $2, $3)
                 ON CONFLICT (user_id, table_id) DO UPDATE SET body = excluded.body",
            )
            .bind(user_id)
            .bind(table_id)
            .bind(body)
        };
        query.execute(self.writer()).await?;
        Ok(())
    }

    /// A user's notes with their tables, at most `limit`.
    pub async fn notes_of(&self, user_id: &str, limit: u32) -> Result<Vec<(String, String)>> {
        let notes = sqlx::query_as(
            "SELECT table_id, body FROM notes WHERE user_id = $1 ORDER BY table_id LIMIT $2",
        );
        Ok(notes.bind(user_id).bind(i64::from(limit)).fetch_all(self.reader()).await?)
    }
}
