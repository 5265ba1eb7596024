//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// The result of a finished game. `E` tells why it ended and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    n_players: u8,
    standings: [Standing; MAX_SEATS],
    /// Why the game ended and what decided it.
    pub ending: E,
}

/// The final standing of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Victory points.
    pub score: i16,
    /// The rank, from 1; tied seats have the same rank.
    pub rank: u8,
    /// Whether this seat won, alone or with others.
    pub won: bool,
}

impl<E> Outcome<E> {
    /// An outcome with one standing for each seat, clockwise from seat 0.
    pub fn new(standings: &[Standing], ending: E) -> Self {
        let mut all = [Standing::default(); MAX_SEATS];
        all[..standings.len()].copy_from_slice(standings);
        let n_players = u8::try_from(standings.len()).expect("at most MAX_SEATS standings");
        Self { n_players, standings: all, ending }
    }

    /// One standing for each seat.
    pub fn standings(&self) -> &[Standing] {
        &self.standings[..usize::from(self.n_players)]
    }

    /// The seats that won: none, one or several.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.n_players).filter(|seat| self.standings[seat.index()].won)
    }
}
