//! Small containers of fixed size: a set of building cards, the draw pile, the stores.

use crate::card::{CardId, MAX_CARDS, Price, Resource};

/// A set of building cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u64);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: Self = Self(0);

    /// The first `n` cards of a deck.
    pub const fn first(n: u8) -> Self {
        if n >= MAX_CARDS { Self(u64::MAX) } else { Self((1 << n) - 1) }
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether no card is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The cards that are in this set and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in one of them.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl IntoIterator for CardSet {
    type Item = CardId;
    type IntoIter = CardSetIter;

    #[inline]
    fn into_iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The cards of a [`CardSet`] in their order.
#[derive(Clone, Debug)]
pub struct CardSetIter(u64);

impl Iterator for CardSetIter {
    type Item = CardId;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below 64")]
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let card = CardId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// The draw pile, the next card last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [CardId; MAX_CARDS as usize],
    len: u8,
}

impl Pile {
    pub(crate) fn new(cards: impl IntoIterator<Item = CardId>) -> Self {
        let mut pile = Self { cards: [CardId(0); MAX_CARDS as usize], len: 0 };
        for card in cards {
            pile.cards[usize::from(pile.len)] = card;
            pile.len += 1;
        }
        pile
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// Takes the next card. Its place is wiped, so that equal piles are equal values.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[usize::from(self.len)]))
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// The counters behind a screen. The stock is without limit. GLM 1.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stores(pub [u16; Resource::ALL.len()]);

impl Stores {
    /// How many of a resource.
    #[inline]
    pub const fn of(&self, resource: Resource) -> u16 {
        self.0[resource as usize]
    }

    /// How many counters in all.
    pub const fn total(&self) -> u32 {
        let [food, gold, peace, glory] = self.0;
        food as u32 + gold as u32 + peace as u32 + glory as u32
    }

    /// Puts counters in.
    #[inline]
    pub const fn add(&mut self, resource: Resource, n: u8) {
        let place = &mut self.0[resource as usize];
        *place = place.saturating_add(n as u16);
    }

    /// Takes counters out; they must be there.
    #[inline]
    pub fn pay(&mut self, price: Price) {
        for (place, n) in self.0.iter_mut().zip(price) {
            *place -= u16::from(n);
        }
    }
}
