//! Why an action is not legal: the reasons, and the clauses and rulings they cite.

use engine::Clause;
use serde::Serialize;

use crate::card::{CardId, Production, Resource, Symbol};
use crate::decision::{Decision, clause};

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of a refusal say what they are")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    NotTheQuestion { asked: Decision },
    /// An answer is required.
    MayNotDecline { asked: Decision },
    /// No such production card is in hand.
    NotInHand { card: Production },
    /// The building belongs to another player, or to nobody.
    NotYours { card: CardId, asked: Decision },
    /// The card was already activated this turn.
    NotReady { card: CardId },
    /// The card is not of the turn's type.
    OtherType { card: CardId },
    /// A red building acts outside phase 3.
    Red { card: CardId },
    /// The building has no power: the card under it produces.
    NoPower { card: CardId },
    /// Buildings used instead of all others come first.
    InsteadFirst { card: CardId },
    /// A building used instead of all others was declined.
    PassedOver { card: CardId },
    /// The price of the power cannot be paid.
    CannotSpend { card: CardId },
    /// The price of the power could be paid only if glory replaced other resources.
    NoJoker { card: CardId },
    /// The player has nothing that the power counts.
    NothingToCount { card: CardId },
    /// The barbarian's space does not have this icon.
    BarbarianElsewhere { card: CardId, icon: Production },
    /// A power cannot pull its own card down.
    NotItself { card: CardId },
    /// The power can be used at least once and at most this often.
    Times { most: u8 },
    /// Another kind is asked for first.
    NotThisKind { asked: Decision },
    /// The amount must be in this range.
    Amount { least: u8, most: u8, asked: Decision },
    /// There is no card in this slot of the forum.
    EmptySlot { slot: u8 },
    /// The building cannot be put on production cards of this type.
    WrongPlace { card: CardId, on: Production },
    /// No production card of this type is free.
    NoPlace { card: CardId, on: Production },
    /// The price cannot be paid.
    TooDear { slot: u8 },
    /// Printed glory must be paid in glory.
    GloryMissing { slot: u8 },
    /// No architect replaces the second resource by the first.
    NoArchitect { from: Resource, to: Resource },
    /// The replacement is useless for this price.
    NotReplaceable { from: Resource, to: Resource },
    /// This architect does not make the replacement, or leaves a price that cannot be paid.
    OtherArchitect { card: CardId, from: Resource, to: Resource },
    /// The card is no architect, is useless for this price, or leaves one that cannot be paid.
    NotServing { card: CardId },
    /// The price cannot be paid without an architect.
    MustReplace,
    /// The tribute cannot be paid.
    TributeTooDear,
    /// The tribute can be paid for some icons on the space, but not for all.
    PartOfTribute,
    /// No icon demands such a card any more, or the player has none.
    NotDemanded { production: Production },
    /// All cards of this type have buildings: one of those must be named.
    NoneFree { production: Production },
    /// The building is no wall.
    NoWall { card: CardId },
    /// There is no such resource in the tribute.
    NotLying { symbol: Symbol },
}

impl engine::Refusal for Refusal {
    fn clause(self) -> Clause {
        match self {
            Self::GameOver => clause(8, 2),
            Self::NotYourTurn => clause(2, 6),
            Self::NotYours { asked: Decision::Activate | Decision::Instead, .. }
            | Self::OtherType { .. } => clause(4, 4),
            Self::NotTheQuestion { asked }
            | Self::MayNotDecline { asked }
            | Self::NotYours { asked, .. }
            | Self::NotThisKind { asked }
            | Self::Amount { asked, .. } => asked.clause(),
            Self::NotInHand { .. } => clause(4, 1),
            Self::NotReady { .. } | Self::Red { .. } => clause(4, 5),
            Self::NoPower { .. } => clause(9, 12),
            Self::InsteadFirst { .. } | Self::PassedOver { .. } => clause(9, 8),
            Self::CannotSpend { .. } | Self::NoJoker { .. } => clause(9, 4),
            Self::NothingToCount { .. } => clause(9, 7),
            Self::BarbarianElsewhere { .. } => clause(9, 9),
            Self::NotItself { .. } => clause(9, 6),
            Self::Times { .. } => clause(9, 5),
            Self::EmptySlot { .. } => clause(5, 1),
            Self::WrongPlace { .. } | Self::NoPlace { .. } => clause(5, 4),
            Self::TooDear { .. } => clause(5, 2),
            Self::GloryMissing { .. } => clause(5, 3),
            Self::NoArchitect { .. }
            | Self::NotReplaceable { .. }
            | Self::OtherArchitect { .. }
            | Self::NotServing { .. }
            | Self::MustReplace => clause(9, 10),
            Self::TributeTooDear | Self::PartOfTribute => clause(6, 2),
            Self::NotDemanded { .. } | Self::NoneFree { .. } => clause(7, 2),
            Self::NoWall { .. } => clause(9, 11),
            Self::NotLying { .. } => clause(7, 5),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most reasons are printed in the rules")]
    fn ruling(self) -> Option<&'static str> {
        match self {
            Self::GloryMissing { .. } => Some("R-M03"),
            Self::PartOfTribute => Some("R-M04"),
            Self::MayNotDecline { asked: Decision::Recover } => Some("R-M07"),
            Self::BarbarianElsewhere { .. } => Some("R-M09"),
            Self::NoJoker { .. } => Some("R-M11"),
            Self::InsteadFirst { .. } | Self::PassedOver { .. } => Some("R-M14"),
            Self::OtherArchitect { .. } => Some("R-M16"),
            Self::Times { .. } => Some("R-M19"),
            Self::NoPower { .. } => Some("R-M21"),
            Self::NotServing { .. } => Some("R-M22"),
            _ => None,
        }
    }
}
