//! Tables whose clock is due.

use crate::bots::penalty;
use crate::tables::select_info;
use crate::{Result, Store, TableInfo, UnixMillis, limits, sql};

impl Store {
    /// Tables whose clock is due, most urgent first. Failing tables are held back.
    pub async fn due_tables(&self, now: UnixMillis, limit: u32) -> Result<Vec<TableInfo>> {
        let sql = select_info!(
            " FROM tables t WHERE deadline <= $1 AND tick_after <= $1
             ORDER BY tick_failures, deadline LIMIT $2"
        );
        sql::all(self.reader(), sql, (now, limits::rows(limit))).await
    }

    pub async fn next_deadline(&self) -> Result<Option<UnixMillis>> {
        let sql = "SELECT MIN(CASE WHEN tick_after > deadline THEN tick_after ELSE deadline END)
             FROM tables WHERE deadline IS NOT NULL";
        sql::value(self.reader(), sql, ()).await
    }

    /// Holds back a table whose clock could not be checked, twice as long each time.
    pub async fn fail_tick(&self, table_id: &str, now: UnixMillis) -> Result<()> {
        let mut transaction = self.begin().await?;
        let sql = "UPDATE tables SET tick_failures = tick_failures + 1 WHERE table_id = $1
             RETURNING tick_failures";
        let failures: Option<i64> = sql::find(&mut *transaction, sql, (table_id,)).await?;
        let Some(failures) = failures else { return Ok(()) };
        self.hold_tick(&mut transaction, table_id, now.saturating_add(penalty(failures))).await?;
        Ok(transaction.commit().await?)
    }

    /// Holds back a table until `until`, without counting a failure.
    pub async fn postpone_tick(&self, table_id: &str, until: UnixMillis) -> Result<()> {
        let mut connection = self.writer().inner().acquire().await?;
        self.hold_tick(&mut connection, table_id, until).await
    }

    async fn hold_tick(
        &self,
        connection: &mut sqlx::AnyConnection,
        table_id: &str,
        until: UnixMillis,
    ) -> Result<()> {
        let sql = "UPDATE tables SET tick_after = $2 WHERE table_id = $1";
        sql::run(connection, sql, (table_id, until)).await.map(drop)
    }
}
