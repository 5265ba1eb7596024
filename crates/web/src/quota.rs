//! How much of the house one user may take up, guests less than accounts.

use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

use axum::http::StatusCode;
use store::{Status, StoreError};
use table::{Command, Stage, UserId};
use tokio::sync::{Mutex, MutexGuard};

use crate::app::Shared;
use crate::config::Rate;
use crate::hub::{Kept, Order};
use crate::limit::Buckets;
use crate::limited::Limit;
use crate::problem::Problem;
use crate::text::site;

/// How much of something a user may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Without an account.
    pub guest: u32,
    /// With one.
    pub account: u32,
}

impl Quota {
    const fn new(guest: u32, account: u32) -> Self {
        Self { guest, account }
    }

    const fn of(self, standing: Standing) -> u32 {
        match standing {
            Standing::Guest => self.guest,
            Standing::Account => self.account,
        }
    }
}

/// How much of the house a user may take up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Tables of theirs that are not dealt yet.
    pub open: Quota,
    /// Running tables at which they sit.
    pub running: Quota,
    /// Running tables of theirs at which bots think.
    pub thinking: Quota,
    /// Messages a minute.
    pub messages: Quota,
    /// Hints an hour.
    pub hints: Quota,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            open: Quota::new(3, 10),
            running: Quota::new(15, 60),
            thinking: Quota::new(3, 8),
            messages: Quota::new(12, 30),
            hints: Quota::new(60, 120),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Guest,
    Account,
}

/// Of what somebody has too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Open,
    Running,
    Thinking,
    Messages,
    Hints,
}

/// What users took lately, and who is about to take more.
#[derive(Debug)]
pub(crate) struct Usage {
    messages: Paced,
    hints: Paced,
    turns: Vec<Mutex<()>>,
    hasher: RandomState,
}

/// So many users take more at a time; two that share a turn wait for each other.
const TURNS: usize = 256;

/// What is bounded by the time.
#[derive(Debug)]
struct Paced {
    guests: Buckets<String>,
    accounts: Buckets<String>,
}

impl Paced {
    fn new(quota: Quota, seconds: f64) -> Self {
        let rate = |n: u32| {
            let burst = f64::from(n);
            Buckets::new(Rate { per_second: burst / seconds, burst })
        };
        Self { guests: rate(quota.guest), accounts: rate(quota.account) }
    }

    /// Takes one; an error says in how many seconds there will be one.
    fn take(&self, standing: Standing, user: &UserId) -> Result<(), u64> {
        let buckets = match standing {
            Standing::Guest => &self.guests,
            Standing::Account => &self.accounts,
        };
        buckets.take(user.0.clone(), Instant::now())
    }
}

impl Usage {
    pub(crate) fn new(quotas: &Quotas) -> Self {
        Self {
            messages: Paced::new(quotas.messages, 60.0),
            hints: Paced::new(quotas.hints, 3_600.0),
            turns: (0..TURNS).map(|_| Mutex::new(())).collect(),
            hasher: RandomState::new(),
        }
    }

    /// Whoever wants more than one thing at once is counted one after the other.
    async fn turn(&self, user: &UserId) -> Turn<'_> {
        let place = self.hasher.hash_one(&user.0) % TURNS as u64;
        let turn = usize::try_from(place).ok().and_then(|place| self.turns.get(place));
        match turn {
            Some(turn) => Some(turn.lock().await),
            None => None,
        }
    }
}

/// The right to take more, to be held until it is taken.
pub(crate) type Turn<'a> = Option<MutexGuard<'a, ()>>;

/// Lets somebody open a table.
pub(crate) async fn table<'a>(
    app: &'a Shared,
    host: &UserId,
    status: Status,
) -> Result<Turn<'a>, Problem> {
    if status != Status::Open && status != Status::Playing {
        return Ok(None);
    }
    let standing = standing(app, host).await?;
    let turn = app.usage.turn(host).await;
    if status == Status::Open {
        within(app, Kind::Open, standing, app.store.n_open_of(&host.0).await?)?;
    }
    within(app, Kind::Running, standing, app.store.n_running_of(&host.0).await?)?;
    Ok(turn)
}

/// Lets somebody take a seat, have the game dealt or say something.
pub(crate) async fn command<'a>(
    app: &'a Shared,
    kept: &Kept,
    order: &Order,
) -> Result<Turn<'a>, Problem> {
    let Some(user) = order.by.user() else { return Ok(None) };
    let desk = kept.table.desk();
    let is_open = *desk.stage() == Stage::Lobby;
    if matches!(order.command, Command::Say { .. }) {
        message(app, user).await?;
    }
    if is_open && matches!(order.command, Command::Sit { .. }) {
        let standing = standing(app, user).await?;
        within(app, Kind::Running, standing, app.store.n_running_of(&user.0).await?)?;
    }
    if is_open && matches!(order.command, Command::Start) && desk.host() == user {
        return start(app, kept, user).await;
    }
    Ok(None)
}

async fn start<'a>(app: &'a Shared, kept: &Kept, host: &UserId) -> Result<Turn<'a>, Problem> {
    let standing = standing(app, host).await?;
    let turn = app.usage.turn(host).await;
    within(app, Kind::Running, standing, app.store.n_running_of(&host.0).await?)?;
    if kept.thinks() {
        within(app, Kind::Thinking, standing, app.store.n_thinking_of(&host.0).await?)?;
    }
    Ok(turn)
}

async fn message(app: &Shared, user: &UserId) -> Result<(), Problem> {
    let standing = standing(app, user).await?;
    let taken = app.usage.messages.take(standing, user);
    taken.map_err(|seconds| later(app, Kind::Messages, standing, seconds))
}

/// Lets somebody have a hint.
pub(crate) async fn hint(app: &Shared, user: &UserId) -> Result<(), Problem> {
    let standing = standing(app, user).await?;
    let taken = app.usage.hints.take(standing, user);
    taken.map_err(|seconds| later(app, Kind::Hints, standing, seconds))
}

async fn standing(app: &Shared, user: &UserId) -> Result<Standing, Problem> {
    match app.store.user(&user.0).await {
        Ok(user) if !user.is_guest() => Ok(Standing::Account),
        Ok(_) | Err(StoreError::NotFound { .. }) => Ok(Standing::Guest),
        Err(error) => Err(error.into()),
    }
}

/// Whether there may be one more.
fn within(app: &Shared, kind: Kind, standing: Standing, n: i64) -> Result<(), Problem> {
    if n < i64::from(quota(app, kind).of(standing)) {
        return Ok(());
    }
    Err(refusal(app, StatusCode::CONFLICT, kind, standing))
}

fn later(app: &Shared, kind: Kind, standing: Standing, seconds: u64) -> Problem {
    let problem = refusal(app, StatusCode::TOO_MANY_REQUESTS, kind, standing);
    Problem { retry_after: Some(seconds), ..problem }
}

const fn quota(app: &Shared, kind: Kind) -> Quota {
    let quotas = &app.config.quotas;
    match kind {
        Kind::Open => quotas.open,
        Kind::Running => quotas.running,
        Kind::Thinking => quotas.thinking,
        Kind::Messages => quotas.messages,
        Kind::Hints => quotas.hints,
    }
}

/// Says which quota it is and what to do.
fn refusal(app: &Shared, status: StatusCode, kind: Kind, standing: Standing) -> Problem {
    app.metrics.limited(Limit::Quota);
    let (site, quota) = (site(), quota(app, kind));
    let most = quota.of(standing);
    let reason = match kind {
        Kind::Open => site.quota_open(most),
        Kind::Running => site.quota_running(most),
        Kind::Thinking => site.quota_thinking(most),
        Kind::Messages => site.quota_messages(most),
        Kind::Hints => site.quota_hints(most),
    };
    let may_have_more = standing == Standing::Guest && quota.account > quota.guest;
    let reason = if may_have_more {
        format!("{reason} {}", site.quota_of_account(quota.account))
    } else {
        reason
    };
    Problem::new(status, "quota", reason)
}
