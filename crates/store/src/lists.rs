//! Lists of tables, and how many there are: the lobby, a user's tables.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use crate::sql::{self, from_row};
use crate::tables::select_info;
use crate::{Result, Status, Store, TableInfo, UnixMillis, limits};

/// Newest tables considered for the lobby.
const LOBBY: i64 = 2_000;
/// Tables of one host on one page of the lobby.
const OF_ONE_HOST: i64 = 5;
/// Cursors give times to the second.
const SECOND: UnixMillis = 1_000;

/// A position in a list, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the last table seen was updated, to the second.
    pub updated_at: UnixMillis,
    pub table_id: String,
}

from_row!(Cursor { updated_at, table_id });

#[derive(Clone, Debug)]
pub struct ListPage {
    /// Where to continue; `None` for the newest.
    pub after: Option<Cursor>,
    /// The most tables to return; capped at [`limits::PAGE`].
    pub limit: u32,
}

impl ListPage {
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// The page after these tables, of which the last is the oldest.
    pub fn following(tables: &[TableInfo], limit: u32) -> Self {
        let cursor = |last: &TableInfo| Cursor {
            updated_at: last.updated_at,
            table_id: last.table_id.clone(),
        };
        Self { after: tables.last().map(cursor), limit }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portion {
    pub tables: Vec<TableInfo>,
    pub has_more: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    pub table: TableInfo,
    pub asked: bool,
    /// Whether the user has put it away.
    pub hidden: bool,
}

impl FromRow<'_, AnyRow> for Mine {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        let [asked, hidden]: [i64; 2] = [row.try_get("asked")?, row.try_get("hidden")?];
        Ok(Self { table: TableInfo::from_row(row)?, asked: asked != 0, hidden: hidden != 0 })
    }
}

impl Store {
    /// Public tables, newest first.
    pub async fn public_tables(&self, status: Status, page: &ListPage) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM tables t WHERE visibility = 'public' AND status = $1
                 AND (updated_at, table_id) < ($2, $3)
             ORDER BY updated_at DESC, table_id DESC LIMIT $4"
        );
        self.page_of(sql, status.as_str(), page).await
    }

    /// Public tables that are not over, newest first, a few of each host per page.
    pub async fn lobby(&self, status: Status, page: &ListPage) -> Result<Portion> {
        let (updated_at, table_id) = self.start(page).await?;
        let round = self.round(status, page.after.as_ref()).await?;
        let sql = select_info!(
            ", l.round FROM (
                 SELECT table_id, (ROW_NUMBER() OVER (PARTITION BY COALESCE(host, table_id)
                     ORDER BY updated_at DESC, table_id DESC) - 1) / $5 AS round
                 FROM (
                     SELECT table_id, host, updated_at FROM tables
                     WHERE visibility = 'public' AND status = $1
                     ORDER BY updated_at DESC, table_id DESC LIMIT $7) AS newest
             ) AS l JOIN tables t ON t.table_id = l.table_id
             WHERE l.round > $6 OR (l.round = $6 AND (t.updated_at, t.table_id) < ($2, $3))
             ORDER BY l.round, t.updated_at DESC, t.table_id DESC LIMIT $4"
        );
        let (status, rows) = (status.as_str(), limits::rows(page.limit) + 1);
        let values = (status, updated_at, table_id, rows, OF_ONE_HOST, round, LOBBY);
        let tables: Vec<Ranked> = sql::all(self.reader(), sql, values).await?;
        Ok(portion(tables, page.limit))
    }

    /// The cursor's lobby round: one for every [`OF_ONE_HOST`] newer tables of its host.
    async fn round(&self, status: Status, after: Option<&Cursor>) -> Result<i64> {
        let Some(cursor) = after else { return Ok(0) };
        let sql = "SELECT COUNT(*) FROM tables t JOIN tables s ON s.host = t.host
             WHERE t.table_id = $1 AND s.visibility = 'public' AND s.status = $2
                 AND (s.updated_at, s.table_id) > (t.updated_at, t.table_id)";
        let values = (&cursor.table_id, status.as_str());
        let n_newer: i64 = sql::value(self.reader(), sql, values).await?;
        Ok(n_newer.div_euclid(OF_ONE_HOST))
    }

    /// The exact position to continue before. A cursor gives its time to the second; a table that
    /// changed since repeats some rows rather than losing any.
    async fn start(&self, page: &ListPage) -> Result<(UnixMillis, String)> {
        let Some(cursor) = &page.after else { return Ok((UnixMillis::MAX, String::new())) };
        let told = cursor.updated_at.div_euclid(SECOND);
        let sql = "SELECT updated_at FROM tables WHERE table_id = $1";
        let exact: Option<UnixMillis> = sql::find(self.reader(), sql, (&cursor.table_id,)).await?;
        let exact = exact.filter(|at| at.div_euclid(SECOND) == told);
        let end_of_second = told.saturating_mul(SECOND).saturating_add(SECOND - 1);
        Ok((exact.unwrap_or(end_of_second), cursor.table_id.clone()))
    }

    /// A user's tables that are not over: those waiting for them first, then newest first.
    pub async fn tables_of(&self, user_id: &str, limit: u32) -> Result<Vec<Mine>> {
        let sql = select_info!(
            ", p.asked, p.hidden FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status IN ('open', 'playing', 'damaged')
             ORDER BY p.asked DESC, t.updated_at DESC, t.table_id DESC LIMIT $2"
        );
        sql::all(self.reader(), sql, (user_id, limits::rows(limit))).await
    }

    /// A user's finished games that they have not put away, newest first.
    pub async fn finished_lately(&self, user_id: &str, limit: u32) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status = 'finished' AND p.hidden = 0
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $2"
        );
        sql::all(self.reader(), sql, (user_id, limits::rows(limit))).await
    }

    /// The tables that a user has put away, newest first.
    pub async fn hidden_tables_of(&self, user_id: &str, page: &ListPage) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND p.hidden = 1
                 AND (t.updated_at, t.table_id) < ($2, $3)
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $4"
        );
        self.page_of(sql, user_id, page).await
    }

    pub async fn n_waiting(&self, user_id: &str) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND p.asked = 1 AND t.status IN ('open', 'playing')";
        sql::value(self.reader(), sql, (user_id,)).await
    }

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

    /// A user's finished games, public or not, newest first.
    pub async fn finished_tables_of(
        &self,
        user_id: &str,
        page: &ListPage,
    ) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND t.status = 'finished'
                 AND (t.updated_at, t.table_id) < ($2, $3)
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $4"
        );
        self.page_of(sql, user_id, page).await
    }

    /// All tables of a user, whatever their status, newest first.
    pub async fn all_tables_of(&self, user_id: &str, page: &ListPage) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM people p JOIN tables t ON t.table_id = p.table_id
             WHERE p.user_id = $1 AND (t.updated_at, t.table_id) < ($2, $3)
             ORDER BY t.updated_at DESC, t.table_id DESC LIMIT $4"
        );
        self.page_of(sql, user_id, page).await
    }

    /// Heads of the tables that a user hosts or sits at, by id, after a given id.
    pub async fn heads_of(
        &self,
        user_id: &str,
        after: &str,
        limit: u32,
    ) -> Result<Vec<(String, String)>> {
        let sql = "SELECT table_id, head FROM tables WHERE table_id > $2 AND table_id IN (
                 SELECT table_id FROM people WHERE user_id = $1
                 UNION SELECT table_id FROM tables WHERE host = $1)
             ORDER BY table_id LIMIT $3";
        sql::all(self.reader(), sql, (user_id, after, limits::rows(limit))).await
    }

    async fn page_of(
        &self,
        sql: &'static str,
        of: &str,
        page: &ListPage,
    ) -> Result<Vec<TableInfo>> {
        let (updated_at, table_id) = self.start(page).await?;
        sql::all(self.reader(), sql, (of, updated_at, table_id, limits::rows(page.limit))).await
    }
}

struct Ranked {
    table: TableInfo,
    round: i64,
}

impl FromRow<'_, AnyRow> for Ranked {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self { table: TableInfo::from_row(row)?, round: row.try_get("round")? })
    }
}

/// The tables of one round, up to the limit.
fn portion(tables: Vec<Ranked>, limit: u32) -> Portion {
    let (n, round) = (tables.len(), tables.first().map(|ranked| ranked.round));
    let most = usize::try_from(limits::rows(limit)).unwrap_or(usize::MAX);
    let shown = tables.into_iter().take_while(|ranked| Some(ranked.round) == round);
    let tables: Vec<_> = shown.take(most).map(|ranked| ranked.table).collect();
    Portion { has_more: tables.len() < n, tables }
}
