//! What buildings do: the only code that asks what was built. GLM 9.

use crate::bill::Bill;
use crate::card::{CardId, Production, Resource};
use crate::grammar::{Power, Repeat};
use crate::sets::{CardSet, Stores};
use crate::state::{Choice, Facts};

/// No list of amounts is longer than 64, however often a power is used.
const MAX_AMOUNT: u8 = 60;

impl Facts<'_> {
    #[inline]
    pub(crate) fn power(&self, card: CardId) -> &Power {
        &self.edition.card(card).power
    }

    /// Buildings on cards of this type that are used instead of all others of the type. GLM 9.8.
    #[inline]
    pub(crate) fn instead(&self, of: Production) -> CardSet {
        self.table.own().built[of.index()].both(self.edition.instead[of.index()])
    }

    /// Buildings of the actor that can be activated one by one in a turn of this type. GLM 4.5.
    #[inline]
    pub(crate) fn activable(&self, of: Production) -> CardSet {
        let built = self.table.own().built[of.index()];
        built.minus(self.edition.red).minus(self.edition.instead[of.index()])
    }

    /// Whether the power of an own building can be used now. GLM 4.6.
    #[inline]
    pub(crate) fn can_use(&self, card: CardId) -> bool {
        let own = self.table.own();
        match self.power(card) {
            Power::Produce(_) => true,
            Power::Spend { price, .. } => Bill::power(card, *price, 1).is_payable(own.stores),
            Power::PullDown { .. } => !self.pullable(card).is_empty(),
            Power::Count { of, .. } | Power::Condition { of, .. } => own.n_cards(*of) > 0,
            Power::Barbarian { on, .. } => self.barbarian_stands_on(*on),
            Power::Replace { .. } | Power::Wall => false,
        }
    }

    /// GLM 9.9; ruling R-M09.
    pub(crate) fn barbarian_stands_on(&self, icon: Production) -> bool {
        self.edition.board().icons(self.table.barbarian).of(icon) > 0
    }

    /// The buildings that a power may pull down: all own ones but its own. GLM 9.6.
    #[inline]
    pub(crate) fn pullable(&self, card: CardId) -> CardSet {
        let mut others = self.table.own().buildings();
        others.remove(card);
        others
    }

    /// How many times the actor can use a power. GLM 9.5.
    pub(crate) fn most_times(&self, card: CardId) -> u8 {
        let Power::Spend { price, gain, repeat: Repeat::Any } = self.power(card) else {
            return 1;
        };
        let once = price.most_of_a_kind().max(gain.most_of_a_kind());
        let stores = self.table.own().stores;
        let is_payable = |times: &u8| Bill::power(card, *price, *times).is_payable(stores);
        (1..=MAX_AMOUNT)
            .take_while(|times| times.saturating_mul(once) <= MAX_AMOUNT && is_payable(times))
            .last()
            .unwrap_or(1)
    }

    /// The architect of the actor that replaces one `to` by the fewest `from`: one with an X if
    /// there is, another only once in a purchase. GLM 9.10; ruling R-M16.
    pub(crate) fn architect(
        &self,
        used: CardSet,
        from: Resource,
        to: Resource,
    ) -> Option<(CardId, u8)> {
        let own = self.table.own().buildings().both(self.edition.architects).minus(used);
        let offer = |card: CardId| {
            let Power::Replace { n, from: paid, to: printed, repeat } = *self.power(card) else {
                return None;
            };
            let fits = paid.has(from.symbol()) && printed.has(to.symbol()) && from != to;
            fits.then_some((n, repeat == Repeat::Once, card))
        };
        own.into_iter().filter_map(offer).min().map(|(n, _, card)| (card, n))
    }

    /// What a bill and the stores become when a printed resource is replaced.
    pub(crate) fn replaced(
        &self,
        bill: &Bill,
        stores: Stores,
        from: Resource,
        to: Resource,
    ) -> Option<(Bill, Stores, CardId, u8)> {
        if bill.need[to.index()] == 0 || (from as u8, to as u8) < bill.last {
            return None;
        }
        let (card, n) = self.architect(bill.used, from, to)?;
        if stores.of(from) < u16::from(n) {
            return None;
        }
        let (mut bill, mut stores) = (*bill, stores);
        bill.replace(&mut stores, from, to, n);
        if matches!(self.power(card), Power::Replace { repeat: Repeat::Once, .. }) {
            bill.used.insert(card);
        }
        Some((bill, stores, card, n))
    }

    /// Whether a bill can be settled, with architects if need be.
    pub(crate) fn can_settle(&self, bill: &Bill, stores: Stores) -> bool {
        if bill.is_payable(stores) {
            return true;
        }
        let own = self.table.own().buildings();
        !own.both(self.edition.architects).is_empty()
            && bill.total() <= stores.total()
            && PAIRS.iter().any(|pair| self.can_replace(bill, stores, *pair))
    }

    /// Whether a replacement leads to a bill that can be settled.
    pub(crate) fn can_replace(
        &self,
        bill: &Bill,
        stores: Stores,
        (from, to): (Resource, Resource),
    ) -> bool {
        self.replaced(bill, stores, from, to)
            .is_some_and(|(bill, stores, ..)| self.can_settle(&bill, stores))
    }
}

/// What can be paid for what by an architect, in order.
pub(crate) const PAIRS: [(Resource, Resource); 12] = {
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

impl Choice {
    pub(crate) const NONE: Self =
        Self { card: CardId(0), kinds: crate::grammar::Kinds::EMPTY, left: 0 };
}
