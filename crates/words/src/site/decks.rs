//! What the site says of decks, boards and prices: which there are, what is wrong with one, and how
//! to enter one.

use games::{TextError, TextProblem};

use crate::message::{Plain, messages as id, say};
use crate::site::Site;

/// The signs of a power, with what they mean.
const SIGNS: [(&str, Plain); 5] = [
    ("", id::decks_sign_produce),
    ("->", id::decks_sign_spend),
    ("=", id::decks_sign_count),
    (":", id::decks_sign_condition),
    ("=>", id::decks_sign_replace),
];

impl Site<'_> {
    pub fn data_kind(self, name: &str) -> String {
        let known = id::decks_kind.find(name);
        known.map_or_else(|| name.to_owned(), |id| self.0.plain(id))
    }

    pub fn data_how(self, name: &str) -> Option<String> {
        Some(self.0.plain(id::decks_how.find(name)?))
    }

    pub fn signs(self) -> Vec<(&'static str, String)> {
        SIGNS.map(|(sign, id)| (sign, self.0.plain(id))).to_vec()
    }

    /// What is wrong with a text of data, with the place and the card.
    pub fn mistake(self, error: &TextError, text: &str) -> String {
        let (words, line, column) = (self.0, error.place.line, error.place.column);
        let told = words.cli().problem(&error.problem);
        let problem = if matches!(error.problem, TextProblem::Format(_)) {
            say!(words, decks_unreadable, problem = told)
        } else {
            told
        };
        match error.card(text) {
            Some(card) => say!(
                words,
                decks_mistake_card,
                line = line,
                column = column,
                card = card,
                problem = problem
            ),
            None => {
                say!(words, decks_mistake, line = line, column = column, problem = problem)
            }
        }
    }
}
