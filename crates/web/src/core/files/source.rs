//! Where the deck, the board or the prices of a table come from.

use std::collections::BTreeMap;

use engine::Rules;
use games::outside::cleaned;
use games::{DataFile, EARLIER, GameKind, data_files};
use table::{Contract, UserId};
use toml::{Table, Value};

use super::{HOUSE, STANDARD, paced, read};
use crate::core::app::Shared;
use crate::core::offer;
use crate::core::problem::{Code, Mistake, Problem};
use crate::core::text::site;

#[derive(Clone, Copy, Debug)]
pub(crate) enum FileSource<'a> {
    /// What a table gets if nobody says anything: the house's, else the standard one.
    Usual,
    Standard,
    Earlier,
    House,
    Agreed(&'a Contract),
    Own(&'a str),
    Named(&'a str),
    Text(&'a str),
}

impl<'a> FileSource<'a> {
    /// What a program means by a word: a name, unless it is one of ours.
    pub(crate) fn called(word: &'a str) -> Self {
        match word {
            STANDARD => Self::Standard,
            EARLIER => Self::Earlier,
            HOUSE => Self::House,
            name => Self::Named(name),
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Supply {
    pub(crate) changes: Table,
    /// What each is called in the contract.
    pub(crate) names: BTreeMap<String, String>,
}

impl Supply {
    pub(crate) fn usual(app: &Shared, kind: GameKind) -> Self {
        let mut supply = Self::default();
        for data in data_files(kind) {
            supply.add_house(app, data);
        }
        supply
    }

    pub(crate) async fn add(
        &mut self,
        app: &Shared,
        user: &UserId,
        data: &DataFile,
        source: FileSource<'_>,
    ) -> Result<(), Problem> {
        match source {
            FileSource::Standard => {}
            FileSource::Earlier => {
                let text = data.earlier().ok_or_else(|| missing(site().decks_no_earlier()))?;
                self.changes.extend(read(data, text)?);
            }
            FileSource::Usual => {
                self.add_house(app, data);
            }
            FileSource::House => {
                if !self.add_house(app, data) {
                    return Err(missing(site().decks_no_house()));
                }
            }
            FileSource::Agreed(contract) => self.add_agreed(data, contract)?,
            FileSource::Own(file_id) => {
                let file = app.store.file(&user.0, file_id).await?;
                if file.kind != data.name {
                    return Err(Problem::not_found());
                }
                self.changes.extend(read(data, &app.store.file_body(&user.0, file_id).await?)?);
                self.names.insert(data.name.to_owned(), file.name);
            }
            FileSource::Named(name) => {
                let of = (data.game.slug(), data.name);
                let file_id = app.store.file_named(&user.0, of, name).await?;
                let told =
                    || missing(site().decks_no_file(cleaned(&crate::core::problem::short(name))));
                let file_id = file_id.ok_or_else(told)?;
                self.changes.extend(read(data, &app.store.file_body(&user.0, &file_id).await?)?);
                self.names.insert(data.name.to_owned(), name.to_owned());
            }
            FileSource::Text(text) => {
                paced(app, user)?;
                self.changes.extend(read(data, text)?);
            }
        }
        Ok(())
    }

    fn add_house(&mut self, app: &Shared, data: &DataFile) -> bool {
        let Some(changes) = app.config.house.changes(data) else { return false };
        self.changes.extend(changes);
        self.names.insert(data.name.to_owned(), HOUSE.to_owned());
        true
    }

    fn add_agreed(&mut self, data: &DataFile, contract: &Contract) -> Result<(), Problem> {
        if let Some(agreed) = contract.options.get(data.name) {
            let agreed = Value::try_from(agreed).map_err(|error| Problem::internal(&error))?;
            self.changes.insert(data.name.to_owned(), agreed);
        }
        let name = contract.data_names.get(data.name).cloned();
        self.names.extend(name.map(|name| (data.name.to_owned(), name)));
        Ok(())
    }
}

fn missing(reason: String) -> Problem {
    Problem::new(Code::File, reason)
}

/// Reads a table of data given as values. It has no lines: a mistake is located by its card.
pub(crate) fn given(data: &DataFile, table: &Table) -> Result<Table, Problem> {
    let text = toml::to_string(table).map_err(|error| offer::bad(&error.to_string()))?;
    games::data_file(data, data.name, &text).map_err(|error| {
        let problem = crate::core::text::words().cli().problem(&error.problem);
        let card = error.card(&text);
        let named = card.as_deref().map(|card| format!("{card}: {problem}"));
        let mistake = card.map(|card| Mistake { line: None, column: None, card: Some(card) });
        Problem { mistake: mistake.map(Box::new), ..offer::bad(&named.unwrap_or(problem)) }
    })
}

/// Which one a contract agrees to, in words.
pub(crate) fn which(data: &DataFile, contract: &Contract, rules: Rules) -> String {
    let site = site();
    match contract.data_names.get(data.name).map(String::as_str) {
        Some(HOUSE) => site.decks_which_house(),
        Some(name) => site.decks_which_named(cleaned(name)),
        None if offer::is_standard(data, &contract.options, rules) => site.decks_which_standard(),
        None if offer::is_earlier(data, &contract.options) => site.decks_which_earlier(),
        None => site.decks_which_unnamed(),
    }
}
