//! Waiting for a condition.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(2);

/// Calls `look` until it returns a value; panics after `patience`.
#[track_caller]
pub fn until<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < patience, "it does not happen");
        sleep(PAUSE);
    }
}
