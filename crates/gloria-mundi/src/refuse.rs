//! Why an action is not legal, computed from what its player may know.

use crate::action::Action;
use crate::bill::Bill;
use crate::card::{CardId, Price, Production, Resource, Symbol, SymbolSet};
use crate::decision::Decision;
use crate::grammar::Power;
use crate::refusal::Refusal;
use crate::state::Facts;
use crate::view::View;

/// Why `action`, which is not in the list, is refused to the observer of `view`.
pub(crate) fn refuse(view: &View, action: Action) -> Refusal {
    let Some((seat, asked)) = view.pending() else {
        return Refusal::GameOver;
    };
    if view.observer != Some(seat) {
        return Refusal::NotYourTurn;
    }
    view.facts().refuse(asked, action)
}

impl Facts<'_> {
    fn refuse(&self, asked: Decision, action: Action) -> Refusal {
        match (asked, action) {
            (Decision::Play, Action::Play(card)) => Refusal::NotInHand { card },
            (Decision::Instead, Action::Use(card)) => self.refuse_ready(asked, card),
            (Decision::Activate, Action::Use(card) | Action::Produce(card)) => {
                self.refuse_use(asked, card)
            }
            (Decision::Times { card }, Action::Times(_)) => {
                Refusal::Times { most: self.most_times(card) }
            }
            (Decision::Take { of, left, .. }, Action::Take(symbol, _)) if symbol == of => {
                Refusal::Amount { least: 0, most: left, asked }
            }
            (Decision::PullDown { card, .. }, Action::PullDown(other)) if card == other => {
                Refusal::NotItself { card }
            }
            (Decision::PullDown { .. }, Action::PullDown(card)) => {
                Refusal::NotYours { card, asked }
            }
            (Decision::Buy, Action::Buy(slot, on)) => self.refuse_purchase(slot, on),
            (Decision::Replace { .. } | Decision::Architect { .. }, Action::Use(card))
                if !self.table.own().buildings().has(card) =>
            {
                Refusal::NotYours { card, asked }
            }
            (Decision::Replace { .. }, Action::Use(card)) => Refusal::NotServing { card },
            (Decision::Architect { from, to }, Action::Use(card)) => {
                Refusal::OtherArchitect { card, from, to }
            }
            (Decision::Replace { .. }, Action::Replace(from, to)) if !self.edition.by_name => {
                if self.has_architect(&self.table.bill, (from, to)) {
                    Refusal::NotReplaceable { from, to }
                } else {
                    Refusal::NoArchitect { from, to }
                }
            }
            (Decision::Replace { .. }, Action::Decline) => Refusal::MustReplace,
            (Decision::Pay { of, .. }, Action::Pay(resource, _)) if resource == of => {
                let range = self.table.bill.range(self.table.own().stores).unwrap_or(0..=0);
                Refusal::Amount { least: *range.start(), most: *range.end(), asked }
            }
            (Decision::Take { .. }, Action::Take(..)) | (Decision::Pay { .. }, Action::Pay(..)) => {
                Refusal::NotThisKind { asked }
            }
            (Decision::Tribute, Action::Tribute) => self.refuse_tribute(),
            (Decision::Lose, Action::Lose(production)) => self.refuse_free_loss(production),
            (Decision::Lose, Action::LoseBuilt(card) | Action::Defend(card)) => {
                self.refuse_loss(asked, card)
            }
            (Decision::Recover, Action::Take(symbol, _)) => self.refuse_recovery(asked, symbol),
            (asked, Action::Decline) => Refusal::MayNotDecline { asked },
            (asked, _) => Refusal::NotTheQuestion { asked },
        }
    }

    fn refuse_ready(&self, asked: Decision, card: CardId) -> Refusal {
        let table = self.table;
        let Some(under) = table.own().under(card) else {
            return Refusal::NotYours { card, asked };
        };
        if self.edition.red.has(card) {
            Refusal::Red { card }
        } else if table.turn_type != Some(under) {
            Refusal::OtherType { card }
        } else if self.edition.idle.has(card) {
            Refusal::NoPower { card }
        } else if asked == Decision::Instead {
            Refusal::InsteadFirst { card }
        } else if self.edition.instead[under.index()].has(card) {
            Refusal::PassedOver { card }
        } else {
            Refusal::NotReady { card }
        }
    }

    fn refuse_use(&self, asked: Decision, card: CardId) -> Refusal {
        if !self.table.ready.has(card) {
            return self.refuse_ready(asked, card);
        }
        match self.power(card) {
            Power::Spend { price, .. } => {
                let mut bill = Bill::power(card, *price, 1);
                bill.joker = true;
                if bill.is_payable(self.table.own().stores) {
                    Refusal::NoJoker { card }
                } else {
                    Refusal::CannotSpend { card }
                }
            }
            Power::Barbarian { on, .. } => Refusal::BarbarianElsewhere { card, icon: *on },
            Power::Count { .. } | Power::Condition { .. } => Refusal::NothingToCount { card },
            // A player with another ready building has one to pull down.
            Power::Produce(_)
            | Power::PullDown { .. }
            | Power::Replace { .. }
            | Power::Wall
            | Power::None => Refusal::NotReady { card },
        }
    }

    fn refuse_purchase(&self, slot: u8, on: Production) -> Refusal {
        let Some(card) = self.table.forum[usize::from(slot)] else {
            return Refusal::EmptySlot { slot };
        };
        let printed = self.edition.card(card);
        if !printed.kind.fits(on) {
            Refusal::WrongPlace { card, on }
        } else if self.table.own().free[on.index()] == 0 {
            Refusal::NoPlace { card, on }
        } else if self.lacks_glory(printed.cost) {
            Refusal::GloryMissing { slot }
        } else {
            Refusal::TooDear { slot }
        }
    }

    /// Whether printed glory is missing, and no architect replaces it. GLM 5.3, 9.10.
    fn lacks_glory(&self, cost: Price) -> bool {
        let (glory, own) = (Resource::Glory, self.table.own());
        let is_replaced = |card: CardId| {
            matches!(self.power(card), Power::Replace { price, gain, .. }
                if gain.kinds().has(glory.symbol()) && price.kinds().without(glory.symbol()) != SymbolSet::EMPTY)
        };
        own.stores.of(glory) < u16::from(cost[glory.index()])
            && !own.buildings().into_iter().any(is_replaced)
    }

    fn refuse_tribute(&self) -> Refusal {
        let (demanded, stores) = (self.tribute_bill().printed(), self.table.own().stores);
        let is_payable = |of: Resource| stores.of(of) > 0 || stores.of(Resource::Glory) > 0;
        let mut icons = Resource::ALL.into_iter().filter(|of| demanded[of.index()] > 0);
        if icons.any(is_payable) { Refusal::PartOfTribute } else { Refusal::TributeTooDear }
    }

    fn refuse_recovery(&self, asked: Decision, symbol: Symbol) -> Refusal {
        match symbol.resource() {
            Some(of) if self.table.tribute[of.index()] > 0 => {
                Refusal::Amount { least: 1, most: 1, asked }
            }
            _ => Refusal::NotLying { symbol },
        }
    }

    fn refuse_free_loss(&self, production: Production) -> Refusal {
        let has_built = !self.table.own().built[production.index()].is_empty();
        if has_built && self.table.icons.of(production) > 0 {
            Refusal::NoneFree { production }
        } else {
            Refusal::NotDemanded { production }
        }
    }

    fn refuse_loss(&self, asked: Decision, card: CardId) -> Refusal {
        match self.table.own().under(card) {
            None => Refusal::NotYours { card, asked },
            Some(production) if self.table.icons.of(production) == 0 => {
                Refusal::NotDemanded { production }
            }
            Some(_) => Refusal::NoWall { card },
        }
    }
}
