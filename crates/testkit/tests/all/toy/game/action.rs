//! The three answers.

use std::fmt;
use std::str::FromStr;

use engine::Listed;
use engine::notation::UnknownWord;

use super::flaw;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move<const FLAW: u8> {
    Draw,
    Pass,
    Roll,
}

impl<const FLAW: u8> Move<FLAW> {
    const ALL: [Self; 3] = [Self::Draw, Self::Pass, Self::Roll];
}

impl<const FLAW: u8> fmt::Display for Move<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Draw => "draw",
            Self::Pass => "pass",
            Self::Roll if FLAW == flaw::TEXT => "pass",
            Self::Roll => "roll",
        })
    }
}

impl<const FLAW: u8> FromStr for Move<FLAW> {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|action| action.to_string() == text).ok_or(UnknownWord)
    }
}

impl<const FLAW: u8> engine::Action for Move<FLAW> {
    fn is_secret(self) -> bool {
        false
    }
}

impl<const FLAW: u8> Listed for Move<FLAW> {
    const N: usize = Self::ALL.len();

    fn nth(place: usize) -> Self {
        Self::ALL[place]
    }

    fn place(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Roll if FLAW != flaw::NUMBER => 2,
            Self::Pass | Self::Roll => 1,
        }
    }
}
