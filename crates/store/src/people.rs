//! The people at a table.

use sqlx::AnyConnection;

use crate::{Result, Store, StoreError, sql};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMember {
    pub user_id: String,
    pub asked: bool,
}

impl Store {
    /// Puts a table away for one of its people, or takes it out again. Nobody else notices.
    pub async fn hide(&self, user_id: &str, table_id: &str, hidden: bool) -> Result<()> {
        let sql = "UPDATE people SET hidden = $3 WHERE user_id = $1 AND table_id = $2";
        let values = (user_id, table_id, i64::from(hidden));
        match sql::run(self.writer(), sql, values).await? {
            0 => Err(StoreError::not_found("table", table_id)),
            _ => Ok(()),
        }
    }

    pub async fn people(&self, table_id: &str) -> Result<Vec<TableMember>> {
        let mut connection = self.reader().inner().acquire().await?;
        read(&mut connection, table_id).await
    }
}

async fn read(connection: &mut AnyConnection, table_id: &str) -> Result<Vec<TableMember>> {
    let sql = "SELECT user_id, asked FROM people WHERE table_id = $1 ORDER BY user_id";
    let rows: Vec<(String, i64)> = sql::all(connection, sql, (table_id,)).await?;
    let member = |(user_id, asked)| TableMember { user_id, asked: asked != 0 };
    Ok(rows.into_iter().map(member).collect())
}

/// Replaces the people of a table. Usually one or two rows differ, and only those are written.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    table_id: &str,
    people: &[TableMember],
) -> Result<()> {
    let before = read(connection, table_id).await?;
    for person in people.iter().filter(|person| !before.contains(person)) {
        seat(connection, table_id, person).await?;
    }
    let stays = |gone: &TableMember| people.iter().any(|person| person.user_id == gone.user_id);
    for gone in before.iter().filter(|person| !stays(person)) {
        let sql = "DELETE FROM people WHERE table_id = $1 AND user_id = $2";
        sql::run(&mut *connection, sql, (table_id, &gone.user_id)).await?;
    }
    Ok(())
}

async fn seat(connection: &mut AnyConnection, table_id: &str, person: &TableMember) -> Result<()> {
    let sql = "INSERT INTO people (table_id, user_id, asked) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, user_id) DO UPDATE SET asked = excluded.asked";
    sql::run(connection, sql, (table_id, &person.user_id, i64::from(person.asked))).await.map(drop)
}
