//! The phases of a turn.

use engine::slugs;
use gloria_mundi::Decision;
use gloria_mundi::bill::Due;

use crate::Words;
use crate::message::say;

slugs! {
    /// The phases of a turn. GLM 2.6.
    pub enum TurnPhase {
        Forum = "forum",
        Play = "play",
        Activate = "activate",
        Buy = "buy",
        /// Tribute, and what follows if none is paid.
        Tribute = "tribute",
    }
}

impl TurnPhase {
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
        say!(words, gm_phase[TurnPhase: self])
    }
}
