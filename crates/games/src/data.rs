//! Tables that people may replace: `data/<game>/*.toml`.

use std::str::FromStr;

use engine::{Game, Rules, Seed, SetupError};
use serde::de::DeserializeOwned;
use toml::{Spanned, Table, Value};

use crate::outside::{Unfit, check_length, check_line};
use crate::text::one_line;
use crate::{GameKind, Kit, TextError, TextProblem, dispatch};

const PLACEHOLDER: &str = "placeholder";

/// The word by which people choose [`DataFile::earlier`].
pub const EARLIER: &str = "earlier";

/// One table that people may replace with a file of their own.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The game that has it.
    pub game: GameKind,
    /// The option that holds the table, which is also the name of the file.
    pub name: &'static str,
    /// Our tables as TOML, each with the first version of the rules that has it.
    pub(crate) versions: &'static [(u32, &'static str)],
    pub(crate) read: fn(&str) -> Result<(), DataMistake>,
}

/// What is wrong with a table, and at which byte of the text.
#[derive(Debug)]
pub(crate) struct DataMistake {
    at: usize,
    problem: TextProblem,
}

impl From<toml::de::Error> for DataMistake {
    fn from(error: toml::de::Error) -> Self {
        let problem = TextProblem::Format(one_line(error.message()));
        Self { at: error.span().map_or(0, |span| span.start), problem }
    }
}

pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<(), DataMistake> {
    toml::from_str::<T>(text)?;
    Ok(())
}

/// Reads the items of a list one by one, so that a mistake is found on its own line.
pub(crate) fn read_items<T: FromStr<Err: Into<TextProblem>>>(
    items: &[Spanned<String>],
) -> Result<(), DataMistake> {
    for item in items {
        let mistake = |problem| DataMistake { at: item.span().start, problem };
        check_line(item.get_ref()).map_err(|unfit| mistake(unfit.into()))?;
        item.get_ref().parse::<T>().map_err(|error| mistake(error.into()))?;
    }
    Ok(())
}

/// The tables of a game that people may replace.
pub const fn data_files(kind: GameKind) -> &'static [DataFile] {
    dispatch!(kind, G => <G as Kit>::DATA)
}

/// The table of a name, which no two games share.
pub fn data_named(name: &str) -> Option<&'static DataFile> {
    GameKind::ALL.into_iter().flat_map(data_files).find(|data| data.name == name)
}

/// Reads a user's table, which stands in the place of the standard one: a key left out is a
/// mistake, except `placeholder`, which is then false. Gives what [`crate::options()`] takes as
/// overrides.
pub fn data_file(data: &DataFile, file: &str, contents: &str) -> Result<Table, TextError> {
    let unfit = |unfit: Unfit| TextError::at(file, contents, 0, unfit.into());
    check_length(contents.len()).map_err(unfit)?;
    let mistake = |error| TextError::toml(file, contents, &error);
    let mut table: Table = toml::from_str(contents).map_err(mistake)?;
    if let Some(key) = missing_key(data, &table) {
        let problem = TextProblem::MissingKey(key);
        return Err(TextError::at(file, contents, contents.len(), problem));
    }
    (data.read)(contents)
        .map_err(|DataMistake { at, problem }| TextError::at(file, contents, at, problem))?;
    table.entry(PLACEHOLDER).or_insert_with(|| Value::Boolean(false));
    let table = Table::from_iter([(data.name.into(), Value::Table(table))]);
    start(data, table.clone()).map_err(|error| {
        let key = error.at.split('.').nth(1).unwrap_or_default();
        TextError::at(file, contents, line_of(contents, key), TextProblem::Setup(error))
    })?;
    Ok(table)
}

/// Whether a game starts with a table that could be read, the others being the standard ones.
fn start(data: &DataFile, mut changes: Table) -> Result<(), SetupError> {
    dispatch!(data.game, G => {
        changes.insert("players".into(), Value::Integer((*G::PLAYERS.start()).into()));
        let options = crate::options::<G>(data.game, changes).expect("the table was read");
        G::new(&options, Seed::from_number(0)).map(drop)
    })
}

/// The byte at which the line of a key begins.
fn line_of(contents: &str, key: &str) -> usize {
    let is_of_key = |line: &str| line.trim_start().starts_with(key);
    contents.split_inclusive('\n').take_while(|line| !is_of_key(line)).map(str::len).sum()
}

fn missing_key(data: &DataFile, table: &Table) -> Option<String> {
    let standard: Table = toml::from_str(data.standard()).expect("tests read every standard table");
    standard
        .into_iter()
        .map(|(key, _)| key)
        .find(|key| key != PLACEHOLDER && !table.contains_key(key))
}

impl DataFile {
    /// The table of the newest version of the rules.
    pub fn standard(&self) -> &'static str {
        self.versions.last().map_or("", |(_, text)| text)
    }

    /// The table of the first version of the rules, if a later one brought another.
    pub fn earlier(&self) -> Option<&'static str> {
        match self.versions {
            [(_, first), _, ..] => Some(first),
            _ => None,
        }
    }

    /// The keys that a user's own table must have.
    pub fn has_all_keys(&self, table: &Table) -> bool {
        missing_key(self, table).is_none()
    }

    pub(crate) fn table(&self, rules: Rules) -> Table {
        let known = self.versions.iter().rfind(|(since, _)| rules.since(*since));
        let text = known.map_or(self.standard(), |(_, text)| text);
        toml::from_str(text).expect("tests read every standard table")
    }
}
