//! What goes wrong, and how the program ends.

use std::io::{self, Write};
use std::process::ExitCode;

use bots::SpecError;
use engine::SetupError;
use games::TextError;
use games::options::OptionsError;
use words::Words;

/// The program could not do what it was told: exit code 2 and one line.
#[derive(Debug)]
pub enum Fault {
    Problem(String),
    Output(io::Error),
}

/// It was done, and the answer is no: a scenario fails, a record does not hold.
pub const FAILED: u8 = 1;
const UNABLE: u8 = 2;

impl Fault {
    pub fn problem(text: impl Into<String>) -> Self {
        Self::Problem(text.into())
    }

    /// A file from outside has a mistake.
    pub fn unreadable(words: &Words, error: &TextError) -> Self {
        Self::problem(words.cli().text(error))
    }

    /// Options are not those of the game.
    pub fn options(words: &Words, error: &OptionsError) -> Self {
        Self::problem(words.cli().bad_options(error))
    }

    /// No game starts from the options.
    pub(crate) fn setup(words: &Words, error: &SetupError) -> Self {
        Self::problem(words.cli().setup(error))
    }

    pub(crate) fn bot(words: &Words, error: &SpecError) -> Self {
        Self::problem(words.bots().problem(error))
    }

    /// Writes the line and gives the exit code. A reader who closes the output early wants no line.
    pub fn report(self, words: &Words) -> ExitCode {
        let problem = match self {
            Self::Problem(text) => text,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => words.cli().system(error.kind(), &error.to_string()),
        };
        let line = words.cli().error(&problem);
        // Nobody is left to be told that the error output is closed.
        let _ = writeln!(io::stderr(), "{line}");
        ExitCode::from(UNABLE)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
