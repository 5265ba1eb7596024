//! Many games at a time.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::plan::BalancePlan;

/// An array of zeros of any length. Arrays of more than 32 have no default.
#[derive(Clone, Debug)]
pub(crate) struct Zeroed<T, const N: usize>(pub(crate) [T; N]);

impl<T: Copy + Default, const N: usize> Default for Zeroed<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

/// What is counted. Whole numbers only, so that the order of adding does not matter.
pub(crate) trait Count: Default + Send {
    /// Every count.
    fn numbers(&mut self) -> Vec<&mut u64>;

    fn plus(mut self, mut other: Self) -> Self {
        self.numbers().into_iter().zip(other.numbers()).for_each(|(sum, n)| *sum += *n);
        self
    }
}

/// Counts of games, each played by `one`, from the first of the plan on. The same however many
/// threads there are, unless the bots think by the clock.
pub(crate) fn many<T: Count>(
    plan: &BalancePlan,
    games: u64,
    one: impl Fn(u64, &mut T) + Sync,
) -> T {
    let next = AtomicU64::new(plan.from);
    let share = || {
        let mut counts = T::default();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= plan.from + games {
                return counts;
            }
            one(nth, &mut counts);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.get()).map(|_| scope.spawn(share)).collect();
        let counts = workers.into_iter().map(thread::ScopedJoinHandle::join);
        let counts = counts.map(|counts| counts.unwrap_or_else(|panic| resume_unwind(panic)));
        counts.fold(T::default(), T::plus)
    })
}
