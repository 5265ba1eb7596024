//! Programs that play: each answer is claimed by one worker of one node, and by another one when
//! that node dies. Workers take the table of the host who had least of their time lately; bots that
//! answer at once have workers of their own.

mod mind;

use std::time::{Duration, Instant};

use store::{BotLease, BotWait, Lane, StoreError};
use table::Who;

use crate::core::app::{App, Shared};
use crate::core::guard::guard;
use crate::core::metrics::count;
use crate::core::problem::{Class, Code, Problem};
use crate::core::tables::Envelope;
use crate::core::thinkers::HintRequest;
use crate::core::{hub, time};

use mind::{BotReply, think};

/// How long a claim lasts, in milliseconds: several times what the slowest bot takes for an answer.
const LEASE: i64 = 5_000;
/// After this time a table is tried again that failed through no fault of its own.
const LATER: i64 = 1_000;
/// How long an idle worker sleeps when nobody wakes it.
const NAP: Duration = Duration::from_secs(1);
/// Workers for bots that answer at once.
pub(crate) const QUICK_WORKERS: usize = 2;

pub(crate) async fn work(app: App, lane: Lane, number: usize) {
    let worker = format!("{}-{lane:?}-{number}", app.boot);
    while !*app.stopping.borrow() {
        match next(&app, lane, &worker).await {
            Ok(true) => {}
            Ok(false) => rest(&app, lane).await,
            Err(error) => {
                tracing::warn!(%error, "no bot turn claimed");
                rest(&app, lane).await;
            }
        }
    }
}

async fn rest(app: &App, lane: Lane) {
    let wake = match lane {
        Lane::Quick => &app.bots.quick,
        Lane::Thinking => &app.bots.thinking,
    };
    tokio::select! {
        () = app.stopped() => {}
        () = wake.notified() => {}
        () = tokio::time::sleep(NAP) => {}
    }
}

/// Does the next thing: a hint, or one answer at a table. Tells whether there was any.
async fn next(app: &App, lane: Lane, worker: &str) -> Result<bool, StoreError> {
    let now = time::now().0;
    let mut waits = match app.config.bot_workers {
        0 => Vec::new(),
        _ => app.store.bot_waits(lane, now).await?,
    };
    let moment = Instant::now();
    let used = |wait: &BotWait| app.bots.account.of(&wait.host, moment);
    // Equals stay in the order in which they wait.
    waits.sort_by(|one, other| {
        one.failures.cmp(&other.failures).then(used(one).total_cmp(&used(other)))
    });
    let least = waits.first().filter(|wait| wait.failures == 0).map_or(f64::INFINITY, used);
    if lane == Lane::Thinking
        && let Some(hint) = app.bots.next_hint(least, moment)
    {
        advise(app, hint).await;
        return Ok(true);
    }
    for wait in waits {
        if let Some(turn) = app.store.claim_bot_turn(wait, worker, now, LEASE).await? {
            play(app, turn).await;
            return Ok(true);
        }
    }
    Ok(false)
}

async fn advise(app: &App, hint: HintRequest) {
    let (user, start) = (hint.user.clone(), Instant::now());
    let thought = tokio::task::spawn_blocking(move || hint.think()).await;
    app.bots.account.charge(&user.0, start.elapsed(), Instant::now());
    match thought {
        Ok(true) => {}
        Ok(false) => count(&app.metrics.hints_dropped),
        Err(error) => tracing::error!(%error, "no hint"),
    }
}

/// Thinks of one answer. It is given when it is due, which keeps no worker waiting.
async fn play(app: &App, turn: BotLease) {
    let (shared, id, start) = (app.clone(), turn.wait.table_id.clone(), Instant::now());
    let thought = guard(async move { think(&shared, &id).await }).await.flatten();
    app.bots.account.charge(&turn.wait.host, start.elapsed(), Instant::now());
    match thought {
        Ok(Some(answer)) => drop(tokio::spawn(give(app.clone(), turn, answer))),
        Ok(None) => {
            let mended = mend(app, &turn.wait).await;
            end(app, turn, mended).await;
        }
        Err(problem) => end(app, turn, Err(problem)).await,
    }
}

async fn give(app: App, turn: BotLease, answer: BotReply) {
    // A server that stops waits for this.
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        _ = stopping.wait_for(|stops| *stops) => {}
        () = tokio::time::sleep(pause(&app, &turn.wait, answer.thinks)) => {}
    }
    let (shared, id) = (app.clone(), turn.wait.table_id.clone());
    let order = Envelope::new(Who::Bot, answer.act);
    let given = guard(async move { hub::command(&shared, &id, order).await }).await.flatten();
    let given = match given {
        Ok(_) => {
            count(&app.metrics.bot_answers);
            Ok(())
        }
        Err(problem) if is_overtaken(problem.code) => Ok(()),
        Err(problem) => Err(problem),
    };
    end(&app, turn, given).await;
}

/// Another node, a take-back or the person was faster.
const fn is_overtaken(code: Code) -> bool {
    matches!(code, Code::Stale | Code::NotAsked | Code::WrongAuthor)
}

/// How long an answer is kept, so that the time it took does not tell what was thought about.
fn pause(app: &Shared, wait: &BotWait, thinks: bool) -> Duration {
    let pace = app.config.bot_pace;
    let pace = if thinks { pace.thinking } else { pace.quick };
    let pace = i64::try_from(pace.as_millis()).unwrap_or(i64::MAX);
    if pace == 0 {
        return Duration::ZERO;
    }
    let missing = wait.since.saturating_sub(time::now().0).rem_euclid(pace);
    Duration::from_millis(u64::try_from(missing).unwrap_or_default())
}

/// Computes anew what is said of a table that asks for a bot in vain.
async fn mend(app: &App, wait: &BotWait) -> Result<(), Problem> {
    let kept = app.table(&wait.table_id).await?.now();
    let mended = app.store.summarise(&kept.id, kept.seq(), &kept.summary(), wait.since).await;
    match mended {
        Ok(()) | Err(StoreError::Conflict { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Gives a claim back. A table that fails is put behind the others.
async fn end(app: &App, turn: BotLease, outcome: Result<(), Problem>) {
    let (now, table) = (time::now().0, turn.wait.table_id.clone());
    let ended = match outcome {
        Ok(()) => app.store.release_bot_turn(turn).await,
        Err(problem) if problem.status == Class::Unavailable => {
            tracing::warn!(table, reason = problem.reason, "bot plays later");
            app.store.postpone_bot_turn(turn, now.saturating_add(LATER)).await
        }
        Err(problem) => {
            let n_before = turn.wait.failures;
            tracing::warn!(table, n_before, reason = problem.reason, "bot cannot play");
            app.store.fail_bot_turn(turn, now).await
        }
    };
    if let Err(error) = ended {
        tracing::warn!(table, %error, "bot turn not given back");
    }
    app.bots.notify_one();
}

#[cfg(test)]
mod tests {
    use store::{Status, Summary, TableAudience, TableInsert};

    use super::*;
    use crate::core::app::house;

    fn asks_bot(host: &str) -> Summary {
        Summary {
            game: "fortuna".to_owned(),
            about: String::new(),
            status: Status::Playing,
            visibility: TableAudience::Public,
            people: Vec::new(),
            deadline: None,
            needs_bot: true,
            bot_thinks: false,
            host: host.to_owned(),
            thinks: false,
        }
    }

    async fn claimed(app: &App) -> BotLease {
        let now = time::now().0;
        let wait = app.store.bot_waits(Lane::Quick, now).await.expect("a list").remove(0);
        let turn = app.store.claim_bot_turn(wait, "worker", now, LEASE).await;
        turn.expect("a claim").expect("nobody else is here")
    }

    #[tokio::test]
    async fn only_what_is_the_fault_of_a_table_puts_it_behind() {
        let (_folder, app) = house().await;
        let table_id = "t".to_owned();
        let new =
            TableInsert { table_id, head: "{}".to_owned(), summary: asks_bot("anna"), now: 1 };
        app.store.create_table(&new).await.expect("a table");
        let busy = Problem::from(StoreError::Busy(String::new()));
        let failed = Problem::field("log");
        for (outcome, n_failing) in [(Err(busy), 0), (Err(failed), 1), (Ok(()), 0)] {
            end(&app, claimed(&app).await, outcome.clone()).await;
            assert_eq!(app.store.n_failing().await.expect("a number"), n_failing);
            let waits = app.store.bot_waits(Lane::Quick, time::now().0).await.expect("a list");
            assert_eq!(waits.len(), usize::from(outcome.is_ok()), "held back for a while");
            release(&app).await;
        }
    }

    async fn release(app: &App) {
        let late = i64::MAX - LEASE;
        for wait in app.store.bot_waits(Lane::Quick, late).await.expect("a list") {
            let turn = app.store.claim_bot_turn(wait, "later", late, 1).await.expect("a claim");
            if let Some(turn) = turn {
                app.store.postpone_bot_turn(turn, 0).await.expect("it is given back");
            }
        }
    }
}
