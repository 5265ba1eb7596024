//! Tables that follow others: rematches and lessons. Their ids are recorded before the tables are
//! created, so that two concurrent requests get the same table.

use crate::sql::{self, from_row};
use crate::{Result, Store, limits};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRow {
    pub game: String,
    pub chapter: String,
    /// The attempt, from 1.
    pub number: i64,
    pub table_id: String,
}

#[derive(Clone, Copy, Debug)]
pub struct LessonKey<'a> {
    pub user_id: &'a str,
    pub game: &'a str,
    pub chapter: &'a str,
}

from_row!(LessonRow { game, chapter, number, table_id });

impl Store {
    pub async fn rematch(&self, table_id: &str) -> Result<Option<String>> {
        let sql = "SELECT next_id FROM rematches WHERE table_id = $1";
        sql::find(self.reader(), sql, (table_id,)).await
    }

    /// Records the table of a rematch, unless one is recorded already. Returns the recorded one.
    pub async fn claim_rematch(&self, table_id: &str, next_id: &str) -> Result<String> {
        limits::text("table id", next_id, limits::LINE)?;
        let sql = "INSERT INTO rematches (table_id, next_id) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET next_id = rematches.next_id RETURNING next_id";
        sql::value(self.writer(), sql, (table_id, next_id)).await
    }

    /// The number and the table of a user's last lesson.
    pub async fn last_lesson(&self, subject: LessonKey<'_>) -> Result<Option<(i64, String)>> {
        let sql = "SELECT number, table_id FROM lessons
             WHERE user_id = $1 AND game = $2 AND chapter = $3 ORDER BY number DESC LIMIT 1";
        sql::first(self.reader(), sql, (subject.user_id, subject.game, subject.chapter)).await
    }

    /// A user's lessons, at most `limit`.
    pub async fn lessons_of(&self, user_id: &str, limit: u32) -> Result<Vec<LessonRow>> {
        let sql = "SELECT game, chapter, number, table_id FROM lessons WHERE user_id = $1
             ORDER BY game, chapter, number LIMIT $2";
        sql::all(self.reader(), sql, (user_id, i64::from(limit))).await
    }

    /// Records the table of a user's lesson unless one is recorded already. Returns the recorded
    /// one.
    pub async fn claim_lesson(
        &self,
        subject: LessonKey<'_>,
        number: i64,
        table_id: &str,
    ) -> Result<String> {
        limits::text("table id", table_id, limits::LINE)?;
        let sql = "INSERT INTO lessons (user_id, game, chapter, number, table_id)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (user_id, game, chapter, number)
                 DO UPDATE SET table_id = lessons.table_id
             RETURNING table_id";
        let LessonKey { user_id, game, chapter } = subject;
        sql::value(self.writer(), sql, (user_id, game, chapter, number, table_id)).await
    }
}
