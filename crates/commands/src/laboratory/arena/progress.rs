//! How far a match is, on the error output, where a person looks at it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Parts of the bar.
const WIDTH: usize = 30;
const PAUSE: Duration = Duration::from_millis(200);

#[derive(Debug)]
pub(super) struct Progress {
    n_before: usize,
    n_done: usize,
    n_all: usize,
    start: Instant,
    /// When the line was last written; never where nobody looks.
    last: Option<Instant>,
    is_seen: bool,
}

impl Progress {
    pub(super) fn new((n_before, n_all): (usize, usize)) -> Self {
        let (start, is_seen) = (Instant::now(), io::stderr().is_terminal());
        Self { n_before, n_done: n_before, n_all, start, last: None, is_seen }
    }

    pub(super) fn step(&mut self) {
        self.n_done += 1;
        if !self.is_seen || self.last.is_some_and(|last| last.elapsed() < PAUSE) {
            return;
        }
        self.last = Some(Instant::now());
        show(&self.line());
    }

    /// The line makes room for the result.
    pub(super) fn clear(self) {
        if self.is_seen {
            show("");
        }
    }

    fn line(&self) -> String {
        let bar = bar(self.n_done, self.n_all);
        let left = clock(remaining(
            self.start.elapsed(),
            self.n_done - self.n_before,
            self.n_all - self.n_done,
        ));
        format!("{bar} {} of {} games, {left} left", self.n_done, self.n_all)
    }
}

/// Writes over the line. Nobody reads a closed error output.
fn show(text: &str) {
    let mut err = io::stderr();
    let _ = write!(err, "\r\u{1b}[K{text}");
    let _ = err.flush();
}

fn bar(n_done: usize, n_all: usize) -> String {
    let full = (WIDTH * n_done).div_euclid(n_all.max(1)).min(WIDTH);
    format!("[{}{}]", "#".repeat(full), ".".repeat(WIDTH - full))
}

/// How long the rest takes if it goes on like this.
fn remaining(elapsed: Duration, n_done: usize, n_left: usize) -> Duration {
    let rest = elapsed.as_nanos() * n_left as u128;
    Duration::from_nanos(u64::try_from(rest.div_euclid(n_done.max(1) as u128)).unwrap_or(u64::MAX))
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds.div_euclid(60), seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills_and_the_time_runs_out() {
        assert_eq!(bar(0, 0).matches('#').count(), 0);
        assert_eq!(bar(15, 30).matches('#').count(), 15);
        assert_eq!(bar(30, 30).matches('#').count(), WIDTH);
        assert_eq!(clock(remaining(Duration::from_secs(30), 10, 25)), "1:15");
        assert_eq!(clock(remaining(Duration::from_secs(30), 10, 0)), "0:00");
    }
}
