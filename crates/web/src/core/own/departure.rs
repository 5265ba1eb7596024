//! How a user goes. The user is removed first, with everything of theirs, whatever state their tables
//! are in. The tables are left after that: at once as far as it goes quickly, and the rest later, through
//! restarts.

use std::time::{Duration, Instant};

use store::{Departure, LogEntry, StoreError};
use table::{Command, Stage, UserId, Who};

use crate::core::app::{App, Shared};
use crate::core::guard::guard;
use crate::core::problem::{Class, Code, Problem};
use crate::core::tables::{Envelope, TableSnapshot, chat};
use crate::core::{hub, tables, time};

/// How long a user who deletes their account waits for their tables to be left.
const AT_ONCE: Duration = Duration::from_secs(3);
/// Departures, and entries of one, per query.
const PAGE: u32 = 100;
/// A table may move on while a user leaves it.
const TRIES: usize = 16;
/// How often we look at what is due.
const NAP: Duration = Duration::from_secs(10);
/// The pause after a failed departure: a minute, doubled each time, at most a day.
const FIRST_PAUSE: i64 = 60_000;
const LONGEST_PAUSE: i64 = 86_400_000;

/// Removes a user: seats are given up, the name is taken out of every list and is free again.
pub(crate) async fn delete(app: &App, user: &UserId) -> Result<(), Problem> {
    tables::retell(&app.store, user).await?;
    app.store.delete_user(&user.0, time::now().0).await?;
    app.hub.rename(user, None).await;
    leave_due(app, Some(user), Instant::now() + AT_ONCE).await;
    wipe(app).await;
    app.departures.notify_one();
    Ok(())
}

/// Leaves what is still to be left, until the server stops.
pub(crate) async fn work(app: App) {
    loop {
        tokio::select! {
            () = app.stopped() => return,
            has_left = leave_due(&app, None, Instant::now() + NAP) => if has_left {
                wipe(&app).await;
            }
        }
        tokio::select! {
            () = app.stopped() => return,
            () = app.departures.notified() => {}
            () = tokio::time::sleep(NAP) => {}
        }
    }
}

/// What is deleted leaves the disk. If it does not now, it does when the server stops.
async fn wipe(app: &App) {
    if let Err(error) = app.store.empty_wal().await {
        tracing::warn!(%error, "the log of changes stays");
    }
}

/// Leaves tables of one user or of all until none is due or the time is up; true if it left any.
async fn leave_due(app: &App, user: Option<&UserId>, end: Instant) -> bool {
    let user = user.map(|user| &*user.0);
    let mut has_left = false;
    loop {
        let due = match app.store.due_departures(user, time::now().0, PAGE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "departures cannot be read");
                return has_left;
            }
        };
        if due.is_empty() {
            return has_left;
        }
        for departure in due {
            if let Err(error) = depart(app, departure).await {
                tracing::warn!(%error, "departure not noted");
                return has_left;
            }
            has_left = true;
            if Instant::now() >= end {
                return has_left;
            }
        }
    }
}

/// Leaves a table, or notes when to try again.
async fn depart(app: &App, departure: Departure) -> Result<(), StoreError> {
    let (shared, one) = (app.clone(), departure.clone());
    let left = guard(async move {
        unsay(&shared, &one).await?;
        leave(&shared, &one.table_id, &UserId(one.user_id)).await
    });
    match left.await.flatten() {
        Ok(()) => app.store.departed(&departure).await,
        Err(problem) => {
            tracing::warn!(
                table = departure.table_id,
                code = problem.code.slug(),
                "table not left"
            );
            let due = time::now().0.saturating_add(pause(departure.tries));
            app.store.postpone_departure(&departure, due).await
        }
    }
}

fn pause(tries: i64) -> i64 {
    let doubled =
        u32::try_from(tries).ok().and_then(|tries| FIRST_PAUSE.checked_shl(tries.min(20)));
    doubled.unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE)
}

async fn unsay(app: &Shared, departure: &Departure) -> Result<(), Problem> {
    let Departure { user_id, table_id, .. } = departure;
    loop {
        let spoken = app.store.spoken_by(user_id, (table_id, 0), PAGE).await?;
        let here = spoken.into_iter().take_while(|one| one.table_id == *table_id);
        let emptied =
            |entry: LogEntry| LogEntry { body: chat::without_words(&entry.body), ..entry };
        let texts: Vec<LogEntry> = here.map(|one| emptied(one.entry)).collect();
        if texts.is_empty() {
            return Ok(());
        }
        app.store.unsay(user_id, table_id, &texts).await?;
    }
}

async fn leave(app: &Shared, id: &str, user: &UserId) -> Result<(), Problem> {
    for _ in 0..TRIES {
        let kept = match app.table(id).await {
            Ok(open) => open.now(),
            Err(problem) if problem.code == Code::NotFound => return Ok(()),
            Err(problem) => return Err(problem),
        };
        let Some(command) = parting(&kept, user) else { return Ok(()) };
        match hub::command(app, id, Envelope::new(Who::User(user.clone()), command)).await {
            Err(problem) if problem.status != Class::Conflict => return Err(problem),
            Ok(_) | Err(_) => {}
        }
    }
    Err(Problem::too_slow())
}

fn parting(kept: &TableSnapshot, user: &UserId) -> Option<Command> {
    let desk = kept.table.desk();
    match desk.stage() {
        Stage::Lobby if desk.host() == user => Some(Command::Abort),
        Stage::Lobby => desk.seats_of(user).next().map(|seat| Command::Vacate { seat }),
        Stage::Playing => desk.people().contains(user).then_some(Command::Resign),
        Stage::Finished | Stage::Deserted { .. } | Stage::Aborted => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_day() {
        let pauses = [0, 1, 2, 10, 11, 63, i64::MAX].map(pause);
        let minutes = [1, 2, 4, 1_024, 1_440, 1_440, 1_440];
        assert_eq!(pauses, minutes.map(|minutes| minutes * FIRST_PAUSE));
    }
}
