//! Lists of tables, and new ones.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::{GameKind, data_files};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use store::{Cursor, ListPage, Status};
use table::{Absentee, Contract, Millis, Pace, TakeBackMode, UserId, Visibility};
use utoipa::{IntoParams, ToSchema};

use crate::api::extract::{Body, Params, tagged};
use crate::auth::Bearer;
use crate::core::app::{App, Shared};
use crate::core::files::{FileSource, Supply, given};
use crate::core::problem::Problem;
use crate::core::tables::{Known, Row};
use crate::core::{hub, import as record, levels, offer};
use crate::failure::Failure;

/// A game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Game)]
pub(crate) struct GameInfo {
    /// Its name in requests.
    slug: &'static str,
    /// The fewest and the most players.
    players: [u8; 2],
    /// All options with their defaults, for the fewest players.
    options: Value,
    /// The bot levels, the weakest first.
    levels: Vec<&'static str>,
}

/// List the games.
#[utoipa::path(get, path = "/api/v1/games",
    responses((status = 200, description = "The games with their options.", body = [GameInfo])))]
pub(crate) async fn games(State(app): State<App>) -> Result<Json<Vec<GameInfo>>, Failure> {
    let game = |kind: GameKind| {
        let players = offer::players(kind);
        let mut changes = offer::with_players(*players.start());
        changes.extend(Supply::usual(&app, kind).changes);
        Ok(GameInfo {
            slug: kind.slug(),
            players: [*players.start(), *players.end()],
            options: offer::options(kind, changes)?,
            levels: levels::LEVELS.to_vec(),
        })
    };
    let games: Result<Vec<GameInfo>, Problem> = GameKind::ALL.into_iter().map(game).collect();
    Ok(Json(games?))
}

/// Which list.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum List {
    /// Public tables with open seats.
    Open,
    /// Public games in progress.
    Playing,
    /// Public games that are over.
    Finished,
    /// Your tables that aren't over, those waiting for you first.
    Mine,
    /// Your games that are over.
    MineFinished,
}

/// Which list, and from where.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListParams {
    /// Which list.
    #[param(inline)]
    list: List,
    /// With `after_id`: start after the table last changed at this time (`updated_at`).
    after: Option<i64>,
    /// The id of that table.
    after_id: Option<String>,
}

/// List tables, at most 100 at a time. Lists of open and running tables show only a few tables of
/// each host. Ask again with `after` until nothing comes.
#[utoipa::path(get, path = "/api/v1/tables", params(ListParams), security(("bearer" = [])),
    responses((status = 200, description = "The tables.", body = [Row])))]
pub(crate) async fn list(
    State(app): State<App>,
    bearer: Bearer,
    Params(params): Params<ListParams>,
) -> Result<Json<Vec<Row>>, Failure> {
    let after = params.after.zip(params.after_id);
    let after = after.map(|(updated_at, table_id)| Cursor { updated_at, table_id });
    let (page, user) = (ListPage { after, limit: 100 }, &bearer.id.0);
    let tables = match params.list {
        List::Open => app.store.lobby(Status::Open, &page).await?.tables,
        List::Playing => app.store.lobby(Status::Playing, &page).await?.tables,
        List::Finished => app.store.public_tables(Status::Finished, &page).await?,
        List::MineFinished => app.store.finished_tables_of(user, &page).await?,
        List::Mine => {
            let mine = app.store.tables_of(user, page.limit).await?;
            let known = Known::of(&app.store, mine.iter().map(|mine| &mine.table)).await?;
            let row = |mine: store::Mine| Row::new(mine.table, mine.asked, &known);
            return Ok(Json(mine.into_iter().map(row).collect()));
        }
    };
    let known = Known::of(&app.store, &tables).await?;
    Ok(Json(tables.into_iter().map(|table| Row::new(table, false, &known)).collect()))
}

/// The clock.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NewPace {
    /// No clock.
    #[default]
    Untimed,
    /// A bank for the whole game, and an increment for each turn.
    Live {
        /// Seconds for the whole game.
        #[schema(minimum = 1, maximum = 86_400)]
        bank: i64,
        /// Seconds added when another seat's turn comes.
        #[schema(minimum = 0, maximum = 86_400)]
        increment: i64,
    },
    /// Days for each turn: for all consecutive questions to a seat.
    Days {
        /// From 1 to 60.
        #[schema(minimum = 1, maximum = 60)]
        days: u16,
    },
}

/// Options that differ from the defaults.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct NewOptions {
    /// The number of players.
    #[schema(minimum = 2, maximum = 6)]
    players: u8,
    /// Options of the game, as `GET /api/v1/games` lists them.
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// A new table. Only the game and the number of players are required.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "a contract is agreed point by point")]
pub(crate) struct NewTable {
    /// The game.
    #[schema(pattern = "{game}")]
    game: String,
    /// Options that differ from the defaults.
    options: NewOptions,
    /// The `deck`, `board` or `prices` to play with: `standard`, `earlier` (the standard one before a
    /// change), `house` (this server's own), or the name of a file you keep. Default: what `options`
    /// give, or this server's own if it has one.
    #[serde(default)]
    files: BTreeMap<String, String>,
    /// The clock.
    #[serde(default, deserialize_with = "pace")]
    pace: NewPace,
    /// Undo: `computed` is free until someone else moves or something hidden is revealed, and needs
    /// the others' consent after that; `ask` always needs their consent; `never` allows none.
    #[serde(default)]
    #[schema(value_type = String, pattern = "^(computed|ask|never)$")]
    take_back: TakeBackMode,
    /// When a player runs out of time: a bot plays until they return (`caretaker`), or they lose
    /// (`forfeit`).
    #[serde(default)]
    #[schema(value_type = String, pattern = "^(caretaker|forfeit)$")]
    absentee: Absentee,
    /// The level of the bot that plays for absent players.
    #[schema(pattern = "{level}")]
    caretaker: Option<String>,
    /// Whether spectators may watch.
    #[serde(default = "yes")]
    spectators: bool,
    /// Whether pages keep showing cards that were revealed. `view` always remembers them.
    #[serde(default = "yes")]
    memory_aid: bool,
    /// Whether everyone at the table sees all hands.
    #[serde(default)]
    open_hands: bool,
    /// Whether everyone can find the table in the lobby.
    #[serde(default)]
    public: bool,
}

fn pace<'de, D: Deserializer<'de>>(from: D) -> Result<NewPace, D::Error> {
    tagged("pace", from)
}

const fn yes() -> bool {
    true
}

impl NewTable {
    fn kind(&self) -> Result<GameKind, Problem> {
        self.game.parse().ok().ok_or_else(|| Problem::field("game"))
    }

    /// The contract that is meant, for a table of that game.
    pub(crate) async fn contract(
        self,
        app: &Shared,
        user: &UserId,
        kind: GameKind,
    ) -> Result<Contract, Problem> {
        if self.kind()? != kind {
            return Err(Problem::field("game"));
        }
        let changes = toml::Table::try_from(self.options);
        let changes = changes.map_err(|error| offer::bad(&error.to_string()))?;
        let Supply { changes, names } = supply(app, user, kind, (changes, &self.files)).await?;
        let pace = match self.pace {
            NewPace::Untimed => Pace::Untimed,
            NewPace::Live { bank, increment } => {
                Pace::Live { bank: Millis::seconds(bank), increment: Millis::seconds(increment) }
            }
            NewPace::Days { days } => Pace::Days { days },
        };
        Ok(Contract {
            options: offer::options(kind, changes)?,
            pace,
            take_back: self.take_back,
            absentee: self.absentee,
            caretaker: levels::named(self.caretaker.as_deref().unwrap_or(levels::CARETAKER))?,
            spectators: self.spectators,
            memory_aid: self.memory_aid,
            open_hands: self.open_hands,
            visibility: if self.public { Visibility::Public } else { Visibility::Private },
            data_names: names,
        })
    }
}

/// What the options and the files that are named come to.
async fn supply(
    app: &Shared,
    user: &UserId,
    kind: GameKind,
    (mut changes, files): (toml::Table, &BTreeMap<String, String>),
) -> Result<Supply, Problem> {
    let is_known = |name: &String| data_files(kind).iter().any(|data| data.name == *name);
    if !files.keys().all(is_known) {
        return Err(Problem::field("files"));
    }
    let mut supply = Supply::default();
    for data in data_files(kind) {
        let option = changes.get(data.name).and_then(toml::Value::as_table);
        match (files.get(data.name), option) {
            (Some(_), Some(_)) => return Err(Problem::field("files")),
            (Some(word), None) => supply.add(app, user, data, FileSource::called(word)).await?,
            (None, Some(table)) if data.has_all_keys(table) => {
                supply.changes.extend(given(data, table)?);
                changes.remove(data.name);
            }
            (None, Some(_)) => {
                supply.add(app, user, data, FileSource::Usual).await?;
                supply.names.remove(data.name);
            }
            (None, None) => supply.add(app, user, data, FileSource::Usual).await?,
        }
    }
    supply.changes = games::options::merged(supply.changes, changes);
    Ok(supply)
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Made {
    /// Its id.
    pub(crate) id: String,
}

/// Open a table. All its seats are open: you, the host, have none yet.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable, security(("bearer" = [])),
    responses((status = 201, description = "The table.", body = Made)))]
pub(crate) async fn create(
    State(app): State<App>,
    bearer: Bearer,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Failure> {
    let kind = new.kind()?;
    let contract = new.contract(&app, &bearer.id, kind).await?;
    let kept = hub::create(&app, kind, contract, bearer.id).await?;
    Ok((StatusCode::CREATED, Json(Made { id: kept.id.clone() })))
}

/// Import a record. It becomes a table where all seats are yours.
#[utoipa::path(post, path = "/api/v1/records", request_body = Object, security(("bearer" = [])),
    responses((status = 201, description = "The table.", body = Made)))]
pub(crate) async fn import(
    State(app): State<App>,
    bearer: Bearer,
    // Values in memory take many times the room of their text.
    Body(given): Body<Box<RawValue>>,
) -> Result<(StatusCode, Json<Made>), Failure> {
    let text: Box<str> = given.into();
    let kept = record::import(&app, bearer.id, text.into()).await?;
    Ok((StatusCode::CREATED, Json(Made { id: kept.id.clone() })))
}
