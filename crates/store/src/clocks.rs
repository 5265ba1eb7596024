//! Tables whose clock is due.

use crate::bots::penalty;
use crate::tables::select_info;
use crate::{Result, Store, TableInfo, UnixMillis, limits};

impl Store {
    /// Tables whose clock is due, most urgent first. Failing tables are held back.
    pub async fn due_tables(&self, now: UnixMillis, limit: u32) -> Result<Vec<TableInfo>> {
        let tables = sqlx::query_as(select_info!(
            " FROM tables t WHERE deadline <= $1 AND tick_after <= $1
             ORDER BY tick_failures, deadline LIMIT $2"
        ))
        .bind(now)
        .bind(i64::from(limit.min(limits::PAGE)));
        Ok(tables.fetch_all(self.reader()).await?)
    }

    /// When the next clock is due.
    pub async fn next_deadline(&self) -> Result<Option<UnixMillis>> {
        let (deadline,) = sqlx::query_as(
            "SELECT MIN(CASE WHEN tick_after > deadline THEN tick_after ELSE deadline END)
             FROM tables WHERE deadline IS NOT NULL",
        )
        .fetch_one(self.reader())
        .await?;
        Ok(deadline)
    }

    /// Holds back a table whose clock could not be checked, twice as long each time.
    pub async fn fail_tick(&self, table_id: &str, now: UnixMillis) -> Result<()> {
        let mut transaction = self.begin().await?;
        let failures: Option<(i64,)> = sqlx::query_as(
            "UPDATE tables SET tick_failures = tick_failures + 1 WHERE table_id = $1
             RETURNING tick_failures",
        )
        .bind(table_id)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some((failures,)) = failures else { return Ok(()) };
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
        sqlx::query("UPDATE tables SET tick_after = $2 WHERE table_id = $1")
            .bind(table_id)
            .bind(until)
            .execute(connection)
            .await?;
        Ok(())
    }
}
