//! Commands that pages send to a table.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use table::{Command, Keeper, Stage, UserId};

use crate::auth::Posted;
use crate::core::app::App;
use crate::core::bidi::said;
use crate::core::problem::Problem;
use crate::core::tables::{Envelope, TableSnapshot, admit};
use crate::core::{hub, levels, secret};
use crate::failure::Failure;
use crate::pages::fill::Fill;
use crate::pages::table::orders;
use crate::pages::{Path, agreed, form};

/// A form that was sent to a table. A refusal shows the way back to it.
pub(crate) async fn command(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    posted: Posted,
) -> Result<Response, Failure> {
    match obey(&app, &id, &name, &posted).await {
        Ok(done) => Ok(done),
        Err(problem) if name == "amend" && problem.is_mistake() && !posted.is_live => {
            let fill = Fill::back(&posted, &problem);
            let page = agreed::amending(&app, &posted.visitor, &id, fill).await;
            let page = page.map_err(|problem| Failure::at(problem, &id))?;
            Ok((fill.status(), page).into_response())
        }
        Err(problem) => Err(Failure::at(problem, &id)),
    }
}

async fn obey(app: &App, id: &str, name: &str, posted: &Posted) -> Result<Response, Problem> {
    let (_, user) = posted.visitor.need()?;
    if name == "rematch" {
        let next = hub::rematch(app, id, user.clone()).await?;
        deal_alone(app, &next, &user).await;
        return Ok(Redirect::to(&format!("/t/{}", next.id)).into_response());
    }
    let kept = app.table(id).await?.now();
    admit(&kept, Some(&user))?;
    let command = match name {
        "act" => act(posted)?,
        "say" => say(posted, &kept, &user)?,
        "amend" => {
            let agreed = (kept.table.kind(), Some(kept.table.desk().contract()));
            Command::Amend { contract: form::read(app, agreed, &user, posted).await? }
        }
        "order" => orders::read(&kept, seat(posted)?, posted)?,
        other => plain(other, posted)?,
    };
    let order = Envelope::of(&user, command, key(name, posted)).under(posted.get("contract"));
    hub::command(app, id, order).await?;
    let table = format!("/t/{id}");
    Ok(posted.done(posted.next().unwrap_or(&table)))
}

/// Who plays against bots alone waits for nobody. What keeps a game from starting is told at its
/// table, where the button for that is.
async fn deal_alone(app: &App, next: &TableSnapshot, user: &UserId) {
    let desk = next.table.desk();
    let is_full = desk.places().iter().all(|place| place.keeper != Keeper::Open);
    if *desk.stage() == Stage::Lobby && is_full && desk.people().into_iter().eq([user]) {
        let start = Envelope::of(user, Command::Start, None);
        drop(hub::command(app, &next.id, start).await);
    }
}

/// The key that tells a second click from a second command: what its sender saw. Standing orders
/// need none, since giving them twice is harmless.
fn key<'a>(name: &str, posted: &'a Posted) -> Option<&'a str> {
    match name {
        "order" => None,
        "say" => posted.get("after"),
        _ => posted.get("seen"),
    }
}

/// The same answer to the same question is one answer, however often it is sent.
fn act(posted: &Posted) -> Result<Command, Problem> {
    let action = posted.need("action")?.to_owned();
    let question: u64 = posted.read("question")?;
    let key = secret::hash("answer", &format!("{question} {action}"));
    let key = key.chars().take(32).collect();
    Ok(Command::Act { seat: seat(posted)?, action, question, key })
}

fn say(posted: &Posted, kept: &TableSnapshot, user: &UserId) -> Result<Command, Problem> {
    let room = kept.table.desk().room_of(user)?;
    Ok(Command::Say { room, text: said(posted.need("text")?) })
}

fn plain(name: &str, posted: &Posted) -> Result<Command, Problem> {
    Ok(match name {
        "sit" => Command::Sit { seat: seat(posted)? },
        "vacate" => Command::Vacate { seat: seat(posted)? },
        "bot" => {
            Command::SeatBot { seat: seat(posted)?, level: levels::named(posted.need("level")?)? }
        }
        "accept" => Command::Accept,
        "start" => Command::Start,
        "abort" => Command::Abort,
        "return" => Command::Return,
        "resign" => Command::Resign,
        "leave-lesson" => Command::LeaveLesson,
        "take-back" => {
            Command::TakeBack { to: posted.read("to")?, question: posted.read("question")? }
        }
        "answer" => Command::AnswerTakeBack {
            agree: posted.need("agree")? == "yes",
            question: posted.read("question")?,
        },
        _ => return Err(Problem::not_found()),
    })
}

fn seat(posted: &Posted) -> Result<Seat, Problem> {
    posted.read("seat").map(Seat)
}
