//! What the program says of itself: its commands, what it does, and what went wrong.

mod deck;
mod faults;

use engine::{SetupError, SetupProblem, slugs};
use games::options;

use crate::message::{messages as id, say};
use crate::{Locale, Words};

slugs! {
    /// What `trivium` can be told to do. Its laboratory speaks for itself.
    pub enum CliCommand {
        Serve = "serve",
        Play = "play",
        Check = "check",
        Replay = "replay",
        Verify = "verify",
        Random = "random",
        Backup = "backup",
        Doctor = "doctor",
    }
}

/// What the program says, in a language. Every message whose id begins with `cli-` is a method.
#[derive(Clone, Copy, Debug)]
pub struct Cli<'a>(pub(crate) &'a Words);

impl Words {
    pub const fn cli(&self) -> Cli<'_> {
        Cli(self)
    }
}

impl Cli<'_> {
    pub fn setup(self, error: &SetupError) -> String {
        let at = error.at.as_str();
        match error.problem {
            SetupProblem::OutOfRange { found, most, .. }
                if at == options::RULES && found > most =>
            {
                self.newer_rules(found, most)
            }
            SetupProblem::OutOfRange { found, least, most } => {
                self.setup_range(at, found, least, most)
            }
            SetupProblem::TooMany { most } => self.setup_too_many(at, most),
            SetupProblem::BoxHolds { what, most } => self.setup_box(at, most, what),
            SetupProblem::TooManyKinds { what, most } => self.setup_kinds(at, most, what),
            SetupProblem::NoSuchSeat => self.setup_no_seat(at),
            SetupProblem::NotEverySeat => self.setup_every_seat(at),
            SetupProblem::Twice(what) => self.setup_twice(at, what),
            SetupProblem::Missing(what) => self.setup_missing(at, what),
        }
    }

    /// Something must be given: an argument, by the word of the usage, or what else is named.
    pub fn missing(self, what: &str) -> String {
        let known = id::argument.find(what).map(|id| self.0.plain(id));
        self.is_missing(known.unwrap_or_else(|| what.to_owned()))
    }

    pub fn summary(self, command: CliCommand) -> String {
        say!(self.0, cli_summary[CliCommand: command])
    }

    pub fn usage(self, command: CliCommand) -> String {
        say!(self.0, cli_usage[CliCommand: command])
    }

    /// What the words of a command mean, in several lines.
    pub fn details(self, command: CliCommand) -> String {
        say!(self.0, cli_details[CliCommand: command], languages = languages())
    }
}

/// The languages that there are, as a command line names them.
fn languages() -> String {
    Locale::ALL.map(Locale::slug).join("|")
}
