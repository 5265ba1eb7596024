//! What nobody came back to goes: tables that were never dealt or were called off, and guests.

use std::time::Duration;

use store::{Cursor, StoreError};
use table::{Command, UserId, Who};

use crate::core::app::{App, Shared};
use crate::core::guard::guard;
use crate::core::problem::Problem;
use crate::core::tables::Envelope;
use crate::core::{hub, own, time};

/// How many tables, and how many guests, go in one sweep.
const BATCH: u32 = 200;
/// Guests who cannot be removed are tried again after a day.
const DAY: i64 = 86_400_000;

/// How far the tables are looked at that were called off.
const CALLED_OFF: &str = "called-off";
/// What stands in the entry of the deal, and in no text within another one.
const DEALT: &str = "\"fact\":\"dealt\"";

pub(crate) async fn expire(app: &App) {
    if let Err(problem) = tables(app).await {
        tracing::warn!(reason = problem.reason, "no table expires");
    }
    if let Err(problem) = called_off(app).await {
        tracing::warn!(reason = problem.reason, "no table that was called off goes");
    }
    if let Err(problem) = guests(app).await {
        tracing::warn!(reason = problem.reason, "no guest expires");
    }
}

fn before(now: i64, life: Duration) -> i64 {
    now.saturating_sub(i64::try_from(life.as_millis()).unwrap_or(i64::MAX))
}

async fn tables(app: &App) -> Result<(), Problem> {
    let now = time::now().0;
    let left = before(now, app.config.open_table_life);
    for id in app.store.tables_left_since(left, now, BATCH).await? {
        if *app.stopping.borrow() {
            break;
        }
        let (shared, table) = (app.clone(), id.clone());
        let gone = guard(async move { call_off(&shared, &table).await }).await.flatten();
        if let Err(problem) = gone {
            tracing::warn!(table = id, reason = problem.reason, "open table does not expire");
            app.store.fail_tick(&id, now).await?;
        }
    }
    Ok(())
}

async fn call_off(app: &Shared, id: &str) -> Result<(), Problem> {
    let host = app.table(id).await?.now().table.desk().host().clone();
    hub::command(app, id, Envelope::new(Who::User(host), Command::Abort)).await?;
    Ok(())
}

/// Deletes tables that were called off before the deal, a day later. Each is looked at once.
async fn called_off(app: &App) -> Result<(), Problem> {
    let before = time::now().0.saturating_sub(DAY);
    let reached = app.store.chore(CALLED_OFF).await?;
    let (at, id) = reached.split_once(' ').unwrap_or_default();
    let after = Cursor { updated_at: at.parse().unwrap_or_default(), table_id: id.to_owned() };
    for Cursor { updated_at, table_id } in app.store.called_off(&after, before, BATCH).await? {
        if *app.stopping.borrow() {
            break;
        }
        if let Err(problem) = discard(app, &table_id).await {
            tracing::warn!(table = table_id, reason = problem.reason, "table does not go");
        }
        app.store.set_chore(CALLED_OFF, &format!("{updated_at} {table_id}")).await?;
    }
    Ok(())
}

async fn discard(app: &Shared, id: &str) -> Result<(), Problem> {
    if app.store.last_entry_with(id, DEALT, i64::MAX).await?.is_some() {
        return Ok(());
    }
    // A request that reads it at the same time must not keep it in memory.
    let _known = app.table(id).await?;
    match app.store.delete_table(id).await {
        // Another node was faster.
        Ok(()) | Err(StoreError::NotFound { .. }) => app.hub.forget(id),
        Err(error) => return Err(error.into()),
    }
    Ok(())
}

async fn guests(app: &App) -> Result<(), Problem> {
    let now = time::now().0;
    app.store.begin_to_miss(now).await?;
    let left = before(now, app.config.guest_life);
    for id in app.store.guests_gone_since(left, BATCH).await? {
        if *app.stopping.borrow() {
            break;
        }
        let (shared, user) = (app.clone(), UserId(id.clone()));
        let gone = guard(async move { dismiss(&shared, &user, left).await }).await.flatten();
        if let Err(problem) = gone {
            tracing::warn!(user = id, reason = problem.reason, "guest does not expire");
            app.store.set_seen(&id, left.saturating_add(DAY)).await?;
        }
    }
    Ok(())
}

/// Removes a guest, unless they came back while others were removed.
async fn dismiss(app: &App, guest: &UserId, left: i64) -> Result<(), Problem> {
    if app.store.is_gone_since(&guest.0, left).await? {
        own::delete(app, guest).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use store::Spared;

    use super::*;
    use crate::core::app::house;

    #[tokio::test]
    async fn who_comes_back_during_a_sweep_stays() {
        let (_folder, app) = house().await;
        for name in ["Anna", "Ben", "Carla"] {
            app.store.create_guest(name, name, 5).await.expect("a guest");
            app.store.set_seen(name, 5).await.expect("a guest");
        }
        let gone = app.store.guests_gone_since(10, BATCH).await.expect("a list");
        assert_eq!(gone, ["Anna", "Ben", "Carla"]);
        app.store.set_seen("Anna", 10).await.expect("she is back");
        let account = app.store.make_account("Ben", "Ben", "hash", Spared::default()).await;
        account.expect("an account");
        for id in gone {
            dismiss(&app, &UserId(id), 10).await.expect("it is looked at");
        }
        let mut left = Vec::new();
        for name in ["Anna", "Ben", "Carla"] {
            left.push(app.store.user(name).await.is_ok());
        }
        assert_eq!(left, [true, true, false]);
    }
}
