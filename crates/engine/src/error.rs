//! What can be wrong with a request.

use std::fmt;

use crate::Clause;

/// An action that is not in the legal list, with the reason and the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAction<R> {
    /// The action in notation.
    pub action: String,
    /// Why it is refused, as the game sees it.
    pub reason: R,
    /// The rule that refuses it.
    pub clause: Clause,
}

impl<R: fmt::Debug> fmt::Display for IllegalAction<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not legal: {:?} ({})", self.action, self.reason, self.clause)
    }
}

impl<R: fmt::Debug> std::error::Error for IllegalAction<R> {}

/// Options or a position from which no game can start: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The option or the zone of the position, such as `players` or `seats.1.money`.
    pub at: String,
    /// What is wrong with it.
    pub problem: String,
}

impl SetupError {
    /// An error at an option or zone.
    pub fn new(at: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { at: at.into(), problem: problem.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

impl std::error::Error for SetupError {}

/// A text that is not an action of the game in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError {
    /// The text as given.
    pub text: String,
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an action in notation", self.text)
    }
}

impl std::error::Error for ParseActionError {}
