//! "It is your turn", sent to an address that the user has chosen.
//!
//! Calls go side by side, one a user at a time. A user is told what waits at the moment of the call,
//! so that whatever happens before is one call. Addresses that fail have a few calls at a time among
//! themselves, and ever fewer: an address that listens and does not answer keeps
//! nobody else from being called.

mod address;
mod send;

use std::time::{Duration, Instant};

use games::{GameKind, dispatch};
use store::{Failed, Mine, StoreError, User};
use table::UserId;
use tokio::task::JoinSet;
use words::Speak;

use self::send::{PATIENCE, send};
use crate::core::app::{App, Shared};
use crate::core::guard::guard;
use crate::core::metrics::count;
use crate::core::preferences::Preferences;
use crate::core::problem::{Code, Problem};
use crate::core::text::{site, speaking, words};
use crate::core::time;

pub(crate) use self::send::SendFailure;

/// Calls under way at a time.
const MAX_CALLS: usize = 64;
/// After a failure the next call waits a minute, then twice as long each time, at most an hour.
const FIRST_PAUSE: Duration = Duration::from_mins(1);
const LONGEST_PAUSE: Duration = Duration::from_hours(1);
/// An address that has failed for as long, in milliseconds, is called no more.
const DAY: i64 = 86_400_000;
/// The least duration of a failed test: its time must not reveal names of a private network.
const SAME_TIME: Duration = Duration::from_secs(1);

pub(crate) async fn work(app: App) {
    let mut calls = JoinSet::new();
    loop {
        while calls.len() < MAX_CALLS {
            let Some(user) = app.calls.take() else { break };
            calls.spawn(call(app.clone(), user));
        }
        let due = app.calls.next_due().filter(|_| calls.len() < MAX_CALLS);
        tokio::select! {
            () = app.stopped() => return,
            Some(_) = calls.join_next() => {}
            () = app.calls.changed() => {}
            () = until(due) => {}
        }
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

async fn call(app: App, user: UserId) {
    let retry = deliver(&app, &user).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "webhook not called");
        Some(FIRST_PAUSE)
    });
    app.calls.done(user, retry);
}

/// Tells a user what waits. Gives how long to wait before it is tried again, if it is to be.
async fn deliver(app: &Shared, id: &UserId) -> Result<Option<Duration>, StoreError> {
    let user = match app.store.user(&id.0).await {
        Ok(user) => user,
        Err(StoreError::NotFound { .. }) => return Ok(None),
        Err(error) => return Err(error),
    };
    let Some(url) = user.webhook.as_deref().filter(|_| user.webhook_off_since.is_none()) else {
        return Ok(None);
    };
    let waiting = app.store.tables_of(&id.0, 1).await?;
    let Some(latest) = waiting.first().filter(|mine| mine.asked) else { return Ok(None) };
    let _turn = if user.has_doubtful_webhook() {
        match app.calls.doubtful.try_acquire() {
            Ok(turn) => Some(turn),
            Err(_) => return Ok(Some(FIRST_PAUSE)),
        }
    } else {
        None
    };
    let n = app.store.n_waiting(&id.0).await?;
    let locale = Preferences::of(&user).language.unwrap_or_default();
    let body = speaking(locale, async { message(app, latest, n) }).await;
    let sent = post(app, url, body).await;
    settle(app, &user, url, sent).await
}

async fn post(app: &Shared, url: &str, body: String) -> Result<(), SendFailure> {
    let (url, allow_private) = (url.to_owned(), app.config.private_webhooks);
    let sent = tokio::task::spawn_blocking(move || send(&url, &body, allow_private)).await;
    let sent = sent.unwrap_or(Err(SendFailure::Unreachable));
    count(if sent.is_ok() { &app.metrics.webhooks } else { &app.metrics.webhook_failures });
    sent
}

/// Remembers what came of a call. Gives how long to wait before the next one, if it failed.
async fn settle(
    app: &Shared,
    user: &User,
    webhook: &str,
    sent: Result<(), SendFailure>,
) -> Result<Option<Duration>, StoreError> {
    let Err(failure) = sent else {
        if user.has_doubtful_webhook() {
            app.store.webhook_arrived(&user.user_id, webhook).await?;
        }
        return Ok(None);
    };
    let (now, error) = (time::now().0, failure.to_string());
    let failed = Failed { webhook, error: &error, now, too_old: now.saturating_sub(DAY) };
    let since = app.store.webhook_failed(&user.user_id, failed).await?;
    Ok(since.map(|since| pause(now.saturating_sub(since))))
}

/// How long to wait after calls have failed for `failing` milliseconds: the waits of 1, 2, 4, 8 …
/// minutes begin 0, 1, 3, 7 … minutes after the first failure.
fn pause(failing: i64) -> Duration {
    let failing = Duration::from_millis(u64::try_from(failing).unwrap_or_default());
    (FIRST_PAUSE + failing).min(LONGEST_PAUSE)
}

/// Understood by chat services: most of them show `content` or `text`.
fn message(app: &Shared, latest: &Mine, n_waiting: i64) -> String {
    let base = app.config.base_url.clone();
    let base = base.unwrap_or_else(|| format!("http://{}", app.config.listen));
    let table = &latest.table.table_id;
    let link = format!("{}/t/{table}", base.trim_end_matches('/'));
    let game: Option<GameKind> = latest.table.game.parse().ok();
    let title = game.map_or_else(String::new, |game| dispatch!(game, G => G::title(words())));
    let n = usize::try_from(n_waiting).unwrap_or_default();
    let text = match n {
        0 | 1 => site().your_turn_at(&title, &link),
        n => site().your_turn_at_one_of(&title, &link, n),
    };
    let message = serde_json::json!({
        "content": text, "text": text, "table": table, "url": link, "waiting": n
    });
    message.to_string()
}

/// Sends a test to a user's address. A test that arrives switches calls on again.
pub(crate) async fn test(app: &App, user: &User) -> Result<Result<(), SendFailure>, Problem> {
    let Some(url) = user.webhook.clone() else {
        return Err(Problem::new(Code::NoWebhook, site().no_webhook()));
    };
    let start = Instant::now();
    let taken = app.limits.webhook_tests.take(user.user_id.clone(), start);
    taken.map_err(|seconds| too_often(app, seconds))?;
    // A user who goes away meanwhile does not end the call, and has none beside it.
    let sent = guard(attempt(app.clone(), user.clone(), url)).await??;
    if sent == Err(SendFailure::Unreachable) {
        tokio::time::sleep_until((start + SAME_TIME).into()).await;
    }
    Ok(sent)
}

async fn attempt(app: App, user: User, url: String) -> Result<Result<(), SendFailure>, Problem> {
    let turn = app.calls.tests.try_acquire();
    let _turn = turn.map_err(|_busy| too_often(&app, PATIENCE.as_secs()))?;
    let id = UserId(user.user_id.clone());
    if !app.calls.claim(&id) {
        return Err(too_often(&app, PATIENCE.as_secs()));
    }
    let text = site().webhook_test_text();
    let body = serde_json::json!({ "content": text, "text": text }).to_string();
    let sent = post(&app, &url, body).await;
    app.calls.done(id, None);
    settle(&app, &user, &url, sent).await?;
    Ok(sent)
}

fn too_often(app: &Shared, seconds: u64) -> Problem {
    count(&app.metrics.throttled);
    Problem::too_often(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour() {
        const MINUTE: i64 = 60_000;
        let pauses = [0, 1, 3, 7, 15, 31, 63, 1_000].map(|minutes| pause(minutes * MINUTE));
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 60, 60].map(Duration::from_mins));
        assert_eq!(pause(-MINUTE), FIRST_PAUSE, "a clock may go back");
    }
}
