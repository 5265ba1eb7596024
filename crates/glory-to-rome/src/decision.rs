//! Questions.

use engine::{Clause, Game, Seat};
use serde::{Serialize, Serializer};

use crate::card::{Building, Material, Role};
use crate::state::GloryToRome;

/// A clause of `docs/rules/glory-to-rome.md`.
pub(crate) const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: GloryToRome::BOOK, chapter, number }
}

/// The finished parts of one action, or of one thinker. GTR 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts(u8);

impl Parts {
    /// No part is finished.
    pub const NONE: Self = Self(0);
    /// The part that every player has: from the pool, from the stockpile, building.
    pub const MAIN: Self = Self(1);
    /// A card from the hand; the discard of the Latrine.
    pub const HAND: Self = Self(2);
    /// The top card of the deck; the discard of the Vomitorium; the Stairway.
    pub const EXTRA: Self = Self(4);

    /// Whether all of these are finished.
    #[inline]
    pub const fn has(self, part: Self) -> bool {
        self.0 & part.0 == part.0
    }

    /// Whether none is finished.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The union of both.
    #[inline]
    #[must_use]
    pub const fn and(self, part: Self) -> Self {
        Self(self.0 | part.0)
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let parts = [(Self::MAIN, "main"), (Self::HAND, "hand"), (Self::EXTRA, "extra")];
        let done = parts.into_iter().filter(|(part, _)| self.has(*part));
        serializer.collect_seq(done.map(|(_, name)| name))
    }
}

/// Why a player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// Instead of leading or following. GTR 2.2, 2.3.
    Turn,
    /// A School was completed. GTR 7.23.
    School,
    /// An Academy, after a turn with Craftsman actions. GTR 7.17.
    Academy,
}

/// The question put to the pending seat. It never depends on a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Decision {
    /// The card to put into the pool before the first turn. GTR 1.5.
    Start,
    /// The role to lead, or how to think. GTR 2.2.
    Lead,
    /// How to follow, or how to think. GTR 2.3.
    Follow { role: Role },
    /// A further unit to play. GTR 7.37.
    Palace { role: Role },
    /// The card to add to a petition or a pair, of the material of those before. GTR 3.3.
    Petition { left: u8, of: Option<Material> },
    /// How to think, after some discards. GTR 4.1.
    Thinker { because: Because, done: Parts },
    /// The client to hire. GTR 4.2.
    Patron { done: Parts },
    /// The material to take. GTR 4.3.
    Laborer { done: Parts },
    /// What to build from the hand. GTR 4.4.
    Craftsman,
    /// What to do with the card from the top of the deck, and whether another Craftsman action
    /// follows, which a site out of town would cost. GTR 7.35.
    Fountain { more: bool },
    /// What to build from the stockpile. GTR 4.5.
    Architect { done: Parts },
    /// The material to sell. GTR 4.6.
    Merchant { done: Parts },
    /// The material to demand. GTR 4.7.
    Legionary { left: u8 },
    /// The material to take from the pool for the demands. GTR 4.8.
    Plunder,
    /// The card to give to a Legionary, unless a function protects from it. GTR 4.9, 7.8, 7.16.
    Give { material: Material, protected: bool },
    /// The client to send to the Coliseum. GTR 7.27.
    Coliseum { victim: Seat },
    /// The role in which a newly hired client acts. GTR 7.20.
    Bath { client: Role },
    /// The building to steal. GTR 7.29.
    Prison,
    /// The player whose Jacks to take. GTR 7.12.
    Senate,
    /// The own cards to keep as materials. GTR 7.31.
    Sewer,
    /// Whether to grant a player the victory. GTR 9.5.
    Grant { to: Seat },
}

impl Decision {
    /// The clause behind the question.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Start => clause(1, 5),
            Self::Lead => clause(2, 2),
            Self::Follow { .. } => clause(2, 3),
            Self::Palace { .. } => Building::Palace.clause(),
            Self::Petition { .. } => clause(3, 3),
            Self::Thinker { .. } => clause(4, 1),
            Self::Patron { .. } => clause(4, 2),
            Self::Laborer { .. } => clause(4, 3),
            Self::Craftsman => clause(4, 4),
            Self::Fountain { .. } => Building::Fountain.clause(),
            Self::Architect { .. } => clause(4, 5),
            Self::Merchant { .. } => clause(4, 6),
            Self::Legionary { .. } => clause(4, 7),
            Self::Plunder => clause(4, 8),
            Self::Give { .. } => clause(4, 9),
            Self::Coliseum { .. } => Building::Coliseum.clause(),
            Self::Bath { .. } => Building::Bath.clause(),
            Self::Prison => Building::Prison.clause(),
            Self::Senate => Building::Senate.clause(),
            Self::Sewer => Building::Sewer.clause(),
            Self::Grant { .. } => clause(9, 5),
        }
    }

    /// Whether the seat may do nothing, or nothing more.
    pub const fn may_decline(self) -> bool {
        match self {
            Self::Start
            | Self::Lead
            | Self::Follow { .. }
            | Self::Petition { .. }
            | Self::Fountain { .. }
            | Self::Give { .. }
            | Self::Grant { .. } => false,
            Self::Thinker { because, done } => !matches!(because, Because::Turn) && done.is_none(),
            Self::Palace { .. }
            | Self::Patron { .. }
            | Self::Laborer { .. }
            | Self::Craftsman
            | Self::Architect { .. }
            | Self::Merchant { .. }
            | Self::Legionary { .. }
            | Self::Plunder
            | Self::Coliseum { .. }
            | Self::Bath { .. }
            | Self::Prison
            | Self::Senate
            | Self::Sewer => true,
        }
    }
}
