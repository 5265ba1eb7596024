//! What can be asked of a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use table::Command;
use utoipa::ToSchema;

use crate::api::extract::{Body, PathId, tagged};
use crate::api::tables::{Made, NewTable};
use crate::auth::Bearer;
use crate::core::app::{App, Shared};
use crate::core::bidi::said;
use crate::core::problem::Problem;
use crate::core::tables::{Envelope, TableSnapshot, admit};
use crate::core::{hub, levels, secret};
use crate::failure::Failure;

/// A standing order: an answer given for you when a question comes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Standing)]
pub(crate) struct StandingOrder {
    /// Fields of the question, as in the view, such as `{"ask": "follow"}`; at most 8.
    when: Map<String, Value>,
    /// Answers in notation; the first legal one is played.
    #[schema(max_items = 16)]
    play: Vec<String>,
    /// Whether the order stays after it was used.
    #[serde(default)]
    repeat: bool,
    /// Whether the order, once used, repeats until the seat is asked another kind of question.
    #[serde(default)]
    brief: bool,
}

/// A command with a key. The same key sent twice is done once.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct Request {
    /// Your key: a new one for each command, at most 64 characters.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    key: Option<String>,
    /// What to do.
    #[serde(flatten, deserialize_with = "ask")]
    ask: Ask,
}

fn ask<'de, D: Deserializer<'de>>(from: D) -> Result<Ask, D::Error> {
    tagged("command", from)
}

/// What to do.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "command", rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Take an open seat.
    Sit {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
    },
    /// Add a bot to an open seat.
    SeatBot {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
        /// The level of the bot.
        #[schema(pattern = "{level}")]
        level: String,
    },
    /// Free a seat.
    Vacate {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
    },
    /// Change the contract before the deal (host only). Everyone has to accept it again.
    Amend {
        /// The new contract, for the same game.
        contract: NewTable,
    },
    /// Accept the contract.
    Accept {
        /// The table's `contract` as you read it. If it has changed since, nothing is accepted.
        #[serde(default)]
        contract: Option<String>,
    },
    /// Deal the cards.
    Start,
    /// Call off the game, before the first move.
    Abort,
    /// Answer a question.
    Act {
        /// The seat that is asked.
        #[schema(maximum = 255)]
        seat: u8,
        /// The answer, in notation.
        action: String,
        /// The number of the question you answer.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Undo back to an earlier move, or ask the others to allow it.
    TakeBack {
        /// How many moves stay.
        #[schema(maximum = 4_294_967_295_i64)]
        to: usize,
        /// The number of the question now asked.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Answer another player's request to undo.
    AnswerTakeBack {
        /// Whether they may undo.
        agree: bool,
        /// The number of the question now asked.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Replace the standing orders of your seat.
    Order {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
        /// The orders.
        #[schema(max_items = 16)]
        orders: Vec<StandingOrder>,
    },
    /// Take back your seats from the bot that plays for you.
    Return,
    /// Resign.
    Resign,
    /// Continue the game without the lesson.
    LeaveLesson,
    /// Send a chat message to the players, or to the spectators if you have no seat.
    Say {
        /// The message; at most 500 characters.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
}

/// The result of a command.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version of the table after it.
    version: u64,
    /// The number of the question now asked.
    question: u64,
}

async fn command_of(
    app: &Shared,
    ask: Ask,
    key: Option<&str>,
    kept: &TableSnapshot,
    bearer: &Bearer,
) -> Result<Command, Problem> {
    Ok(match ask {
        Ask::Sit { seat } => Command::Sit { seat: Seat(seat) },
        Ask::SeatBot { seat, level } => {
            Command::SeatBot { seat: Seat(seat), level: levels::named(&level)? }
        }
        Ask::Vacate { seat } => Command::Vacate { seat: Seat(seat) },
        Ask::Amend { contract } => {
            let contract = contract.contract(app, &bearer.id, kept.table.kind()).await?;
            Command::Amend { contract }
        }
        Ask::Accept { .. } => Command::Accept,
        Ask::Start => Command::Start,
        Ask::Abort => Command::Abort,
        Ask::Act { seat, action, question } => {
            let own = || secret::hash("answer", &format!("{question} {action}"));
            let key = key.map_or_else(own, |key| secret::hash("key", key));
            let key = key.chars().take(32).collect();
            Command::Act { seat: Seat(seat), action, question, key }
        }
        Ask::TakeBack { to, question } => Command::TakeBack { to, question },
        Ask::AnswerTakeBack { agree, question } => Command::AnswerTakeBack { agree, question },
        Ask::Order { seat, orders } => {
            let order = |standing: StandingOrder| table::Order {
                when: Value::Object(standing.when),
                play: standing.play,
                repeat: standing.repeat,
                brief: standing.brief,
            };
            Command::Order { seat: Seat(seat), orders: orders.into_iter().map(order).collect() }
        }
        Ask::Return => Command::Return,
        Ask::Resign => Command::Resign,
        Ask::LeaveLesson => Command::LeaveLesson,
        Ask::Say { text } => {
            let room = kept.table.desk().room_of(&bearer.id)?;
            Command::Say { room, text: said(&text) }
        }
    })
}

/// Send a command to a table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/commands", request_body = Request,
    security(("bearer" = [])), params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "Done and stored, now or before with the same key.", body = Done)))]
pub(crate) async fn command(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
    Body(request): Body<Request>,
) -> Result<Json<Done>, Failure> {
    let key = request.key.as_deref();
    if key.is_some_and(|key| key.is_empty() || key.chars().count() > 64) {
        return Err(Problem::field("key").into());
    }
    let kept = app.table(&id).await?.now();
    admit(&kept, Some(&bearer.id))?;
    let read = if let Ask::Accept { contract } = &request.ask { contract.clone() } else { None };
    let command = command_of(&app, request.ask, key, &kept, &bearer).await?;
    let order = Envelope::of(&bearer.id, command, key).under(read.as_deref());
    let kept = hub::command(&app, &id, order).await?;
    let desk = kept.table.desk();
    Ok(Json(Done { version: desk.version(), question: desk.question() }))
}

/// Open a table to play again with the same people, or find the one that one of them opened.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", security(("bearer" = [])),
    params(("id" = String, Path, description = "The finished table.")),
    responses((status = 201, description = "The table of the next game.", body = Made)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<(StatusCode, Json<Made>), Failure> {
    let kept = hub::rematch(&app, &id, bearer.id).await?;
    Ok((StatusCode::CREATED, Json(Made { id: kept.id.clone() })))
}
