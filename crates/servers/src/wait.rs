//! Waiting for what happens by itself.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(2);

/// What happens in the end; it is a failure if that takes longer than `patience`.
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
