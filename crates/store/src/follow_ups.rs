//! Tables that follow others: rematches and lessons. Their ids are recorded before the tables are
//! created, so that two concurrent requests get the same table.

use crate::{Result, Store, limits};

/// A user's lesson, current or past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRow {
    /// The slug of the game.
    pub game: String,
    /// The chapter of the course.
    pub chapter: String,
    /// The attempt, from 1.
    pub number: i64,
    /// The id of its table.
    pub table_id: String,
}

/// What a user learns.
#[derive(Clone, Copy, Debug)]
pub struct LessonKey<'a> {
    /// The id of the learner.
    pub user_id: &'a str,
    /// The slug of the game.
    pub game: &'a str,
    /// The chapter of the course.
    pub chapter: &'a str,
}

impl Store {
    /// The table of the rematch, if there is one.
    pub async fn rematch(&self, table_id: &str) -> Result<Option<String>> {
        let next = sqlx::query_as("SELECT next_id FROM rematches WHERE table_id = $1")
            .bind(table_id)
            .fetch_optional(self.reader())
            .await?;
        Ok(next.map(|(next,)| next))
    }

    /// Records the table of a rematch, unless one is recorded already. Returns the recorded one.
    pub async fn claim_rematch(&self, table_id: &str, next_id: &str) -> Result<String> {
        limits::text("table id", next_id, limits::LINE)?;
        let (next,) = sqlx::query_as(
            "INSERT INTO rematches (table_id, next_id) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET next_id = rematches.next_id RETURNING next_id",
        )
        .bind(table_id)
        .bind(next_id)
        .fetch_one(self.writer())
        .await?;
        Ok(next)
    }

    /// The number and the table of a user's last lesson.
    pub async fn last_lesson(&self, subject: LessonKey<'_>) -> Result<Option<(i64, String)>> {
        let last = sqlx::query_as(
            "SELECT number, table_id FROM lessons
             WHERE user_id = $1 AND game = $2 AND chapter = $3 ORDER BY number DESC LIMIT 1",
        )
        .bind(subject.user_id)
        .bind(subject.game)
        .bind(subject.chapter);
        Ok(last.fetch_optional(self.reader()).await?)
    }

    /// A user's lessons, at most `limit`.
    pub async fn lessons_of(&self, user_id: &str, limit: u32) -> Result<Vec<LessonRow>> {
        let rows: Vec<(String, String, i64, String)> = sqlx::query_as(
            "SELECT game, chapter, number, table_id FROM lessons WHERE user_id = $1
             ORDER BY game, chapter, number LIMIT $2",
        )
        .bind(user_id)
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        let lesson =
            |(game, chapter, number, table_id)| LessonRow { game, chapter, number, table_id };
        Ok(rows.into_iter().map(lesson).collect())
    }

    /// Records the table of a user's lesson of that number, unless one is recorded already. Returns
    /// the recorded one.
    pub async fn claim_lesson(
        &self,
        subject: LessonKey<'_>,
        number: i64,
        table_id: &str,
    ) -> Result<String> {
        limits::text("table id", table_id, limits::LINE)?;
        let (table,) = sqlx::query_as(
            "INSERT INTO lessons (user_id, game, chapter, number, table_id)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (user_id, game, chapter, number)
                 DO UPDATE SET table_id = lessons.table_id
             RETURNING table_id",
        )
        .bind(subject.user_id)
        .bind(subject.game)
        .bind(subject.chapter)
        .bind(number)
        .bind(table_id)
        .fetch_one(self.writer())
        .await?;
        Ok(table)
    }
}
