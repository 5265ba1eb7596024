//! Thinking time of a bot.

use std::fmt;
use std::num::NonZeroU32;
use std::time::Duration;

/// The thinking time of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time for all questions in one turn, its own or another's.
    Turn(Duration),
    /// Imagined games for each question. The answers then depend only on the seed.
    Iterations(NonZeroU32),
}

impl Budget {
    /// The default of a search.
    pub const USUAL: Self = Self::Turn(Duration::from_millis(100));

    /// `n` milliseconds per turn; `None` if it is 0.
    pub fn milliseconds(n: u32) -> Option<Self> {
        Some(Self::Turn(Duration::from_millis(NonZeroU32::new(n)?.get().into())))
    }

    /// `n` iterations per question; `None` if it is 0.
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
