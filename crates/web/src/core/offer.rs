//! What can be agreed before a game: the options of each game, in the order in which they are
//! asked.

use std::sync::LazyLock;

use engine::{Choices, Game, GameOption, Rules};
use games::{Chapter, DataFile, GameKind, course, dispatch};
use serde_json::Value;
use toml::Table;

use crate::core::problem::{Code, Problem, short};
use crate::core::text::site;

/// The options of a game, besides the number of players and tables of data.
pub(crate) fn fields(kind: GameKind) -> &'static [GameOption] {
    dispatch!(kind, G => <G as Game>::OPTIONS)
}

/// Whether a game is played in its form for beginners, which is the one of the lesson.
pub(crate) fn is_for_beginners(kind: GameKind, options: &Value) -> bool {
    fields(kind).iter().filter(|field| field.is_for_beginners).any(|field| {
        let taught = course(kind, Chapter::Game).options.get(field.key);
        let taught = taught.and_then(toml::Value::as_str);
        taught.is_some() && options.get(field.key).and_then(Value::as_str) == taught
    })
}

/// What is agreed before a game when nobody changes a single option: one for each edition.
#[derive(Clone, Debug)]
pub(crate) struct Preset {
    /// The edition; none where a game has but one.
    pub(crate) edition: Option<&'static str>,
    /// What it changes, the number of players among it.
    pub(crate) changes: Table,
}

/// The editions of a game, the standard one first.
pub(crate) fn presets(kind: GameKind) -> Vec<Preset> {
    let plain = with_players(*players(kind).start());
    let edition = fields(kind).iter().find(|field| field.key == "edition");
    let Some(Choices::Words(editions)) = edition.map(|field| field.choices) else {
        return vec![Preset { edition: None, changes: plain }];
    };
    let preset = |edition: &&'static str| {
        let mut changes = plain.clone();
        changes.insert("edition".to_owned(), (*edition).into());
        Preset { edition: Some(edition), changes }
    };
    editions.iter().map(preset).collect()
}

/// The number of players, as a change of the options.
pub(crate) fn with_players(n: u8) -> Table {
    Table::from_iter([("players".to_owned(), toml::Value::Integer(n.into()))])
}

pub(crate) fn players(kind: GameKind) -> std::ops::RangeInclusive<u8> {
    dispatch!(kind, G => G::PLAYERS)
}

/// The options of a game with these changes, written out with their version of the rules.
pub(crate) fn options(kind: GameKind, changes: Table) -> Result<Value, Problem> {
    dispatch!(kind, G => {
        let options = games::options::<G>(kind, changes);
        let options = options.map_err(|error| bad(&error.problem))?;
        Ok(games::options::agreed::<G>(&options))
    })
}

/// The standard options of each game in the newest version of its rules.
static NEWEST: LazyLock<Vec<(GameKind, Rules, Value)>> = LazyLock::new(|| {
    let newest = |kind: GameKind| {
        let rules = dispatch!(kind, G => <G as Game>::RULES);
        (kind, rules, standard(kind, rules))
    };
    GameKind::ALL.map(newest).to_vec()
});

/// The standard options of a game in a version of its rules, for the fewest players.
fn standard(kind: GameKind, rules: Rules) -> Value {
    let numbers = [("players", (*players(kind).start()).into()), ("rules", rules.0.into())];
    let numbers = numbers.map(|(key, n): (&str, i64)| (key.to_owned(), toml::Value::Integer(n)));
    options(kind, Table::from_iter(numbers)).unwrap_or_default()
}

/// Whether options that are agreed have the table of data that a version of the rules brings along.
pub(crate) fn is_standard(data: &DataFile, agreed: &Value, rules: Rules) -> bool {
    let Some(agreed) = agreed.get(data.name) else { return true };
    let newest = NEWEST.iter().find(|(kind, newest, _)| (*kind, *newest) == (data.game, rules));
    match newest {
        Some((.., options)) => options.get(data.name) == Some(agreed),
        None => standard(data.game, rules).get(data.name) == Some(agreed),
    }
}

/// Whether options that are agreed have the table of data that Trivium brought along at first.
pub(crate) fn is_earlier(data: &DataFile, agreed: &Value) -> bool {
    agreed.get(data.name) == standard(data.game, Rules(1)).get(data.name)
}

pub(crate) fn bad(problem: &str) -> Problem {
    Problem::new(Code::Options, site().bad_options(short(problem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every option of a game is offered, apart from tables of data and the number of players.
    #[test]
    fn every_option_is_offered() {
        for kind in GameKind::ALL {
            let options = options(kind, with_players(2)).unwrap();
            let options = options.as_object().unwrap();
            let data: Vec<_> = games::data_files(kind).iter().map(|data| data.name).collect();
            let keys = options.keys().map(String::as_str);
            let mut keys: Vec<_> = keys
                .filter(|key| !["players", "rules"].contains(key) && !data.contains(key))
                .collect();
            let mut offered: Vec<_> = fields(kind).iter().map(|field| field.key).collect();
            keys.sort_unstable();
            offered.sort_unstable();
            assert_eq!(keys, offered, "{kind}");
        }
    }

    #[test]
    fn every_option_has_a_name() {
        for field in GameKind::ALL.into_iter().flat_map(fields) {
            assert!(site().option(field.key).is_some(), "{}", field.key);
            if let Choices::Words(values) = field.choices {
                for value in values {
                    assert!(site().value(field.key, value).is_some(), "{} {value}", field.key);
                }
            }
        }
    }
}
