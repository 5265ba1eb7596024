//! Payments: the amounts of each resource that settle a bill. GLM 5.2, 5.3, 6.2, 9.4.
//!
//! A payment is just a number of counters of each resource, so the payer is asked for the amount of
//! food, of gold and of peace, in this order, each within the range that the rest can complete;
//! glory settles the remainder. Every different payment is offered exactly once.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::architect::Pair;
use crate::card::{CardId, Price, Production, Resource, SymbolSet};
use crate::grammar::Bundle;
use crate::help::Help;
use crate::sets::{CardSet, Stores};

const GLORY: usize = Resource::Glory as usize;

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Due {
    /// A building from the forum. GLM 5.1.
    Building { slot: u8, on: Production },
    /// Tribute to the barbarian. GLM 6.2.
    Tribute,
    /// The power of a building. GLM 9.4.
    Power { card: CardId, times: u8 },
}

/// What is still to be paid, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// What is paid for.
    pub due: Due,
    /// Printed resources.
    pub(crate) need: Price,
    /// Resources of a free choice.
    pub(crate) any: u8,
    /// The resources to choose from.
    pub(crate) any_of: SymbolSet,
    /// Whether glory can replace other resources. GLM 5.3; ruling R-M11.
    pub(crate) joker: bool,
    /// Printed resources that glory will pay for.
    jokers: u8,
    /// The amounts decided so far.
    paid: Price,
    /// The index of the next resource to decide.
    pub(crate) next: u8,
    /// Single-use architects already used. GLM 9.10.
    pub(crate) used: CardSet,
    /// The last replacement; the next one must not come before it.
    pub(crate) last: Pair,
    /// The architects in use, in decks where they are named one by one. Ruling R-M22.
    pub(crate) help: Help,
}

impl Default for Bill {
    fn default() -> Self {
        Self {
            due: Due::Tribute,
            need: [0; 4],
            any: 0,
            any_of: SymbolSet::EMPTY,
            joker: true,
            jokers: 0,
            paid: [0; 4],
            next: 0,
            used: CardSet::EMPTY,
            last: (Resource::Food, Resource::Food),
            help: Help::default(),
        }
    }
}

impl Bill {
    /// A bill for a building with its surcharge. GLM 5.2.
    pub(crate) fn building(slot: u8, on: Production, cost: Price) -> Self {
        let due = Due::Building { slot, on };
        Self { due, need: cost, any: slot, any_of: SymbolSet::RESOURCES, ..Self::default() }
    }

    /// A bill for a tribute. GLM 6.2.
    pub(crate) fn tribute(need: Price) -> Self {
        Self { need, ..Self::default() }
    }

    /// A bill for a power. GLM 9.4.
    pub(crate) fn power(card: CardId, price: Bundle, times: u8) -> Self {
        Self {
            due: Due::Power { card, times },
            need: price.price().map(|n| n * times),
            any: price.n_chosen * times,
            any_of: price.chosen,
            joker: false,
            ..Self::default()
        }
    }

    /// The printed resources, without those replaced by an architect.
    pub const fn printed(&self) -> Price {
        self.need
    }

    /// The food, gold and peace decided so far; they leave the stores at the end.
    pub const fn paid(&self) -> Price {
        self.paid
    }

    /// The architects in use, in a deck where they are named. GLM 9.10.
    pub const fn helpers(&self) -> CardSet {
        self.help.served
    }

    /// The resource to decide, unless only glory is left.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Resource> {
        Resource::COLOURS.get(usize::from(self.next)).copied()
    }

    /// The fewest counters it takes, with or without architects.
    pub(crate) fn total(&self) -> u32 {
        self.need.iter().chain([&self.any]).copied().map(u32::from).sum()
    }

    /// Whether the stores can settle it, before an architect is named.
    #[inline]
    pub(crate) fn is_payable(&self, stores: Stores) -> bool {
        self.range_alone(stores).is_some()
    }

    /// The amounts of the next resource that can be completed to a whole payment.
    #[inline]
    pub(crate) fn range(&self, stores: Stores) -> Option<RangeInclusive<u8>> {
        if self.help.is_some() {
            let (least, most) = self.range_with_help(stores)?;
            return Some(amount(least.into())..=amount(most.into()));
        }
        self.range_alone(stores)
    }

    /// The same, before an architect is named.
    #[inline]
    fn range_alone(&self, stores: Stores) -> Option<RangeInclusive<u8>> {
        let have = |index: usize| i32::from(stores.0[index]);
        let need = |index: usize| i32::from(self.need[index]);
        let is_free = |index: usize| self.any_of.bits() >> index & 1 != 0;
        let (mut short, mut spare) = (i32::from(self.jokers), 0);
        let now = usize::from(self.next);
        for later in now + 1..GLORY {
            let own = have(later).min(need(later));
            short += need(later) - own;
            if is_free(later) {
                spare += have(later) - own;
            }
        }
        // Glory beyond the printed amount: for jokers first, then for the free choice.
        let glory = have(GLORY) - need(GLORY);
        let jokers = if self.joker { glory } else { glory.min(0) } - short;
        if jokers < 0 || glory < 0 {
            return None;
        }
        let any = i32::from(self.any);
        let extra = if is_free(now) { any } else { 0 };
        let most = have(now).min(need(now) + extra);
        // What the free choice lacks if exactly the printed amount is paid. Below that amount every
        // joker takes a free glory away; above it every counter is one of the free choice.
        let free_glory = if is_free(GLORY) { glory - short } else { 0 };
        let lack = any - spare - free_glory;
        let chosen = if is_free(GLORY) || lack > 0 { need(now) + lack } else { 0 };
        let least = chosen.max(need(now) - jokers).max(0);
        (least <= most).then(|| amount(least)..=amount(most))
    }

    /// Decides the amount of the next resource.
    #[inline]
    pub(crate) fn decide(&mut self, amount: u8) {
        let now = usize::from(self.next);
        let need = self.need[now];
        self.paid[now] = amount;
        self.next += 1;
        if self.help.is_some() {
            return;
        }
        self.any -= amount.saturating_sub(need);
        self.jokers += need.saturating_sub(amount);
    }

    /// The whole payment, once food, gold and peace are decided.
    #[inline]
    pub(crate) fn payment(&self) -> Price {
        let [food, gold, peace, _] = self.paid;
        if self.help.is_some() {
            return [food, gold, peace, amount(self.glory_with_help().into())];
        }
        [food, gold, peace, self.need[GLORY] + self.jokers + self.any]
    }

    /// Takes `n` of `from` out of the stores for one printed `to`, which is then not paid as
    /// surcharge: that would be the same payment again. GLM 9.10.
    pub(crate) fn replace(&mut self, stores: &mut Stores, (from, to): Pair, n: u8) {
        stores.0[from.index()] -= u16::from(n);
        self.need[to.index()] -= 1;
        self.any_of = self.any_of.without(to.symbol());
        self.last = (from, to);
    }
}

#[inline]
fn amount(n: i32) -> u8 {
    u8::try_from(n).expect("a bill is at most twice 60")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Symbol;

    /// All payments of a bill by the chain of ranges.
    fn chained(bill: Bill, stores: Stores) -> Vec<Price> {
        if bill.asked().is_none() {
            return vec![bill.payment()];
        }
        let mut all = Vec::new();
        for amount in bill.range(stores).into_iter().flatten() {
            let mut next = bill;
            next.decide(amount);
            all.extend(chained(next, stores));
        }
        all
    }

    /// All payments by definition. GLM 5.2, 5.3.
    fn defined(bill: &Bill, stores: Stores) -> Vec<Price> {
        let total: u8 = bill.need.iter().sum::<u8>() + bill.any;
        let most = |index: usize| u8::try_from(stores.0[index]).unwrap();
        let mut all = Vec::new();
        for food in 0..=most(0) {
            for gold in 0..=most(1) {
                for peace in 0..=most(2) {
                    for glory in 0..=most(3) {
                        let paid = [food, gold, peace, glory];
                        let short: u8 = (0..3).map(|c| bill.need[c].saturating_sub(paid[c])).sum();
                        let extra = |c: usize| paid[c].saturating_sub(bill.need[c]);
                        let in_kind = (0..4)
                            .all(|c| extra(c) == 0 || c == 3 || bill.any_of.has(Symbol::ALL[c]));
                        let jokers = if bill.joker { short } else { 0 };
                        let pure = bill.joker || short == 0;
                        let glory_fits = glory >= bill.need[3] + jokers
                            && (bill.any_of.has(Symbol::Glory) || glory == bill.need[3] + jokers);
                        let is_exact = paid.iter().sum::<u8>() == total;
                        if in_kind && pure && glory_fits && is_exact {
                            all.push(paid);
                        }
                    }
                }
            }
        }
        all
    }

    #[test]
    fn every_payment_is_offered_once() {
        let mut rng = engine::Rng::new(1);
        for _ in 0..20_000 {
            let mut few = |bound| u8::try_from(rng.below(bound)).unwrap();
            let need = [few(3), few(3), few(3), few(2)];
            let stores = Stores([few(6), few(6), few(6), few(5)].map(u16::from));
            let bill = match few(3) {
                0 => Bill::building(few(6), Production::Farm, need),
                1 => Bill::tribute([need[0], need[1], need[2], 0]),
                _ => {
                    let chosen = SymbolSet::EMPTY
                        .with(Symbol::Gold)
                        .with(Symbol::ALL[usize::from(2 + few(2))]);
                    let mut price = Bundle::of(need);
                    (price.n_chosen, price.chosen) = (few(4), chosen);
                    Bill::power(CardId(0), price, 1)
                }
            };
            let (chained, defined) = (chained(bill, stores), defined(&bill, stores));
            assert_eq!(chained, defined, "{bill:?} {stores:?}");
            assert_eq!(bill.is_payable(stores), !defined.is_empty());
        }
    }
}
