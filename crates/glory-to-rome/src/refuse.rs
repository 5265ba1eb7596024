//! Why an action is not legal, told from what its player may know.

mod build;
mod source;

use engine::{Clause, Seat};
use serde::Serialize;

use crate::action::{Action, Source, Unit};
use crate::card::{Building, Card, Material, Role};
use crate::decision::{Decision, Parts, clause};
use crate::rules::thinking;
use crate::state::{Player, Table};
use crate::view::View;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of a refusal say what they are")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    NotTheQuestion { asked: Decision },
    /// The answer is not optional.
    MayNotDecline { asked: Decision },
    /// The card is not in the hand.
    NotHeld { card: Building },
    /// There is no Jack in the hand.
    NoJack,
    /// The Latrine takes order cards only.
    NotForTheLatrine,
    /// The pile of Jacks is empty.
    NoJackInPile,
    /// The card is of another role.
    NotOfTheRole { card: Building, role: Role },
    /// Too few cards of one role for a petition.
    NoPetition { size: u8 },
    /// The petition has begun with cards of another material, or there are too few of this one.
    NotInThePetition { card: Building },
    /// No such function works for the player.
    NoFunction { building: Building },
    /// This action has done that already.
    DoneAlready { asked: Decision },
    /// The pool has none of the material.
    NotInPool { material: Material },
    /// Such cards were played in this turn, and come into the pool at its end.
    StillPlayed { material: Material },
    /// A demand is made by a card of the hand, not by what lies in the pool.
    DemandByHand,
    /// The stockpile has none of the material.
    NotInStockpile { material: Material },
    /// The deck is empty.
    DeckEmpty,
    /// The card does not come from there.
    WrongSource { asked: Decision },
    /// The player has a building of that name.
    NameTaken { building: Building },
    /// No such site is left in town.
    NoSite { site: Material },
    /// No such site is left out of town.
    NoSiteOutside { site: Material },
    /// Sites out of town are closed while there are some in town.
    TownFirst { site: Material },
    /// A site out of town takes two actions, one directly after the other.
    OutsideNeedsTwo,
    /// The card does not go onto that site.
    WrongSite { card: Building, site: Material },
    /// There is no such foundation.
    NotFounded { building: Building },
    /// The material does not fit the building.
    DoesNotFit { material: Material, building: Building },
    /// The marble is added as usual, or completes nothing.
    NotCompleted { building: Building },
    /// No opponent has completed it.
    NobodyHasIt { building: Building },
    /// Its function is public.
    AlreadyPublic { building: Building },
    /// The card has backed a demand in this turn.
    AlreadyShown { card: Building },
    /// Nothing of that material is demanded, or no longer.
    NotDemanded { material: Material },
    /// The hand has the demanded material.
    MustGive { material: Material },
    /// No such client can be taken.
    NoSuchClient { role: Role },
    /// The client does not act in that role.
    CannotActAs { role: Role },
    /// The building cannot be stolen there.
    NotStealable { building: Building },
    /// No Jack lies in that camp, or it is one's own.
    NoPlayedJack { seat: Seat },
    /// No such card lies in one's own camp.
    NotInCamp { material: Material },
    /// The hand is empty.
    EmptyHand,
    /// The table does not allow to grant the victory, or the player has offered it in this turn.
    NoGrant,
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
            Self::NotOfTheRole { .. } => clause(3, 1),
            Self::NoPetition { .. } | Self::NotInThePetition { .. } => clause(3, 3),
            Self::NoFunction { building } => building.clause(),
            Self::NotInPool { .. } | Self::NotInStockpile { .. } => clause(8, 2),
            Self::StillPlayed { .. } => clause(2, 9),
            Self::DeckEmpty => clause(9, 1),
            Self::NameTaken { .. } => clause(5, 2),
            Self::NoSite { .. } | Self::NoSiteOutside { .. } => clause(5, 3),
            Self::TownFirst { .. } | Self::OutsideNeedsTwo => clause(5, 4),
            Self::WrongSite { .. } | Self::NotFounded { .. } => clause(5, 1),
            Self::DoesNotFit { .. } => clause(5, 5),
            Self::NotCompleted { .. } => Building::Scriptorium.clause(),
            Self::NobodyHasIt { .. } | Self::AlreadyPublic { .. } => Building::Stairway.clause(),
            Self::AlreadyShown { .. } | Self::DemandByHand => clause(4, 7),
            Self::NotDemanded { .. } => clause(4, 8),
            Self::MustGive { .. } => clause(4, 9),
            Self::NoSuchClient { .. } => Building::Coliseum.clause(),
            Self::CannotActAs { .. } => Building::Bath.clause(),
            Self::NotStealable { .. } => Building::Prison.clause(),
            Self::NoPlayedJack { .. } => Building::Senate.clause(),
            Self::NotInCamp { .. } => Building::Sewer.clause(),
            Self::EmptyHand => Building::Vomitorium.clause(),
            Self::NoGrant => clause(9, 5),
        }
    }
}

/// The reason for which `action` is not legal for the observer of `view`.
pub(crate) fn refuse(view: &View, action: Action) -> Refusal {
    let Some((seat, asked)) = view.pending() else {
        return Refusal::GameOver;
    };
    if view.observer != Some(seat) {
        return Refusal::NotYourTurn;
    }
    let reason = Asker { view, seat, asked }.reason(action);
    reason.unwrap_or(Refusal::NotTheQuestion { asked })
}

/// Whoever wanted what is not legal.
struct Asker<'a> {
    view: &'a View,
    seat: Seat,
    asked: Decision,
}

impl Asker<'_> {
    const fn table(&self) -> &Table {
        &self.view.table
    }

    const fn player(&self) -> &Player {
        self.table().player(self.seat)
    }

    /// The reason, if the action is an answer to the question.
    fn reason(&self, action: Action) -> Option<Refusal> {
        let asked = self.asked;
        Some(match (asked, action) {
            (_, Action::Done) => Refusal::MayNotDecline { asked },
            (Decision::Start, Action::Start(card)) => Refusal::NotHeld { card },
            (Decision::Lead, Action::Lead(role, unit))
            | (Decision::Follow { role }, Action::Follow(unit))
            | (Decision::Palace { role }, Action::Also(unit)) => self.unit(role, unit),
            (Decision::Petition { .. }, Action::Pay(card)) => {
                self.not_held(card).unwrap_or(Refusal::NotInThePetition { card })
            }
            (
                Decision::Lead | Decision::Follow { .. } | Decision::Thinker { .. },
                Action::Latrine(_) | Action::Vomitorium | Action::Think(_),
            ) => self.thinking(action),
            (Decision::Lead | Decision::Follow { .. }, Action::Grant(_)) => Refusal::NoGrant,
            (Decision::Patron { done }, Action::Hire(source)) => {
                self.source(source, done, [Building::Aqueduct, Building::Bar])
            }
            (Decision::Laborer { done }, Action::Take(source)) => {
                self.source(source, done, [Building::Dock, Building::Dock])
            }
            (Decision::Merchant { done }, Action::Sell(source)) => {
                self.source(source, done, [Building::Basilica, Building::Atrium])
            }
            (Decision::Craftsman | Decision::Architect { .. } | Decision::Fountain { .. }, _) => {
                return self.building(action);
            }
            _ => return self.other(action),
        })
    }

    fn not_held(&self, card: Building) -> Option<Refusal> {
        (self.view.hand.count(card) == 0).then_some(Refusal::NotHeld { card })
    }

    fn no_function(&self, building: Building) -> Option<Refusal> {
        let works = self.table().powers(self.seat).has(building);
        (!works).then_some(Refusal::NoFunction { building })
    }

    /// GTR 3.
    fn unit(&self, role: Role, unit: Unit) -> Refusal {
        match unit {
            Unit::Order(card) => {
                self.not_held(card).unwrap_or(Refusal::NotOfTheRole { card, role })
            }
            Unit::Jack => Refusal::NoJack,
            Unit::Petition => Refusal::NoPetition { size: self.table().options.petition },
            Unit::Pair if self.table().pairs_count(self.seat) => Refusal::NoPetition { size: 2 },
            Unit::Pair => Refusal::NoFunction { building: Building::Circus },
        }
    }

    /// GTR 4.1.
    fn thinking(&self, action: Action) -> Refusal {
        let (_, done) = thinking(self.asked);
        let again = Refusal::DoneAlready { asked: self.asked };
        if let Action::Latrine(card) = action {
            let not_there = match card {
                Card::Order(card) => Refusal::NotHeld { card },
                Card::Jack if self.player().jacks == 0 => Refusal::NoJack,
                Card::Jack => Refusal::NotForTheLatrine,
            };
            let was_used = done.has(Parts::HAND).then_some(again);
            let reason = self.no_function(Building::Latrine).or(was_used);
            return reason.unwrap_or(not_there);
        }
        if action == Action::Vomitorium {
            let was_used = done.has(Parts::EXTRA).then_some(again);
            let reason = self.no_function(Building::Vomitorium).or(was_used);
            return reason.unwrap_or(Refusal::EmptyHand);
        }
        Refusal::NoJackInPile
    }

    /// Legionaries, clients, theft and the end of the turn.
    fn other(&self, action: Action) -> Option<Refusal> {
        Some(match (self.asked, action) {
            (Decision::Legionary { .. }, Action::Demand(card)) => {
                self.not_held(card).unwrap_or(Refusal::AlreadyShown { card })
            }
            (Decision::Legionary { .. }, Action::Take(Source::Pool(_))) => Refusal::DemandByHand,
            (Decision::Plunder, Action::Take(Source::Pool(material))) => {
                if self.table().turn.quota.of(material) == 0 {
                    Refusal::NotDemanded { material }
                } else {
                    self.not_in_pool(material)
                }
            }
            (Decision::Give { .. }, Action::Give(card)) => {
                let material = card.material();
                self.not_held(card).unwrap_or(Refusal::NotDemanded { material })
            }
            (Decision::Give { material, .. }, Action::Glory) => Refusal::MustGive { material },
            (Decision::Coliseum { .. }, Action::Seize(role)) => Refusal::NoSuchClient { role },
            (Decision::Bath { .. }, Action::Act(role)) => Refusal::CannotActAs { role },
            (Decision::Prison, Action::Steal(_, building)) => Refusal::NotStealable { building },
            (Decision::Senate, Action::TakeJack(seat)) => Refusal::NoPlayedJack { seat },
            (Decision::Sewer, Action::Drain(material)) => Refusal::NotInCamp { material },
            _ => return None,
        })
    }
}
