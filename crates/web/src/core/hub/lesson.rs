//! The lessons of a person: the tables at which they learn a game, one after another.

use std::sync::Arc;

use ::bots::Level;
use games::{Chapter, GameKind, course};
use table::{Command, Contract, Head, Keeper, Lesson, Stage, UserId};

use super::create::{found, open_as};
use crate::core::app::Shared;
use crate::core::problem::Problem;
use crate::core::tables::{Envelope, TableSnapshot};
use crate::core::{hub, offer, secret, time};

/// Lessons of one chapter that one person may start.
const MAX_LESSONS: u32 = 200;
/// The bot that plays the others, and plays on when the script is over.
const OPPONENT: Level = Level::Tiro;

/// What is taught: a chapter of the course of a game.
pub(crate) type Subject = (GameKind, Chapter);

/// The lesson that the person is in the middle of, or else a new one.
pub(crate) async fn lesson(
    app: &Shared,
    subject: Subject,
    user: &UserId,
) -> Result<Arc<TableSnapshot>, Problem> {
    let (number, kept) = match latest(app, subject, user).await? {
        Some(Latest { kept: Some(kept), .. }) if is_running(&kept) => return Ok(kept),
        Some(Latest { number, kept: Some(kept) }) if is_over(&kept) => (number + 1, None),
        Some(Latest { number, kept }) => (number, kept),
        None => (0, None),
    };
    if number >= i64::from(MAX_LESSONS) {
        return Err(Problem::not_found());
    }
    let kept = match kept {
        Some(kept) => kept,
        None => open(app, subject, user, number).await?,
    };
    // Another request of the same person may have been faster.
    if is_running(&kept) {
        return Ok(kept);
    }
    hub::command(app, &kept.id, Envelope::of(user, Command::Start, None)).await
}

pub(crate) async fn last_lesson(
    app: &Shared,
    subject: Subject,
    user: &UserId,
) -> Result<Option<Arc<TableSnapshot>>, Problem> {
    Ok(latest(app, subject, user).await?.and_then(|latest| latest.kept))
}

/// The lesson with the highest number. Its table is not there if it was not made in time.
struct Latest {
    number: i64,
    kept: Option<Arc<TableSnapshot>>,
}

async fn latest(app: &Shared, subject: Subject, user: &UserId) -> Result<Option<Latest>, Problem> {
    if let Some((number, id)) = app.store.last_lesson(stored(subject, user)).await? {
        return Ok(Some(Latest { number, kept: found(app, &id).await? }));
    }
    let mut last = None;
    for number in 0..MAX_LESSONS {
        let Some(id) = old_address(subject, user, number) else { break };
        let Some(kept) = found(app, &id).await? else { break };
        last = Some(Latest { number: number.into(), kept: Some(kept) });
    }
    Ok(last)
}

async fn open(
    app: &Shared,
    subject: Subject,
    user: &UserId,
    number: i64,
) -> Result<Arc<TableSnapshot>, Problem> {
    let id = app.store.claim_lesson(stored(subject, user), number, &secret::id()?).await?;
    match found(app, &id).await? {
        Some(kept) => Ok(kept),
        None => open_as(app, id, head(subject, user)?).await,
    }
}

fn stored((kind, chapter): Subject, user: &UserId) -> store::LessonKey<'_> {
    store::LessonKey { user_id: &user.0, game: kind.slug(), chapter: chapter.slug() }
}

/// Neither to be begun nor to be gone on with.
fn is_over(kept: &TableSnapshot) -> bool {
    *kept.table.desk().stage() != Stage::Lobby
}

fn is_running(kept: &TableSnapshot) -> bool {
    *kept.table.desk().stage() == Stage::Playing
        && matches!(kept.table.lesson(), Some(Lesson::Step { .. } | Lesson::Slipped { .. }))
}

/// Once the address followed from who learns what. Later chapters never had such an address.
fn old_address((kind, chapter): Subject, user: &UserId, number: u32) -> Option<String> {
    let purpose = match chapter {
        Chapter::Game => "lesson",
        Chapter::End => "lesson of the end",
        Chapter::Powers => return None,
    };
    Some(secret::hash(purpose, &format!("{user} {kind} {number}")).chars().take(24).collect())
}

fn head(subject: Subject, user: &UserId) -> Result<Head, Problem> {
    let (kind, chapter) = subject;
    let opponent = OPPONENT.slug().to_owned();
    let options = offer::options(kind, course(kind, chapter).options.clone())?;
    let contract =
        Contract { spectators: false, caretaker: opponent.clone(), ..Contract::friendly(options) };
    let keepers = vec![Keeper::Person(user.clone()), Keeper::Bot(opponent)];
    Ok(Head { keepers, ..Head::lesson(subject, contract, user.clone(), time::now()) })
}
