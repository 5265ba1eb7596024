//! What the site says of decks, boards and prices: which there are, what is wrong with one, and how
//! to enter one.

use games::{TextError, TextProblem};

use crate::site::{Site, site_messages};
use crate::words::say;

/// What each table of data is called, and how one is written.
const KINDS: &[(&str, &str, &str)] = &[
    ("deck", "decks-kind-deck", "decks-how-deck"),
    ("board", "decks-kind-board", "decks-how-board"),
    ("prices", "decks-kind-prices", "decks-how-prices"),
];

/// The signs of a power, with what they mean.
const SIGNS: &[(&str, &str)] = &[
    ("", "decks-sign-produce"),
    ("->", "decks-sign-spend"),
    ("=", "decks-sign-count"),
    (":", "decks-sign-condition"),
    ("=>", "decks-sign-replace"),
];

site_messages! {
    /// The title of the page.
    decks() = "decks-title";
    /// What the page is for.
    decks_lead() = "decks-lead";
    /// The one that Trivium brings along.
    decks_standard() = "decks-standard";
    /// The one that Trivium brought along before.
    decks_earlier() = "decks-earlier";
    /// The one of the host of the site.
    decks_house() = "decks-house";
    /// One that is not there yet.
    decks_new() = "decks-new";
    /// The title of the page of a table.
    decks_of_table(game: &str) = "decks-of-table";
    /// Leads from a contract to that page.
    decks_see() = "decks-see";
    /// Leads to the page of all.
    decks_all() = "decks-all";
    /// Above things of a kind.
    decks_heading(kind: &str, n: usize) = "decks-heading";
    /// How far it is on a board.
    decks_africa(n: u8) = "decks-africa";
    /// How it looks on paper.
    decks_print() = "decks-print";
    /// Leads to a copy that can be changed.
    decks_copy() = "decks-copy";
}

site_messages! {
    /// Which one is agreed.
    decks_agreed(kind: &str, which: &str) = "decks-agreed";
    /// The standard one.
    decks_which_standard() = "decks-which-standard";
    /// The one that Trivium brought along before.
    decks_which_earlier() = "decks-which-earlier";
    /// The one of the house.
    decks_which_house() = "decks-which-house";
    /// One with a name.
    decks_which_named(name: &str) = "decks-which-named";
    /// One without.
    decks_which_unnamed() = "decks-which-unnamed";
    /// The one that is agreed stays.
    decks_from_agreed(which: &str) = "decks-from-agreed";
    /// One that is given in the same form.
    decks_from_text() = "decks-from-text";
}

site_messages! {
    /// Above the text.
    decks_text() = "decks-text";
    /// In the place of the text.
    decks_file() = "decks-file";
    /// Looks for mistakes.
    decks_check() = "decks-check";
    /// There is none.
    decks_fine() = "decks-fine";
    /// Opens what explains the text.
    decks_how() = "decks-how";
    /// Above the name.
    decks_name() = "decks-name";
    /// What becomes of tables.
    decks_delete_hint() = "decks-delete-hint";
    /// No name for a file.
    decks_bad_name(most: usize) = "decks-bad-name";
    /// The user has none of that name.
    decks_no_file(name: &str) = "decks-no-file";
    /// The host of the site has set none.
    decks_no_house() = "decks-no-house";
    /// Trivium never brought another one along.
    decks_no_earlier() = "decks-no-earlier";
}

site_messages! {
    /// Above the form for one card.
    decks_card() = "decks-card";
    /// Its name.
    decks_card_name() = "decks-card-name";
    /// Its type.
    decks_card_type() = "decks-card-type";
    /// What it costs of a resource.
    decks_card_cost(kind: &str) = "decks-card-cost";
    /// How far the Roman goes.
    decks_card_steps() = "decks-card-steps";
    /// What is spent or counted.
    decks_card_left() = "decks-card-left";
    /// What stands between.
    decks_card_sign() = "decks-card-sign";
    /// What is gained.
    decks_card_right() = "decks-card-right";
    /// Whether it repeats.
    decks_card_x() = "decks-card-x";
    /// Adds it to the text.
    decks_card_add() = "decks-card-add";
}

impl Site<'_> {
    /// What a table of data is called.
    pub fn data_kind(self, name: &str) -> String {
        let known = KINDS.iter().find(|(kind, ..)| *kind == name);
        known.map_or_else(|| name.to_owned(), |(_, id, _)| say!(self.0, id))
    }

    /// How a table of data is written.
    pub fn data_how(self, name: &str) -> Option<String> {
        let (.., id) = KINDS.iter().find(|(kind, ..)| *kind == name)?;
        Some(say!(self.0, id))
    }

    /// The signs of a power, with what they mean.
    pub fn signs(self) -> Vec<(&'static str, String)> {
        SIGNS.iter().map(|(sign, id)| (*sign, say!(self.0, id))).collect()
    }

    /// What is wrong with a text of data, with the place and the card.
    pub fn mistake(self, error: &TextError, text: &str) -> String {
        let (words, line, column) = (self.0, error.place.line, error.place.column);
        let told = words.cli().problem(&error.problem);
        let problem = if matches!(error.problem, TextProblem::Format(_)) {
            say!(words, "decks-unreadable", problem = told)
        } else {
            told
        };
        match error.card(text) {
            Some(card) => say!(
                words,
                "decks-mistake-card",
                line = line,
                column = column,
                card = card,
                problem = problem
            ),
            None => {
                say!(words, "decks-mistake", line = line, column = column, problem = problem)
            }
        }
    }
}
