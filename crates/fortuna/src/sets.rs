//! Small containers of fixed size: sets of action cards and of favours, dice, the podium.

use engine::{Seat, ShortList};
use serde::Serialize;

use crate::card::{ActionCard, Favour};

/// A set of action cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u16);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: Self = Self(0);
    /// All twelve.
    pub const ALL: Self = Self(0xfff);

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: ActionCard) -> bool {
        self.0 >> card as u16 & 1 != 0
    }

    /// Whether no card is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most sixteen")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: ActionCard) {
        self.0 |= 1 << card as u16;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: ActionCard) {
        self.0 &= !(1 << card as u16);
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
    type Item = ActionCard;
    type IntoIter = CardSetIter;

    #[inline]
    fn into_iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

impl FromIterator<ActionCard> for CardSet {
    fn from_iter<I: IntoIterator<Item = ActionCard>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The cards of a [`CardSet`] in their order.
#[derive(Clone, Debug)]
pub struct CardSetIter(u16);

impl Iterator for CardSetIter {
    type Item = ActionCard;

    #[inline]
    fn next(&mut self) -> Option<ActionCard> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(ActionCard::ALL[index])
    }
}

/// Up to three dice, in the order in which they fell.
pub type Dice = ShortList<u8, 3>;

/// Seats in an order: of play, or of arrival.
pub type Podium = ShortList<Seat, 4>;

/// A set of favours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FavourSet(u8);

impl FavourSet {
    /// All six.
    pub const ALL: Self = Self(0b11_1111);

    /// The favours a die opens. FOR 7.2.
    #[inline]
    #[must_use]
    pub const fn up_to(die: u8) -> Self {
        Self((1 << die) - 1)
    }

    /// Whether the favour is in it.
    #[inline]
    pub const fn contains(self, favour: Favour) -> bool {
        self.0 >> favour as u8 & 1 != 0
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a favour in.
    #[inline]
    pub const fn insert(&mut self, favour: Favour) {
        self.0 |= 1 << favour as u8;
    }

    /// Takes a favour out.
    #[inline]
    pub const fn remove(&mut self, favour: Favour) {
        self.0 &= !(1 << favour as u8);
    }

    /// The favours that are in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether one of the cards 1 to 4 is in it, which may be refused. FOR 7.7.
    #[inline]
    pub const fn has_refusable(self) -> bool {
        self.0 & 0b1111 != 0
    }

    /// The favours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Favour> {
        Favour::ALL.into_iter().filter(move |favour| self.contains(*favour))
    }
}

impl FromIterator<Favour> for FavourSet {
    fn from_iter<I: IntoIterator<Item = Favour>>(favours: I) -> Self {
        let mut set = Self::default();
        favours.into_iter().for_each(|favour| set.insert(favour));
        set
    }
}

impl Serialize for FavourSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
