//! Files that users keep by name to play with: decks, boards, prices.

use crate::users::{is_taken, taken};
use crate::{Result, Store, StoreError, UnixMillis, limits};

/// A user's file, without its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFile {
    /// The id, which never changes.
    pub file_id: String,
    /// The slug of the game.
    pub game: String,
    /// The part of the game it replaces, such as `deck`.
    pub kind: String,
    /// The user's name for it, unique among their files of the kind.
    pub name: String,
    /// When it was created.
    pub created_at: UnixMillis,
    /// When it was last changed.
    pub updated_at: UnixMillis,
}

/// A file to be stored.
#[derive(Clone, Copy, Debug)]
pub struct FileInsert<'a> {
    /// See [`OwnFile::file_id`].
    pub file_id: &'a str,
    /// See [`OwnFile::game`].
    pub game: &'a str,
    /// See [`OwnFile::kind`].
    pub kind: &'a str,
    /// See [`OwnFile::name`].
    pub name: &'a str,
    /// The text of the file.
    pub body: &'a str,
}

type FileRow = (String, String, String, String, UnixMillis, UnixMillis);

impl From<FileRow> for OwnFile {
    fn from((file_id, game, kind, name, created_at, updated_at): FileRow) -> Self {
        Self { file_id, game, kind, name, created_at, updated_at }
    }
}

impl Store {
    /// Stores a user's file. A user may have at most `most`.
    pub async fn keep_file(
        &self,
        user_id: &str,
        file: FileInsert<'_>,
        most: u32,
        now: UnixMillis,
    ) -> Result<()> {
        for (what, line) in [("file id", file.file_id), ("game", file.game), ("kind", file.kind)] {
            limits::text(what, line, limits::LINE)?;
        }
        check(file.name, file.body)?;
        let mut transaction = self.begin().await?;
        // Updating the user's row serialises concurrent requests, so that each sees the other's
        // file.
        let user = sqlx::query("UPDATE users SET user_id = user_id WHERE user_id = $1");
        if user.bind(user_id).execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(StoreError::not_found("user", user_id));
        }
        let kept = sqlx::query(
            "INSERT INTO own_files
                 (file_id, user_id, game, kind, name, body, created_at, updated_at)
             SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS BIGINT), CAST($7 AS BIGINT)
             WHERE (SELECT COUNT(*) FROM own_files WHERE user_id = $2) < $8",
        )
        .bind(file.file_id)
        .bind(user_id)
        .bind(file.game)
        .bind(file.kind)
        .bind(file.name)
        .bind(file.body)
        .bind(now)
        .bind(i64::from(most))
        .execute(&mut *transaction)
        .await;
        if unless_taken(file.name, kept)? == 0 {
            let most = usize::try_from(most).unwrap_or(usize::MAX);
            return Err(StoreError::TooLarge { what: "files", most });
        }
        Ok(transaction.commit().await?)
    }

    /// Replaces the name and the text of a user's file.
    pub async fn change_file(
        &self,
        user_id: &str,
        file_id: &str,
        (name, body): (&str, &str),
        now: UnixMillis,
    ) -> Result<()> {
        check(name, body)?;
        let changed = sqlx::query(
            "UPDATE own_files SET name = $3, body = $4, updated_at = $5
             WHERE user_id = $1 AND file_id = $2",
        )
        .bind(user_id)
        .bind(file_id)
        .bind(name)
        .bind(body)
        .bind(now)
        .execute(self.writer())
        .await;
        match unless_taken(name, changed)? {
            0 => Err(StoreError::not_found("file", file_id)),
            _ => Ok(()),
        }
    }

    /// Removes a user's file. Tables opened with it keep their own copy.
    pub async fn delete_file(&self, user_id: &str, file_id: &str) -> Result<()> {
        let deleted = sqlx::query("DELETE FROM own_files WHERE user_id = $1 AND file_id = $2")
            .bind(user_id)
            .bind(file_id)
            .execute(self.writer())
            .await?;
        match deleted.rows_affected() {
            0 => Err(StoreError::not_found("file", file_id)),
            _ => Ok(()),
        }
    }

    /// A user's files by kind and name, at most `limit`.
    pub async fn files_of(&self, user_id: &str, limit: u32) -> Result<Vec<OwnFile>> {
        let rows: Vec<FileRow> = sqlx::query_as(
            "SELECT file_id, game, kind, name, created_at, updated_at FROM own_files
             WHERE user_id = $1 ORDER BY game, kind, name LIMIT $2",
        )
        .bind(user_id)
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// A user's file, without its text.
    pub async fn file(&self, user_id: &str, file_id: &str) -> Result<OwnFile> {
        let row: Option<FileRow> = sqlx::query_as(
            "SELECT file_id, game, kind, name, created_at, updated_at FROM own_files
             WHERE user_id = $1 AND file_id = $2",
        )
        .bind(user_id)
        .bind(file_id)
        .fetch_optional(self.reader())
        .await?;
        row.map(Into::into).ok_or_else(|| StoreError::not_found("file", file_id))
    }

    /// The text of a user's file.
    pub async fn file_body(&self, user_id: &str, file_id: &str) -> Result<String> {
        let body: Option<(String,)> =
            sqlx::query_as("SELECT body FROM own_files WHERE user_id = $1 AND file_id = $2")
                .bind(user_id)
                .bind(file_id)
                .fetch_optional(self.reader())
                .await?;
        body.map(|(body,)| body).ok_or_else(|| StoreError::not_found("file", file_id))
    }

    /// The id of a user's file by its name.
    pub async fn file_named(
        &self,
        user_id: &str,
        (game, kind): (&str, &str),
        name: &str,
    ) -> Result<Option<String>> {
        let id: Option<(String,)> = sqlx::query_as(
            "SELECT file_id FROM own_files
             WHERE user_id = $1 AND game = $2 AND kind = $3 AND name = $4",
        )
        .bind(user_id)
        .bind(game)
        .bind(kind)
        .bind(name)
        .fetch_optional(self.reader())
        .await?;
        Ok(id.map(|(file_id,)| file_id))
    }
}

fn check(name: &str, body: &str) -> Result<()> {
    limits::text("name", name, limits::LINE)?;
    limits::text("text", body, limits::ENTRY)
}

/// The number of rows written, or [`StoreError::NameTaken`].
fn unless_taken(name: &str, outcome: sqlx::Result<sqlx::any::AnyQueryResult>) -> Result<u64> {
    match outcome {
        Ok(done) => Ok(done.rows_affected()),
        Err(error) if is_taken(&error) => Err(taken(name)),
        Err(error) => Err(error.into()),
    }
}
