//! What follows from the counts.

use gloria_mundi::score::EndedBy;

use super::Series;
use super::symbols::Symbols;
use super::tally::CardTally;
use crate::crowd::Count;
use crate::figures::{SeatShares, WIN, mean_of, part};

impl CardTally {
    /// The part of its appearances in the forum that ended with a purchase.
    pub(super) fn rate(&self) -> f64 {
        part(self.bought, self.seen)
    }

    pub(super) fn win_rate(&self) -> f64 {
        part(self.wins, self.bought * WIN)
    }
}

impl Series {
    pub(super) const fn players(&self) -> u8 {
        self.options.players
    }

    pub(super) fn mean_turns(&self) -> f64 {
        mean_of(&self.tally.turns.0)
    }

    pub(super) fn ending(&self, by: EndedBy) -> f64 {
        part(self.tally.endings[by.index()], self.tally.games)
    }

    pub(super) fn seats(&self) -> SeatShares {
        SeatShares::new(self.tally.games, &self.tally.wins[..usize::from(self.players())])
    }

    /// The own turn in which players first buy, on average.
    pub(super) fn first_purchase(&self) -> f64 {
        part(self.tally.first_purchases, self.tally.buyers)
    }

    pub(super) fn cards(&self) -> &[CardTally] {
        &self.tally.cards.0[..self.options.deck.cards.len()]
    }

    /// How many cards nobody bought, or nobody used though they have a power.
    pub(super) fn n_unused(&self) -> usize {
        let cards = self.cards().iter().zip(&self.options.deck.cards);
        cards
            .filter(|(card, printed)| {
                card.bought == 0 || card.used == 0 && Symbols::of(printed).has_power()
            })
            .count()
    }

    /// The purchase rates of the least and the most bought card.
    pub(super) fn extreme_rates(&self) -> (f64, f64) {
        let rates = self.cards().iter().map(CardTally::rate);
        rates.fold((1.0, 0.0), |(least, most), rate| (rate.min(least), rate.max(most)))
    }
}

#[derive(Debug)]
pub(super) struct CardFigures {
    pub(super) sum: CardTally,
    /// Uses of its power for each purchase, if it has one.
    pub(super) uses: Option<f64>,
    /// How often its buyers win, relative to the fair share.
    pub(super) wins: f64,
}

pub(super) fn cards(all: &[Series]) -> Vec<CardFigures> {
    let n_cards = all.first().map_or(0, |series| series.cards().len());
    (0..n_cards).map(|index| card(all, index)).collect()
}

fn card(all: &[Series], index: usize) -> CardFigures {
    let tallies = || all.iter().map(|series| series.cards()[index]);
    let sum = tallies().fold(CardTally::default(), Count::plus);
    let wins = all.iter().zip(tallies()).map(|(series, card)| {
        card.win_rate() * f64::from(series.players()) * part(card.bought, sum.bought)
    });
    let has_power = Symbols::of(&all[0].options.deck.cards[index]).has_power();
    let uses = has_power.then(|| part(sum.used, sum.bought));
    CardFigures { sum, uses, wins: wins.sum() }
}
