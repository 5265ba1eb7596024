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

/// The question put to the pending seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Decision {
    /// The production card to play. GLM 4.1.
    Play,
    /// Whether to use one building instead of all cards of the turn's type. GLM 9.8.
    Instead,
    /// The card to activate next, either its building or the production card. GLM 4.5.
    Activate,
    /// The number of times to use a power with an X. GLM 9.5.
    Times { card: CardId },
    /// The amount of one kind to take by a power; `left` counts later kinds too. GLM 9.2.
    Take { card: CardId, of: Symbol, left: u8 },
    /// The building to pull down, after one before if there is `more`. GLM 9.6.
    PullDown { card: CardId, more: bool },
    /// The building to buy. GLM 5.1.
    Buy,
    /// Whether to replace a printed resource by an architect. GLM 9.10.
    Replace { card: CardId },
    /// The architect to make a replacement. GLM 9.10.
    Architect { from: Resource, to: Resource },
    /// The amount of a resource to pay; the rest is paid in later ones. GLM 5.2, 6.2, 9.4.
    Pay { due: Due, of: Resource },
    /// Whether to pay tribute. GLM 6.1.
    Tribute,
    /// The card to lose. GLM 7.2.
    Lose,
    /// The resource to take from the tribute. GLM 7.5.
    Recover,
}

impl Decision {
    /// The clause behind the question.
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

    /// Whether the seat may decline.
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
