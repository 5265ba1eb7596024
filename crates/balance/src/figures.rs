//! What follows from the counts.
#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use gloria_mundi::score::EndedBy;

use crate::Series;
use crate::tally::{CardTally, WIN};

/// A part of a whole; 0 of nothing.
pub(crate) fn part(some: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { some as f64 / all as f64 }
}

impl CardTally {
    /// The part of its appearances in the forum that ended with a purchase.
    pub(crate) fn rate(&self) -> f64 {
        part(self.bought, self.seen)
    }

    /// How often its buyers won.
    pub(crate) fn win_rate(&self) -> f64 {
        part(self.wins, self.bought * WIN)
    }

    pub(crate) const fn plus(self, other: Self) -> Self {
        Self {
            seen: self.seen + other.seen,
            bought: self.bought + other.bought,
            used: self.used + other.used,
            wins: self.wins + other.wins,
        }
    }
}

impl Series {
    pub(crate) const fn players(&self) -> u8 {
        self.options.players
    }

    pub(crate) fn mean_turns(&self) -> f64 {
        let turns = (0..).zip(self.tally.turns).map(|(turns, games): (u64, u64)| turns * games);
        part(turns.sum(), self.tally.games)
    }

    /// The fewest turns that so many in a hundred games did not exceed.
    pub(crate) fn percentile(&self, hundredths: u64) -> usize {
        let mut games = 0;
        let enough = |n: &u64| {
            games += n;
            games * 100 >= self.tally.games * hundredths
        };
        self.tally.turns.iter().position(enough).unwrap_or(0)
    }

    pub(crate) fn ending(&self, by: EndedBy) -> f64 {
        part(self.tally.endings[by.index()], self.tally.games)
    }

    /// The part of all wins by place in the order of play.
    pub(crate) fn seat_shares(&self) -> Vec<f64> {
        let wins = &self.tally.wins[..usize::from(self.players())];
        wins.iter().map(|wins| part(*wins, self.tally.games * WIN)).collect()
    }

    /// The largest deviation of a place's part of the wins from the fair one, relative to that.
    pub(crate) fn seat_advantage(&self) -> f64 {
        let fair = 1.0 / f64::from(self.players());
        self.seat_shares().iter().map(|share| (share / fair - 1.0).abs()).fold(0.0, f64::max)
    }

    /// Half the width of the interval that holds a share with 95 %.
    pub(crate) fn half_width(&self, share: f64) -> f64 {
        1.96 * (share * (1.0 - share) / self.tally.games.max(1) as f64).sqrt()
    }

    pub(crate) fn cards(&self) -> &[CardTally] {
        &self.tally.cards[..self.options.deck.cards.len()]
    }

    /// The purchase rates of the least and the most bought card.
    pub(crate) fn extreme_rates(&self) -> (f64, f64) {
        let rates = self.cards().iter().map(CardTally::rate);
        rates.fold((1.0, 0.0), |(least, most), rate| (rate.min(least), rate.max(most)))
    }
}
