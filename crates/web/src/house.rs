//! The decks, boards and prices that the host of the site has set: what new tables get.

use std::collections::BTreeMap;

use games::{DataFile, TextError};
use toml::Table;

/// The tables of data that the host has set, by name.
#[derive(Clone, Debug, Default)]
pub struct House(BTreeMap<&'static str, Set>);

#[derive(Clone, Debug)]
struct Set {
    text: String,
    table: Table,
}

impl House {
    /// Takes the text of a file in; one with a mistake is refused.
    pub fn set(&mut self, data: &DataFile, file: &str, text: String) -> Result<(), TextError> {
        let table = games::data_file(data, file, &text)?;
        self.0.insert(data.name, Set { text, table });
        Ok(())
    }

    /// The text that was set.
    pub(crate) fn text(&self, data: &DataFile) -> Option<&str> {
        self.0.get(data.name).map(|set| set.text.as_str())
    }

    /// What it changes of the standard options.
    pub(crate) fn changes(&self, data: &DataFile) -> Option<Table> {
        self.0.get(data.name).map(|set| set.table.clone())
    }
}
