//! Questions.

use engine::{Clause, Game};
use serde::Serialize;

use crate::bill::Due;
use crate::card::{CardId, Resource, Symbol};
use crate::state::GloriaMundi;

/// A clause of `docs/rules/gloria-mundi.md`.
pub(crate) const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: GloriaMundi::BOOK, chapter, number }
}

/// What the pending seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Decision {
    /// Which production card to play. GLM 4.1.
    Play,
    /// Whether to use one building instead of all cards of the turn's type. GLM 9.8.
    Instead,
    /// Which card to activate next, and whether its building or the production card. GLM 4.5.
    Activate,
    /// How many times to use a power with an X. GLM 9.5.
    Times {
        /// The building.
        card: CardId,
    },
    /// What to take by a power with a free choice: how much of the first kind. GLM 9.2.
    Take {
        /// The building.
        card: CardId,
        /// The kind.
        of: Symbol,
        /// How many are to be chosen, of this kind or of later ones.
        left: u8,
    },
    /// Which building to pull down. GLM 9.6.
    PullDown {
        /// The building whose power it is.
        card: CardId,
        /// Whether one was pulled down already.
        more: bool,
    },
    /// Which building to buy. GLM 5.1.
    Buy,
    /// Whether to replace a printed resource by an architect. GLM 9.10.
    Replace {
        /// The building that is bought.
        card: CardId,
    },
    /// Which architect makes a replacement. GLM 9.10.
    Architect {
        /// What is paid.
        from: Resource,
        /// What it stands for.
        to: Resource,
    },
    /// How much of a resource to pay; the rest is paid in later ones. GLM 5.2, 6.2, 9.4.
    Pay {
        /// What is paid for.
        due: Due,
        /// The resource.
        of: Resource,
    },
    /// Whether to pay tribute. GLM 6.1.
    Tribute,
    /// Which card to lose. GLM 7.2.
    Lose,
    /// Which resource of the tribute to take. GLM 7.5.
    Recover,
}

impl Decision {
    /// The clause that asks.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Play => clause(4, 1),
            Self::Instead => clause(9, 8),
            Self::Activate => clause(4, 5),
            Self::Times { .. } => clause(9, 5),
            Self::Take { .. } => clause(9, 2),
            Self::PullDown { .. } => clause(9, 6),
            Self::Buy => clause(5, 1),
            Self::Replace { .. } | Self::Architect { .. } => clause(9, 10),
            Self::Pay { due: Due::Building { .. }, .. } => clause(5, 2),
            Self::Pay { due: Due::Tribute, .. } => clause(6, 2),
            Self::Pay { due: Due::Power { .. }, .. } => clause(9, 4),
            Self::Tribute => clause(6, 1),
            Self::Lose => clause(7, 2),
            Self::Recover => clause(7, 5),
        }
    }

    /// Whether the seat may say no.
    pub const fn may_decline(self) -> bool {
        matches!(
            self,
            Self::Instead
                | Self::Buy
                | Self::Tribute
                | Self::Replace { .. }
                | Self::PullDown { more: true, .. }
        )
    }
}
