//! The one list of legal actions, with a function for each question.

use engine::ActionList;

use crate::action::Action;
use crate::architect::Pair;
use crate::card::{Production, Symbol};
use crate::decision::Decision;
use crate::sets::CardSet;
use crate::state::{Facts, GloriaMundi};

type List = ActionList<Action>;

impl GloriaMundi {
    /// Lists the answers to the pending question.
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut List) {
        out.clear();
        if let Some(decision) = self.table.pending {
            self.facts().list_answers(decision, out);
        }
    }
}

impl Facts<'_> {
    fn list_answers(&self, decision: Decision, out: &mut List) {
        let table = self.table;
        match decision {
            Decision::Play => self.list_hand(out),
            Decision::Instead => {
                let instead = table.turn_type.map_or(CardSet::EMPTY, |of| self.instead(of));
                out.extend(instead.into_iter().map(Action::Use));
                out.push(Action::Decline);
            }
            Decision::Activate => self.list_ready(out),
            Decision::Times { card } => {
                out.extend((1..=self.most_times(card)).map(Action::Times));
            }
            Decision::Take { of, left, .. } => {
                out.extend((0..=left).map(|n| Action::Take(of, n)));
            }
            Decision::PullDown { card, more } => {
                out.extend(self.pullable(card).into_iter().map(Action::PullDown));
                if more {
                    out.push(Action::Decline);
                }
            }
            Decision::Buy => self.list_forum(out),
            Decision::Replace { .. } => self.list_replacements(out),
            Decision::Architect { from, to } => self.list_architects((from, to), out),
            Decision::Pay { of, .. } => {
                let range = table.bill.range(table.own().stores);
                out.extend(range.into_iter().flatten().map(|n| Action::Pay(of, n)));
            }
            Decision::Tribute => {
                if self.can_pay_tribute() {
                    out.push(Action::Tribute);
                }
                out.push(Action::Decline);
            }
            Decision::Lose => self.list_losses(out),
            Decision::Recover => {
                let lying = Symbol::ALL.into_iter().zip(table.tribute).filter(|(_, n)| *n > 0);
                out.extend(lying.map(|(symbol, _)| Action::Take(symbol, 1)));
            }
        }
    }

    /// GLM 4.1.
    fn list_hand(&self, out: &mut List) {
        let hand = self.table.own().hand;
        let held = Production::ALL.into_iter().filter(|card| hand[card.index()] > 0);
        out.extend(held.map(Action::Play));
    }

    /// GLM 4.5, 4.6.
    fn list_ready(&self, out: &mut List) {
        let usable = self.table.ready.into_iter().filter(|card| self.can_use(*card));
        out.extend(usable.map(Action::Use));
        out.extend(self.table.ready.into_iter().map(Action::Produce));
    }

    /// GLM 5.1.
    fn list_forum(&self, out: &mut List) {
        let free = self.table.own().free_types();
        for (slot, card) in (0..).zip(self.table.forum) {
            let Some(card) = card else {
                continue;
            };
            let places = free.both(self.edition.card(card).kind.places());
            if !places.is_empty() && self.can_afford(slot) {
                out.extend(places.iter().map(|on| Action::Buy(slot, on)));
            }
        }
        out.push(Action::Decline);
    }

    /// GLM 9.10; ruling R-M22.
    fn list_replacements(&self, out: &mut List) {
        let (bill, stores) = (&self.table.bill, self.table.own().stores);
        let is_payable = if self.edition.by_name {
            out.extend(self.helpers(bill, stores).map(Action::Use));
            bill.is_payable_with_help(stores)
        } else {
            let pairs = self.replacements(bill, stores);
            out.extend(pairs.map(|(from, to)| Action::Replace(from, to)));
            bill.is_payable(stores)
        };
        if is_payable {
            out.push(Action::Decline);
        }
    }

    /// GLM 9.10; ruling R-M16.
    fn list_architects(&self, pair: Pair, out: &mut List) {
        let stores = self.table.own().stores;
        out.extend(self.serving(&self.table.bill, stores, pair).map(Action::Use));
    }

    /// GLM 7.2, 9.11.
    fn list_losses(&self, out: &mut List) {
        out.extend(self.free_losses().map(Action::Lose));
        let built = self.built_losses();
        out.extend(built.into_iter().map(Action::LoseBuilt));
        out.extend(built.both(self.edition.walls).into_iter().map(Action::Defend));
    }
}
