//! What the site says of itself: pages, forms, problems.

mod about;
mod aid;
mod book;
mod decks;
mod end;
mod lesson;
mod messages;
mod options;
mod own;
mod quota;
mod refusals;
mod table;
mod welcome;

use crate::Words;
use crate::words::say;

/// Declares a method for each message, with its variables.
macro_rules! site_messages {
    ($( $(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),*) = $id:literal; )+) => {
        impl Site<'_> {
            $( $(#[$doc])* pub fn $name(self, $($arg: $type),*) -> String {
                $crate::words::say!(self.0, $id $(, $arg = $arg)*)
            } )+
        }
    };
}
pub(crate) use site_messages;

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
