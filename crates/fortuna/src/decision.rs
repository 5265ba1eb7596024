//! Questions.

use engine::{Clause, Game};
use serde::Serialize;

use crate::card::{Cube, Helper};
use crate::state::Fortuna;

/// A clause of `docs/rules/fortuna.md`.
pub(crate) const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: Fortuna::BOOK, chapter, number }
}

/// The question put to the pending seat. It never depends on a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Decision {
    /// The card to take in the expert set-up. FOR 1.8.
    Draft,
    /// The card to protect in the first round. FOR 1.9.
    TurnDown,
    /// The card to choose out of three, and whether to carry it out. FOR 4.1.
    ChooseCard,
    /// The amount of water to turn into wheat or wine. FOR 5.2, 5.3.
    Convert { into: Cube },
    /// The number of goods to sell. FOR 5.4, 5.5.
    Sell { goods: Cube },
    /// The number of helpers to hire. FOR 5.6, 5.7.
    Hire { helper: Helper },
    /// The gift to take from the family. FOR 5.9.
    Family,
    /// The building to build. FOR 5.10.
    Build,
    /// Two money, or a card to copy for a bribe. FOR 5.11.
    Corruption,
    /// The card to take for the chosen one. FOR 4.3.
    Swap,
    /// Whether to exercise military power, before the dice. FOR 6.1.
    Military,
    /// The roll of the dice. FOR 7.1.
    Roll,
    /// The die to use. FOR 7.1.
    Die,
    /// The favour to fulfil with the chosen die. FOR 7.4.
    Favour,
    /// The favour card to close as well, with two players. FOR 14.1.
    ExtraFlip,
    /// The privilege card to keep out of those drawn; with a Basilica a second. FOR 9.2, 11.5.
    Keep { second: bool },
    /// The card to keep at Caesar's Palace. FOR 13.2.
    KeepPalace,
    /// Whether to end the turn or to play privilege cards first. FOR 2.3.
    EndTurn,
}

impl Decision {
    /// The clause behind the question.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Draft => clause(1, 8),
            Self::TurnDown => clause(1, 9),
            Self::ChooseCard => clause(4, 1),
            Self::Convert { into: Cube::Wine } => clause(5, 3),
            Self::Convert { into: Cube::Wheat | Cube::Water } => clause(5, 2),
            Self::Sell { goods: Cube::Wine } => clause(5, 5),
            Self::Sell { goods: Cube::Wheat | Cube::Water } => clause(5, 4),
            Self::Hire { helper: Helper::Centurion } => clause(5, 6),
            Self::Hire { helper: Helper::Vestal } => clause(5, 7),
            Self::Family => clause(5, 9),
            Self::Build => clause(5, 10),
            Self::Corruption => clause(5, 11),
            Self::Swap => clause(4, 3),
            Self::Military => clause(6, 1),
            Self::Roll | Self::Die => clause(7, 1),
            Self::Favour => clause(7, 4),
            Self::ExtraFlip => clause(14, 1),
            Self::Keep { second: false } => clause(9, 2),
            Self::Keep { second: true } => clause(11, 5),
            Self::KeepPalace => clause(13, 2),
            Self::EndTurn => clause(2, 3),
        }
    }

    /// Whether the seat may decline.
    pub const fn may_decline(self) -> bool {
        matches!(self, Self::Military | Self::ExtraFlip | Self::Keep { second: true })
    }
}
