//! How a search is told that nobody waits for its answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a search to stop. Clones are one and the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops what heeds it, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
