//! How long a bot may think in a turn.

use std::time::Duration;

use ::bots::{Budget, Level, Spec};
use engine::Seat;

/// Below this a bot answers at a glance.
const MOMENT: Duration = Duration::from_millis(1);

/// The time that is left to a bot in a turn of its table. A bot is made anew for each answer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnTime {
    seat: Seat,
    turn: Option<u32>,
    /// How many answers had been given; when some were taken back, the turn begins anew.
    n_given: usize,
    left: Duration,
}

impl TurnTime {
    /// The same at a later question, or all the time of a new turn.
    pub(crate) fn at(self, level: Level, (seat, turn): (Seat, u32), n_given: usize) -> Self {
        let goes_on = (self.seat, self.turn) == (seat, Some(turn)) && n_given > self.n_given;
        let left = if goes_on { self.left } else { level.time() };
        Self { seat, turn: Some(turn), n_given, left }
    }

    /// The same after some of it was spent.
    pub(crate) const fn after(self, spent: Duration) -> Self {
        Self { left: self.left.saturating_sub(spent), ..self }
    }

    /// The bot for the next answer, within what is left to it.
    pub(crate) fn spec(self, level: Level) -> Spec {
        match level.spec() {
            thinker if thinker.budget.is_none() => thinker,
            _ if self.left < MOMENT => Level::Miles.spec(),
            thinker => Spec { budget: Some(Budget::Turn(self.left)), ..thinker },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_has_its_time_once_unless_it_is_taken_back() {
        let level = Level::Legatus;
        let first = TurnTime::default().at(level, (Seat(1), 4), 7);
        assert_eq!(first.left, level.time());
        let used = TurnTime { left: Duration::ZERO, ..first };
        assert_eq!(used.at(level, (Seat(1), 4), 8).left, Duration::ZERO);
        assert_eq!(used.at(level, (Seat(1), 4), 8).spec(level), Level::Miles.spec());
        for (asked, n_given) in [((Seat(2), 4), 8), ((Seat(1), 5), 8), ((Seat(1), 4), 7)] {
            assert_eq!(used.at(level, asked, n_given).left, level.time());
        }
    }
}
