//! What is counted.

use engine::{MAX_SEATS, Seat};
use gloria_mundi::Event;
use gloria_mundi::card::{CardId, MAX_CARDS};
use gloria_mundi::score::EndedBy;

use crate::crowd::{Count, Zeroed};

/// More turns than any game has.
pub(super) const MAX_TURNS: usize = 80;

#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) decisions: u64,
    /// Games by their number of turns.
    pub(super) turns: Zeroed<u64, MAX_TURNS>,
    pub(super) endings: [u64; EndedBy::ALL.len()],
    /// Parts of wins by place in the order of play.
    pub(super) wins: [u64; MAX_SEATS],
    pub(super) purchases: u64,
    /// Seats that bought something, and the sum of the own turns in which they first did.
    pub(super) buyers: u64,
    pub(super) first_purchases: u64,
    pub(super) steps: u64,
    pub(super) cards: Zeroed<CardTally, { MAX_CARDS as usize }>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CardTally {
    /// How often it came to the forum.
    pub(super) seen: u64,
    pub(super) bought: u64,
    /// Uses of its power.
    pub(super) used: u64,
    /// Parts of wins of its buyers.
    pub(super) wins: u64,
}

impl Count for Tally {
    fn numbers(&mut self) -> Vec<&mut u64> {
        let single = [
            &mut self.games,
            &mut self.decisions,
            &mut self.purchases,
            &mut self.buyers,
            &mut self.first_purchases,
            &mut self.steps,
        ];
        let cards = self.cards.0.iter_mut().flat_map(CardTally::numbers);
        let lists = self.turns.0.iter_mut().chain(&mut self.endings).chain(&mut self.wins);
        single.into_iter().chain(lists).chain(cards).collect()
    }
}

impl Count for CardTally {
    fn numbers(&mut self) -> Vec<&mut u64> {
        vec![&mut self.seen, &mut self.bought, &mut self.used, &mut self.wins]
    }
}

/// What is remembered of a game while it is played.
#[derive(Debug, Default)]
pub(super) struct Diary {
    pub(super) turn: u8,
    pub(super) bought: Vec<(Seat, CardId, u8)>,
    pub(super) ended: Option<EndedBy>,
}

impl Diary {
    #[expect(clippy::wildcard_enum_match_arm, reason = "other events are not counted")]
    pub(super) fn note(&mut self, tally: &mut Tally, event: Event) {
        match event {
            Event::TurnBegan { turn, .. } => self.turn = turn,
            Event::Added { card } => tally.cards.0[card.index()].seen += 1,
            Event::Used { card, .. }
            | Event::Replaced { card, .. }
            | Event::Served { card, .. }
            | Event::Defended { card, .. } => tally.cards.0[card.index()].used += 1,
            Event::Bought { seat, card, .. } => {
                tally.cards.0[card.index()].bought += 1;
                self.bought.push((seat, card, self.turn));
            }
            Event::Ended { by } => self.ended = Some(by),
            _ => {}
        }
    }

    /// Counts what is known at the end; `parts` of a win by seat.
    pub(super) fn close(&self, tally: &mut Tally, first: Seat, n_players: u8, parts: &[u64]) {
        tally.games += 1;
        tally.turns.0[usize::from(self.turn)] += 1;
        if let Some(by) = self.ended {
            tally.endings[by.index()] += 1;
        }
        for seat in Seat::all(n_players) {
            let place = first.steps_to(seat, n_players);
            tally.wins[usize::from(place)] += parts[seat.index()];
            if let Some((_, _, turn)) = self.bought.iter().find(|(buyer, ..)| *buyer == seat) {
                tally.buyers += 1;
                tally.first_purchases += u64::from((turn - 1 - place).div_ceil(n_players)) + 1;
            }
        }
        for (seat, card, _) in &self.bought {
            tally.purchases += 1;
            tally.cards.0[card.index()].wins += parts[seat.index()];
        }
    }
}
