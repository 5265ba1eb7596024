//! References to the rules.

use std::fmt;

use serde::{Serialize, Serializer};

/// A numbered clause of `docs/rules/`, such as `FOR 4.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The three letters of the rules document.
    pub book: &'static str,
    /// The chapter.
    pub chapter: u8,
    /// The number within the chapter.
    pub number: u8,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}.{}", self.book, self.chapter, self.number)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
