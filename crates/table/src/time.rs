//! Times and durations. They come from outside: a table has no clock of its own.

use serde::{Deserialize, Serialize};

/// A time, in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub i64);

/// A duration in milliseconds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    pub const fn seconds(n: i64) -> Self {
        Self(n.saturating_mul(1_000))
    }

    pub const fn days(n: i64) -> Self {
        Self::seconds(n.saturating_mul(86_400))
    }

    /// This duration minus `used`; never negative.
    #[must_use]
    pub fn less(self, used: Self) -> Self {
        Self(self.0.saturating_sub(used.0).max(0))
    }

    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl Time {
    #[must_use]
    pub const fn after(self, span: Millis) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// The duration since `earlier`; zero if it is not earlier.
    pub fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0).max(0))
    }
}
