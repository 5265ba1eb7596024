//! Architects in a deck where one replaces several resources at once. GLM 9.10; ruling R-M22.
//!
//! Here an architect is used as a whole. What it takes of one resource leaves the stores at once;
//! what it takes of a free choice is owed; what it replaces is credit for printed resources. The
//! payer then decides how many counters of each resource leave the stores, as for any bill, and
//! credit covers as many printed resources as it can.

use crate::bill::Bill;
use crate::card::{CardId, Price, Resource, SymbolSet};
use crate::grammar::{Bundle, Power, Repeat};
use crate::parse::MAX_COST;
use crate::sets::{CardSet, Stores};
use crate::state::Facts;

const N_RESOURCES: usize = Resource::ALL.len();
/// The number of sets of resources; a set is a number with one bit each.
const N_SETS: usize = 1 << N_RESOURCES;
const ALL: usize = N_SETS - 1;
const GLORY: usize = 1 << Resource::Glory as usize;

/// What the architects in a purchase take and give, beyond what left the stores at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Help {
    /// Counters of a free choice that they take, by the set to choose from.
    owed: [u8; N_SETS],
    /// Printed resources that they replace, by the set to choose from.
    credit: [u8; N_SETS],
    /// The architects in use.
    pub(crate) served: CardSet,
}

impl Help {
    /// Whether an architect is in use.
    #[inline]
    pub(crate) const fn is_some(&self) -> bool {
        !self.served.is_empty()
    }

    fn owe(&mut self, price: Bundle) {
        self.owed[price.chosen.resources()] += price.n_chosen;
    }

    /// Adds credit, capped at the largest useful amount of each kind.
    fn add_credit(&mut self, gain: Bundle, times: u8) {
        let fixed = gain.price();
        let single = |of: Resource| (SymbolSet::EMPTY.with(of.symbol()), fixed[of.index()]);
        let terms = Resource::ALL.into_iter().map(single).chain([(gain.chosen, gain.n_chosen)]);
        for (kinds, n) in terms {
            let credit = &mut self.credit[kinds.resources()];
            *credit = credit.saturating_add(n.saturating_mul(times)).min(MAX_COST);
        }
    }

    /// For each set of resources, the fewest of these printed ones that credit leaves open.
    fn open(&self, need: Price) -> [i16; N_SETS] {
        let credit = sums(self.credit);
        let mut open: [i16; N_SETS] = std::array::from_fn(|set| {
            sum(need.map(i16::from), set) - (credit[ALL] - credit[ALL & !set])
        });
        for set in 0..N_SETS {
            let less = (0..N_RESOURCES).filter(|of| set >> of & 1 != 0);
            open[set] = less.map(|of| open[set & !(1 << of)]).fold(open[set], i16::max);
        }
        open
    }

    /// The payment required with this help. Only glory replaces other printed resources, so a set
    /// without glory has to pay only what is owed from it. GLM 5.2, 5.3.
    fn least(&self, need: Price, any: u8) -> Least {
        let (open, owed) = (self.open(need), sums(self.owed));
        Least(std::array::from_fn(|set| {
            let printed = if set & GLORY == 0 { 0 } else { open[set] };
            let surcharge = if set == ALL { any.into() } else { 0 };
            printed + owed[set] + surcharge
        }))
    }
}

/// A payment described by bounds: for each set of resources, the fewest counters of them. Its total
/// is the bound of the set of all resources.
///
/// The bounds are supermodular, so amounts within limits can be completed if and only if no set
/// contradicts the limits.
struct Least([i16; N_SETS]);

impl Least {
    const fn total(&self) -> i16 {
        self.0[ALL]
    }

    /// Whether there is a payment with at least and at most these amounts.
    fn is_within(&self, least: [i16; N_RESOURCES], most: [i16; N_RESOURCES]) -> bool {
        (0..N_SETS).all(|set| {
            let rest = self.total() - self.0[ALL & !set];
            self.0[set] <= sum(most, set) && sum(least, set) <= rest
        })
    }
}

/// For each set, the sum over all its subsets.
fn sums(numbers: [u8; N_SETS]) -> [i16; N_SETS] {
    let mut sums = numbers.map(i16::from);
    for of in 0..N_RESOURCES {
        for set in (0..N_SETS).filter(|set| set >> of & 1 != 0) {
            sums[set] += sums[set & !(1 << of)];
        }
    }
    sums
}

fn sum(numbers: [i16; N_RESOURCES], set: usize) -> i16 {
    (0..).zip(numbers).filter(|(of, _)| set >> of & 1 != 0).map(|(_, n)| n).sum()
}

/// The counters in the stores, capped above any bill.
fn counters(stores: Stores) -> [i16; N_RESOURCES] {
    stores.0.map(|n| i16::try_from(n.min(1_000)).unwrap_or(0))
}

impl Bill {
    fn least(&self) -> Least {
        self.help.least(self.need, self.any)
    }

    /// Whether the stores can settle it, with the help so far.
    #[cold]
    pub(crate) fn is_payable_with_help(&self, stores: Stores) -> bool {
        self.least().is_within([0; N_RESOURCES], counters(stores))
    }

    /// The fewest and the most of the next resource, if any amount can be completed.
    #[cold]
    pub(crate) fn range_with_help(&self, stores: Stores) -> Option<(i16, i16)> {
        let (bounds, now) = (self.least(), usize::from(self.next));
        let (mut least, mut most) = ([0; N_RESOURCES], counters(stores));
        for (of, paid) in self.paid().into_iter().enumerate().take(now) {
            (least[of], most[of]) = (paid.into(), paid.into());
        }
        let mut completes = |amount: &i16| {
            (least[now], most[now]) = (*amount, *amount);
            bounds.is_within(least, most)
        };
        let last = bounds.total().min(counters(stores)[now]);
        let first = (0..=last).find(&mut completes)?;
        (first..=last).rev().find(completes).map(|last| (first, last))
    }

    /// The glory that settles it, once the other resources are decided.
    #[cold]
    pub(crate) fn glory_with_help(&self) -> i16 {
        let paid: i16 = self.paid().map(i16::from).iter().sum();
        self.least().total() - paid
    }

    /// The number of printed resources that credit leaves open.
    fn n_open(&self) -> i16 {
        self.help.open(self.need)[ALL]
    }
}

impl Facts<'_> {
    /// The bill and the stores after an architect replaces a printed resource that is still open.
    #[cold]
    pub(crate) fn with_help(
        &self,
        bill: &Bill,
        stores: Stores,
        card: CardId,
    ) -> Option<(Bill, Stores)> {
        let Power::Replace { price, gain, repeat } = self.power(card) else {
            return None;
        };
        let (mut helped, mut left) = (*bill, stores);
        let has_all = left.0.into_iter().zip(price.price()).all(|(have, n)| have >= n.into());
        if !has_all {
            return None;
        }
        left.pay(price.price());
        helped.help.owe(*price);
        helped.help.add_credit(*gain, 1);
        helped.help.served.insert(card);
        if *repeat == Repeat::Once {
            helped.used.insert(card);
        }
        (helped.n_open() < bill.n_open()).then_some((helped, left))
    }

    /// The architects whose help leaves a bill that can be settled; the first of equals.
    pub(crate) fn helpers<'a>(
        &'a self,
        bill: &'a Bill,
        stores: Stores,
    ) -> impl Iterator<Item = CardId> + 'a {
        self.different(bill).into_iter().filter(move |card| {
            self.with_help(bill, stores, *card)
                .is_some_and(|(bill, stores)| self.can_settle_with_help(&bill, stores, CardId(0)))
        })
    }

    /// The architects that can still be used; the first of equals.
    fn different(&self, bill: &Bill) -> CardSet {
        let own = self.architects(bill);
        let is_first = |card: &CardId| {
            own.into_iter()
                .take_while(|other| other < card)
                .all(|other| self.power(other) != self.power(*card))
        };
        own.into_iter().filter(is_first).collect()
    }

    /// Whether a bill can be settled with the help of architects starting at `from`. There are few
    /// different ones (see `Deck::validate`), and each use covers a printed resource.
    pub(crate) fn can_settle_with_help(&self, bill: &Bill, stores: Stores, from: CardId) -> bool {
        if bill.is_payable_with_help(stores) {
            return true;
        }
        let mut rest = self.different(bill).into_iter().filter(|card| *card >= from);
        self.may_suffice_with_help(bill, stores, from)
            && rest.any(|card| {
                self.with_help(bill, stores, card)
                    .is_some_and(|(bill, stores)| self.can_settle_with_help(&bill, stores, card))
            })
    }

    /// Whether it could be settled if the architects took nothing. It prunes the search.
    fn may_suffice_with_help(&self, bill: &Bill, stores: Stores, from: CardId) -> bool {
        let mut helped = *bill;
        for card in self.architects(bill).into_iter().filter(|card| *card >= from) {
            if let Power::Replace { gain, repeat, .. } = self.power(card) {
                let times = if *repeat == Repeat::Any { MAX_COST } else { 1 };
                helped.help.add_credit(*gain, times);
            }
        }
        helped.is_payable_with_help(stores)
    }
}
