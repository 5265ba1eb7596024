//! What the site says of itself: pages, forms, problems.

mod messages;
mod options;

use crate::Words;
use crate::words::say;

/// What the site says, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a>(&'a Words);

impl Words {
    /// What the site says in this language.
    pub const fn site(&self) -> Site<'_> {
        Site(self)
    }
}

impl Site<'_> {
    /// How a bot of a level plays.
    pub fn level(self, level: &str) -> String {
        level.parse().map_or_else(
            |_| say!(self.0, "site-level-other", level = level),
            |level| self.0.bots().name(level),
        )
    }
}
