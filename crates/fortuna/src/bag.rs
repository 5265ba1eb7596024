//! Privilege cards: bags that count kinds, and the ordered draw pile.

use engine::Pile;

use crate::card::{MAX_DECK, Privilege};

/// The number of privilege cards of each kind, in four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bag(u64);

impl Bag {
    /// The empty bag.
    pub const EMPTY: Self = Self(0);

    const fn shift(card: Privilege) -> u32 {
        4 * card as u32
    }

    /// The number of cards of a kind.
    #[inline]
    pub const fn count(self, card: Privilege) -> u8 {
        (self.0 >> Self::shift(card) & 15) as u8
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has a card that can be played: the kinds before the victory-point cards.
    #[inline]
    pub const fn has_playable(self) -> bool {
        self.0 & ((1 << Self::shift(Privilege::ScoreBuildings)) - 1) != 0
    }

    /// Adds `n` cards of a kind.
    #[inline]
    pub const fn add(&mut self, card: Privilege, n: u8) {
        self.0 += (n as u64) << Self::shift(card);
    }

    /// Removes one card, which must be there.
    #[inline]
    pub const fn take(&mut self, card: Privilege) {
        debug_assert!(self.count(card) > 0);
        self.0 -= 1 << Self::shift(card);
    }

    /// The sum of both bags.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The kinds in it, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Privilege> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() >> 2;
            rest &= !(15 << (4 * index));
            Some(Privilege::ALL[index as usize])
        })
    }

    /// Every card, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Privilege> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }
}

impl FromIterator<Privilege> for Bag {
    fn from_iter<I: IntoIterator<Item = Privilege>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card, 1));
        bag
    }
}

/// Privilege cards by whether they were drawn before or after the last shuffle.
///
/// Everyone saw the discards before the shuffle, so everyone knows what the new cards can be.
/// Ruling R-F44.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrivilegeCards {
    /// Drawn before the last shuffle of the discards.
    pub old: Bag,
    /// Drawn since.
    pub new: Bag,
}

impl PrivilegeCards {
    /// All cards of either age.
    #[inline]
    pub const fn all(self) -> Bag {
        self.old.plus(self.new)
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.old.is_empty() && self.new.is_empty()
    }

    /// Removes one card, an old one if there is a choice, and returns its age.
    #[inline]
    pub const fn take(&mut self, card: Privilege) -> Age {
        if self.old.count(card) > 0 {
            self.old.take(card);
            Age::Old
        } else {
            self.new.take(card);
            Age::New
        }
    }

    /// Adds a card of an age.
    #[inline]
    pub const fn add(&mut self, card: Privilege, age: Age) {
        match age {
            Age::Old => self.old.add(card, 1),
            Age::New => self.new.add(card, 1),
        }
    }

    /// The sum of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { old: self.old.plus(other.old), new: self.new.plus(other.new) }
    }

    /// Makes all cards old, when the discards are shuffled.
    #[inline]
    pub const fn grow_old(&mut self) {
        self.old = self.all();
        self.new = Bag::EMPTY;
    }

    /// The number of cards of each age.
    #[inline]
    pub const fn counts(self) -> Counts {
        Counts { old: self.old.len(), new: self.new.len() }
    }
}

/// The age of a card: drawn before or after the last shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Drawn before the last shuffle.
    Old,
    /// Drawn since.
    New,
}

/// The number of cards of each age.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Drawn before the last shuffle.
    pub old: u8,
    /// Drawn since.
    pub new: u8,
}

impl Counts {
    /// The number of cards.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.old + self.new
    }
}

/// The draw pile.
pub type Deck = Pile<Privilege, MAX_DECK>;
