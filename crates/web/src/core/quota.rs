//! How much of the house one user may take up, guests less than accounts.

use store::{Status, StoreError, User};
use table::{Command, Stage, UserId};

use crate::core::app::Shared;
use crate::core::config::{AccountStanding, Quota};
use crate::core::limits::QuotaTurn;
use crate::core::metrics::Limit;
use crate::core::problem::{Class, Code, Problem};
use crate::core::tables::{Envelope, TableSnapshot};
use crate::core::text::site;

/// What a user has too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuotaKind {
    Open,
    Running,
    Seats,
    Thinking,
    Messages,
    Hints,
    Made,
    Imports,
    Files,
}

/// Lets a user open a table.
pub(crate) async fn table<'a>(
    app: &'a Shared,
    host: &UserId,
    status: Status,
) -> Result<QuotaTurn<'a>, Problem> {
    let standing = standing(app, host).await?;
    let turn = app.usage.turn(host).await;
    if status == Status::Open {
        within(app, QuotaKind::Open, standing, app.store.n_open_of(&host.0).await?)?;
    }
    if matches!(status, Status::Open | Status::Playing) {
        within(app, QuotaKind::Running, standing, app.store.n_running_of(&host.0).await?)?;
    }
    paced(app, QuotaKind::Made, standing, host)?;
    Ok(turn)
}

/// Lets a user bring a record that is proven.
pub(crate) async fn record<'a>(
    app: &'a Shared,
    user: &UserId,
    status: Status,
) -> Result<QuotaTurn<'a>, Problem> {
    let turn = table(app, user, status).await?;
    paced(app, QuotaKind::Imports, standing(app, user).await?, user)?;
    Ok(turn)
}

/// Lets a user say something, or gives them the turn to take a seat or have a game dealt, which
/// [`judge`] then looks at.
pub(crate) async fn command<'a>(
    app: &'a Shared,
    envelope: &Envelope,
) -> Result<QuotaTurn<'a>, Problem> {
    let Some(user) = envelope.by.user() else { return Ok(None) };
    if matches!(envelope.command, Command::Say { .. }) {
        message(app, user).await?;
    }
    if matches!(envelope.command, Command::Sit { .. } | Command::Start) {
        return Ok(app.usage.turn(user).await);
    }
    Ok(None)
}

/// Lets a user take a seat, or have a game dealt, at the table as it is while nobody else changes
/// it.
pub(crate) async fn judge(
    app: &Shared,
    kept: &TableSnapshot,
    envelope: &Envelope,
) -> Result<(), Problem> {
    let Some(user) = envelope.by.user() else { return Ok(()) };
    let desk = kept.table.desk();
    if *desk.stage() != Stage::Lobby {
        return Ok(());
    }
    // A further seat at a table is no further table.
    let is_new = desk.seats_of(user).next().is_none();
    if is_new && matches!(envelope.command, Command::Sit { .. }) {
        return sit(app, kept, user).await;
    }
    if desk.host() == user && matches!(envelope.command, Command::Start) {
        return start(app, kept, user).await;
    }
    Ok(())
}

/// A seat at a table that is not dealt yet may be one at a running table at any moment.
async fn sit(app: &Shared, kept: &TableSnapshot, user: &UserId) -> Result<(), Problem> {
    let standing = standing(app, user).await?;
    within(app, QuotaKind::Seats, standing, app.store.n_others_of(&user.0, &kept.id).await?)
}

async fn start(app: &Shared, kept: &TableSnapshot, host: &UserId) -> Result<(), Problem> {
    let standing = standing(app, host).await?;
    within(app, QuotaKind::Running, standing, app.store.n_running_of(&host.0).await?)?;
    if kept.thinks() {
        within(app, QuotaKind::Thinking, standing, app.store.n_thinking_of(&host.0).await?)?;
    }
    Ok(())
}

async fn message(app: &Shared, user: &UserId) -> Result<(), Problem> {
    paced(app, QuotaKind::Messages, standing(app, user).await?, user)
}

/// Lets a user have a hint.
pub(crate) async fn hint(app: &Shared, user: &UserId) -> Result<(), Problem> {
    paced(app, QuotaKind::Hints, standing(app, user).await?, user)
}

/// How many decks, boards and prices a user may keep.
pub(crate) fn files(app: &Shared, user: &User) -> u32 {
    quota(app, QuotaKind::Files).of(standing_of(user))
}

/// They keep as many already.
pub(crate) fn too_many_files(app: &Shared, user: &User) -> Problem {
    refusal(app, QuotaKind::Files, standing_of(user))
}

fn standing_of(user: &User) -> AccountStanding {
    if user.is_guest() { AccountStanding::Guest } else { AccountStanding::Account }
}

async fn standing(app: &Shared, user: &UserId) -> Result<AccountStanding, Problem> {
    match app.store.user(&user.0).await {
        Ok(user) => Ok(standing_of(&user)),
        Err(StoreError::NotFound { .. }) => Ok(AccountStanding::Guest),
        Err(error) => Err(error.into()),
    }
}

/// Whether there may be one more.
fn within(app: &Shared, kind: QuotaKind, standing: AccountStanding, n: i64) -> Result<(), Problem> {
    if n < i64::from(quota(app, kind).of(standing)) {
        return Ok(());
    }
    Err(refusal(app, kind, standing))
}

/// Takes one of what is bounded by the time.
fn paced(
    app: &Shared,
    kind: QuotaKind,
    standing: AccountStanding,
    user: &UserId,
) -> Result<(), Problem> {
    let taken = match kind {
        QuotaKind::Messages => app.usage.messages.take(standing, user),
        QuotaKind::Hints => app.usage.hints.take(standing, user),
        QuotaKind::Made => app.usage.made.take(standing, user),
        QuotaKind::Imports => app.usage.imports.take(standing, user),
        QuotaKind::Open
        | QuotaKind::Running
        | QuotaKind::Seats
        | QuotaKind::Thinking
        | QuotaKind::Files => Ok(()),
    };
    taken.map_err(|seconds| later(app, kind, standing, seconds))
}

fn later(app: &Shared, kind: QuotaKind, standing: AccountStanding, seconds: u64) -> Problem {
    let problem = refusal(app, kind, standing);
    Problem { status: Class::TooOften, retry_after: Some(seconds), ..problem }
}

const fn quota(app: &Shared, kind: QuotaKind) -> Quota {
    let quotas = &app.config.quotas;
    match kind {
        QuotaKind::Open => quotas.open,
        QuotaKind::Running | QuotaKind::Seats => quotas.running,
        QuotaKind::Thinking => quotas.thinking,
        QuotaKind::Messages => quotas.messages,
        QuotaKind::Hints => quotas.hints,
        QuotaKind::Made => quotas.made,
        QuotaKind::Imports => quotas.imports,
        QuotaKind::Files => quotas.files,
    }
}

/// Says which quota it is and what to do.
fn refusal(app: &Shared, kind: QuotaKind, standing: AccountStanding) -> Problem {
    app.metrics.limited(Limit::Quota);
    let (site, quota) = (site(), quota(app, kind));
    let most = quota.of(standing);
    let reason = match kind {
        QuotaKind::Open => site.quota_open(most),
        QuotaKind::Running => site.quota_running(most),
        QuotaKind::Seats => site.quota_seats(most),
        QuotaKind::Thinking => site.quota_thinking(most),
        QuotaKind::Messages => site.quota_messages(most),
        QuotaKind::Hints => site.quota_hints(most),
        QuotaKind::Made => site.quota_made(most),
        QuotaKind::Imports => site.quota_imports(most),
        QuotaKind::Files => site.quota_files(most),
    };
    let may_have_more = standing == AccountStanding::Guest && quota.account > quota.guest;
    let reason = if may_have_more {
        format!("{reason} {}", site.quota_of_account(quota.account))
    } else {
        reason
    };
    Problem::new(Code::Quota, reason)
}
