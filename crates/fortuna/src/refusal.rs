//! Why an action is not legal: the reasons, and the clauses and rulings they cite.

use engine::Clause;
use serde::Serialize;

use crate::card::{ActionCard, Building, Cube, Favour, Helper, Privilege};
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
    /// The card was already drafted or dealt.
    NotInThePool { card: ActionCard },
    /// The card is on another edge.
    NotOnYourEdge { card: ActionCard, asked: Decision },
    /// The card is on the player's own edge.
    OnYourEdge { card: ActionCard, asked: Decision },
    /// The card is face down.
    FaceDown { card: ActionCard },
    /// Carrying the card out would change nothing.
    NoEffect { card: ActionCard },
    /// There is no money for the bribe, or none left for what the card costs.
    BribeTooDear { card: ActionCard },
    /// More than can be converted, sold or hired; `most` is possible.
    TooMany { most: u8, asked: Decision },
    /// Fewer than one.
    TooFew { asked: Decision },
    /// The supply is empty, for Family or for a gift card.
    SupplyEmpty { cube: Cube, gift: bool },
    /// The supply is too small to convert that many.
    SupplyShort { cube: Cube, most: u8 },
    /// No die is left in the supply.
    NoDieLeft,
    /// No card of this building is left.
    PileEmpty { building: Building },
    /// The player already has this building.
    AlreadyBuilt { building: Building },
    /// The player already has three buildings.
    NoRoomToBuild,
    /// The building costs more than the player has.
    TooDear { building: Building, price: u8 },
    /// A Palace requires marriage.
    PalaceNeedsMarriage,
    /// The player has no centurion to send.
    NoCenturion,
    /// A centurion was already sent this turn.
    AlreadyCommanded,
    /// The dice are already rolled.
    AlreadyRolled,
    /// A player in the Palace does not roll any more.
    NoRollAtThePalace { asked: Decision },
    /// No die shows this value.
    NoSuchDie { value: u8 },
    /// The favour card is face down.
    FavourClosed { favour: Favour, asked: Decision },
    /// The die is too low for the favour.
    DieTooLow { favour: Favour, die: u8 },
    /// The goods for the favour are missing; `most` can be given.
    NotEnoughGoods { favour: Favour, most: u8 },
    /// More goods than spaces up to the Palace.
    TooFewSpaces { favour: Favour, most: u8 },
    /// The favour requires goods.
    NothingGiven { favour: Favour },
    /// The favour of Fortuna requires marriage.
    NotMarried,
    /// The favour of Religion needs a vestal.
    NoVestal,
    /// A favour that costs nothing can be fulfilled, and must be.
    TaxNotAllowed,
    /// Tokens protect the favour card.
    FavourHasTokens { favour: Favour },
    /// The card is not among those to choose from.
    NotOffered { card: Privilege, asked: Decision },
    /// The player does not hold the card.
    NotHeld { card: Privilege },
    /// The player already has three.
    HelpersFull { helper: Helper },
    /// An advance card was already played this round.
    AlreadyAdvanced,
    /// The pawn is at the end of the road.
    AtThePalace,
    /// An answer is required.
    MayNotDecline { asked: Decision },
}

impl engine::Refusal for Refusal {
    fn clause(self) -> Clause {
        match self {
            Self::GameOver => clause(13, 1),
            Self::NotYourTurn => clause(2, 1),
            Self::NotTheQuestion { asked }
            | Self::MayNotDecline { asked }
            | Self::NotOnYourEdge { asked, .. }
            | Self::OnYourEdge { asked, .. }
            | Self::TooMany { asked, .. }
            | Self::NotOffered { asked, .. }
            | Self::FavourClosed { asked: asked @ Decision::ExtraFlip, .. } => asked.clause(),
            Self::NotInThePool { .. } => clause(1, 8),
            Self::FaceDown { .. } => clause(4, 4),
            Self::TooFew { asked: Decision::Favour } => clause(7, 4),
            Self::NoEffect { .. } | Self::TooFew { .. } => clause(4, 2),
            Self::BribeTooDear { .. } => clause(5, 11),
            Self::SupplyEmpty { .. } | Self::SupplyShort { .. } => clause(1, 10),
            Self::NoDieLeft => clause(5, 8),
            Self::PileEmpty { .. }
            | Self::AlreadyBuilt { .. }
            | Self::NoRoomToBuild
            | Self::TooDear { .. } => clause(11, 1),
            Self::PalaceNeedsMarriage => clause(11, 4),
            Self::NoCenturion | Self::AlreadyCommanded => clause(6, 1),
            Self::NoRollAtThePalace { .. } => clause(7, 9),
            Self::AlreadyRolled | Self::NoSuchDie { .. } => clause(7, 1),
            Self::FavourClosed { .. } | Self::DieTooLow { .. } => clause(7, 2),
            Self::NotEnoughGoods { favour, .. }
            | Self::TooFewSpaces { favour, .. }
            | Self::NothingGiven { favour } => clause(8, favour.number()),
            Self::NotMarried => clause(8, 5),
            Self::NoVestal => clause(8, 6),
            Self::TaxNotAllowed => clause(7, 7),
            Self::FavourHasTokens { .. } => clause(14, 1),
            Self::NotHeld { .. } => clause(2, 2),
            Self::HelpersFull { .. } => clause(10, 1),
            Self::AlreadyAdvanced => clause(10, 3),
            Self::AtThePalace => clause(13, 3),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the printed rules decide most of it")]
    fn ruling(self) -> Option<&'static str> {
        Some(match self {
            Self::TaxNotAllowed => "R-F04",
            Self::NoRollAtThePalace { asked: Decision::Family }
            | Self::SupplyEmpty { gift: false, .. } => "R-F47",
            Self::NoRollAtThePalace { .. } => "R-F07",
            Self::TooFewSpaces { .. } => "R-F08",
            Self::AlreadyRolled => "R-F09",
            Self::SupplyShort { .. } => "R-F12",
            Self::NoDieLeft => "R-F13",
            Self::OnYourEdge { card: ActionCard::Corruption, asked: Decision::Corruption } => {
                "R-F16"
            }
            Self::OnYourEdge { asked: Decision::Corruption, .. } => "R-F15",
            Self::BribeTooDear { .. } => "R-F18",
            Self::AtThePalace => "R-F23",
            Self::HelpersFull { .. } => "R-F24",
            Self::TooFew { asked: Decision::Favour } => "R-F32",
            Self::AlreadyBuilt { .. } | Self::NoRoomToBuild => "R-F37",
            Self::NoEffect { .. } | Self::TooFew { .. } => "R-F43",
            Self::SupplyEmpty { gift: true, .. } => "R-F46",
            _ => return None,
        })
    }
}
