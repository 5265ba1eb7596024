//! Architects: which of them replaces what during a purchase. GLM 9.10; ruling R-M16.
//!
//! A replacement is a pair: what is paid, and what it replaces. Replacements are made in the order
//! of [`PAIRS`], so that no payment is offered twice, and each is offered only if the rest can then
//! be paid. In a deck where an architect replaces several resources at once, all of them work as in
//! [`crate::help`] instead.

use engine::Listed;

use crate::bill::Bill;
use crate::card::{CardId, Resource};
use crate::grammar::{Power, Repeat, Swap};
use crate::mends;
use crate::sets::{CardSet, Stores};
use crate::state::Facts;

/// What is paid, and what it replaces.
pub(crate) type Pair = (Resource, Resource);

/// The possible replacements by an architect, in order.
pub(crate) const PAIRS: [Pair; 12] = {
    use Resource::{Food, Glory, Gold, Peace};
    [
        (Food, Gold),
        (Food, Peace),
        (Food, Glory),
        (Gold, Food),
        (Gold, Peace),
        (Gold, Glory),
        (Peace, Food),
        (Peace, Gold),
        (Peace, Glory),
        (Glory, Food),
        (Glory, Gold),
        (Glory, Peace),
    ]
};

/// A set of resources, one bit each.
type Resources = u8;

const N_RESOURCES: usize = Resource::ALL.len();
const GLORY: Resources = 1 << Resource::Glory as u8;
/// Multiplied by a set of resources: all pairs that replace them.
const EACH: u16 = 0x1111;

/// A set of pairs, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pairs(u16);

impl Pairs {
    fn from_iter(pairs: impl Iterator<Item = Pair>) -> Self {
        Self(pairs.fold(0, |all, pair| all | 1 << place(pair)))
    }

    /// The pairs for a resource still on the bill that may follow a replacement by `last`.
    #[inline]
    fn after(bill: &Bill, last: Pair) -> Self {
        let earlier = (1 << place(last)) - 1;
        Self((u16::from(printed(bill)) * EACH) & !earlier)
    }

    #[inline]
    const fn has(self, pair: Pair) -> bool {
        self.0 >> place(pair) & 1 != 0
    }

    const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn has_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    #[inline]
    fn into_iter(self) -> impl Iterator<Item = Pair> {
        engine::Members::new(self.0.into()).map(|PairPlace(pair)| pair)
    }

    /// The resources that can be paid for any of the wanted ones.
    fn payable_for(self, wanted: Resources) -> Resources {
        let for_wanted = self.0 & (u16::from(wanted) * EACH);
        (0..N_RESOURCES).fold(0, |all, from| {
            let is_payable = for_wanted >> (from * N_RESOURCES) & 0xF != 0;
            all | u8::from(is_payable) << from
        })
    }
}

/// The printed resources still on a bill.
#[inline]
fn printed(bill: &Bill) -> Resources {
    Resource::ALL
        .into_iter()
        .fold(0, |all, of| all | u8::from(bill.need[of.index()] > 0) << of as u8)
}

const fn place((from, to): Pair) -> usize {
    from as usize * N_RESOURCES + to as usize
}

#[derive(Clone, Copy)]
struct PairPlace(Pair);

impl Listed for PairPlace {
    const N: usize = N_RESOURCES * N_RESOURCES;

    #[inline]
    fn nth(place: usize) -> Self {
        Self((Resource::ALL[place >> 2], Resource::ALL[place & 3]))
    }

    #[inline]
    fn place(self) -> usize {
        place(self.0)
    }
}

/// The offer of an architect; empty if the card is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArchitectOffer {
    /// The number of counters that replace one.
    n: u8,
    /// Whether it can be used only once in a purchase.
    pub(crate) is_once: bool,
    pairs: Pairs,
}

impl ArchitectOffer {
    pub(crate) fn of(power: &Power) -> Self {
        let (Power::Replace { repeat, .. }, Some(Swap { n, from, to })) = (power, power.swap())
        else {
            return Self::default();
        };
        let fits = |pair: &Pair| from.has(pair.0.symbol()) && to.has(pair.1.symbol());
        let pairs = Pairs::from_iter(PAIRS.into_iter().filter(fits));
        Self { n, is_once: *repeat == Repeat::Once, pairs }
    }

    /// Whether this architect can be used instead of the other without losing any payment: it takes
    /// no more, and the other can do everything it could do later. If they take different numbers,
    /// the other takes one resource alone, so the two can be swapped at no cost.
    fn is_as_good_as(self, other: Self, later: Pairs) -> bool {
        self.n <= other.n && (!self.is_once || other.pairs.has_all(self.pairs.both(later)))
    }
}

impl Facts<'_> {
    /// The actor's architects that can still be used in this purchase.
    #[inline]
    pub(crate) fn architects(&self, bill: &Bill) -> CardSet {
        self.table.own().buildings().both(self.edition.architects).minus(bill.used)
    }

    #[inline]
    fn offer(&self, card: CardId) -> ArchitectOffer {
        self.edition.offers[card.index()]
    }

    /// The architects that can make a replacement.
    #[inline]
    fn able(&self, bill: &Bill, pair: Pair) -> impl Iterator<Item = CardId> {
        self.architects(bill).into_iter().filter(move |card| self.offer(*card).pairs.has(pair))
    }

    /// Whether the actor has an architect for a replacement.
    pub(crate) fn has_architect(&self, bill: &Bill, pair: Pair) -> bool {
        self.able(bill, pair).next().is_some()
    }

    /// The order in which equally good architects are used. Ruling R-M16.
    #[inline]
    fn rank(&self, card: CardId) -> (u8, bool, CardId) {
        let ArchitectOffer { n, is_once, .. } = self.offer(card);
        (n, is_once, card)
    }

    /// The architects worth considering for a replacement. GLM 9.10; ruling R-M16.
    #[inline]
    fn choices(&self, bill: &Bill, pair: Pair) -> CardSet {
        let is_once = !self.architects(bill).both(self.edition.once).is_empty();
        if is_once && self.edition.options.rules.has(&mends::WHICH_ARCHITECT) {
            return self.best(bill, pair);
        }
        self.able(bill, pair).min_by_key(|card| self.rank(*card)).into_iter().collect()
    }

    /// The architects for which no other is as good.
    fn best(&self, bill: &Bill, pair: Pair) -> CardSet {
        let mut after = *bill;
        after.need[pair.1.index()] -= 1;
        let later = Pairs::after(&after, pair);
        let is_as_good =
            |one: CardId, other: CardId| self.offer(one).is_as_good_as(self.offer(other), later);
        let is_better = |one: CardId, other: CardId| {
            is_as_good(one, other) && (self.rank(one) < self.rank(other) || !is_as_good(other, one))
        };
        let is_best = |card: &CardId| !self.able(bill, pair).any(|other| is_better(other, *card));
        self.able(bill, pair).filter(is_best).collect()
    }

    /// The bill and the stores after an architect replaces a printed resource.
    pub(crate) fn replaced(
        &self,
        bill: &Bill,
        stores: Stores,
        pair: Pair,
        card: CardId,
    ) -> Option<(Bill, Stores, u8)> {
        let ArchitectOffer { n, is_once, .. } = self.offer(card);
        if stores.of(pair.0) < u16::from(n) {
            return None;
        }
        let (mut bill, mut stores) = (*bill, stores);
        bill.replace(&mut stores, pair, n);
        if is_once {
            bill.used.insert(card);
        }
        Some((bill, stores, n))
    }

    /// The architects by which a replacement leaves a bill that can be settled.
    #[inline]
    pub(crate) fn serving<'a>(
        &'a self,
        bill: &'a Bill,
        stores: Stores,
        pair: Pair,
    ) -> impl Iterator<Item = CardId> + 'a {
        let is_open = bill.need[pair.1.index()] > 0 && place(pair) >= place(bill.last);
        let choices = if is_open { self.choices(bill, pair) } else { CardSet::EMPTY };
        choices.into_iter().filter(move |card| {
            self.replaced(bill, stores, pair, *card)
                .is_some_and(|(bill, stores, _)| self.can_settle(&bill, stores))
        })
    }

    /// The replacements that leave a bill that can be settled.
    #[inline]
    pub(crate) fn replacements<'a>(
        &'a self,
        bill: &'a Bill,
        stores: Stores,
    ) -> impl Iterator<Item = Pair> + 'a {
        let can_replace = move |pair: &Pair| self.serving(bill, stores, *pair).next().is_some();
        self.open(bill).into_iter().filter(can_replace)
    }

    /// Whether a bill can be settled, with architects if necessary.
    #[inline]
    pub(crate) fn can_settle(&self, bill: &Bill, stores: Stores) -> bool {
        bill.is_payable(stores)
            || !self.architects(bill).is_empty() && self.can_settle_by_architects(bill, stores)
    }

    fn can_settle_by_architects(&self, bill: &Bill, stores: Stores) -> bool {
        if self.edition.by_name {
            return self.can_settle_with_help(bill, stores, CardId(0));
        }
        let open = self.open(bill);
        open != Pairs::default()
            && bill.total() <= stores.total()
            && self.may_suffice(bill, stores, open)
            && self.replacements(bill, stores).next().is_some()
    }

    /// The replacements that one of the actor's architects can still make.
    #[inline]
    fn open(&self, bill: &Bill) -> Pairs {
        let offered = |all, card| all | self.offer(card).pairs.0;
        let offered = self.architects(bill).into_iter().fold(0, offered);
        Pairs::after(bill, bill.last).both(Pairs(offered))
    }

    /// Whether the counters suffice if each architect took only one. It prunes the search.
    fn may_suffice(&self, bill: &Bill, stores: Stores, open: Pairs) -> bool {
        let printed = printed(bill);
        let mut parts = (1..=printed).filter(|part| part & !printed == 0);
        parts.all(|part| self.reaches(bill, stores, part, open))
    }

    /// Checks the minimum cut between a part of the cost and the stores.
    fn reaches(&self, bill: &Bill, stores: Stores, part: Resources, open: Pairs) -> bool {
        let own = self.architects(bill);
        let once = own.both(self.edition.once);
        let taken = |card: CardId| self.offer(card).pairs.both(open).payable_for(part);
        let at_will = own.minus(self.edition.once).into_iter();
        let joker = if part == GLORY { 0 } else { GLORY };
        let kinds = at_will.fold(part | joker, |kinds, card| kinds | taken(card));
        let need = sum(bill.need.map(u16::from), part);
        if once.is_empty() {
            return need <= sum(stores.0, kinds);
        }
        (0..1 << N_RESOURCES).filter(|cut| cut & kinds == kinds).all(|cut| {
            let n_once = once.into_iter().filter(|card| taken(*card) & !cut != 0).count();
            need <= sum(stores.0, cut) + u32::try_from(n_once).unwrap_or(u32::MAX)
        })
    }
}

fn sum(numbers: [u16; N_RESOURCES], of: Resources) -> u32 {
    (0..).zip(numbers).filter(|(place, _)| of >> place & 1 != 0).map(|(_, n)| u32::from(n)).sum()
}
