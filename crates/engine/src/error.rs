//! Errors in requests.

use std::fmt;
use std::ops::RangeInclusive;

use crate::Clause;

/// An action that is not in the legal list, with the reason and the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAction<R> {
    /// The action in notation.
    pub action: String,
    /// The game's own reason.
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

/// Options or a position that no game can start from: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The option or the zone of the position, such as `players` or `seats.1.money`.
    pub at: String,
    /// What is wrong with it.
    pub problem: SetupProblem,
}

/// What is wrong with an option or a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum SetupProblem {
    /// A number is too small or too large.
    OutOfRange { found: u32, least: u32, most: u32 },
    /// There are more than this many.
    TooMany { most: u32 },
    /// In all, there is more of something than the box holds.
    BoxHolds { what: &'static str, most: u32 },
    /// There are more kinds of something than allowed.
    TooManyKinds { what: &'static str, most: u32 },
    /// There is no such seat.
    NoSuchSeat,
    /// The list must name each of its seats exactly once.
    NotEverySeat,
    /// The thing with this slug occurs twice.
    Twice(&'static str),
    /// The thing with this slug is missing.
    Missing(&'static str),
}

impl SetupError {
    /// An error at an option or zone.
    pub fn new(at: impl Into<String>, problem: SetupProblem) -> Self {
        Self { at: at.into(), problem }
    }

    /// Fails unless `least <= found <= most`.
    pub fn check_range<T: Copy + Into<u32>>(
        at: impl Into<String>,
        found: impl Into<u32>,
        range: RangeInclusive<T>,
    ) -> Result<(), Self> {
        let (found, least, most) = (found.into(), (*range.start()).into(), (*range.end()).into());
        if (least..=most).contains(&found) {
            return Ok(());
        }
        Err(Self::new(at, SetupProblem::OutOfRange { found, least, most }))
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.at, self.problem)
    }
}

impl std::error::Error for SetupError {}

/// Fails unless as many pieces are found as there should be.
pub fn check_pieces<T: Copy + PartialEq + fmt::Debug>(
    what: &str,
    found: T,
    expected: T,
) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: found {found:?}, expected {expected:?}"))
}
