//! Options: standard data, and what a user changed.

mod fault;

use std::fmt;

use engine::{Game, Rules};
use serde_json::Value as Json;
use toml::{Table, Value};

use crate::text::one_line;
use crate::{DataFile, GameKind, Plain, ToJson, data_files};

pub use fault::OptionFault;

/// The option that names the version of the rules.
pub const RULES: &str = "rules";

/// The option that lets players agree on a victory.
const CONCESSION: &str = "concession";

/// Options that a game does not know or cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError {
    /// [`Game::SLUG`].
    pub game: &'static str,
    /// What is wrong, with the name of the option: for logs.
    pub problem: String,
    /// The option that is wrong, if it's a single one: for people.
    pub fault: Option<Box<OptionFault>>,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options of {}: {}", self.game, self.problem)
    }
}

impl std::error::Error for OptionsError {}

/// The options of a game: the standard ones of the version that `overrides` name, or of the newest,
/// changed by `overrides`.
///
/// ```
/// use games::{GameKind, fortuna::Fortuna};
/// let overrides = toml::from_str("players = 3").unwrap();
/// assert!(games::options::<Fortuna>(GameKind::Fortuna, overrides).is_ok());
/// ```
pub fn options<G: Plain>(kind: GameKind, overrides: Table) -> Result<G::Options, OptionsError> {
    let named =
        overrides.get(RULES).and_then(Value::as_integer).and_then(|n| u32::try_from(n).ok());
    let mut standard = standard_of(kind.slug(), named.map_or(G::RULES, Rules));
    standard.insert(RULES.to_owned(), Value::Integer(G::RULES.0.into()));
    let changes = overrides.clone();
    read::<G>(merged(standard, overrides))
        .map_err(|error| OptionsError { fault: fault::first::<G>(&changes).map(Box::new), ..error })
}

/// The options of a game that bots play among themselves: as [`options`], but without victories by
/// agreement (ruling R-G43) unless `overrides` ask for them. Bots propose none, and random games
/// would soon end by one.
pub fn for_bots<G: Plain>(
    kind: GameKind,
    mut overrides: Table,
) -> Result<G::Options, OptionsError> {
    if G::OPTIONS.iter().any(|option| option.key == CONCESSION) {
        overrides.entry(CONCESSION).or_insert(Value::Boolean(false));
    }
    options::<G>(kind, overrides)
}

/// Why stored options are not read.
#[derive(Debug)]
pub enum StoredError {
    /// They are of a version of the rules that only a newer program knows.
    Newer(Rules),
    /// The game does not know or cannot read them.
    Unreadable(serde_json::Error),
}

impl From<serde_json::Error> for StoredError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// Stored options, of a version unless they name another. What they leave out is as that version
/// has it. The version is looked at first: what a newer one adds is not a mistake.
pub fn stored<G: Plain>(rules: Rules, mut options: Json) -> Result<G::Options, StoredError> {
    let rules = named(&options).unwrap_or(rules);
    if rules > G::RULES {
        return Err(StoredError::Newer(rules));
    }
    if let Json::Object(fields) = &mut options {
        for (name, value) in standard_of(G::SLUG, rules) {
            fields.entry(name).or_insert(serde_json::to_value(value)?);
        }
        if !rules.is_first() {
            fields.entry(RULES).or_insert(rules.0.into());
        }
    }
    Ok(G::options_from_json(options)?)
}

/// Options written out for a contract: they always name their version.
pub fn agreed<G: Plain>(options: &G::Options) -> Json {
    let mut written = options.to_json();
    if let Json::Object(fields) = &mut written {
        fields.entry(RULES).or_insert(G::rules(options).0.into());
    }
    written
}

/// The version that stored options name.
pub fn named(options: &Json) -> Option<Rules> {
    let version = options.get(RULES)?.as_u64()?;
    u32::try_from(version).ok().map(Rules)
}

/// The options of a game in a table.
pub fn read<G: Plain>(table: Table) -> Result<G::Options, OptionsError> {
    G::options_from_toml(table).map_err(|error| OptionsError {
        game: G::SLUG,
        problem: one_line(&error.to_string()),
        fault: None,
    })
}

/// The standard options of a game in the newest version of its rules, and the version.
pub fn standard(kind: GameKind) -> Table {
    let newest = crate::dispatch!(kind, G => <G as Game>::RULES);
    let mut options = standard_of(kind.slug(), newest);
    options.insert(RULES.to_owned(), Value::Integer(newest.0.into()));
    options
}

/// What the data files of a game hold in a version. A game that only tests know has none.
fn standard_of(slug: &str, rules: Rules) -> Table {
    let table = |data: &DataFile| (data.name.to_owned(), Value::Table(data.table(rules)));
    let kind = slug.parse::<GameKind>().ok();
    kind.into_iter().flat_map(data_files).map(table).collect()
}

/// `base` with the values of `changes` in the place of its own, table by table.
pub fn merged(mut base: Table, changes: Table) -> Table {
    for (key, change) in changes {
        let value = match (base.remove(&key), change) {
            (Some(Value::Table(old)), Value::Table(new)) => Value::Table(merged(old, new)),
            (_, new) => new,
        };
        base.insert(key, value);
    }
    base
}
