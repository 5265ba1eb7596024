//! What lists, clocks and bots need to know of a table.

use std::collections::{BTreeSet, HashMap};

use serde::{Deserialize, Serialize};
use store::{Status, Store, StoreError, Summary, TableAudience, TableInfo, TableMember};
use table::{Keeper, Stage, UserId};
use utoipa::ToSchema;
use words::{Holder, Player};

use crate::core::tables::TableSnapshot;
use crate::core::tables::snapshot::cast;
use crate::core::text::{site, words};
use crate::core::{levels, time};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TableListing {
    seats: Vec<SeatHolder>,
    /// The place of each at the end of a game that was played out.
    pub(crate) ranks: Vec<u8>,
    /// The points of each then. What an earlier program wrote has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) scores: Vec<i16>,
    /// The seats that won.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) winners: Vec<u8>,
    /// The seat that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<u8>,
    /// How many actions were played.
    pub(crate) n_actions: usize,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) open_hands: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lesson: bool,
}

/// Who sits there, for readers of any language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SeatHolder {
    Open,
    Gone,
    /// By name, as it was written once.
    Person(String),
    /// By id: the name is looked up when it is shown.
    User(String),
    Bot(String),
}

#[derive(Debug, Default)]
pub(crate) struct Known(HashMap<String, String>);

impl Known {
    /// Looks up the names for a list of tables, in one question for all rows.
    pub(crate) async fn of<'a>(
        store: &Store,
        tables: impl IntoIterator<Item = &'a TableInfo>,
    ) -> Result<Self, StoreError> {
        let abouts: Vec<TableListing> =
            tables.into_iter().map(|table| TableListing::read(&table.about)).collect();
        let sitters = abouts.iter().flat_map(|about| &about.seats);
        let ids: BTreeSet<&str> = sitters.filter_map(SeatHolder::user).collect();
        Ok(Self(store.names(&Vec::from_iter(ids)).await?))
    }
}

impl SeatHolder {
    fn user(&self) -> Option<&str> {
        match self {
            Self::User(id) => Some(id),
            Self::Open | Self::Gone | Self::Person(_) | Self::Bot(_) => None,
        }
    }

    fn level(&self) -> Option<String> {
        match self {
            Self::Bot(level) => Some(level.clone()),
            Self::Open | Self::Gone | Self::Person(_) | Self::User(_) => None,
        }
    }
}

impl TableListing {
    /// Who sits where at the table of this id; none is an open seat.
    pub(crate) fn players(&self, table: &str, known: &Known) -> Vec<Option<Player>> {
        let holder = |sitter: &SeatHolder| match sitter {
            SeatHolder::Open => Holder::Open,
            SeatHolder::Gone => Holder::Person(site().gone()),
            SeatHolder::Person(name) => Holder::Person(name.clone()),
            SeatHolder::User(id) => {
                Holder::Person(known.0.get(id).cloned().unwrap_or_else(|| site().gone()))
            }
            SeatHolder::Bot(level) => Holder::Bot(level.clone()),
        };
        let holders: Vec<Holder> = self.seats.iter().map(holder).collect();
        words().players(&cast(table, self.lesson), &holders)
    }

    /// Whether nobody else is kept waiting: every other seat is a bot's.
    pub(crate) fn is_against_bots(&self, user: &UserId) -> bool {
        let is_quiet = |sitter: &SeatHolder| match sitter {
            SeatHolder::Bot(_) | SeatHolder::Gone => true,
            SeatHolder::User(id) => *id == user.0,
            SeatHolder::Open | SeatHolder::Person(_) => false,
        };
        !self.seats.is_empty() && self.seats.iter().all(is_quiet)
    }

    /// The seats of a user.
    pub(crate) fn seats_of(&self, user: &UserId) -> impl Iterator<Item = u8> {
        let is_own = |sitter: &SeatHolder| sitter.user() == Some(&user.0);
        (0..).zip(&self.seats).filter(move |(_, sitter)| is_own(sitter)).map(|(seat, _)| seat)
    }

    /// The same by ids, given the ids and the names of the people at the table. A name that nobody has
    /// there is one of other days.
    fn by_ids(mut self, mut people: Vec<(String, String)>) -> Self {
        for sitter in &mut self.seats {
            if let SeatHolder::Person(name) = sitter {
                let holder = people.iter().position(|(_, known)| known == name);
                *sitter = holder
                    .map_or(SeatHolder::Gone, |at| SeatHolder::User(people.swap_remove(at).0));
            }
        }
        self
    }

    /// Whether a list says the same. People may be called by name there, and be gone since.
    fn is_told_by(&self, told: &Self) -> bool {
        let agrees = |(now, told): (&SeatHolder, &SeatHolder)| match (now, told) {
            (SeatHolder::User(_) | SeatHolder::Gone, SeatHolder::Person(_))
            | (SeatHolder::Gone, SeatHolder::User(_)) => true,
            (now, told) => now == told,
        };
        let rest = |about: &Self| Self {
            seats: Vec::new(),
            scores: Vec::new(),
            winners: Vec::new(),
            asked: None,
            ..about.clone()
        };
        // An earlier program told neither winners nor who is asked.
        let is_older = told.scores.is_empty() && told.winners.is_empty() && told.asked.is_none();
        let is_rest_told = || {
            (&self.scores, &self.winners, self.asked) == (&told.scores, &told.winners, told.asked)
        };
        self.seats.len() == told.seats.len()
            && self.seats.iter().zip(&told.seats).all(agrees)
            && rest(self) == rest(told)
            && (is_older || is_rest_told())
    }

    pub(crate) fn read(text: &str) -> Self {
        // What another version wrote may be unreadable; the table itself is not.
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Row {
    /// The id of the table.
    id: String,
    /// The game.
    game: String,
    /// `open`, `playing`, `finished`, `aborted` or `damaged`.
    status: &'static str,
    /// The players' names by seat; null is an open seat.
    names: Vec<Option<String>>,
    /// The bots' levels by seat; null is a person, or an open seat.
    levels: Vec<Option<String>>,
    /// How many moves were played.
    actions: usize,
    /// When it was last changed, in milliseconds since 1970, to the second.
    updated_at: i64,
    /// Whether it's waiting for you.
    waits: bool,
}

impl Row {
    pub(crate) fn new(table: TableInfo, waits: bool, known: &Known) -> Self {
        let about = TableListing::read(&table.about);
        let players = about.players(&table.table_id, known).into_iter();
        Self {
            id: table.table_id,
            game: table.game,
            status: table.status.as_str(),
            names: players.map(|player| Some(player?.name)).collect(),
            levels: about.seats.iter().map(SeatHolder::level).collect(),
            actions: about.n_actions,
            updated_at: time::to_second(table.updated_at),
            waits,
        }
    }
}

/// What stands in a list that was written by names.
const BY_NAME: &str = "\"person\"";

/// Tells the lists of a user's tables by ids where they were told by names, which are about to change.
pub(crate) async fn retell(store: &Store, user: &UserId) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let tables = store.tables_telling(&user.0, BY_NAME, &after).await?;
        let Some(last) = tables.last() else { return Ok(()) };
        after.clone_from(&last.table_id);
        for told in &tables {
            let people = store.people(&told.table_id).await?;
            let ids: Vec<&str> = people.iter().map(|person| &*person.user_id).collect();
            let names = store.names(&ids).await?.into_iter().collect();
            let about = serde_json::to_string(&TableListing::read(&told.about).by_ids(names));
            store.retell(told, &about.unwrap_or_default()).await?;
        }
    }
}

impl TableSnapshot {
    pub(crate) fn about(&self) -> TableListing {
        let desk = self.table.desk();
        let sitter = |place: &table::Place| match &place.keeper {
            Keeper::Open => SeatHolder::Open,
            Keeper::Bot(level) => SeatHolder::Bot(level.clone()),
            Keeper::Person(user) => match self.known(user) {
                Some(_) => SeatHolder::User(user.0.clone()),
                None => SeatHolder::Gone,
            },
        };
        let standings = self.table.standings().unwrap_or_default();
        let winners = match desk.stage() {
            Stage::Deserted { winners } => winners.iter().map(|seat| seat.0).collect(),
            Stage::Lobby | Stage::Playing | Stage::Finished | Stage::Aborted => {
                (0..).zip(&standings).filter(|(_, one)| one.won).map(|(seat, _)| seat).collect()
            }
        };
        TableListing {
            seats: desk.places().iter().map(sitter).collect(),
            ranks: standings.iter().map(|standing| standing.rank).collect(),
            scores: standings.iter().map(|standing| standing.score).collect(),
            winners,
            asked: self.table.asked().map(|seat| seat.0),
            n_actions: self.table.n_moments(),
            open_hands: desk.contract().open_hands,
            lesson: desk.chapter().is_some(),
        }
    }

    pub(crate) fn summary(&self) -> Summary {
        let desk = self.table.desk();
        let status = match desk.stage() {
            Stage::Lobby => Status::Open,
            Stage::Playing => Status::Playing,
            Stage::Finished | Stage::Deserted { .. } => Status::Finished,
            Stage::Aborted => Status::Aborted,
        };
        let visibility = match desk.contract().visibility {
            table::Visibility::Public => TableAudience::Public,
            table::Visibility::Private => TableAudience::Private,
        };
        let asked = self.waits_for();
        let mut people: Vec<TableMember> = Vec::new();
        for user in self.everybody() {
            let is_new = people.iter().all(|person| person.user_id != user.0);
            if is_new && self.known(user).is_some() {
                people.push(TableMember { user_id: user.0.clone(), asked: asked.contains(&user) });
            }
        }
        Summary {
            game: self.table.kind().slug().to_owned(),
            about: serde_json::to_string(&self.about()).unwrap_or_default(),
            status,
            visibility,
            people,
            deadline: self.table.deadline().map(|time| time.0),
            needs_bot: self.table.bot_to_move().is_some(),
            bot_thinks: self.table.bot_to_move().is_some_and(|(_, level)| levels::thinks(level)),
            host: desk.host().0.clone(),
            thinks: self.thinks(),
        }
    }

    /// Whether the database says of the table what its log says.
    pub(crate) fn is_told(&self, info: &TableInfo, people: &[TableMember]) -> bool {
        let summary = self.summary();
        let are_same = summary.people.len() == people.len()
            && summary.people.iter().all(|person| people.contains(person));
        are_same
            && summary.game == info.game
            && summary.status == info.status
            && summary.visibility == info.visibility
            && summary.needs_bot == info.needs_bot
            && summary.deadline == info.deadline
            && self.about().is_told_by(&TableListing::read(&info.about))
    }

    /// Has the database say again what the log says, where it says something else. Another node may
    /// have moved the table on: then it has been said.
    pub(crate) async fn retell(&self, store: &Store, info: &TableInfo) -> Result<(), StoreError> {
        if self.seq() != info.seq || self.is_told(info, &store.people(&self.id).await?) {
            return Ok(());
        }
        match store.summarise(&self.id, self.seq(), &self.summary(), info.updated_at).await {
            Err(StoreError::Conflict { .. }) => Ok(()),
            told => told,
        }
    }

    /// Whether a bot that thinks plays here, or would for absentees.
    pub(crate) fn thinks(&self) -> bool {
        let desk = self.table.desk();
        let is_thinker = |place: &table::Place| match &place.keeper {
            Keeper::Bot(level) => levels::thinks(level),
            Keeper::Person(_) => levels::thinks(&desk.contract().caretaker),
            Keeper::Open => false,
        };
        desk.places().iter().any(is_thinker)
    }

    /// Who has or had a seat, and the host of a lobby.
    fn everybody(&self) -> impl Iterator<Item = &UserId> {
        let desk = self.table.desk();
        let sitters = desk.places().iter().filter_map(|place| match &place.keeper {
            Keeper::Person(user) => Some(user),
            Keeper::Open | Keeper::Bot(_) => None,
        });
        sitters.chain((*desk.stage() == Stage::Lobby).then(|| desk.host()))
    }

    /// Whom the table waits for: who is asked, who has to accept, who has to answer a request.
    pub(crate) fn waits_for(&self) -> Vec<&UserId> {
        let desk = self.table.desk();
        match desk.stage() {
            Stage::Lobby => {
                let is_full = desk.places().iter().all(|place| place.keeper != Keeper::Open);
                let waits = |user: &&UserId| is_full && !desk.accepted().contains(*user);
                desk.people().into_iter().filter(waits).collect()
            }
            Stage::Playing => {
                let asked =
                    self.table.asked().and_then(|seat| desk.places()[seat.index()].person());
                let answers = desk.request().into_iter().flat_map(|request| {
                    let has_answered =
                        |user: &&UserId| **user == request.by || request.agreed.contains(*user);
                    desk.players().into_iter().filter(move |user| !has_answered(user))
                });
                asked.into_iter().chain(answers).collect()
            }
            Stage::Finished | Stage::Deserted { .. } | Stage::Aborted => Vec::new(),
        }
    }
}
