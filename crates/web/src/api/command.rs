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

/// A standing order: an answer to give when a question is asked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Standing)]
pub(crate) struct StandingOrder {
    /// Fields of the question as the view shows it, such as `{"ask": "follow"}`; at most 8.
    when: Map<String, Value>,
    /// The answers in notation; the first that is legal is played.
    #[schema(max_items = 16)]
    play: Vec<String>,
    /// Whether the order stays after it was carried out.
    #[serde(default)]
    repeat: bool,
    /// Whether the order, once it was carried out, repeats until the seat is asked a question of
    /// another kind.
    #[serde(default)]
    brief: bool,
}

/// A command with a key. What is sent twice with one key is done once.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct Request {
    /// Chosen by the sender, new for each command; at most 64 characters.
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
        /// Which, from 0.
        #[schema(maximum = 255)]
        seat: u8,
    },
    /// Put a bot on an open seat.
    SeatBot {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
        /// The level of the bot.
        #[schema(pattern = "{level}")]
        level: String,
    },
    /// Open a seat again.
    Vacate {
        /// The seat, from 0.
        #[schema(maximum = 255)]
        seat: u8,
    },
    /// Change the contract before the deal: the host. Everybody has to accept again.
    Amend {
        /// The new contract, for the same game.
        contract: NewTable,
    },
    /// Accept the contract.
    Accept {
        /// `contract` of the table as it was read; another contract by then is not accepted.
        #[serde(default)]
        contract: Option<String>,
    },
    /// Deal.
    Start,
    /// Call the game off before the first move.
    Abort,
    /// Answer a question.
    Act {
        /// The seat that is asked.
        #[schema(maximum = 255)]
        seat: u8,
        /// The answer, in notation.
        action: String,
        /// The number of the question that is answered.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Go back to an earlier action, or ask the others for it.
    TakeBack {
        /// How many actions stay.
        #[schema(maximum = 4_294_967_295_i64)]
        to: usize,
        /// The number of the question now asked.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Answer the request of another to take back.
    AnswerTakeBack {
        /// Whether they may take back.
        agree: bool,
        /// The number of the question now asked.
        #[schema(maximum = 4_294_967_295_i64)]
        question: u64,
    },
    /// Replace the standing orders of a seat.
    Order {
        /// Which seat.
        #[schema(maximum = 255)]
        seat: u8,
        /// What to answer to which questions.
        #[schema(max_items = 16)]
        orders: Vec<StandingOrder>,
    },
    /// Play the seats again that a caretaker keeps.
    Return,
    /// Give up.
    Resign,
    /// Play on without the script of the lesson.
    LeaveLesson,
    /// Say something in the room one belongs to.
    Say {
        /// At most 500 characters.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
}

/// What became of a command.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version of the table now.
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

/// Ask something of a table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/commands", request_body = Request,
    security(("bearer" = [])), params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "It was granted, now or before with the same key, and is stored.", body = Done)))]
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

/// Open a table for the same people, or find the one that another of them opened.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", security(("bearer" = [])),
    params(("id" = String, Path, description = "The table that is over.")),
    responses((status = 201, description = "The table of the next game.", body = Made)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<(StatusCode, Json<Made>), Failure> {
    let kept = hub::rematch(&app, &id, bearer.id).await?;
    Ok((StatusCode::CREATED, Json(Made { id: kept.id.clone() })))
}
