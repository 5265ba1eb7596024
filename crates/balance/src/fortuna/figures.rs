//! What follows from the counts.
#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use fortuna::card::Building;

use super::Series;
use super::tally::Tally;
use super::worth::GamePairs;
use crate::figures::{SeatShares, WIN, part};

impl Series {
    pub(super) const fn players(&self) -> u8 {
        self.options.players
    }

    /// Players of all games together.
    pub(super) fn n_players(&self) -> u64 {
        self.tally.games * u64::from(self.players())
    }

    pub(super) fn seats_of(&self, tally: &Tally) -> SeatShares {
        SeatShares::new(tally.games, &tally.places[..usize::from(self.players())])
    }

    pub(super) fn seats(&self) -> SeatShares {
        self.seats_of(&self.tally)
    }

    fn built(&self, building: Building) -> u64 {
        self.tally.built[building.index()].iter().sum()
    }

    pub(super) fn built_part(&self, building: Building) -> f64 {
        part(self.built(building), self.n_players())
    }

    pub(super) fn built_in(&self, building: Building, bucket: usize) -> f64 {
        part(self.tally.built[building.index()][bucket], self.n_players())
    }

    /// The part of winners who built it. A shared win counts in part.
    pub(super) fn winners_part(&self, building: Building) -> f64 {
        part(self.tally.wins[building.index()], self.all_wins())
    }

    pub(super) fn losers_part(&self, building: Building) -> f64 {
        let losing = self.built(building) * WIN - self.tally.wins[building.index()];
        part(losing, self.n_players() * WIN - self.all_wins())
    }

    /// How often builders win, relative to the fair share.
    pub(super) fn builders_win(&self, building: Building) -> f64 {
        self.relative(self.tally.wins[building.index()], self.built(building))
    }

    /// How often players who build `n` win, relative to the fair share.
    pub(super) fn builders_of_win(&self, n: usize) -> f64 {
        self.relative(self.tally.builder_wins[n], self.tally.builders[n])
    }

    /// How often the player who never builds wins, relative to the fair share.
    pub(super) fn lone_wins(&self) -> f64 {
        self.relative(self.lone.seats[0], self.lone.games)
    }

    fn relative(&self, wins: u64, n: u64) -> f64 {
        part(wins, n * WIN) * f64::from(self.players())
    }

    fn all_wins(&self) -> u64 {
        self.tally.places.iter().sum()
    }
}

impl GamePairs {
    /// The difference of the win chance, from -1 to 1.
    pub(super) fn gain(self) -> f64 {
        part(self.with, self.n * WIN) - part(self.without, self.n * WIN)
    }

    /// Half the width of its 95 % interval.
    pub(super) fn half_width(self) -> f64 {
        let square = part(self.squares, self.n * WIN * WIN) - self.gain().powi(2);
        1.96 * (square.max(0.0) / self.n.max(1) as f64).sqrt()
    }
}
