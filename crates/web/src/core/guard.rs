//! A fault of ours at one table must not stop the others.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tracing::Instrument;

use crate::core::problem::Problem;
use crate::core::text::{locale, speaking};

/// Runs a task of its own: a panic becomes a problem, and the task goes on if nobody waits for it.
pub(crate) async fn guard<T: Send + 'static>(
    task: impl Future<Output = T> + Send + 'static,
) -> Result<T, Problem> {
    let task = speaking(locale(), task).in_current_span();
    tokio::spawn(task).await.map_err(|error| Problem::internal(&error))
}

/// Locks what no panic leaves half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::problem::Code;

    #[tokio::test]
    async fn a_panic_is_a_problem() {
        let broken = guard(async { assert!(std::hint::black_box(false), "a fault") });
        assert_eq!(broken.await.map_err(|problem| problem.code), Err(Code::Internal));
        assert_eq!(guard(async { 1 }).await, Ok(1));
    }
}
