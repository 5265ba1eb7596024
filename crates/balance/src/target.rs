//! What is promised, and whether it holds.

use std::fmt;

/// A target, and what was measured.
#[derive(Debug)]
pub(crate) struct Verdict {
    /// A number of players, or what else it is about.
    pub(crate) of: String,
    pub(crate) target: String,
    pub(crate) figure: String,
    pub(crate) holds: bool,
}

impl Verdict {
    pub(crate) fn new(
        of: impl Into<String>,
        target: impl Into<String>,
        figure: impl Into<String>,
        holds: bool,
    ) -> Self {
        Self { of: of.into(), target: target.into(), figure: figure.into(), holds }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.holds { "pass" } else { "FAIL" };
        write!(f, "{word}  {:<4}  {:<56} {}", self.of, self.target, self.figure)
    }
}
