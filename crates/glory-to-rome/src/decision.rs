//! Questions.

use engine::{Clause, Game, Seat};
use serde::{Serialize, Serializer};

use crate::card::{Building, Material, Role};
use crate::state::GloryToRome;

/// A clause of `docs/rules/glory-to-rome.md`.
pub(crate) const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: GloryToRome::BOOK, chapter, number }
}

/// Parts of one action, or of one thinker, that are over. GTR 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts(u8);

impl Parts {
    /// None.
    pub const NONE: Self = Self(0);
    /// The part that everybody has: from the pool, from the stockpile, building.
    pub const MAIN: Self = Self(1);
    /// A card of the hand; the discard of the Latrine.
    pub const HAND: Self = Self(2);
    /// The top card of the deck; the discard of the Vomitorium; the Stairway.
    pub const EXTRA: Self = Self(4);

    /// Whether all of these are over.
    #[inline]
    pub const fn has(self, part: Self) -> bool {
        self.0 & part.0 == part.0
    }

    /// Whether nothing is over.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// These and others.
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

/// Why somebody thinks.
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

/// What the pending seat is asked. Whether it is asked never depends on a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Decision {
    /// Which card to lay into the pool before the first turn. GTR 1.5.
    Start,
    /// What to lead, or how to think. GTR 2.2.
    Lead,
    /// How to follow, or how to think. GTR 2.3.
    Follow {
        /// The role that was led.
        role: Role,
    },
    /// Which unit to play besides. GTR 7.37.
    Palace {
        /// The role that was led.
        role: Role,
    },
    /// Which card to put into a petition or a pair. GTR 3.3.
    Petition {
        /// How many are missing.
        left: u8,
        /// Of which material, once a card was put.
        of: Option<Material>,
    },
    /// How to think. GTR 4.1.
    Thinker {
        /// Why.
        because: Because,
        /// What was discarded before.
        done: Parts,
    },
    /// Whom to hire. GTR 4.2.
    Patron {
        /// What this action did already.
        done: Parts,
    },
    /// What to take. GTR 4.3.
    Laborer {
        /// What this action did already.
        done: Parts,
    },
    /// What to build from the hand. GTR 4.4.
    Craftsman,
    /// What to do with the card from the top of the deck. GTR 7.35.
    Fountain {
        /// Whether another Craftsman action follows, which a site out of town would cost.
        more: bool,
    },
    /// What to build from the stockpile. GTR 4.5.
    Architect {
        /// What this action did already.
        done: Parts,
    },
    /// What to sell. GTR 4.6.
    Merchant {
        /// What this action did already.
        done: Parts,
    },
    /// What to demand. GTR 4.7.
    Legionary {
        /// How many demands may still be made.
        left: u8,
    },
    /// What to take from the pool for the demands. GTR 4.8.
    Plunder,
    /// What to give to a Legionary. GTR 4.9.
    Give {
        /// What is demanded.
        material: Material,
        /// Whether a function protects from it. GTR 7.8, 7.16.
        protected: bool,
    },
    /// Whose clients to lead into the Coliseum. GTR 7.27.
    Coliseum {
        /// Their owner.
        victim: Seat,
    },
    /// As what a client acts who was just hired. GTR 7.20.
    Bath {
        /// The role of the client.
        client: Role,
    },
    /// Which building to steal. GTR 7.29.
    Prison,
    /// Whose Jacks to take. GTR 7.12.
    Senate,
    /// Which of one's own cards to keep as materials. GTR 7.31.
    Sewer,
    /// Whether to grant somebody the victory. GTR 9.5.
    Grant {
        /// To whom.
        to: Seat,
    },
}

impl Decision {
    /// The clause that asks.
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

    /// Whether the seat may say that it is done, or does nothing.
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
