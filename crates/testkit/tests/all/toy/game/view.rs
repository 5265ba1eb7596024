//! What is seen.

use engine::Seat;
use serde::Serialize;

use super::{CARDS, flaw};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    #[serde(skip)]
    pub(crate) observer: Option<Seat>,
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
    Over { hands: [u8; 2] },
}

impl<const FLAW: u8> Happened<FLAW> {
    /// Whether the event may tell the observer something new.
    pub(crate) fn is_news(&self, observer: Option<Seat>) -> bool {
        match self {
            Self::Discarded { seat, .. } => observer != Some(*seat),
            Self::Drew { seat, .. } => observer == Some(*seat),
            Self::Passed { .. } => false,
            Self::Rolled { .. } | Self::Over { .. } => true,
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
            | Self::Over { .. } => Some(self.clone()),
        }
    }
}
