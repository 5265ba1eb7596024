//! The phases of a turn.

use gloria_mundi::Decision;
use gloria_mundi::bill::Due;

use crate::Words;
use crate::message::messages as id;

/// The phases of a turn. GLM 2.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TurnPhase {
    Forum,
    Play,
    Activate,
    Buy,
    /// Tribute, and what follows if none is paid.
    Tribute,
}

impl TurnPhase {
    pub const ALL: [Self; 5] = [Self::Forum, Self::Play, Self::Activate, Self::Buy, Self::Tribute];

    pub const fn of(decision: Decision) -> Self {
        match decision {
            Decision::Play => Self::Play,
            Decision::Instead
            | Decision::Activate
            | Decision::Times { .. }
            | Decision::Take { .. }
            | Decision::PullDown { .. }
            | Decision::Pay { due: Due::Power { .. }, .. } => Self::Activate,
            Decision::Buy
            | Decision::Replace { .. }
            | Decision::Architect { .. }
            | Decision::Pay { due: Due::Building { .. }, .. } => Self::Buy,
            Decision::Tribute
            | Decision::Lose
            | Decision::Recover
            | Decision::Pay { due: Due::Tribute, .. } => Self::Tribute,
        }
    }

    pub fn name(self, words: &Words) -> String {
        words.plain(match self {
            Self::Forum => id::gm_phase_forum,
            Self::Play => id::gm_phase_play,
            Self::Activate => id::gm_phase_activate,
            Self::Buy => id::gm_phase_buy,
            Self::Tribute => id::gm_phase_tribute,
        })
    }
}
