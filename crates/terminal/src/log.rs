//! The log that an observer is shown.

/// The log of one observer, and how much of it they have read.
#[derive(Clone, Debug)]
pub struct Log {
    lines: Vec<String>,
    /// The number of lines after each action.
    ends: Vec<usize>,
    n_read: usize,
    /// Whether others have acted since they last saw the table.
    pub(crate) is_stale: bool,
}

impl Log {
    /// An empty log of an observer who has not seen the table.
    pub(crate) const fn new() -> Self {
        Self { lines: Vec::new(), ends: Vec::new(), n_read: 0, is_stale: true }
    }

    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    pub fn news(&self) -> &[String] {
        self.lines.get(self.n_read..).unwrap_or_default()
    }

    pub(crate) const fn n_told(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn tell(&mut self, lines: Vec<String>) {
        self.lines.extend(lines);
        self.ends.push(self.lines.len());
    }

    /// Drops all actions but the first `n`.
    pub(crate) fn rewind(&mut self, n: usize) {
        if n < self.n_told() {
            self.ends.truncate(n);
            self.lines.truncate(self.ends.last().copied().unwrap_or(0));
            self.n_read = self.n_read.min(self.lines.len());
            self.is_stale = true;
        }
    }

    pub(crate) const fn mark_read(&mut self) {
        self.n_read = self.lines.len();
    }

    /// Marks the lines of the first `n` actions as read.
    pub(crate) fn mark_read_to(&mut self, n: usize) {
        let last = n.checked_sub(1).and_then(|last| self.ends.get(last));
        self.n_read = last.copied().unwrap_or(0);
    }
}
