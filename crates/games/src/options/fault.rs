//! Which option is wrong, and what it can be.

use engine::Choices;
use toml::{Table, Value};

use super::RULES;
use crate::{Plain, data_files};

/// What is wrong with one option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionFault {
    /// The game has no such option.
    Unknown {
        /// As it was written.
        key: String,
        /// What the game has.
        known: Vec<&'static str>,
    },
    /// The option can't be this.
    Value {
        /// The option.
        key: String,
        /// As it was written.
        found: String,
        /// What the option can be.
        choices: Choices,
    },
}

const PLAYERS: &str = "players";

/// The other name of `edition`.
const PRESET: &str = "preset";

/// The first fault in what a user changed, if it's one of a single option.
pub(super) fn first<G: Plain>(changes: &Table) -> Option<OptionFault> {
    changes.iter().find_map(|(key, value)| of_one::<G>(key, value))
}

fn of_one<G: Plain>(key: &str, value: &Value) -> Option<OptionFault> {
    match choices::<G>(key) {
        Some(choices) if !fits(choices, value) => {
            Some(OptionFault::Value { key: key.to_owned(), found: written(value), choices })
        }
        None if !data::<G>().contains(&key) => {
            Some(OptionFault::Unknown { key: key.to_owned(), known: known::<G>() })
        }
        Some(_) | None => None,
    }
}

fn choices<G: Plain>(key: &str) -> Option<Choices> {
    let players = || Choices::Number((*G::PLAYERS.start()).into(), (*G::PLAYERS.end()).into());
    match key {
        PLAYERS => Some(players()),
        RULES => Some(Choices::Number(1, G::RULES.0)),
        _ => {
            let key = if key == PRESET { "edition" } else { key };
            G::OPTIONS.iter().find(|row| row.key == key).map(|row| row.choices)
        }
    }
}

fn fits(choices: Choices, value: &Value) -> bool {
    match choices {
        Choices::Words(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        Choices::Switch => value.is_bool(),
        Choices::Number(least, most) => {
            value.as_integer().is_some_and(|n| (i64::from(least)..=i64::from(most)).contains(&n))
        }
    }
}

fn written(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(is_on) => is_on.to_string(),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
            value.type_str().to_owned()
        }
    }
}

/// The names of the tables that people may replace.
fn data<G: Plain>() -> Vec<&'static str> {
    let kind = G::SLUG.parse().ok();
    kind.into_iter().flat_map(data_files).map(|data| data.name).collect()
}

fn known<G: Plain>() -> Vec<&'static str> {
    let rows = G::OPTIONS.iter().map(|row| row.key);
    [PLAYERS, RULES].into_iter().chain(rows).chain(data::<G>()).collect()
}
