//! Time control, and cancelling a search that is no longer needed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::Budget;

/// The share of the turn's remaining time that a question may take: most goes to the first.
const SHARE: f32 = 0.6;

/// Divides the time of a turn among its questions.
#[derive(Clone, Debug)]
pub(super) struct TurnClock {
    budget: Budget,
    turn: Option<u32>,
    left: Duration,
}

impl TurnClock {
    pub(super) const fn new(budget: Budget) -> Self {
        Self { budget, turn: None, left: Duration::ZERO }
    }

    /// The thinking time for the turn's next question, for each of `threads` threads.
    pub(super) fn allow(&mut self, turn: u32, threads: u32) -> ThinkingTime {
        match self.budget {
            Budget::Iterations(n) => ThinkingTime::Iterations(n.get().div_ceil(threads)),
            Budget::Turn(time) => {
                if self.turn != Some(turn) {
                    (self.turn, self.left) = (Some(turn), time);
                }
                ThinkingTime::Time { start: Instant::now(), time: self.left.mul_f32(SHARE) }
            }
        }
    }

    /// Deducts time from the turn.
    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) enum ThinkingTime {
    Iterations(u32),
    Time { start: Instant, time: Duration },
}

impl ThinkingTime {
    /// An estimate of the iterations left after `done`.
    pub(super) fn remaining(&self, done: u32) -> u32 {
        match self {
            Self::Iterations(n) => n.saturating_sub(done),
            Self::Time { start, time } => {
                let used = start.elapsed();
                let left = time.saturating_sub(used).as_secs_f64();
                estimate(f64::from(done) * left / used.as_secs_f64().max(1e-9), left)
            }
        }
    }
}

/// Tells a search to stop. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops every search that holds it, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The threads in which more than one answer may still win. They stop together: one that stopped
/// alone would have less weight in the sum, and leave its core idle.
#[derive(Debug)]
pub(super) struct Doubters {
    number: Option<AtomicUsize>,
    stop: Stop,
}

impl Doubters {
    /// A budget of iterations is used in full: when threads agree depends on the machine.
    pub(super) fn new(threads: usize, limit: &ThinkingTime, stop: Stop) -> Self {
        let may_stop = threads == 1 || matches!(limit, ThinkingTime::Time { .. });
        Self { number: may_stop.then(|| AtomicUsize::new(threads)), stop }
    }

    /// Whether any thread is undecided. None is once the search is stopped.
    pub(super) fn are_any(&self) -> bool {
        let doubts = |number: &AtomicUsize| number.load(Ordering::Relaxed) > 0;
        !self.stop.is_told() && self.number.as_ref().is_none_or(doubts)
    }

    pub(super) fn one_less(&self) {
        if let Some(number) = &self.number {
            number.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a bounded estimate")]
fn estimate(iterations: f64, seconds_left: f64) -> u32 {
    if seconds_left > 0.0 { iterations.clamp(1.0, 1e9) as u32 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(limit: ThinkingTime) -> Duration {
        match limit {
            ThinkingTime::Time { time, .. } => time,
            ThinkingTime::Iterations(n) => panic!("{n} iterations"),
        }
    }

    #[test]
    fn a_chain_of_questions_stays_within_the_turn() {
        let budget = Duration::from_secs(1);
        let mut clock = TurnClock::new(Budget::Turn(budget));
        let mut used = Duration::ZERO;
        let first = time(clock.allow(4, 1));
        assert!(first > budget.mul_f32(0.5), "most of it goes to the first");
        for _ in 0..100 {
            let next = time(clock.allow(4, 1));
            clock.spend(next);
            used += next;
        }
        assert!(used <= budget);
        assert_eq!(time(clock.allow(5, 1)), first, "a new turn");
    }

    #[test]
    fn threads_stop_together() {
        let now = ThinkingTime::Time { start: Instant::now(), time: Duration::from_secs(1) };
        let two = Doubters::new(2, &now, Stop::default());
        two.one_less();
        assert!(two.are_any(), "one of two is not enough");
        two.one_less();
        assert!(!two.are_any());
        let stop = Stop::default();
        let reproducible = Doubters::new(2, &ThinkingTime::Iterations(100), stop.clone());
        reproducible.one_less();
        reproducible.one_less();
        assert!(reproducible.are_any(), "all iterations are made");
        stop.stop();
        assert!(!reproducible.are_any(), "unless nobody waits for them");
    }

    #[test]
    fn iterations_are_shared_by_the_threads() {
        let mut clock = TurnClock::new(Budget::iterations(100).expect("some"));
        let limit = clock.allow(0, 3);
        assert_eq!((limit.remaining(0), limit.remaining(30), limit.remaining(40)), (34, 4, 0));
    }
}
