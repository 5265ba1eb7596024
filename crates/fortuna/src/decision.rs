//! Questions.

use engine::{Clause, Game};
use serde::Serialize;

use crate::card::{Cube, Helper};
use crate::state::Fortuna;

/// A clause of `docs/rules/fortuna.md`.
pub(crate) const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: Fortuna::BOOK, chapter, number }
}

/// What the pending seat is asked. Whether it is asked never depends on a hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Decision {
    /// Which card to take in the expert set-up. FOR 1.8.
    Draft,
    /// Which card to protect in the first round. FOR 1.9.
    TurnDown,
    /// Which of the three cards to choose, and whether to carry it out. FOR 4.1.
    ChooseCard,
    /// How much water to turn into wheat or wine. FOR 5.2, 5.3.
    Convert {
        /// What it becomes.
        into: Cube,
    },
    /// How many to sell. FOR 5.4, 5.5.
    Sell {
        /// Wheat or wine.
        goods: Cube,
    },
    /// How many to hire. FOR 5.6, 5.7.
    Hire {
        /// Vestals or centurions.
        helper: Helper,
    },
    /// What to take from the family. FOR 5.9.
    Family,
    /// What to build. FOR 5.10.
    Build,
    /// Two money, or whom to bribe. FOR 5.11.
    Corruption,
    /// Which card to take for the chosen one. FOR 4.3.
    Swap,
    /// Whether to exercise military power, before the dice. FOR 6.1.
    Military,
    /// To roll. FOR 7.1.
    Roll,
    /// Which die to use. FOR 7.1.
    Die,
    /// How to please the emperor with the chosen die. FOR 7.4.
    Favour,
    /// Which favour card to close as well, with two players. FOR 14.1.
    ExtraFlip,
    /// Which of the drawn privilege cards to keep. FOR 9.2.
    Keep {
        /// Whether this is the second card, which the Basilica allows. FOR 11.5.
        second: bool,
    },
    /// Which card to keep at Caesar's Palace. FOR 13.2.
    KeepPalace,
    /// To end the turn or to play privilege cards first. FOR 2.3.
    EndTurn,
}

impl Decision {
    /// The clause that asks.
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

    /// Whether the seat may say no.
    pub const fn may_decline(self) -> bool {
        matches!(self, Self::Military | Self::ExtraFlip | Self::Keep { second: true })
    }
}
