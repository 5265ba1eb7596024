//! What is seen.

use engine::Seat;
use serde::Serialize;
use testkit::laws::Lesson;

use super::{CARDS, flaw};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) hands: [Option<u8>; 2],
    pub(crate) n_deck: usize,
    pub(crate) discards: Vec<u8>,
    pub(crate) coins: [u8; 2],
    pub(crate) turn: u8,
}

impl View {
    pub(crate) fn unseen(&self) -> Vec<u8> {
        let seen = |card| self.hands.contains(&Some(card)) || self.discards.contains(&card);
        CARDS.into_iter().filter(|&card| !seen(card)).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Happened<const FLAW: u8> {
    Discarded { seat: Seat, card: u8 },
    Drew { seat: Seat, card: Option<u8> },
    Passed { seat: Seat },
    Rolled { seat: Seat, pips: u8 },
    Over,
}

impl<const FLAW: u8> Happened<FLAW> {
    /// What the event may teach the observer.
    pub(crate) fn lesson(&self, observer: Option<Seat>) -> Lesson {
        match self {
            Self::Discarded { seat, .. } if observer == Some(*seat) => Lesson::Nothing,
            Self::Drew { seat, .. } if observer != Some(*seat) => Lesson::Nothing,
            Self::Passed { .. } => Lesson::Nothing,
            Self::Discarded { .. } | Self::Drew { .. } | Self::Rolled { .. } => Lesson::Said,
            Self::Over => Lesson::Seen,
        }
    }
}

impl<const FLAW: u8> engine::Event for Happened<FLAW> {
    fn seen_by(&self, observer: Option<Seat>) -> Option<Self> {
        match *self {
            Self::Drew { seat, card } if observer != Some(seat) => {
                let left = match FLAW {
                    flaw::EVENT_LEAKS => card,
                    flaw::REDACTION_LEAKS => card.map(|card| card % 2),
                    flaw::REDACTS_AGAIN => card.map_or(Some(0), |_| None),
                    flaw::SPECTATOR_SEES if observer.is_none() => card,
                    _ => None,
                };
                Some(Self::Drew { seat, card: left })
            }
            Self::Discarded { .. }
            | Self::Drew { .. }
            | Self::Passed { .. }
            | Self::Rolled { .. }
            | Self::Over => Some(self.clone()),
        }
    }
}
