//! Many games at a time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::plan::BalancePlan;

/// What is counted. Whole numbers only, so that the order of adding does not matter.
pub(crate) trait Count: Default + Send {
    /// Every count.
    fn numbers(&mut self) -> Vec<&mut u64>;

    /// Takes the counts of another in.
    fn add(&mut self, mut other: Self) {
        self.numbers().into_iter().zip(other.numbers()).for_each(|(sum, n)| *sum += *n);
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
    let mut sum = T::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.get()).map(|_| scope.spawn(share)).collect();
        for worker in workers {
            sum.add(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    sum
}
