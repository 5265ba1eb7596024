//! Versions of a game's rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::SetupError;

/// A version of a game's rules, from 1. It is agreed before the deal, and a game is played, stored
/// and replayed under its version for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rules(pub u32);

impl Rules {
    /// The first version. Options stored before there was a second do not name it.
    pub const FIRST: Self = Self(1);

    /// [`Rules::FIRST`], the default for options that name none.
    pub const fn first() -> Self {
        Self::FIRST
    }

    /// Whether this is [`Rules::FIRST`].
    pub const fn is_first(&self) -> bool {
        self.0 == Self::FIRST.0
    }

    /// Whether this version is `version` or later.
    #[inline]
    pub const fn since(self, version: u32) -> bool {
        self.0 >= version
    }

    /// Whether this version has a mend.
    #[inline]
    pub const fn has(self, mend: &Mend) -> bool {
        self.since(mend.since)
    }

    /// Fails unless the version is known: from the first to `newest`.
    pub fn check(self, newest: Self) -> Result<(), SetupError> {
        SetupError::check_range("rules", self.0, Self::FIRST.0..=newest.0)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A mended rule. Code asks [`Rules::has`]; the constant documents what held before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Its name in scenarios, which show both sides.
    pub slug: &'static str,
    /// The first version with it.
    pub since: u32,
    /// The clause or ruling it mends.
    pub cites: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SetupProblem;

    #[test]
    fn a_mend_holds_from_its_version_on() {
        let mend = Mend { slug: "late-army", since: 2, cites: "R-X01" };
        assert_eq!([1, 2, 3].map(|version| Rules(version).has(&mend)), [false, true, true]);
    }

    #[test]
    fn versions_go_from_the_first_to_the_newest() {
        assert_eq!([1, 2].map(|version| Rules(version).check(Rules(2)).is_ok()), [true, true]);
        for found in [0, 3] {
            let problem = SetupProblem::OutOfRange { found, least: 1, most: 2 };
            assert_eq!(Rules(found).check(Rules(2)), Err(SetupError::new("rules", problem)));
        }
    }
}
