//! What was told to whom.

/// What one observer was told, and how much of it he has read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub(crate) lines: Vec<String>,
    pub(crate) n_read: usize,
    /// Whether others have acted since he last saw the table.
    pub(crate) is_stale: bool,
}

impl Log {
    /// Everything, the oldest first.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Forgets what was told since there were so many lines.
    pub(crate) fn rewind(&mut self, n_lines: usize) {
        self.lines.truncate(n_lines);
        self.n_read = self.n_read.min(n_lines);
        self.is_stale = true;
    }

    /// What he has not read yet.
    pub fn news(&self) -> &[String] {
        self.lines.get(self.n_read..).unwrap_or_default()
    }
}
