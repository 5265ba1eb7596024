//! Turns of bots: each is worked out by one node, and by another one if that node dies.

use crate::{Millis, Result, Store};

/// How many tables a worker may choose from.
const CANDIDATES: i64 = 64;
/// How many of them have the same host: more than there are workers that could be faster.
const OF_ONE_HOST: i64 = 4;
/// The longest that a table that fails is held back.
const LONGEST: Millis = 600_000;

/// Who plays which tables: bots that answer at once have workers of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Tables where the bot that has to move answers at once.
    Quick,
    /// Tables where it thinks.
    Thinking,
}

/// A table that waits for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotWait {
    /// The table.
    pub table_id: String,
    /// Whose it is; a table whose host is not known stands for itself.
    pub host: String,
    /// When the bot was asked.
    pub since: Millis,
    /// How often in a row it could not be played.
    pub failures: i64,
}

/// The right of a worker to play the bots of a table until a moment. It saves work and nothing
/// else: whose action counts is decided by the number in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// The table.
    pub wait: BotWait,
    /// Who plays: a name that no other worker of any node has.
    pub worker: String,
    /// Until when.
    pub until: Millis,
}

impl Store {
    /// Tables where a bot has to move and nobody is at work: a few of each host, those that failed
    /// least first, then those that wait longest.
    pub async fn bot_waits(&self, lane: Lane, now: Millis) -> Result<Vec<BotWait>> {
        let rows: Vec<(String, String, Millis, i64)> = sqlx::query_as(
            "SELECT table_id, owner, updated_at, bot_failures FROM (
                 SELECT table_id, COALESCE(host, table_id) AS owner, updated_at, bot_failures,
                     ROW_NUMBER() OVER (PARTITION BY COALESCE(host, table_id)
                         ORDER BY bot_failures, updated_at, table_id) AS place
                 FROM tables WHERE needs_bot = 1 AND bot_thinks = $1 AND bot_until <= $2
             ) AS waiting WHERE place <= $3
             ORDER BY place, bot_failures, updated_at, table_id LIMIT $4",
        )
        .bind(i64::from(lane == Lane::Thinking))
        .bind(now)
        .bind(OF_ONE_HOST)
        .bind(CANDIDATES)
        .fetch_all(self.reader())
        .await?;
        let wait = |(table_id, host, since, failures)| BotWait { table_id, host, since, failures };
        Ok(rows.into_iter().map(wait).collect())
    }

    /// Claims a table that waits, unless another worker was faster.
    pub async fn claim_bot_turn(
        &self,
        wait: BotWait,
        worker: &str,
        now: Millis,
        lease: Millis,
    ) -> Result<Option<BotTurn>> {
        let until = now.saturating_add(lease);
        let claimed = sqlx::query(
            "UPDATE tables SET bot_worker = $2, bot_until = $3
             WHERE table_id = $1 AND needs_bot = 1 AND bot_until <= $4",
        )
        .bind(&wait.table_id)
        .bind(worker)
        .bind(until)
        .bind(now)
        .execute(self.writer())
        .await?;
        let turn = BotTurn { wait, worker: worker.to_owned(), until };
        Ok((claimed.rows_affected() == 1).then_some(turn))
    }

    /// Gives up a claim that was used, and forgets earlier failures. Nothing happens when the claim
    /// is lost already.
    pub async fn release_bot_turn(&self, turn: BotTurn) -> Result<()> {
        self.end_bot_turn(turn, 0, 0).await
    }

    /// Gives up a claim that could not be used, through no fault of the table, until a moment.
    pub async fn postpone_bot_turn(&self, turn: BotTurn, until: Millis) -> Result<()> {
        let failures = turn.wait.failures;
        self.end_bot_turn(turn, until, failures).await
    }

    /// Holds back a table that cannot be played, each time for twice as long.
    pub async fn fail_bot_turn(&self, turn: BotTurn, now: Millis) -> Result<()> {
        let failures = turn.wait.failures.saturating_add(1);
        self.end_bot_turn(turn, now.saturating_add(penalty(failures)), failures).await
    }

    async fn end_bot_turn(&self, turn: BotTurn, until: Millis, failures: i64) -> Result<()> {
        sqlx::query(
            "UPDATE tables SET bot_until = $4, bot_failures = $5
             WHERE table_id = $1 AND bot_worker = $2 AND bot_until = $3 AND needs_bot = 1",
        )
        .bind(&turn.wait.table_id)
        .bind(&turn.worker)
        .bind(turn.until)
        .bind(until)
        .bind(failures)
        .execute(self.writer())
        .await?;
        Ok(())
    }

    /// How many tables failed when a bot or a clock last tried.
    pub async fn n_failing(&self) -> Result<i64> {
        let (n,) = sqlx::query_as(
            "SELECT COUNT(*) FROM tables WHERE bot_failures > 0 OR tick_failures > 0",
        )
        .fetch_one(self.reader())
        .await?;
        Ok(n)
    }
}

/// How long a table is held back after this many failures in a row: 2, 4, 8 … seconds.
pub(crate) fn penalty(failures: i64) -> Millis {
    let doublings = u32::try_from(failures.clamp(0, 16)).unwrap_or(16);
    1_000_i64.saturating_mul(1_i64 << doublings).min(LONGEST)
}
