//! A table of any game.

use engine::{Game, Rules, Seat, Seed, Standing};
use games::GameKind;
use games::fortuna::Fortuna;
use games::gloria_mundi::GloriaMundi;
use games::glory_to_rome::GloryToRome;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    Command, Damaged, Desk, Entry, FORMAT, Flaw, Granted, Head, Lesson, Offer, Refused, Table,
    Time, UserId, Who,
};

/// Where a head or an entry names a version of the rules.
const VERSIONS: [&str; 3] = ["/rules", "/contract/options/rules", "/fact/contract/options/rules"];

/// Evaluates an expression with the [`Table`] inside an [`AnyTable`], whatever its game.
///
/// ```
/// use engine::Seed;
/// use games::GameKind;
/// use table::{AnyTable, Contract, Head, Time, with_table};
/// let contract = Contract::friendly(serde_json::json!({ "players": 3 }));
/// let head = Head::new(GameKind::GloryToRome, contract, "anna".into(), Seed([7; 32]), Time(0));
/// let any = AnyTable::new(head).unwrap();
/// assert_eq!(with_table!(&any, table => table.moments().len()), 0);
/// ```
#[macro_export]
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::AnyTable::Fortuna($table) => $body,
            $crate::AnyTable::GloryToRome($table) => $body,
            $crate::AnyTable::GloriaMundi($table) => $body,
        }
    };
}

/// A table of any game; [`with_table!`] opens it.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyTable {
    Fortuna(Box<Table<Fortuna>>),
    GloryToRome(Box<Table<GloryToRome>>),
    GloriaMundi(Box<Table<GloriaMundi>>),
}

macro_rules! from_tables {
    ($($game:ident)*) => {
        $(
            impl From<Table<$game>> for AnyTable {
                fn from(table: Table<$game>) -> Self {
                    Self::$game(Box::new(table))
                }
            }
        )*
    };
}

from_tables! { Fortuna GloryToRome GloriaMundi }

/// Methods that delegate to the [`Table`] inside.
macro_rules! answers {
    ($(fn $name:ident(&self $(, $arg:ident: $type:ty)*) -> $out:ty;)*) => {
        impl AnyTable {
            $(
                #[doc = concat!("[`Table::", stringify!($name), "`].")]
                pub fn $name(&self $(, $arg: $type)*) -> $out {
                    with_table!(self, table => table.$name($($arg),*))
                }
            )*
        }
    };
}

answers! {
    fn kind(&self) -> GameKind;
    fn rules(&self) -> Rules;
    fn desk(&self) -> &Desk;
    fn asked(&self) -> Option<Seat>;
    fn eyes(&self, user: &UserId) -> Option<Seat>;
    fn n_moments(&self) -> usize;
    fn weight(&self) -> usize;
    fn take_back(&self, user: &UserId) -> Offer;
    fn lesson(&self) -> Option<Lesson>;
    fn deadline(&self) -> Option<Time>;
    fn clock_deadline(&self) -> Option<Time>;
    fn is_unplayed(&self) -> bool;
    fn bot_to_move(&self) -> Option<(Seat, &str)>;
    fn standings(&self) -> Option<Vec<Standing>>;
    fn rematch(&self, host: UserId, seed: Seed, opened: Time) -> Result<Head, Refused>;
}

impl AnyTable {
    pub fn new(head: Head) -> Result<Self, Damaged> {
        games::dispatch!(head.game, G => Ok(Table::<G>::new(head)?.into()))
    }

    pub fn propose(&self, now: Time, by: &Who, command: Command) -> Result<Granted<Self>, Refused> {
        with_table!(self, table => Ok(table.propose(now, by, command)?.map(Self::from)))
    }

    pub fn commit(&mut self, entry: &Entry) -> Result<(), Damaged> {
        with_table!(self, table => table.commit(entry))
    }

    /// See [`Table::record`]; as stored text.
    pub fn record(&self) -> Option<String> {
        with_table!(self, table => table.record().map(|record| games::records::write(&record)))
    }

    /// See [`Table::replay`]; from a stored log, head and entries in JSON.
    pub fn load<'a>(
        head: &str,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Damaged> {
        let mut table = Self::from_head(head)?;
        entries.into_iter().try_for_each(|text| table.take_in(text))?;
        Ok(table)
    }

    /// A table before its first entry, from its stored head.
    pub fn from_head(text: &str) -> Result<Self, Damaged> {
        let is_of = |head: &Value| serde_json::from_value(head.get("game")?.clone()).ok();
        Self::new(read((0, text), is_of)?)
    }

    pub fn take_in(&mut self, text: &str) -> Result<(), Damaged> {
        let number = self.desk().n_entries() + 1;
        let entry: Entry = read((number, text), |_| Some(self.kind()))?;
        self.commit(&entry)
    }
}

/// Parses one part of a log. If that fails, the version it names tells whether a newer program can
/// read it.
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

/// What only a newer program can read in a head or an entry.
fn newer(value: &Value, game: Option<GameKind>) -> Option<Flaw> {
    let number = |at: &str| value.pointer(at)?.as_u64().and_then(|n| u32::try_from(n).ok());
    if let Some(found) = number("/format").filter(|format| *format > FORMAT) {
        return Some(Flaw::Format { found });
    }
    let newest = games::dispatch!(game?, G => <G as Game>::RULES);
    let versions = VERSIONS.into_iter().filter_map(|at| number(at).map(Rules));
    versions.max().filter(|found| *found > newest).map(|found| Flaw::Rules { found })
}
