//! What follows from counts, in any game.
#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use engine::Outcome;

/// A win is this many parts, so that up to six can share it.
pub(crate) const WIN: u64 = 60;

/// The parts of the win by seat. Those who win share one win.
pub(crate) fn win_parts<E>(outcome: &Outcome<E>) -> Vec<u64> {
    let each = WIN.div_euclid(outcome.winners().count().max(1) as u64);
    outcome.standings().iter().map(|standing| if standing.won { each } else { 0 }).collect()
}

/// A part of a whole; 0 of nothing.
pub(crate) fn part(some: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { some as f64 / all as f64 }
}

/// Half the width of the interval that holds a share of `n` with 95 %.
pub(crate) fn half_width(share: f64, n: u64) -> f64 {
    1.96 * (share * (1.0 - share) / n.max(1) as f64).sqrt()
}

/// Games by a number that each has, such as its turns.
pub(crate) fn mean_of(games_by: &[u64]) -> f64 {
    let sum = (0..).zip(games_by).map(|(n, games): (u64, _)| n * games).sum();
    part(sum, games_by.iter().sum())
}

/// The least number that this many in a hundred games did not exceed.
pub(crate) fn percentile(games_by: &[u64], hundredths: u64) -> usize {
    let all: u64 = games_by.iter().sum();
    let mut games = 0;
    let enough = |n: &u64| {
        games += n;
        games * 100 >= all * hundredths
    };
    games_by.iter().position(enough).unwrap_or(0)
}

/// What part of the wins each place in the order of play has.
#[derive(Clone, Debug)]
pub(crate) struct SeatShares {
    pub(crate) games: u64,
    pub(crate) shares: Vec<f64>,
}

impl SeatShares {
    pub(crate) fn new(games: u64, wins: &[u64]) -> Self {
        Self { games, shares: wins.iter().map(|wins| part(*wins, games * WIN)).collect() }
    }

    pub(crate) fn fair(&self) -> f64 {
        1.0 / self.shares.len().max(1) as f64
    }

    /// The largest deviation of a place's part from the fair one, relative to that.
    pub(crate) fn advantage(&self) -> f64 {
        self.shares.iter().map(|share| (share / self.fair() - 1.0).abs()).fold(0.0, f64::max)
    }

    pub(crate) fn half_width(&self, share: f64) -> f64 {
        half_width(share, self.games)
    }
}

pub(crate) fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_by_length_have_a_mean_and_percentiles() {
        let games_by = [0, 1, 2, 1];
        assert!((mean_of(&games_by) - 2.0).abs() < 1e-9);
        assert_eq!([10, 50, 90].map(|n| percentile(&games_by, n)), [1, 2, 3]);
    }

    #[test]
    fn the_advantage_is_relative_to_the_fair_share() {
        let seats = SeatShares::new(10, &[6 * WIN, 4 * WIN]);
        assert!((seats.advantage() - 0.2).abs() < 1e-9);
    }
}
