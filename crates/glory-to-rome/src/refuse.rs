//! Why an action is not legal, computed from what its player may know.

mod build;
mod source;

use engine::Seat;

use crate::action::{Action, Source, Unit};
use crate::card::{Building, Card, Material, Role};
use crate::decision::{Decision, Parts};
use crate::options::CircusRule;
use crate::refusal::Refusal;
use crate::rules::thinking;
use crate::state::{Camp, Table};
use crate::view::View;

/// The reason why `action` is not legal for the observer of `view`.
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

/// The player who asked for an illegal action.
struct Asker<'a> {
    view: &'a View,
    seat: Seat,
    asked: Decision,
}

impl Asker<'_> {
    const fn table(&self) -> &Table {
        &self.view.table
    }

    const fn player(&self) -> &Camp {
        self.table().player(self.seat)
    }

    /// The reason, if the action answers the question.
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
            (Decision::Lead | Decision::Follow { .. }, Action::Grant(_)) => self.grant(),
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
            Unit::Pair if self.table().options.circus != CircusRule::Pair => {
                Refusal::PairsDoNotCount
            }
            Unit::Pair => {
                self.no_function(Building::Circus).unwrap_or(Refusal::NoPetition { size: 2 })
            }
        }
    }

    /// GTR 9.5.
    const fn grant(&self) -> Refusal {
        if self.table().options.concession && self.player().proposed {
            return Refusal::OfferedAlready;
        }
        Refusal::NoGrant
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
            (Decision::Give { material, .. }, Action::Give(card)) => {
                self.not_held(card).unwrap_or_else(|| self.gift(card.material(), material))
            }
            (Decision::Give { material, .. }, Action::Glory) => Refusal::MustGive { material },
            (Decision::Coliseum { .. }, Action::Seize(role)) => self.seizure(role),
            (Decision::Bath { .. }, Action::Act(role)) => Refusal::CannotActAs { role },
            (Decision::Prison, Action::Steal(_, building)) => Refusal::NotStealable { building },
            (Decision::Senate, Action::TakeJack(seat)) => Refusal::NoPlayedJack { seat },
            (Decision::Sewer, Action::Drain(material)) => Refusal::NotInCamp { material },
            _ => return None,
        })
    }

    /// GTR 4.9: materials are asked for one after another.
    fn gift(&self, given: Material, asked: Material) -> Refusal {
        if self.table().turn.quota.of(given) > 0 {
            return Refusal::GiveFirst { material: asked };
        }
        Refusal::NotDemanded { material: given }
    }

    /// GTR 7.27.
    fn seizure(&self, role: Role) -> Refusal {
        let material = role.material();
        if self.table().turn.quota.of(material) == 0 {
            return Refusal::NotDemanded { material };
        }
        Refusal::NoSuchClient { role }
    }
}
