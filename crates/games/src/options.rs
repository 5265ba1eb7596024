//! Options: standard data, and what a user changed.

use std::fmt;

use engine::Game;
use toml::{Table, Value};

use crate::text::one_line;
use crate::{GameKind, data_files};

/// Options that a game does not know or cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError {
    /// [`Game::SLUG`].
    pub game: &'static str,
    /// What is wrong, with the name of the option.
    pub problem: String,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options of {}: {}", self.game, self.problem)
    }
}

impl std::error::Error for OptionsError {}

/// The options of a game: the standard ones, changed by `overrides`.
///
/// ```
/// use games::{GameKind, fortuna::Fortuna};
/// let overrides = toml::from_str("players = 3").unwrap();
/// assert!(games::options::<Fortuna>(GameKind::Fortuna, overrides).is_ok());
/// ```
pub fn options<G: Game>(kind: GameKind, overrides: Table) -> Result<G::Options, OptionsError> {
    read::<G>(merged(standard(kind), overrides))
}

/// The options of a game in a table.
pub fn read<G: Game>(table: Table) -> Result<G::Options, OptionsError> {
    table
        .try_into()
        .map_err(|error| OptionsError { game: G::SLUG, problem: one_line(&error.to_string()) })
}

/// The options that a game's data files make up, before anybody changes any.
pub fn standard(kind: GameKind) -> Table {
    data_files(kind).iter().map(|data| (data.name.to_owned(), Value::Table(data.table()))).collect()
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
