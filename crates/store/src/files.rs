//! Files that users keep by name to play with: decks, boards, prices.

use crate::error::found;
use crate::sql::{self, from_row};
use crate::users::{is_taken, lock_user, taken};
use crate::{Result, Store, StoreError, UnixMillis, limits};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFile {
    /// The id, which never changes.
    pub file_id: String,
    pub game: String,
    /// The part of the game it replaces, such as `deck`.
    pub kind: String,
    /// The user's name for it, unique among their files of the kind.
    pub name: String,
    pub created_at: UnixMillis,
    pub updated_at: UnixMillis,
}

#[derive(Clone, Copy, Debug)]
pub struct FileInsert<'a> {
    pub file_id: &'a str,
    pub game: &'a str,
    pub kind: &'a str,
    pub name: &'a str,
    pub body: &'a str,
}

from_row!(OwnFile { file_id, game, kind, name, created_at, updated_at });

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
        lock_user(&mut transaction, user_id).await?;
        let sql = "INSERT INTO own_files
                 (file_id, user_id, game, kind, name, body, created_at, updated_at)
             SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS BIGINT), CAST($7 AS BIGINT)
             WHERE (SELECT COUNT(*) FROM own_files WHERE user_id = $2) < $8";
        let FileInsert { file_id, game, kind, name, body } = file;
        let values = (file_id, user_id, game, kind, name, body, now, i64::from(most));
        let kept = sql::run(&mut *transaction, sql, values).await;
        if unless_taken(file.name, kept)? == 0 {
            let most = usize::try_from(most).unwrap_or(usize::MAX);
            return Err(StoreError::TooLarge { what: "files", most });
        }
        Ok(transaction.commit().await?)
    }

    pub async fn change_file(
        &self,
        user_id: &str,
        file_id: &str,
        (name, body): (&str, &str),
        now: UnixMillis,
    ) -> Result<()> {
        check(name, body)?;
        let sql = "UPDATE own_files SET name = $3, body = $4, updated_at = $5
             WHERE user_id = $1 AND file_id = $2";
        let changed = sql::run(self.writer(), sql, (user_id, file_id, name, body, now)).await;
        found(unless_taken(name, changed)?, "file", file_id)
    }

    /// Removes a user's file. Tables opened with it keep their own copy.
    pub async fn delete_file(&self, user_id: &str, file_id: &str) -> Result<()> {
        let sql = "DELETE FROM own_files WHERE user_id = $1 AND file_id = $2";
        found(sql::run(self.writer(), sql, (user_id, file_id)).await?, "file", file_id)
    }

    /// A user's files by kind and name, at most `limit`.
    pub async fn files_of(&self, user_id: &str, limit: u32) -> Result<Vec<OwnFile>> {
        let sql = "SELECT file_id, game, kind, name, created_at, updated_at FROM own_files
             WHERE user_id = $1 ORDER BY game, kind, name LIMIT $2";
        sql::all(self.reader(), sql, (user_id, i64::from(limit))).await
    }

    pub async fn file(&self, user_id: &str, file_id: &str) -> Result<OwnFile> {
        let sql = "SELECT file_id, game, kind, name, created_at, updated_at FROM own_files
             WHERE user_id = $1 AND file_id = $2";
        let file = sql::first(self.reader(), sql, (user_id, file_id)).await?;
        file.ok_or_else(|| StoreError::not_found("file", file_id))
    }

    pub async fn file_body(&self, user_id: &str, file_id: &str) -> Result<String> {
        let sql = "SELECT body FROM own_files WHERE user_id = $1 AND file_id = $2";
        let body = sql::find(self.reader(), sql, (user_id, file_id)).await?;
        body.ok_or_else(|| StoreError::not_found("file", file_id))
    }

    pub async fn file_named(
        &self,
        user_id: &str,
        (game, kind): (&str, &str),
        name: &str,
    ) -> Result<Option<String>> {
        let sql = "SELECT file_id FROM own_files
             WHERE user_id = $1 AND game = $2 AND kind = $3 AND name = $4";
        sql::find(self.reader(), sql, (user_id, game, kind, name)).await
    }
}

fn check(name: &str, body: &str) -> Result<()> {
    limits::text("name", name, limits::LINE)?;
    limits::text("text", body, limits::ENTRY)
}

/// The number of rows written, or [`StoreError::NameTaken`].
fn unless_taken(name: &str, outcome: Result<u64>) -> Result<u64> {
    outcome.map_err(|error| if is_taken(&error) { taken(name) } else { error })
}
