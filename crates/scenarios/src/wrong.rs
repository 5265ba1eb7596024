//! What can be wrong with a scenario: data, which `words` puts into a sentence.

use std::io;

use engine::{IllegalAction, Seat, SetupError, slugs};
use games::{OptionsError, TextPosition};
use serde_json::Value;

/// A file that is no scenario: what is wrong, and where.
#[derive(Clone, Debug)]
pub struct FileFlaw {
    pub place: TextPosition,
    pub wrong: Wrong,
}

/// Why a scenario of a game with these refusals fails.
#[derive(Clone, Debug)]
pub enum ScenarioProblem<R> {
    /// The answer of a step is not legal.
    Illegal(IllegalAction<R>),
    /// An action that a field lists as legal is not.
    NotLegal(Field, IllegalAction<R>),
    /// An action is refused by another clause than this, which the scenario names.
    OtherClause(IllegalAction<R>, String),
    /// Whatever does not depend on the game.
    Wrong(Wrong),
}

impl<R> ScenarioProblem<R> {
    /// The same with other reasons.
    pub(crate) fn map<T>(self, reason: impl Fn(R) -> T) -> ScenarioProblem<T> {
        let other = |error: IllegalAction<R>| IllegalAction {
            action: error.action,
            reason: reason(error.reason),
            clause: error.clause,
        };
        match self {
            Self::Illegal(error) => ScenarioProblem::Illegal(other(error)),
            Self::NotLegal(field, error) => ScenarioProblem::NotLegal(field, other(error)),
            Self::OtherClause(error, expected) => {
                ScenarioProblem::OtherClause(other(error), expected)
            }
            Self::Wrong(wrong) => ScenarioProblem::Wrong(wrong),
        }
    }
}

slugs! {
    /// An expectation of a step that lists actions.
    pub enum Field {
        /// Some that are legal.
        Has = "has",
        /// Some that are not legal.
        Lacks = "lacks",
        /// All that are legal.
        Legal = "legal",
        /// Some that are refused.
        Refuse = "refuse",
    }
}

/// What is wrong with a scenario, whichever game it is of.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// The system does not read the file.
    System(io::ErrorKind, String),
    /// The file cannot be understood; the reader of TOML says why, in its own words.
    Unreadable(String),
    NoGame(String),
    NoClause(String),
    NoRuling(String),
    /// No rule of the game was mended under this name.
    NoMend {
        slug: String,
        known: Vec<&'static str>,
    },
    Options(OptionsError),
    /// A deal and a position exclude each other.
    SeedAndTable,
    /// Neither a deal nor a position.
    NoBeginning,
    Setup(SetupError),
    /// The game is over and a step is left.
    AfterTheEnd,
    OtherSeat {
        asked: Seat,
        named: Seat,
    },
    /// A text that is no action.
    NotNotation(String),
    /// An action that should not be legal is.
    IsLegal(Field, String),
    /// An action that should be refused by this clause is legal.
    NotRefused {
        action: String,
        expected: String,
    },
    /// A refused action changed the table.
    RefusalChanges(String),
    /// A path of `then` has a part that leads nowhere.
    NoPath {
        path: String,
        key: String,
        there: Box<Value>,
    },
    /// Another value than expected is at the end of a path; both as JSON.
    OtherValue {
        path: String,
        found: String,
        expected: String,
    },
    /// Dice were given and not rolled.
    DiceLeft(Vec<Value>),
    /// The program broke a law of its own, whatever the scenario says. It tells so in the English of
    /// those who have to mend it.
    Law(String),
}

impl<R> From<Wrong> for ScenarioProblem<R> {
    fn from(wrong: Wrong) -> Self {
        Self::Wrong(wrong)
    }
}

impl<R> From<IllegalAction<R>> for ScenarioProblem<R> {
    fn from(error: IllegalAction<R>) -> Self {
        Self::Illegal(error)
    }
}
