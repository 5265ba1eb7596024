//! The effects of buildings: the only code that checks what was built. GLM 9.

use crate::bill::Bill;
use crate::card::{CardId, Production, SymbolSet};
use crate::grammar::{MAX_AMOUNT, Power, Repeat};
use crate::sets::CardSet;
use crate::state::{Choice, Facts};

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
        built.minus(self.edition.idle).minus(self.edition.instead[of.index()])
    }

    /// Whether the power of a player's own building can be used now. GLM 4.6.
    #[inline]
    pub(crate) fn can_use(&self, card: CardId) -> bool {
        let own = self.table.own();
        match self.power(card) {
            Power::Produce(_) => true,
            Power::Spend { price, .. } => Bill::power(card, *price, 1).is_payable(own.stores),
            Power::PullDown { .. } => !self.pullable(card).is_empty(),
            Power::Count { of, .. } => self.edition.count(own, *of) > 0,
            Power::Condition { of, .. } => own.n_cards(*of) > 0,
            Power::Barbarian { on, .. } => self.barbarian_stands_on(*on),
            Power::Replace { .. } | Power::Wall | Power::None => false,
        }
    }

    /// GLM 9.9; ruling R-M09.
    pub(crate) fn barbarian_stands_on(&self, icon: Production) -> bool {
        self.edition.board().icons(self.table.barbarian).of(icon) > 0
    }

    /// The buildings that a power may pull down: all of the player's except its own. GLM 9.6.
    #[inline]
    pub(crate) fn pullable(&self, card: CardId) -> CardSet {
        let mut others = self.table.own().buildings();
        others.remove(card);
        others
    }

    /// The number of times the actor can use a power. GLM 9.5.
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
}

impl Choice {
    pub(crate) const NONE: Self = Self { card: CardId(0), kinds: SymbolSet::EMPTY, left: 0 };
}
