//! What is counted.

use engine::{MAX_SEATS, Outcome, Seat};
use fortuna::card::Building;
use fortuna::score::{DecidedBy, EndedBy};
use fortuna::sets::Podium;
use fortuna::{Ending, Event};

use crate::crowd::{Count, Zeroed};
use crate::figures::win_parts;

/// Rounds that are told apart; what is later counts for the last.
pub(super) const ROUNDS: usize = 10;
/// More rounds than any game has.
const MAX_ROUNDS: usize = 256;
const BUILDINGS: usize = Building::ALL.len();

#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) decisions: u64,
    /// Games by their number of rounds.
    pub(super) rounds: Zeroed<u64, MAX_ROUNDS>,
    pub(super) endings: [u64; EndedBy::ALL.len()],
    pub(super) decided: [u64; DecidedBy::ALL.len()],
    /// Parts of wins by place in the order of the first round.
    pub(super) places: [u64; MAX_SEATS],
    /// Parts of wins by seat.
    pub(super) seats: [u64; MAX_SEATS],
    /// Players who built, by building and round.
    pub(super) built: [[u64; ROUNDS]; BUILDINGS],
    /// Parts of wins of those who built it.
    pub(super) wins: [u64; BUILDINGS],
    /// Players by how much they built, and their parts of wins.
    pub(super) builders: [u64; BUILDINGS],
    pub(super) builder_wins: [u64; BUILDINGS],
}

impl Count for Tally {
    fn numbers(&mut self) -> Vec<&mut u64> {
        let single = [&mut self.games, &mut self.decisions];
        let games = self.rounds.0.iter_mut().chain(&mut self.endings).chain(&mut self.decided);
        let wins = self.places.iter_mut().chain(&mut self.seats).chain(&mut self.wins);
        let builders = self.builders.iter_mut().chain(&mut self.builder_wins);
        let built = self.built.iter_mut().flatten();
        single.into_iter().chain(games).chain(wins).chain(builders).chain(built).collect()
    }
}

/// What is remembered of a game while it is played.
#[derive(Debug, Default)]
pub(super) struct Diary {
    round: u8,
    built: Vec<(Seat, Building, u8)>,
}

/// The place of a round among those that are told apart.
pub(super) fn bucket(round: u8) -> usize {
    usize::from(round.saturating_sub(1)).min(ROUNDS - 1)
}

impl Diary {
    pub(super) fn note(&mut self, event: Event) {
        if let Event::RoundBegan { round } = event {
            self.round = round;
        }
        if let Event::Built { seat, building, .. } = event {
            self.built.push((seat, building, self.round));
        }
    }

    pub(super) fn close(&self, tally: &mut Tally, podium: Podium, outcome: &Outcome<Ending>) {
        let parts = win_parts(outcome);
        tally.games += 1;
        tally.rounds.0[usize::from(self.round)] += 1;
        tally.endings[outcome.ending.by.index()] += 1;
        tally.decided[outcome.ending.decided.index()] += 1;
        for (place, seat) in podium.iter().enumerate() {
            let won = parts[seat.index()];
            let n_built = self.built.iter().filter(|(builder, ..)| builder == seat).count();
            tally.places[place] += won;
            tally.seats[seat.index()] += won;
            tally.builders[n_built] += 1;
            tally.builder_wins[n_built] += won;
        }
        for (seat, building, round) in &self.built {
            tally.built[building.index()][bucket(*round)] += 1;
            tally.wins[building.index()] += parts[seat.index()];
        }
    }
}
