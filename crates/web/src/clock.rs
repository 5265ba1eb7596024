//! Time-outs, looked at when they are due, and the sweep of what is over.

use std::time::Duration;

use table::{Command, Who};

use crate::app::App;
use crate::guard::guard;
use crate::hub::{self, Order};
use crate::time;

/// The clocks of all nodes are looked at at least this often.
const NAP: Duration = Duration::from_secs(5);
/// Tables looked at in one go.
const BATCH: u32 = 50;
const SWEEP: Duration = Duration::from_mins(10);
/// How long failed logins count after the last one, in milliseconds: longer than any delay.
pub(crate) const FAILURE_WINDOW: i64 = 3_600_000;

/// Lets tables do what is due until the server stops.
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
    for table in &tables {
        let tick = Order::new(Who::System, Command::Tick);
        let (shared, id) = (app.clone(), table.table_id.clone());
        let ticked = guard(async move { hub::command(&shared, &id, tick).await }).await;
        if let Err(problem) = ticked.flatten() {
            tracing::warn!(table = table.table_id, reason = problem.reason, "no tick");
        }
    }
    if tables.len() >= BATCH as usize {
        return Duration::ZERO;
    }
    let next = app.store.next_deadline().await.ok().flatten();
    let wait = next.map_or(i64::MAX, |next| next.saturating_sub(time::now().0));
    // A table that cannot be ticked must not keep us busy.
    let wait = u64::try_from(wait).unwrap_or_default().max(50);
    Duration::from_millis(wait).min(NAP)
}

/// Removes ended sessions and old failures now and then.
pub(crate) async fn sweep(app: App) {
    loop {
        if let Err(error) = app.store.sweep(time::now().0, FAILURE_WINDOW).await {
            tracing::warn!(%error, "no sweep");
        }
        tokio::select! {
            () = app.stopped() => return,
            () = tokio::time::sleep(SWEEP) => {}
        }
    }
}
