//! Clocks. The clock runs for the seat that is asked, while a person plays it.

use engine::Seat;
use serde::Serialize;

use crate::{Millis, Pace, Time};

/// The least a returning person has in the bank, if the bank ever held it.
pub const GRACE: Millis = Millis::seconds(30);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// What each seat has left, in a live game.
    pub banks: Vec<Millis>,
    /// Since when the clock of the asked seat runs.
    pub since: Time,
}

impl Clock {
    pub(crate) fn start(pace: Pace, n_players: u8, at: Time) -> Self {
        let bank = match pace {
            Pace::Live { bank, .. } => bank,
            Pace::Untimed | Pace::Days { .. } => Millis::default(),
        };
        Self { banks: vec![bank; usize::from(n_players)], since: at }
    }

    pub(crate) fn deadline(&self, pace: Pace, asked: Seat) -> Option<Time> {
        match pace {
            Pace::Untimed => None,
            Pace::Live { .. } => Some(self.since.after(self.banks[asked.index()])),
            Pace::Days { days } => Some(self.since.after(Millis::days(days.into()))),
        }
    }

    /// What a seat has left in the bank at `now`.
    pub fn left(&self, seat: Seat, runs: bool, now: Time) -> Millis {
        let bank = self.banks.get(seat.index()).copied().unwrap_or_default();
        if runs { bank.less(now.since(self.since)) } else { bank }
    }

    /// Takes the time of a person's answer from the bank.
    pub(crate) fn charge(&mut self, pace: Pace, seat: Seat, at: Time) {
        if let Pace::Live { .. } = pace {
            let bank = &mut self.banks[seat.index()];
            *bank = bank.less(at.since(self.since));
            self.since = at;
        }
    }

    pub(crate) fn earn(&mut self, seat: Seat, earned: Millis) {
        let bank = &mut self.banks[seat.index()];
        *bank = bank.and(earned);
    }

    /// Takes an increment back, so that a move taken back and played again earns it once.
    pub(crate) fn give_back(&mut self, seat: Seat, earned: Millis) {
        let bank = &mut self.banks[seat.index()];
        *bank = bank.less(earned);
    }

    pub(crate) fn run_out(&mut self, seat: Seat) {
        self.banks[seat.index()] = Millis::default();
    }

    /// Tops up the bank of a person who returns.
    pub(crate) fn come_back(&mut self, pace: Pace, seat: Seat) {
        if let Pace::Live { bank, increment } = pace {
            let left = &mut self.banks[seat.index()];
            *left = (*left).max(increment.max(GRACE).min(bank));
        }
    }
}
