//! Servers that tests start and throw away, and the programs they need, found or installed. A
//! dev-dependency only.
#![expect(clippy::print_stdout, reason = "a test says what it installs and what it leaves out")]
#![expect(missing_docs, reason = "only our tests use it: what a name says is not said twice")]

mod axe;
mod disk;
mod folder;
mod postgres;
mod programs;
mod wire;

use std::thread::sleep;
use std::time::{Duration, Instant};

pub use axe::axe;
pub use disk::Disk;
pub use folder::Folder;
pub use postgres::Postgres;
pub use programs::{Missing, chromium, postgres};
pub use wire::Wire;

/// Calls `look` every two milliseconds until it returns a value; panics after `patience`.
#[track_caller]
pub fn until<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < patience, "it does not happen");
        sleep(Duration::from_millis(2));
    }
}
