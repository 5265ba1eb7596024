//! The lessons of a person: the tables at which he learns a game, one after another.

use std::sync::Arc;

use ::bots::Level;
use games::{Chapter, GameKind, course};
use table::{Command, Contract, Head, Keeper, Lesson, Stage, UserId};

use super::create::{found, open_as};
use crate::app::Shared;
use crate::hub::{self, Kept, Order};
use crate::problem::Problem;
use crate::{offer, secret, time};

/// So often somebody may begin a lesson anew.
const MAX_LESSONS: u32 = 200;
/// Who plays the others, and plays on when the script is over.
const OPPONENT: Level = Level::Tiro;

/// What is taught: a chapter of the course of a game.
pub(crate) type Subject = (GameKind, Chapter);

/// The lesson that the person is in the middle of, or else a new one.
pub(crate) async fn lesson(
    app: &Shared,
    subject: Subject,
    user: &UserId,
) -> Result<Arc<Kept>, Problem> {
    for number in 0..MAX_LESSONS {
        match found(app, &address(subject, user, number)).await? {
            Some(kept) if is_running(&kept) => return Ok(kept),
            Some(kept) if *kept.table.desk().stage() == Stage::Lobby => {
                return begin(app, &kept, user).await;
            }
            Some(_) => {}
            None => {
                let head = head(subject, user)?;
                let kept = open_as(app, address(subject, user, number), head).await?;
                return begin(app, &kept, user).await;
            }
        }
    }
    Err(Problem::not_found())
}

/// The lesson that the person began last.
pub(crate) async fn last_lesson(
    app: &Shared,
    subject: Subject,
    user: &UserId,
) -> Result<Option<Arc<Kept>>, Problem> {
    let mut last = None;
    for number in 0..MAX_LESSONS {
        let Some(kept) = found(app, &address(subject, user, number)).await? else {
            break;
        };
        last = Some(kept);
    }
    Ok(last)
}

fn is_running(kept: &Kept) -> bool {
    *kept.table.desk().stage() == Stage::Playing
        && matches!(kept.table.lesson(), Some(Lesson::Step { .. }))
}

/// The address follows from who learns what: whoever comes back finds his lesson. Nobody may watch.
fn address((kind, chapter): Subject, user: &UserId, number: u32) -> String {
    let purpose = match chapter {
        Chapter::Game => "lesson",
        Chapter::End => "lesson of the end",
    };
    secret::hash(purpose, &format!("{user} {kind} {number}")).chars().take(24).collect()
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

async fn begin(app: &Shared, kept: &Kept, user: &UserId) -> Result<Arc<Kept>, Problem> {
    hub::command(app, &kept.id, Order::of(user, Command::Start, None)).await
}
