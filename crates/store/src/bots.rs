//! Turns of bots: each is worked out by one node, and by another one if that node dies.

use crate::{Millis, Result, Store};

/// How many tables a node tries before it says that there is nothing to do.
const CANDIDATES: i64 = 16;

/// The right of a worker to play the bots of a table until a moment. It saves work and nothing
/// else: whose action counts is decided by the number in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// The table.
    pub table_id: String,
    /// Who plays: a name that no other worker of any node has.
    pub worker: String,
    /// Until when.
    pub until: Millis,
}

impl Store {
    /// Claims a table where a bot has to move and nobody else is at work, the one that waits
    /// longest.
    pub async fn claim_bot_turn(
        &self,
        worker: &str,
        now: Millis,
        lease: Millis,
    ) -> Result<Option<BotTurn>> {
        let candidates: Vec<(String,)> = sqlx::query_as(
            "SELECT table_id FROM tables WHERE needs_bot = 1 AND bot_until <= $1
             ORDER BY updated_at LIMIT $2",
        )
        .bind(now)
        .bind(CANDIDATES)
        .fetch_all(self.reader())
        .await?;
        let until = now.saturating_add(lease);
        for (table_id,) in candidates {
            let turn = BotTurn { table_id, worker: worker.to_owned(), until };
            if self.claim(&turn, now).await? {
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    async fn claim(&self, turn: &BotTurn, now: Millis) -> Result<bool> {
        let claimed = sqlx::query(
            "UPDATE tables SET bot_worker = $2, bot_until = $3
             WHERE table_id = $1 AND needs_bot = 1 AND bot_until <= $4",
        )
        .bind(&turn.table_id)
        .bind(&turn.worker)
        .bind(turn.until)
        .bind(now)
        .execute(self.writer())
        .await?;
        Ok(claimed.rows_affected() == 1)
    }

    /// Prolongs a claim. `None` when it is lost: no bot is asked any more, or another worker has
    /// the table.
    pub async fn renew_bot_turn(
        &self,
        turn: BotTurn,
        now: Millis,
        lease: Millis,
    ) -> Result<Option<BotTurn>> {
        self.move_lease(turn, now.saturating_add(lease)).await
    }

    /// Gives a claim up. Nothing happens when it is lost already.
    pub async fn release_bot_turn(&self, turn: BotTurn) -> Result<()> {
        self.move_lease(turn, 0).await?;
        Ok(())
    }

    async fn move_lease(&self, turn: BotTurn, until: Millis) -> Result<Option<BotTurn>> {
        let moved = sqlx::query(
            "UPDATE tables SET bot_until = $4
             WHERE table_id = $1 AND bot_worker = $2 AND bot_until = $3 AND needs_bot = 1",
        )
        .bind(&turn.table_id)
        .bind(&turn.worker)
        .bind(turn.until)
        .bind(until)
        .execute(self.writer())
        .await?;
        Ok((moved.rows_affected() == 1).then_some(BotTurn { until, ..turn }))
    }
}
