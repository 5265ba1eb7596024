//! The arena: many games of bots, and what they prove.
//!
//! A [`Match`] is played in blocks. A block is one deal, played at every table of the match: all
//! rotations of the seats, so that luck and seating weigh the same for every bot. [`run()`] plays
//! on all cores and delivers the games in order; a [`Journal`] stores them in a file from which a
//! match can be continued; a [`MatchSummary`] holds the conclusions.

mod contestant;
mod effort;
mod game;
mod journal;
mod plan;
mod ratings;
mod run;
mod statistics;
mod summary;
mod tables;
mod times;

pub use contestant::resolve;
pub use effort::Effort;
pub use game::ArenaGame;
pub use journal::{Journal, JournalError};
pub use plan::{Entrant, Match};
pub use run::run;
pub(crate) use statistics::count;
pub use summary::{BotFigures, HeadToHead, Machine, MatchSummary, Percentiles};
pub use times::Times;
