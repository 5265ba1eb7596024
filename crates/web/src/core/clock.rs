//! Time-outs, looked at when they are due, and the sweep of what is over.

use std::sync::atomic::Ordering;
use std::time::Duration;

use store::TableInfo;
use table::{Command, Who};

use crate::core::app::App;
use crate::core::expiry::expire;
use crate::core::guard::guard;
use crate::core::problem::{Class, Problem};
use crate::core::tables::{Envelope, TableSnapshot};
use crate::core::{hub, time};

/// The clocks of all nodes are looked at at least this often.
const NAP: Duration = Duration::from_secs(5);
/// Tables per query.
const BATCH: u32 = 50;
/// After this time a table is looked at again that failed through no fault of its own.
const LATER: i64 = 1_000;
const SWEEP: Duration = Duration::from_mins(10);
/// How long failed logins count after the last one, in milliseconds: longer than any delay.
pub(crate) const FAILURE_WINDOW: i64 = 3_600_000;

pub(crate) async fn tick(app: App) {
    loop {
        let nap = due(&app).await;
        tokio::select! {
            () = app.stopped() => return,
            () = app.clocks.notified() => {}
            () = tokio::time::sleep(nap) => {}
        }
    }
}

/// Ticks every table that is due, and tells how long nothing will be.
async fn due(app: &App) -> Duration {
    let now = time::now();
    let tables = match app.store.due_tables(now.0, BATCH).await {
        Ok(tables) => tables,
        Err(error) => {
            tracing::warn!(%error, "clocks cannot be read");
            return NAP;
        }
    };
    let mut has_moved = false;
    for table in &tables {
        let tick = Envelope::new(Who::System, Command::Tick);
        let (shared, id) = (app.clone(), table.table_id.clone());
        let ticked = guard(async move { hub::command(&shared, &id, tick).await }).await;
        has_moved |= match ticked.flatten().and_then(|kept| moved(&kept, table)) {
            Ok(()) => true,
            Err(problem) => hold_back(app, &table.table_id, &problem).await,
        };
    }
    count_failing(app).await;
    if tables.len() >= BATCH as usize {
        // Where nothing can be written, looking at once would find the same tables.
        return if has_moved { Duration::ZERO } else { NAP };
    }
    let next = app.store.next_deadline().await.ok().flatten();
    let wait = next.map_or(i64::MAX, |next| next.saturating_sub(time::now().0));
    // A table that cannot be ticked must not keep us busy.
    let wait = u64::try_from(wait).unwrap_or_default().max(50);
    Duration::from_millis(wait).min(NAP)
}

/// Whether a tick did something: a table that is due for ever is due in vain.
fn moved(kept: &TableSnapshot, table: &TableInfo) -> Result<(), Problem> {
    if kept.seq() > table.seq { Ok(()) } else { Err(table::Refused::TimeLeft.into()) }
}

/// Puts a table that cannot be ticked behind the others. Tells whether it is.
async fn hold_back(app: &App, table: &str, problem: &Problem) -> bool {
    tracing::warn!(table, reason = problem.reason, "no tick");
    let now = time::now().0;
    let held = if problem.status == Class::Unavailable {
        app.store.postpone_tick(table, now.saturating_add(LATER)).await
    } else {
        app.store.fail_tick(table, now).await
    };
    if let Err(error) = &held {
        tracing::warn!(table, %error, "not held back");
    }
    held.is_ok()
}

/// The figure stays as it was where the database does not answer.
async fn count_failing(app: &App) {
    if let Ok(n) = app.store.n_failing().await {
        app.metrics.failing.store(n, Ordering::Relaxed);
    }
}

/// Removes what is over, and what nobody came back to, now and then.
pub(crate) async fn sweep(app: App) {
    loop {
        if let Err(error) = app.store.sweep(time::now().0, FAILURE_WINDOW).await {
            tracing::warn!(%error, "no sweep");
        }
        expire(&app).await;
        tokio::select! {
            () = app.stopped() => return,
            () = tokio::time::sleep(SWEEP) => {}
        }
    }
}
