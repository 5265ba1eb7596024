//! What is wrong with what people wrote: files, options, records.

use engine::{FORMAT, Record, ReplayError};

use crate::cli::{Cli, messages};
use crate::words::say;
use crate::{Names, Reader, Speak};

messages! {
    /// A file with a mistake, as whoever reads it says: `file:line:column`.
    unreadable(place: &str, problem: &str) = "cli-unreadable";
    /// Options that a game does not know or cannot read.
    options(game: &str, problem: &str) = "cli-options";
}

impl Cli<'_> {
    /// Why a record does not replay.
    pub fn broken<G: Speak>(self, record: &Record<G>, error: &ReplayError<G::Refusal>) -> String {
        match error {
            ReplayError::Format(found) => self.record_format(*found, FORMAT),
            ReplayError::Rules(found) => self.record_rules(*found),
            ReplayError::Setup(error) => self.setup(error),
            ReplayError::Unreadable(number, error) => self.record_unreadable(*number, &error.text),
            ReplayError::Illegal(number, error) => {
                let names = Names::seats(self.0, *G::PLAYERS.end());
                let to = Reader { words: self.0, names: &names, seat: None };
                let reason = G::refusal(&to, &record.options, error.reason);
                self.record_illegal(*number, &error.action, &reason)
            }
            ReplayError::Leftover(number) => self.record_leftover(*number),
        }
    }
}
