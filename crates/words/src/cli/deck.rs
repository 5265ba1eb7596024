//! What is wrong with a deck or a road of Gloria Mundi that someone wrote.

use games::outside::Unfit;
use gloria_mundi::deck::SpaceError;
use gloria_mundi::parse::GrammarError;

use crate::cli::Cli;
use crate::message::say;

impl Cli<'_> {
    pub fn no_card(self, error: &GrammarError) -> String {
        let words = self.0;
        match error {
            GrammarError::Columns(n) => say!(words, deck_columns, n = *n),
            GrammarError::NoName => say!(words, deck_no_name),
            GrammarError::Kind(word) => say!(words, deck_kind, word = word.as_str()),
            GrammarError::Steps(word) => say!(words, deck_steps, word = word.as_str()),
            GrammarError::WrongKind { is_red: true } => say!(words, deck_red_power),
            GrammarError::WrongKind { is_red: false } => say!(words, deck_no_red_power),
            GrammarError::Symbol(word) => say!(words, deck_symbol, word = word.as_str()),
            GrammarError::Type(word) => say!(words, deck_production, word = word.as_str()),
            GrammarError::Counted(word) => say!(words, deck_counted, word = word.as_str()),
            GrammarError::Term(term) => say!(words, deck_term, term = term.as_str()),
            GrammarError::Number { term, most } => {
                say!(words, deck_number, term = term.as_str(), most = *most)
            }
            GrammarError::Cost { cost, most } => {
                say!(words, deck_cost, cost = cost.as_str(), most = *most)
            }
            GrammarError::Choice(term) => say!(words, deck_choice, term = term.as_str()),
            GrammarError::StepSpent => say!(words, deck_step_spent),
            GrammarError::X => say!(words, deck_x),
        }
    }

    pub fn unfit(self, unfit: &Unfit) -> String {
        let words = self.0;
        match unfit {
            Unfit::Long { most } => say!(words, deck_long, most = *most),
            Unfit::Name { name, most } => {
                say!(words, deck_long_name, name = name.as_str(), most = *most)
            }
            Unfit::Hidden { text } => say!(words, deck_hidden, text = text.as_str()),
        }
    }

    pub fn no_space(self, error: &SpaceError) -> String {
        let words = self.0;
        match error {
            SpaceError::Icon(word) => say!(words, deck_icon, word = word.as_str()),
            SpaceError::TooMany { text, most } => {
                say!(words, deck_icons, text = text.as_str(), most = *most)
            }
            SpaceError::NoIcon => say!(words, deck_no_icon),
        }
    }
}
