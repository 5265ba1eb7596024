//! Bot turns: each is computed by one node, or by another if that node dies.

use crate::sql::{self, from_row};
use crate::{Result, Store, UnixMillis};

/// Tables offered to a worker at a time.
const CANDIDATES: i64 = 64;
/// Tables of one host among them: more than the number of workers that could claim them first.
const OF_ONE_HOST: i64 = 4;
/// The longest time a failing table is held back.
const LONGEST: UnixMillis = 600_000;

/// A class of tables with its own workers, so that quick bots never wait for slow ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Tables whose bot answers at once.
    Quick,
    /// Tables whose bot searches.
    Thinking,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotWait {
    pub table_id: String,
    /// The id of the host; the id of the table where the host is unknown.
    pub host: String,
    pub since: UnixMillis,
    /// Failures in a row.
    pub failures: i64,
}

/// A worker's lease on the bots of a table. It only avoids duplicate work: which action counts is
/// decided by its number in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotLease {
    pub wait: BotWait,
    /// The name of the worker, unique across all nodes.
    pub worker: String,
    pub until: UnixMillis,
}

from_row!(BotWait { table_id, host, since, failures });

impl Store {
    /// Tables that wait for a bot and have no worker: a few of each host, fewest failures first,
    /// then longest wait first.
    pub async fn bot_waits(&self, lane: Lane, now: UnixMillis) -> Result<Vec<BotWait>> {
        let sql =
            "SELECT table_id, owner AS host, updated_at AS since, bot_failures AS failures FROM (
                 SELECT table_id, COALESCE(host, table_id) AS owner, updated_at, bot_failures,
                     ROW_NUMBER() OVER (PARTITION BY COALESCE(host, table_id)
                         ORDER BY bot_failures, updated_at, table_id) AS place
                 FROM tables WHERE needs_bot = 1 AND bot_thinks = $1 AND bot_until <= $2
             ) AS waiting WHERE place <= $3
             ORDER BY place, bot_failures, updated_at, table_id LIMIT $4";
        let is_thinking = i64::from(lane == Lane::Thinking);
        sql::all(self.reader(), sql, (is_thinking, now, OF_ONE_HOST, CANDIDATES)).await
    }

    /// Claims a waiting table, unless another worker already has.
    pub async fn claim_bot_turn(
        &self,
        wait: BotWait,
        worker: &str,
        now: UnixMillis,
        lease: UnixMillis,
    ) -> Result<Option<BotLease>> {
        let until = now.saturating_add(lease);
        let sql = "UPDATE tables SET bot_worker = $2, bot_until = $3
             WHERE table_id = $1 AND needs_bot = 1 AND bot_until <= $4";
        let claimed = sql::run(self.writer(), sql, (&wait.table_id, worker, until, now)).await?;
        let turn = BotLease { wait, worker: worker.to_owned(), until };
        Ok((claimed == 1).then_some(turn))
    }

    /// Ends a lease that was used, and clears earlier failures. Does nothing if the lease is lost.
    pub async fn release_bot_turn(&self, turn: BotLease) -> Result<()> {
        self.end_bot_turn(turn, 0, 0).await
    }

    /// Ends a lease unused through no fault of the table, and holds the table back until `until`.
    pub async fn postpone_bot_turn(&self, turn: BotLease, until: UnixMillis) -> Result<()> {
        let failures = turn.wait.failures;
        self.end_bot_turn(turn, until, failures).await
    }

    /// Holds back a table that cannot be played, twice as long each time.
    pub async fn fail_bot_turn(&self, turn: BotLease, now: UnixMillis) -> Result<()> {
        let failures = turn.wait.failures.saturating_add(1);
        self.end_bot_turn(turn, now.saturating_add(penalty(failures)), failures).await
    }

    async fn end_bot_turn(&self, turn: BotLease, until: UnixMillis, failures: i64) -> Result<()> {
        let sql = "UPDATE tables SET bot_until = $4, bot_failures = $5
             WHERE table_id = $1 AND bot_worker = $2 AND bot_until = $3 AND needs_bot = 1";
        let values = (&turn.wait.table_id, &turn.worker, turn.until, until, failures);
        sql::run(self.writer(), sql, values).await.map(drop)
    }

    /// The number of tables whose last bot turn or clock check failed.
    pub async fn n_failing(&self) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM tables WHERE bot_failures > 0 OR tick_failures > 0";
        sql::value(self.reader(), sql, ()).await
    }
}

/// The time a table is held back after this many failures in a row: 2, 4, 8 … seconds.
pub(crate) fn penalty(failures: i64) -> UnixMillis {
    let doublings = u32::try_from(failures.clamp(0, 16)).unwrap_or(16);
    1_000_i64.saturating_mul(1_i64 << doublings).min(LONGEST)
}
