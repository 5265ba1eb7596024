//! What is counted. Whole numbers only, so that the order of adding does not matter.

use engine::{MAX_SEATS, Seat};
use gloria_mundi::Event;
use gloria_mundi::card::{CardId, MAX_CARDS};
use gloria_mundi::score::EndedBy;

/// A win is so many parts, so that up to six can share it.
pub(crate) const WIN: u64 = 60;
/// More turns than any game has.
pub(crate) const MAX_TURNS: usize = 80;

/// Games of one number of players.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    /// Games by their number of turns.
    pub(crate) turns: [u64; MAX_TURNS],
    pub(crate) endings: [u64; EndedBy::ALL.len()],
    /// Parts of wins by place in the order of play.
    pub(crate) wins: [u64; MAX_SEATS],
    pub(crate) purchases: u64,
    /// Seats that bought something, and the sum of the own turns in which they first did.
    pub(crate) buyers: u64,
    pub(crate) first_purchases: u64,
    /// Steps of the winners.
    pub(crate) steps: u64,
    pub(crate) cards: [CardTally; MAX_CARDS as usize],
}

/// One building card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardTally {
    /// How often it came to the forum.
    pub(crate) seen: u64,
    pub(crate) bought: u64,
    /// Uses of its power.
    pub(crate) used: u64,
    /// Parts of wins of those who bought it.
    pub(crate) wins: u64,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            games: 0,
            decisions: 0,
            turns: [0; MAX_TURNS],
            endings: [0; EndedBy::ALL.len()],
            wins: [0; MAX_SEATS],
            purchases: 0,
            buyers: 0,
            first_purchases: 0,
            steps: 0,
            cards: [CardTally::default(); MAX_CARDS as usize],
        }
    }
}

fn add<const N: usize>(sum: &mut [u64; N], other: &[u64; N]) {
    sum.iter_mut().zip(other).for_each(|(sum, n)| *sum += n);
}

impl Tally {
    /// Takes the counts of another in.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.purchases += other.purchases;
        self.buyers += other.buyers;
        self.first_purchases += other.first_purchases;
        self.steps += other.steps;
        add(&mut self.turns, &other.turns);
        add(&mut self.endings, &other.endings);
        add(&mut self.wins, &other.wins);
        for (sum, card) in self.cards.iter_mut().zip(&other.cards) {
            sum.seen += card.seen;
            sum.bought += card.bought;
            sum.used += card.used;
            sum.wins += card.wins;
        }
    }
}

/// What is remembered of a game while it is played.
#[derive(Debug, Default)]
pub(crate) struct Diary {
    pub(crate) turn: u8,
    pub(crate) bought: Vec<(Seat, CardId, u8)>,
    pub(crate) ended: Option<EndedBy>,
}

impl Diary {
    /// Counts an event.
    pub(crate) fn note(&mut self, tally: &mut Tally, event: Event) {
        match event {
            Event::TurnBegan { turn, .. } => self.turn = turn,
            Event::Added { card } => tally.cards[card.index()].seen += 1,
            Event::Used { card, .. }
            | Event::Replaced { card, .. }
            | Event::Defended { card, .. } => tally.cards[card.index()].used += 1,
            Event::Bought { seat, card, .. } => {
                tally.cards[card.index()].bought += 1;
                self.bought.push((seat, card, self.turn));
            }
            Event::Ended { by } => self.ended = Some(by),
            Event::Burnt { .. }
            | Event::Played { .. }
            | Event::Produced { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::PulledDown { .. }
            | Event::Moved { .. }
            | Event::LaidTribute { .. }
            | Event::BarbarianMoved { .. }
            | Event::Lost { .. }
            | Event::Recovered { .. } => {}
        }
    }

    /// Counts what is known at the end; `parts` of a win by seat.
    pub(crate) fn close(&self, tally: &mut Tally, first: Seat, n_players: u8, parts: &[u64]) {
        tally.games += 1;
        tally.turns[usize::from(self.turn)] += 1;
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
            tally.cards[card.index()].wins += parts[seat.index()];
        }
    }
}
