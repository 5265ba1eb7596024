//! The three answers.

use std::fmt;
use std::str::FromStr;

use engine::ParseActionError;

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
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        Self::ALL
            .into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| ParseActionError { text: text.into() })
    }
}

impl<const FLAW: u8> engine::Action for Move<FLAW> {
    fn is_secret(self) -> bool {
        false
    }

    fn pack(self) -> u16 {
        match self {
            Self::Draw => 0,
            Self::Roll if FLAW != flaw::PACK => 2,
            Self::Pass | Self::Roll => 1,
        }
    }

    fn unpack(number: u16) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}
