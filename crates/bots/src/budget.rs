//! How long a bot may think.

use std::fmt;
use std::num::NonZeroU32;
use std::time::Duration;

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Of the clock, for all questions that it is asked in one turn, whoever's turn it is.
    Turn(Duration),
    /// Of imagined games, for each question. The answers then depend on the seed alone.
    Iterations(NonZeroU32),
}

impl Budget {
    /// What a search takes when nothing is said.
    pub const USUAL: Self = Self::Turn(Duration::from_millis(100));

    /// A number of milliseconds a turn, unless it is 0.
    pub fn milliseconds(n: u32) -> Option<Self> {
        Some(Self::Turn(Duration::from_millis(NonZeroU32::new(n)?.get().into())))
    }

    /// A number of iterations a question, unless it is 0.
    pub fn iterations(n: u32) -> Option<Self> {
        NonZeroU32::new(n).map(Self::Iterations)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(time) => write!(f, "{}ms", time.as_millis()),
            Self::Iterations(n) => write!(f, "{n}it"),
        }
    }
}
