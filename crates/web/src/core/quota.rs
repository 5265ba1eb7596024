//! How much of the house one user may take up, guests less than accounts.

use store::{Status, StoreError, User};
use table::{Command, Stage, UserId};
use words::site::Site;

use crate::core::app::Shared;
use crate::core::config::{AccountStanding, Quota, Quotas};
use crate::core::limits::{Paced, QuotaTurn};
use crate::core::metrics::Limit;
use crate::core::problem::{Class, Code, Problem};
use crate::core::tables::{Envelope, TableSnapshot};
use crate::core::text::site;

/// A quota of the house, and how its refusal is told.
type QuotaKind = (fn(&Quotas) -> Quota, fn(Site<'static>, u32) -> String);

const OPEN: QuotaKind = (|quotas| quotas.open, |site, most| site.quota_open(most));
const RUNNING: QuotaKind = (|quotas| quotas.running, |site, most| site.quota_running(most));
const SEATS: QuotaKind = (|quotas| quotas.running, |site, most| site.quota_seats(most));
const THINKING: QuotaKind = (|quotas| quotas.thinking, |site, most| site.quota_thinking(most));
const MESSAGES: QuotaKind = (|quotas| quotas.messages, |site, most| site.quota_messages(most));
const HINTS: QuotaKind = (|quotas| quotas.hints, |site, most| site.quota_hints(most));
const MADE: QuotaKind = (|quotas| quotas.made, |site, most| site.quota_made(most));
const IMPORTS: QuotaKind = (|quotas| quotas.imports, |site, most| site.quota_imports(most));
const FILES: QuotaKind = (|quotas| quotas.files, |site, most| site.quota_files(most));

pub(crate) async fn table<'a>(
    app: &'a Shared,
    host: &UserId,
    status: Status,
) -> Result<QuotaTurn<'a>, Problem> {
    let standing = standing(app, host).await?;
    let turn = app.usage.turn(host).await;
    if status == Status::Open {
        within(app, OPEN, standing, app.store.n_open_of(&host.0).await?)?;
    }
    if matches!(status, Status::Open | Status::Playing) {
        within(app, RUNNING, standing, app.store.n_running_of(&host.0).await?)?;
    }
    paced(app, (MADE, &app.usage.made), standing, host)?;
    Ok(turn)
}

/// Lets a user bring a record that is proven.
pub(crate) async fn record<'a>(
    app: &'a Shared,
    user: &UserId,
    status: Status,
) -> Result<QuotaTurn<'a>, Problem> {
    let turn = table(app, user, status).await?;
    paced(app, (IMPORTS, &app.usage.imports), standing(app, user).await?, user)?;
    Ok(turn)
}

/// Counts a message, or takes the user's turn for a seat or a deal, which [`judge`] then checks.
pub(crate) async fn command<'a>(
    app: &'a Shared,
    envelope: &Envelope,
) -> Result<QuotaTurn<'a>, Problem> {
    let Some(user) = envelope.by.user() else { return Ok(None) };
    if matches!(envelope.command, Command::Say { .. }) {
        paced(app, (MESSAGES, &app.usage.messages), standing(app, user).await?, user)?;
    }
    if matches!(envelope.command, Command::Sit { .. } | Command::Start) {
        return Ok(app.usage.turn(user).await);
    }
    Ok(None)
}

/// Checks a seat or a deal against the quotas, while nobody else changes the table.
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
    within(app, SEATS, standing, app.store.n_others_of(&user.0, &kept.id).await?)
}

async fn start(app: &Shared, kept: &TableSnapshot, host: &UserId) -> Result<(), Problem> {
    let standing = standing(app, host).await?;
    within(app, RUNNING, standing, app.store.n_running_of(&host.0).await?)?;
    if kept.thinks() {
        within(app, THINKING, standing, app.store.n_thinking_of(&host.0).await?)?;
    }
    Ok(())
}

pub(crate) async fn hint(app: &Shared, user: &UserId) -> Result<(), Problem> {
    paced(app, (HINTS, &app.usage.hints), standing(app, user).await?, user)
}

pub(crate) fn files(app: &Shared, user: &User) -> u32 {
    app.config.quotas.files.of(standing_of(user))
}

pub(crate) fn too_many_files(app: &Shared, user: &User) -> Problem {
    refusal(app, FILES, standing_of(user))
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

fn within(app: &Shared, kind: QuotaKind, standing: AccountStanding, n: i64) -> Result<(), Problem> {
    if n < i64::from(kind.0(&app.config.quotas).of(standing)) {
        return Ok(());
    }
    Err(refusal(app, kind, standing))
}

/// Takes one of what is bounded by the time.
fn paced(
    app: &Shared,
    (kind, taken): (QuotaKind, &Paced),
    standing: AccountStanding,
    user: &UserId,
) -> Result<(), Problem> {
    taken.take(standing, user).map_err(|seconds| {
        let problem = refusal(app, kind, standing);
        Problem { status: Class::TooOften, retry_after: Some(seconds), ..problem }
    })
}

/// Says which quota it is and what to do.
fn refusal(app: &Shared, kind: QuotaKind, standing: AccountStanding) -> Problem {
    app.metrics.limited(Limit::Quota);
    let (site, quota) = (site(), kind.0(&app.config.quotas));
    let reason = kind.1(site, quota.of(standing));
    let may_have_more = standing == AccountStanding::Guest && quota.account > quota.guest;
    let reason = if may_have_more {
        format!("{reason} {}", site.quota_of_account(quota.account))
    } else {
        reason
    };
    Problem::new(Code::Quota, reason)
}
