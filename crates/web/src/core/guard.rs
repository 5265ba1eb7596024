//! A fault of ours at one table must not stop the others.

use tracing::Instrument;

use crate::core::problem::Problem;
use crate::core::text::{locale, speaking};

/// Runs a task by itself: should it panic, that is a problem of its caller and of nobody
/// else. It goes on even if nobody waits any more.
pub(crate) async fn guard<T: Send + 'static>(
    task: impl Future<Output = T> + Send + 'static,
) -> Result<T, Problem> {
    let task = speaking(locale(), task).in_current_span();
    tokio::spawn(task).await.map_err(|error| Problem::internal(&error))
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
