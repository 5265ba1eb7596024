//! Cancelling a search that is no longer needed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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
