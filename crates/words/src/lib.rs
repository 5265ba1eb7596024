//! Everything that Trivium says to people, and the only place where such text is made.
//!
//! The rules speak in types; this crate turns them into sentences. [`Words`] is a language,
//! [`Reader`] someone who reads it at a table, [`Speak`] what can be said of a game, [`mod@bots`]
//! what is said of bots, [`Cast`] who they are, [`cli`] what the program says of itself, [`mod@dispute`] why a scenario fails, [`mod@terminal`] what stands on its full screen,
//! and [`site`] what the site says. The
//! sentences are in `locales/<language>/*.ftl`, in Fluent.
//!
//! A new language is a folder of those files, and nothing else. A new game is one more file in each
//! folder and one more implementation of [`Speak`]. The feature `pseudo` adds a language for tests, in
//! which everything that comes from here is in brackets.
#![expect(missing_docs, reason = "no outsider uses this crate; names and types say the rest")]

pub mod bots;
mod cast;
pub mod cli;
pub mod dispute;
#[cfg(test)]
mod every_way;
pub mod fortuna;
pub mod gloria_mundi;
pub mod glory_to_rome;
mod help;
mod hint;
mod locale;
mod message;
mod noun;
mod printed;
mod reader;
pub mod rulebook;
pub mod site;
mod speak;
pub mod terminal;
mod words;

pub use cast::{BotBadge, Cast, Holder, Player, Roman};
pub use help::{Help, HelpBlock, HelpPicture, HelpRow, HelpSection, HelpTable};
pub use hint::Hint;
pub use locale::Locale;
pub use message::{Number, PersonName, Text, Word};
pub use noun::Noun;
pub use printed::{Printed, folded, printed};
pub use reader::{Names, Reader};
pub use speak::{About, OrderPlan, Sort, Speak};
pub use words::Words;
