//! What can be wrong with a request.

use std::fmt;
use std::ops::RangeInclusive;

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
    pub problem: SetupProblem,
}

/// What is wrong with an option or a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// A number is too small or too large.
    OutOfRange {
        /// The number.
        found: u32,
        /// The smallest that is possible.
        least: u32,
        /// The largest that is possible.
        most: u32,
    },
    /// There are more than this many.
    TooMany {
        /// As many as there can be.
        most: u32,
    },
    /// With what is there, there are more of something than the box holds.
    BoxHolds {
        /// Of what, by its slug.
        what: &'static str,
        /// As many as the box holds.
        most: u32,
    },
    /// There are more different ones of something than there may be.
    TooManyKinds {
        /// Of what, as it is written.
        what: &'static str,
        /// As many as there may be.
        most: u32,
    },
    /// Nobody sits there.
    NoSuchSeat,
    /// It must name each seat that belongs there once, and no other.
    NotEverySeat,
    /// Something, by its slug, is there twice.
    Twice(&'static str),
    /// Something, by its slug, must be there and is not.
    Missing(&'static str),
}

impl SetupError {
    /// An error at an option or zone.
    pub fn new(at: impl Into<String>, problem: SetupProblem) -> Self {
        Self { at: at.into(), problem }
    }

    /// An error unless `least <= found <= most`.
    pub fn check_range(
        at: impl Into<String>,
        found: impl Into<u32>,
        range: RangeInclusive<u8>,
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
