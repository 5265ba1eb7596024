//! What a user sees of a table.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use engine::Seat;
use games::ToJson;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use table::{Room, Secrets, Stage, Table, UserId, with_table};
use utoipa::{IntoParams, ToSchema};
use words::{Reader, Speak};

use crate::api::extract::{Params, PathId};
use crate::auth::Bearer;
use crate::connections::sockets;
use crate::core::app::{App, Shared};
use crate::core::bidi::clean;
use crate::core::credentials::Pass;
use crate::core::pieces::PiecedText;
use crate::core::problem::Problem;
use crate::core::tables::{Format, TableSnapshot, Viewer, admit, remembered};
use crate::core::text::words;
use crate::core::time;
use crate::failure::Failure;
use crate::live::{self, Feed};

/// A legal answer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Answer {
    /// In notation, as you send it.
    action: String,
    /// In words, for people.
    label: String,
}

/// A chat message.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// In milliseconds since 1970, to the second.
    at: i64,
    /// The name of the sender.
    by: String,
    /// The text.
    text: String,
}

/// A table as you see it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Sight)]
pub(crate) struct TableSight {
    /// The id of the table.
    id: String,
    /// The game.
    game: &'static str,
    /// The players' names, by seat.
    names: Vec<String>,
    /// The question, in a sentence.
    prompt: Option<String>,
    /// Your answers, if it's your turn.
    answers: Vec<Answer>,
    /// Revealed cards that are hidden again, in sentences; empty without the memory aid.
    remembered: Vec<String>,
    /// Identifies the contract before the deal; send it with `accept`.
    contract: Option<String>,
    /// The chat you can read.
    chat: Vec<Said>,
    /// Everything else: version, question, stage, contract, version of the rules (`rules`), places,
    /// clock and your view of the game. The log is at `/log`.
    #[schema(value_type = Object)]
    table: Box<RawValue>,
}

/// What a viewer sees. Who only watches is sent what all who watch are sent.
fn sight(kept: &TableSnapshot, viewer: &Viewer) -> Result<TableSight, Problem> {
    with_table!(&kept.table, table => sight_of((kept, table), viewer.party()))
}

fn sight_of<G: Speak + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    user: Option<&UserId>,
) -> Result<TableSight, Problem> {
    let (desk, seen) = (table.desk(), table.seen_now(user)?);
    let names = kept.names();
    let to = Reader { words: words().at::<G>(table.options()), names: &names, seat: seen.observer };
    let view = seen.view.as_ref();
    let prompt = view.zip(table.pending()).map(|(view, (_, asked))| G::decision(&to, view, asked));
    let rooms = Room::ALL.into_iter();
    let messages = rooms.filter_map(|room| kept.messages(user, room)).flatten();
    let said = |message: &table::Message| Said {
        at: time::to_second(message.at.0),
        by: kept.name(&message.by),
        text: clean(&message.text).into_owned(),
    };
    Ok(TableSight {
        id: kept.id.clone(),
        game: table.kind().slug(),
        names: desk.seats().map(|(seat, _)| kept.seat_name(seat)).collect(),
        prompt,
        answers: view.map(|view| answers(table, &to, view)).unwrap_or_default(),
        remembered: remembered::<G>(desk, &to, view),
        contract: (*desk.stage() == Stage::Lobby).then(|| kept.contract_stamp()),
        chat: messages.map(said).collect(),
        // The log has an address of its own.
        table: to_raw_value(&seen).map_err(|error| Problem::internal(&error))?,
    })
}

/// The answers of the seat that is asked.
fn answers<G: Speak + Secrets>(table: &Table<G>, to: &Reader<'_>, view: &G::View) -> Vec<Answer> {
    let legal = to.seat.map(|seat| table.legal(seat)).unwrap_or_default();
    let answer = |action: &G::Action| Answer {
        action: action.to_string(),
        label: G::action(to, view, *action),
    };
    legal.iter().map(answer).collect()
}

/// Get a table as you see it: question, legal answers, view, clocks and chat.
#[utoipa::path(get, path = "/api/v1/tables/{id}", security(("bearer" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "The table.", body = TableSight)))]
pub(crate) async fn show(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<Json<TableSight>, Failure> {
    let kept = app.table(&id).await?.now();
    admit(&kept, Some(&bearer.id))?;
    Ok(Json(sight(&kept, &Viewer::new(&kept.table, Some(&bearer.id)))?))
}

/// Where the log starts.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LogParams {
    /// Only what happened after this many moves.
    #[param(maximum = 65_535)]
    after: Option<u16>,
}

/// A line of the log.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Line {
    /// How many moves had been played.
    moment: usize,
    /// In milliseconds since 1970, to the second.
    at: i64,
    /// Whether it follows from an answer that was the only one and was played for the player.
    forced: bool,
    /// The event, for programs.
    #[schema(value_type = Object)]
    event: Value,
    /// The event in a sentence; null if it needs none.
    text: Option<String>,
}

/// Get the log: what happened, as far as you may know it. Without the memory aid it starts at the end
/// of your previous turn, until the game is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", security(("bearer" = [])),
    params(("id" = String, Path, description = "The table."), LogParams),
    responses((status = 200, description = "The log.", body = [Line])))]
pub(crate) async fn log(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
    Params(params): Params<LogParams>,
) -> Result<Json<Vec<Line>>, Failure> {
    let kept = app.table(&id).await?.now();
    admit(&kept, Some(&bearer.id))?;
    let eyes = kept.table.eyes(&bearer.id);
    let after = params.after.map_or(0, usize::from);
    Ok(Json(with_table!(&kept.table, table => lines((&kept, table), eyes, after))))
}

fn lines<G: Speak + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    eyes: Option<Seat>,
    after: usize,
) -> Vec<Line> {
    let names = kept.names();
    let to = Reader { words: words().at::<G>(table.options()), names: &names, seat: eyes };
    let line = |line: table::LogLine<G::Event>| Line {
        moment: line.moment,
        at: time::to_second(line.at.0),
        forced: line.forced,
        event: line.event.to_json(),
        text: G::event(&to, table.options(), &line.event),
    };
    table.log_from(after, eyes).into_iter().map(line).collect()
}

/// Get the record of a finished game.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", security(("bearer" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "The record, with the seed.", body = Object)))]
pub(crate) async fn record(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
) -> Result<Json<Map<String, Value>>, Failure> {
    let kept = app.table(&id).await?.now();
    admit(&kept, Some(&bearer.id))?;
    let record = kept.record()?;
    let record = serde_json::from_str(&record).map_err(|error| Problem::internal(&error))?;
    Ok(Json(record))
}

/// A request that may become a socket. One that does not ask for it is answered in JSON.
pub(crate) struct MaybeSocket(sockets::Upgrade);

impl FromRequestParts<App> for MaybeSocket {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        Ok(Self(sockets::Upgrade::read(parts, app).await?))
    }
}

/// Open a WebSocket that sends the table as you see it, now and after every change.
#[utoipa::path(get, path = "/api/v1/tables/{id}/stream", security(("bearer" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 101, description = "Each message is what `GET /api/v1/tables/{id}` returns.")))]
pub(crate) async fn stream(
    State(app): State<App>,
    bearer: Bearer,
    PathId(id): PathId,
    MaybeSocket(upgrade): MaybeSocket,
) -> Result<Response, Failure> {
    let open = app.table(&id).await?;
    admit(&open.now(), Some(&bearer.id))?;
    let render = |app: &Shared, kept: &TableSnapshot, user: Option<&UserId>| {
        let viewer = Viewer::new(&kept.table, user);
        let render = || -> Result<PiecedText, Problem> {
            let sight = sight(kept, &viewer)?;
            let text = serde_json::to_string(&sight).map_err(|error| Problem::internal(&error))?;
            Ok(PiecedText::whole(text, &app.marks))
        };
        kept.shown(Format::Json, &viewer, render).ok()
    };
    let pass = Pass::Token(bearer.id, bearer.token);
    let feed = Feed { open, pass, stamp: String::new(), inflates: false };
    Ok(live::upgraded(app, upgrade, feed, render)?)
}
