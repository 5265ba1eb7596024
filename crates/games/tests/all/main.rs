//! Options and records, whichever the game.

mod options;
mod records;
