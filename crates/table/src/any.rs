//! A table of any game.

use std::any::Any;
use std::fmt;
use std::ops::{Deref, DerefMut};

use engine::{Game, Rules, Seat, Seed, Standing};
use games::GameKind;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    Command, Damaged, Desk, Entry, FORMAT, Flaw, Head, Lesson, Offer, Refused, Secrets, Table,
    Time, UserId, Who,
};

/// Where a head or an entry names a version of the rules.
const VERSIONS: [&str; 3] = ["/rules", "/contract/options/rules", "/fact/contract/options/rules"];

/// What every table can do, whatever its game. Read [`Table`] for what the functions mean.
pub trait Seated: fmt::Debug + Send + Sync + Any {
    /// [`Table::kind`].
    fn kind(&self) -> GameKind;
    /// [`Table::rules`].
    fn rules(&self) -> Rules;
    /// [`Table::desk`].
    fn desk(&self) -> &Desk;
    /// [`Table::propose`].
    fn propose(&self, now: Time, by: &Who, command: Command) -> Result<Vec<Entry>, Refused>;
    /// [`Table::commit`].
    fn commit(&mut self, entry: &Entry) -> Result<(), Damaged>;
    /// [`Table::asked`].
    fn asked(&self) -> Option<Seat>;
    /// [`Table::legal`], in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// [`Table::eyes`].
    fn eyes(&self, user: &UserId) -> Option<Seat>;
    /// How many actions were played.
    fn n_moments(&self) -> usize;
    /// [`Table::weight`].
    fn weight(&self) -> usize;
    /// [`Table::is_unplayed`].
    fn is_unplayed(&self) -> bool;
    /// [`Table::looks_back_to`].
    fn looks_back_to(&self, observer: Option<Seat>) -> usize;
    /// [`Table::take_back`].
    fn take_back(&self, user: &UserId) -> Offer;
    /// [`Table::lesson`].
    fn lesson(&self) -> Option<Lesson>;
    /// [`Table::deadline`].
    fn deadline(&self) -> Option<Time>;
    /// [`Table::bot_to_move`].
    fn bot_to_move(&self) -> Option<(Seat, &str)>;
    /// [`Table::seen`], in JSON.
    fn seen(&self, user: Option<&UserId>) -> Result<Value, Refused>;
    /// How the seats stand at the end of a game that was played out.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// [`Table::record`] as it is stored.
    fn record(&self) -> Option<String>;
    /// [`Table::rematch`].
    fn rematch(&self, host: UserId, seed: Seed, opened: Time) -> Result<Head, Refused>;
    /// A copy.
    fn boxed(&self) -> Box<dyn Seated>;
    /// The table itself, to be asked for its type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Secrets> Seated for Table<G> {
    fn kind(&self) -> GameKind {
        self.kind()
    }

    fn rules(&self) -> Rules {
        self.rules()
    }

    fn desk(&self) -> &Desk {
        self.desk()
    }

    fn propose(&self, now: Time, by: &Who, command: Command) -> Result<Vec<Entry>, Refused> {
        self.propose(now, by, command)
    }

    fn commit(&mut self, entry: &Entry) -> Result<(), Damaged> {
        self.commit(entry)
    }

    fn asked(&self) -> Option<Seat> {
        self.asked()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn eyes(&self, user: &UserId) -> Option<Seat> {
        self.eyes(user)
    }

    fn n_moments(&self) -> usize {
        self.moments().len()
    }

    fn weight(&self) -> usize {
        self.weight()
    }

    fn is_unplayed(&self) -> bool {
        self.is_unplayed()
    }

    fn looks_back_to(&self, observer: Option<Seat>) -> usize {
        self.looks_back_to(observer)
    }

    fn take_back(&self, user: &UserId) -> Offer {
        self.take_back(user)
    }

    fn lesson(&self) -> Option<Lesson> {
        self.lesson()
    }

    fn deadline(&self) -> Option<Time> {
        self.deadline()
    }

    fn bot_to_move(&self) -> Option<(Seat, &str)> {
        self.bot_to_move()
    }

    fn seen(&self, user: Option<&UserId>) -> Result<Value, Refused> {
        let seen = self.seen(user)?;
        Ok(serde_json::to_value(&seen).expect("what is seen is plain data with names for keys"))
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        self.outcome().map(|outcome| outcome.standings().to_vec())
    }

    fn record(&self) -> Option<String> {
        self.record().map(|record| games::records::write(&record))
    }

    fn rematch(&self, host: UserId, seed: Seed, opened: Time) -> Result<Head, Refused> {
        self.rematch(host, seed, opened)
    }

    fn boxed(&self) -> Box<dyn Seated> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A table of any game. With [`AnyTable::typed`] inside [`games::dispatch!`] it becomes a
/// [`Table`] of its game:
///
/// ```
/// use engine::Seed;
/// use games::GameKind;
/// use table::{AnyTable, Contract, Head, Time};
/// let contract = Contract::friendly(serde_json::json!({ "players": 3 }));
/// let head = Head::new(GameKind::GloryToRome, contract, "anna".into(), Seed([7; 32]), Time(0));
/// let any = AnyTable::new(head).unwrap();
/// let n_actions = games::dispatch!(any.kind(), G => {
///     any.typed::<G>().map(|table| table.moments().len())
/// });
/// assert_eq!(n_actions, Some(0));
/// ```
#[derive(Debug)]
pub struct AnyTable(Box<dyn Seated>);

impl AnyTable {
    /// [`Table::new`].
    pub fn new(head: Head) -> Result<Self, Damaged> {
        games::dispatch!(head.game, G => Ok(Self(Box::new(Table::<G>::new(head)?))))
    }

    /// [`Table::replay`].
    pub fn replay<'a>(
        head: Head,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Damaged> {
        games::dispatch!(head.game, G => Ok(Self(Box::new(Table::<G>::replay(head, entries)?))))
    }

    /// [`Table::replay`] of a log as it is stored: a head and entries in JSON.
    pub fn load<'a>(
        head: &str,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Damaged> {
        let mut table = Self::from_head(head)?;
        entries.into_iter().try_for_each(|text| table.take_in(text))?;
        Ok(table)
    }

    /// A table before its first entry, from its head as it is stored.
    pub fn from_head(text: &str) -> Result<Self, Damaged> {
        let is_of = |head: &Value| serde_json::from_value(head.get("game")?.clone()).ok();
        Self::new(read((0, text), is_of)?)
    }

    /// Takes in the next entry as it is stored.
    pub fn take_in(&mut self, text: &str) -> Result<(), Damaged> {
        let number = self.desk().n_entries() + 1;
        let entry: Entry = read((number, text), |_| Some(self.kind()))?;
        self.commit(&entry)
    }

    /// The table of its game, if it is this game.
    pub fn typed<G: Secrets>(&self) -> Option<&Table<G>> {
        self.0.as_any().downcast_ref()
    }
}

/// What stands at this place of a log. Where it cannot be read, what it says of its version tells
/// whether a newer program can.
fn read<T: DeserializeOwned>(
    (number, text): (u64, &str),
    game: impl Fn(&Value) -> Option<GameKind>,
) -> Result<T, Damaged> {
    serde_json::from_str(text).map_err(|error| {
        let value = serde_json::from_str(text).unwrap_or_default();
        let unreadable = || Flaw::Unreadable { problem: error.to_string() };
        Damaged { number, flaw: newer(&value, game(&value)).unwrap_or_else(unreadable) }
    })
}

/// What a head or an entry says of itself that only a newer program can read.
fn newer(value: &Value, game: Option<GameKind>) -> Option<Flaw> {
    let number = |at: &str| value.pointer(at)?.as_u64().and_then(|n| u32::try_from(n).ok());
    if let Some(found) = number("/format").filter(|format| *format > FORMAT) {
        return Some(Flaw::Format { found });
    }
    let newest = games::dispatch!(game?, G => <G as Game>::RULES);
    let versions = VERSIONS.into_iter().filter_map(|at| number(at).map(Rules));
    versions.max().filter(|found| *found > newest).map(|found| Flaw::Rules { found })
}

impl Clone for AnyTable {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl Deref for AnyTable {
    type Target = dyn Seated;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyTable {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}
