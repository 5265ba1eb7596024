//! Tables that people may replace: `data/<game>/*.toml`.

use toml::{Table, Value};

use crate::{GameKind, TextError};

const PLACEHOLDER: &str = "placeholder";

/// One table that people may replace with a file of their own.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The option that holds the table, which is also the name of the file.
    pub name: &'static str,
    /// The table that Trivium brings along, as TOML.
    pub standard: &'static str,
    read: fn(&str) -> Result<(), toml::de::Error>,
}

const FORTUNA: &[DataFile] = &[DataFile {
    name: "prices",
    standard: include_str!("../../../data/fortuna/prices.toml"),
    read: |text| toml::from_str::<fortuna::setup::Prices>(text).map(drop),
}];

/// The tables of a game that people may replace.
pub const fn data_files(kind: GameKind) -> &'static [DataFile] {
    match kind {
        GameKind::Fortuna => FORTUNA,
        GameKind::GloryToRome => &[],
    }
}

/// Reads a user's table, which stands in the place of the standard one: a key left out is a
/// mistake, except `placeholder`, which is then false. Gives what [`crate::options()`] takes as
/// overrides.
pub fn data_file(data: &DataFile, file: &str, contents: &str) -> Result<Table, TextError> {
    let mistake = |error| TextError::toml(file, contents, &error);
    let mut table: Table = toml::from_str(contents).map_err(mistake)?;
    if let Some(key) = missing_key(data, &table) {
        let problem = format!("`{key}` is missing");
        return Err(TextError::at(file, contents, contents.len(), problem));
    }
    (data.read)(contents).map_err(mistake)?;
    table.entry(PLACEHOLDER).or_insert_with(|| Value::Boolean(false));
    Ok(Table::from_iter([(data.name.into(), Value::Table(table))]))
}

fn missing_key(data: &DataFile, table: &Table) -> Option<String> {
    data.table()
        .into_iter()
        .map(|(key, _)| key)
        .find(|key| key != PLACEHOLDER && !table.contains_key(key))
}

impl DataFile {
    pub(crate) fn table(&self) -> Table {
        toml::from_str(self.standard).expect("tests read every standard table")
    }
}
