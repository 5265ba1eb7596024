//! What the site says of itself: pages, forms, problems.

mod decks;

use crate::Words;
use crate::message::messages as id;

/// What the site says, in a language. Every message whose id begins with `site-` is a method.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a>(pub(crate) &'a Words);

impl Words {
    pub const fn site(&self) -> Site<'_> {
        Site(self)
    }
}

impl Site<'_> {
    pub fn level(self, level: &str) -> String {
        level.parse().map_or_else(|_| self.level_other(level), |level| self.0.bots().name(level))
    }

    /// The request cannot be understood: for one of our reasons, or for that of a library.
    pub fn malformed(self, what: &str) -> String {
        let known = id::malformed.find(what).map(|id| self.0.plain(id));
        self.not_understood(known.unwrap_or_else(|| what.to_owned()))
    }

    /// A field of a request is missing or wrong.
    pub fn bad_field(self, name: &str) -> String {
        let known = id::field.find(name).map(|id| self.0.plain(id));
        self.wrong_field(known.unwrap_or_else(|| name.to_owned()))
    }

    pub fn option(self, key: &str) -> Option<String> {
        Some(self.0.plain(id::option.find(&key.replace('_', "-"))?))
    }

    pub fn value(self, key: &str, value: &str) -> Option<String> {
        let slug = format!("{}-{value}", key.replace('_', "-"));
        Some(self.0.plain(id::value.find(&slug)?))
    }

    /// What the course of a game says, by the id that its script names, to a learner who plays against
    /// `rival`.
    pub fn taught(self, id: &str, rival: &str) -> String {
        let said = id.strip_prefix("lesson-").and_then(|slug| id::lesson.find(slug));
        debug_assert!(said.is_some(), "no message `{id}`");
        said.map_or_else(
            || id.to_owned(),
            |said| self.0.say(said, id::lesson { rival: rival.into() }),
        )
    }

    /// The time on a clock with a bank: both in seconds.
    pub fn clock(self, bank: i64, increment: i64) -> String {
        if increment == 0 {
            return self.contract_bank(self.span(bank));
        }
        self.contract_live(self.span(bank), self.span(increment))
    }

    /// A number of seconds, as minutes and seconds; neither is said if there are none of it.
    fn span(self, seconds: i64) -> String {
        let (minutes, rest) = (seconds.div_euclid(60), seconds.rem_euclid(60));
        let in_minutes = (minutes > 0).then(|| self.n_minutes(minutes));
        let in_seconds = (rest > 0 || minutes == 0).then(|| self.n_seconds(rest));
        self.list(in_minutes.into_iter().chain(in_seconds))
    }

    /// Things in a row: "a, b and c".
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        self.0.list(items)
    }
}
