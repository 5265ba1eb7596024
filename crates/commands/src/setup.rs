//! What a command line says about a game before the deal.

use std::path::PathBuf;

use engine::Seed;
use games::{EARLIER, GameKind, Plain, data_files};
use toml::{Table, Value};
use words::Words;

use crate::args::Args;
use crate::fault::Fault;
use crate::files;

/// Players, options and the user's own tables, as given.
#[derive(Debug, Default)]
pub(crate) struct Setup {
    pub(crate) players: Option<u8>,
    changes: Table,
    /// The names of tables that people may replace, with the files that replace them.
    tables: Vec<(&'static str, String)>,
    pub(crate) seed: Option<Seed>,
}

impl Setup {
    /// Takes a flag if it is about the set-up, and tells whether it is.
    pub(crate) fn take(
        &mut self,
        words: &Words,
        args: &mut Args<'_>,
        flag: &str,
    ) -> Result<bool, Fault> {
        match flag {
            "--players" => self.players = Some(args.number(flag)?),
            "--seed" => self.seed = Some(args.seed(flag)?),
            "--option" => self.change(words, &args.value()?)?,
            _ => match table_name(flag) {
                Some(name) => self.tables.push((name, args.value()?)),
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    fn change(&mut self, words: &Words, text: &str) -> Result<(), Fault> {
        let (key, value) =
            text.split_once('=').ok_or_else(|| Fault::problem(words.cli().bad_option(text)))?;
        if key.trim() == "players"
            && let Ok(players) = value.trim().parse()
        {
            self.players = Some(players);
            return Ok(());
        }
        let changes = std::mem::take(&mut self.changes);
        self.changes = games::options::merged(changes, nested(key.trim(), scalar(value.trim())));
        Ok(())
    }

    pub(crate) fn options<G: Plain>(
        &self,
        words: &Words,
        kind: GameKind,
        players: u8,
    ) -> Result<G::Options, Fault> {
        let changes = self.changes(words, kind, players)?;
        games::options::<G>(kind, changes).map_err(|error| Fault::options(words, &error))
    }

    pub(crate) fn options_for_bots<G: Plain>(
        &self,
        words: &Words,
        kind: GameKind,
        players: u8,
    ) -> Result<G::Options, Fault> {
        let changes = self.changes(words, kind, players)?;
        games::options::for_bots::<G>(kind, changes).map_err(|error| Fault::options(words, &error))
    }

    /// What is changed of the standard options.
    fn changes(&self, words: &Words, kind: GameKind, players: u8) -> Result<Table, Fault> {
        let mut changes = nested("players", Value::Integer(players.into()));
        for (name, file) in &self.tables {
            changes.extend(table(words, kind, name, file)?);
        }
        Ok(games::options::merged(changes, self.changes.clone()))
    }
}

/// The table that a flag such as `--prices` replaces, in any game.
fn table_name(flag: &str) -> Option<&'static str> {
    games::data_named(flag.strip_prefix("--")?).map(|data| data.name)
}

fn table(words: &Words, kind: GameKind, name: &str, file: &str) -> Result<Table, Fault> {
    let data = data_files(kind).iter().find(|data| data.name == name);
    let data = data.ok_or_else(|| Fault::problem(words.cli().no_data_file(kind.slug(), name)))?;
    let text = match data.earlier() {
        Some(text) if file == EARLIER => text.to_owned(),
        _ => files::read(words, file)?,
    };
    games::data_file(data, file, &text).map_err(|error| Fault::unreadable(words, &error))
}

/// `a.b` as a table in a table.
fn nested(key: &str, value: Value) -> Table {
    match key.split_once('.') {
        Some((first, rest)) => {
            [(first.to_owned(), Value::Table(nested(rest, value)))].into_iter().collect()
        }
        None => [(key.to_owned(), value)].into_iter().collect(),
    }
}

/// A number or a truth value where it is one, otherwise a text.
fn scalar(text: &str) -> Value {
    if let Ok(number) = text.parse() {
        return Value::Integer(number);
    }
    match text {
        "true" => Value::Boolean(true),
        "false" => Value::Boolean(false),
        _ => Value::String(text.to_owned()),
    }
}

/// A seed from the operating system.
pub(crate) fn random_seed(words: &Words) -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fault::problem(words.cli().no_random(error.to_string())))?;
    Ok(Seed(bytes))
}

/// A number that follows from a seed, for choices that need no more.
pub(crate) fn small_number(seed: Seed) -> u64 {
    let bytes = std::array::from_fn(|place| seed.0[place]);
    u64::from_le_bytes(bytes)
}

/// The usual name of the record of a game.
pub(crate) fn record_name(kind: GameKind, seed_hash: &str) -> PathBuf {
    format!("{kind}-{}.json", &seed_hash[..8]).into()
}
