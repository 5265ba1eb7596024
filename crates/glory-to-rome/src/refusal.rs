//! Why an action is not legal: the reasons, and the clauses and rulings they cite.

use engine::{Clause, Seat};
use serde::Serialize;

use crate::card::{Building, Material, Role};
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
    /// The card is not in the hand.
    NotHeld { card: Building },
    /// There is no Jack in the hand.
    NoJack,
    /// The Latrine takes order cards only.
    NotForTheLatrine,
    /// The pile of Jacks is empty.
    NoJackInPile,
    /// The card is not the one drawn with the Fountain.
    NotDrawn { card: Building },
    /// The card has another role.
    NotOfTheRole { card: Building, role: Role },
    /// Too few cards of one role for a petition.
    NoPetition { size: u8 },
    /// The Circus at this table does not make Jacks of pairs.
    PairsDoNotCount,
    /// The petition began with cards of another material, or there are too few of this one.
    NotInThePetition { card: Building },
    /// The function does not work for the player.
    NoFunction { building: Building },
    /// This action has already done that.
    DoneAlready { asked: Decision },
    /// The pool has none of the material.
    NotInPool { material: Material },
    /// Such cards were played this turn, and go to the pool at its end.
    StillPlayed { material: Material },
    /// A demand needs a card in hand, not in the pool.
    DemandByHand,
    /// This action has hired the top card of the deck, so it cannot take one from the pool.
    PoolAfterDeck,
    /// One action sells from the stockpile or, with an Atrium, from the deck.
    StockpileOrDeck,
    /// The stockpile has none of the material.
    NotInStockpile { material: Material },
    /// The deck is empty.
    DeckEmpty,
    /// The card cannot come from there.
    WrongSource { asked: Decision },
    /// The player already has a building of that name.
    NameTaken { building: Building },
    /// No such site is left in town.
    NoSite { site: Material },
    /// No such site is left out of town.
    NoSiteOutside { site: Material },
    /// Sites out of town are closed while there are sites in town.
    TownFirst { site: Material },
    /// A site out of town takes two consecutive actions.
    OutsideNeedsTwo,
    /// The client in a Bath has one action.
    BathIsAlone,
    /// The Stairway came first, and only one action is left.
    StairwayCameFirst,
    /// The card does not fit that site.
    WrongSite { card: Building, site: Material },
    /// The player has no such foundation.
    NotFounded { building: Building },
    /// The material does not fit the building.
    DoesNotFit { material: Material, building: Building },
    /// The marble is added as usual, or completes nothing.
    NotCompleted { building: Building },
    /// No opponent has completed it.
    NobodyHasIt { building: Building },
    /// Its function is already public.
    AlreadyPublic { building: Building },
    /// The card has already backed a demand this turn.
    AlreadyShown { card: Building },
    /// The material is not demanded, or no longer.
    NotDemanded { material: Material },
    /// Another material is asked for first.
    GiveFirst { material: Material },
    /// The hand has the demanded material.
    MustGive { material: Material },
    /// No such client can be taken.
    NoSuchClient { role: Role },
    /// The client cannot act in that role.
    CannotActAs { role: Role },
    /// The building cannot be stolen from that player.
    NotStealable { building: Building },
    /// There is no Jack in that camp, or it is the player's own.
    NoPlayedJack { seat: Seat },
    /// There is no such card in the player's own camp.
    NotInCamp { material: Material },
    /// The hand is empty.
    EmptyHand,
    /// The table does not allow victories by agreement.
    NoGrant,
    /// The player has already proposed a victory this turn.
    OfferedAlready,
}

impl engine::Refusal for Refusal {
    fn clause(self) -> Clause {
        match self {
            Self::GameOver => clause(9, 6),
            Self::NotYourTurn => clause(2, 1),
            Self::NotTheQuestion { asked }
            | Self::MayNotDecline { asked }
            | Self::DoneAlready { asked }
            | Self::WrongSource { asked } => asked.clause(),
            Self::NotHeld { .. } => clause(1, 9),
            Self::NoJack => clause(3, 2),
            Self::NotForTheLatrine => Building::Latrine.clause(),
            Self::NoJackInPile => clause(4, 1),
            Self::NotDrawn { .. } => Building::Fountain.clause(),
            Self::NotOfTheRole { .. } => clause(3, 1),
            Self::NoPetition { .. } | Self::NotInThePetition { .. } => clause(3, 3),
            Self::PairsDoNotCount => Building::Circus.clause(),
            Self::NoFunction { building } => building.clause(),
            Self::PoolAfterDeck => Building::Bar.clause(),
            Self::StockpileOrDeck => Building::Atrium.clause(),
            Self::NotInPool { .. } | Self::NotInStockpile { .. } => clause(8, 2),
            Self::StillPlayed { .. } => clause(2, 9),
            Self::DeckEmpty => clause(9, 1),
            Self::NameTaken { .. } => clause(5, 2),
            Self::NoSite { .. } | Self::NoSiteOutside { .. } => clause(5, 3),
            Self::TownFirst { .. }
            | Self::OutsideNeedsTwo
            | Self::BathIsAlone
            | Self::StairwayCameFirst => clause(5, 4),
            Self::WrongSite { .. } | Self::NotFounded { .. } => clause(5, 1),
            Self::DoesNotFit { .. } => clause(5, 5),
            Self::NotCompleted { .. } => Building::Scriptorium.clause(),
            Self::NobodyHasIt { .. } | Self::AlreadyPublic { .. } => Building::Stairway.clause(),
            Self::AlreadyShown { .. } | Self::DemandByHand => clause(4, 7),
            Self::NotDemanded { .. } => clause(4, 8),
            Self::GiveFirst { .. } | Self::MustGive { .. } => clause(4, 9),
            Self::NoSuchClient { .. } => Building::Coliseum.clause(),
            Self::CannotActAs { .. } => Building::Bath.clause(),
            Self::NotStealable { .. } => Building::Prison.clause(),
            Self::NoPlayedJack { .. } => Building::Senate.clause(),
            Self::NotInCamp { .. } => Building::Sewer.clause(),
            Self::EmptyHand => Building::Vomitorium.clause(),
            Self::NoGrant | Self::OfferedAlready => clause(9, 5),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most reasons are printed rules")]
    fn ruling(self) -> Option<&'static str> {
        match self {
            Self::TownFirst { .. } => Some("R-G03"),
            Self::OutsideNeedsTwo => Some("R-G04"),
            Self::BathIsAlone => Some("R-G05"),
            Self::StairwayCameFirst => Some("R-G12"),
            Self::NobodyHasIt { .. } | Self::AlreadyPublic { .. } => Some("R-G13"),
            Self::CannotActAs { .. } => Some("R-G19"),
            Self::AlreadyShown { .. } => Some("R-G20"),
            Self::PoolAfterDeck => Some("R-G22"),
            Self::NotForTheLatrine => Some("R-G24"),
            Self::MayNotDecline { asked: Decision::Thinker { .. } } => Some("R-G25"),
            Self::NoGrant | Self::OfferedAlready => Some("R-G43"),
            _ => None,
        }
    }
}
