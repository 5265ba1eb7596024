//! Commands that pages send to a table.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use table::{Command, Room, UserId};

use crate::app::App;
use crate::auth::Posted;
use crate::hub::{self, Order};
use crate::pages::table::admit;
use crate::pages::{Failure, form};
use crate::problem::Problem;
use crate::{secret, time};

/// A form that was sent to a table.
pub(crate) async fn command(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    if name == "rematch" {
        return rematch(&app, &id, user).await;
    }
    let open = app.table(&id).await?;
    admit(&open.now(), Some(&user))?;
    let command = match &*name {
        "act" => act(&posted)?,
        "say" => say(&posted, || open.now().table.desk().room_of(&user))?,
        other => plain(other, &posted)?,
    };
    let key = posted.get("after").or_else(|| posted.get("seen")).map(str::to_owned);
    hub::command(&app, &id, Order::of(&user, command, key.as_deref())).await?;
    Ok(posted.done(&format!("/t/{id}")))
}

/// The same answer to the same question is one answer, however often it is sent.
fn act(posted: &Posted) -> Result<Command, Problem> {
    let action = posted.need("action")?.to_owned();
    let question: u64 = posted.read("question")?;
    let key = secret::hash("answer", &format!("{question} {action}"));
    let key = key.chars().take(32).collect();
    Ok(Command::Act { seat: seat(posted)?, action, question, key })
}

fn say(
    posted: &Posted,
    room: impl FnOnce() -> Result<Room, table::Refused>,
) -> Result<Command, Problem> {
    Ok(Command::Say { room: room()?, text: posted.need("text")?.to_owned() })
}

fn plain(name: &str, posted: &Posted) -> Result<Command, Problem> {
    Ok(match name {
        "sit" => Command::Sit { seat: seat(posted)? },
        "vacate" => Command::Vacate { seat: seat(posted)? },
        "bot" => {
            Command::SeatBot { seat: seat(posted)?, level: form::level(posted.need("level")?)? }
        }
        "accept" => Command::Accept,
        "start" => Command::Start,
        "abort" => Command::Abort,
        "return" => Command::Return,
        "resign" => Command::Resign,
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

/// Another game of the same people.
async fn rematch(app: &App, id: &str, user: UserId) -> Result<Response, Failure> {
    let kept = app.table(id).await?.now();
    let head = kept.table.rematch(user, secret::seed()?, time::now()).map_err(Problem::from)?;
    let table = hub::create_from(app, head).await?;
    Ok(Redirect::to(&format!("/t/{}", table.id)).into_response())
}
