//! What a bot spends on a game.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::times::Times;
use crate::Thought;

/// What a bot spends on a game. It is not asked questions with a single answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Questions with a choice.
    pub decisions: usize,
    /// Iterations of its search; `None` if it does not search.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub iterations: Option<u64>,
    /// Time for each decision, in nanoseconds.
    pub decision_ns: Times,
    /// Time for all decisions in a turn, its own or another's, in nanoseconds.
    pub turn_ns: Times,
}

/// Measures a bot's thinking.
#[derive(Debug, Default)]
pub(super) struct Watch {
    effort: Effort,
    /// The turn of the last decision, and the time spent in it so far.
    turn: Option<(u32, Duration)>,
}

impl Watch {
    /// Measures a decision: its time and its iterations.
    pub(super) fn time<A>(&mut self, turn: u32, decide: impl FnOnce() -> Thought<A>) -> A {
        let start = Instant::now();
        let Thought { choice, iterations, .. } = decide();
        let time = start.elapsed();
        self.effort.decisions += 1;
        if iterations > 0 {
            let before = self.effort.iterations.unwrap_or(0);
            self.effort.iterations = Some(before + u64::from(iterations));
        }
        self.effort.decision_ns.add(time);
        self.turn = match self.turn {
            Some((same, spent)) if same == turn => Some((turn, spent + time)),
            _ => {
                self.end_turn();
                Some((turn, time))
            }
        };
        choice
    }

    /// The effort, once the game is over.
    pub(super) fn stop(mut self) -> Effort {
        self.end_turn();
        self.effort
    }

    fn end_turn(&mut self) {
        if let Some((_, spent)) = self.turn.take() {
            self.effort.turn_ns.add(spent);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_a_turn_count_together() {
        let mut watch = Watch::default();
        for turn in [1, 1, 1, 2, 4, 4] {
            watch.time(turn, || Thought { iterations: 5, ..Thought::without_reasons(()) });
        }
        let effort = watch.stop();
        assert_eq!(effort.iterations, Some(30));
        assert_eq!(
            (effort.decisions, effort.decision_ns.count(), effort.turn_ns.count()),
            (6, 6, 3)
        );
    }
}
