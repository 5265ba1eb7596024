//! Seats at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Listed;

/// The most seats in any game.
pub const MAX_SEATS: usize = 6;

/// A seat at the table, counted clockwise from 0.
///
/// ```
/// use engine::Seat;
/// assert_eq!(Seat(3).clockwise(4), Seat(0));
/// assert_eq!(Seat(1).steps_to(Seat(0), 4), 3);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats at a table, clockwise.
    pub fn all(n_players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n_players).map(Self)
    }

    /// The index in an array with one entry for each seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn clockwise(self, n_players: u8) -> Self {
        Self((self.0 + 1) % n_players)
    }

    /// The number of steps clockwise from this seat to `other`.
    pub const fn steps_to(self, other: Self, n_players: u8) -> u8 {
        (other.0 + n_players - self.0) % n_players
    }
}

impl Listed for Seat {
    const N: usize = MAX_SEATS;

    #[inline]
    fn nth(place: usize) -> Self {
        Self(u8::nth(place))
    }

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}
