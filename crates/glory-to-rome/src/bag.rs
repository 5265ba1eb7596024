//! Cards where only their number counts, and the deck that knows the order.

use crate::card::{Building, Material, N_ORDERS, Role};

/// How many of each material; of clients, how many of each role. Five bits a material: the box
/// holds 24 of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts(u32);

/// Most of a material that can be counted.
pub const MOST: u8 = 31;
/// The first, third and fifth material, ten bits apart.
const EVERY_OTHER: u32 = 0b01_1111_0000_0111_1100_0001_1111;

impl Counts {
    /// None of any.
    pub const EMPTY: Self = Self(0);

    /// The same number of each.
    pub const fn each(n: u8) -> Self {
        Self(n as u32 * 0b00_0010_0001_0000_1000_0100_0010_0001)
    }

    /// How many of a material.
    #[inline]
    pub const fn of(self, material: Material) -> u8 {
        (self.0 >> (5 * material as u32) & 31) as u8
    }

    /// How many of a role.
    #[inline]
    pub const fn of_role(self, role: Role) -> u8 {
        self.of(role.material())
    }

    /// Adds some.
    #[inline]
    pub const fn add(&mut self, material: Material, n: u8) {
        debug_assert!(self.of(material) + n <= MOST);
        self.0 += (n as u32) << (5 * material as u32);
    }

    /// Takes some away, which must be there.
    #[inline]
    pub const fn take(&mut self, material: Material, n: u8) {
        debug_assert!(self.of(material) >= n);
        self.0 -= (n as u32) << (5 * material as u32);
    }

    /// How many in all.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most six times 31")]
    pub const fn sum(self) -> u8 {
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 5 & EVERY_OTHER);
        ((pairs & 1023) + (pairs >> 10 & 1023) + (pairs >> 20)) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The materials of which there are some, ascending.
    #[inline]
    pub fn materials(self) -> impl Iterator<Item = Material> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = FIELD[rest.trailing_zeros() as usize];
            rest &= !(31 << (5 * index));
            Some(Material::ALL[usize::from(index)])
        })
    }

    /// Every one, material by material.
    pub fn each_one(self) -> impl Iterator<Item = Material> {
        self.materials().flat_map(move |m| std::iter::repeat_n(m, usize::from(self.of(m))))
    }

    /// Sum of the values.
    pub fn value(self) -> u16 {
        let values = Material::ALL.map(|m| u16::from(self.of(m)) * u16::from(m.value()));
        values.into_iter().sum()
    }
}

/// The material to which each bit belongs.
const FIELD: [u8; 32] = [
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
];

impl FromIterator<Material> for Counts {
    fn from_iter<I: IntoIterator<Item = Material>>(materials: I) -> Self {
        let mut counts = Self::EMPTY;
        materials.into_iter().for_each(|m| counts.add(m, 1));
        counts
    }
}

/// How many order cards of each kind: four bits a kind, eight kinds a word, which is one material,
/// or rubble and wood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders([u32; 5]);

impl Orders {
    /// No cards.
    pub const EMPTY: Self = Self([0; 5]);

    const fn place(building: Building) -> (usize, u32) {
        (building as usize >> 3, 4 * (building as u32 & 7))
    }

    /// The bits of the cards of a material: the word and the mask.
    const fn place_of(material: Material) -> (usize, u32) {
        match material {
            Material::Rubble => (0, 0x0000_ffff),
            Material::Wood => (0, 0xffff_0000),
            Material::Concrete => (1, !0),
            Material::Brick => (2, !0),
            Material::Stone => (3, !0),
            Material::Marble => (4, !0),
        }
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(&self, building: Building) -> u8 {
        let (word, shift) = Self::place(building);
        (self.0[word] >> shift & 15) as u8
    }

    /// Adds cards of a kind.
    #[inline]
    pub const fn add(&mut self, building: Building, n: u8) {
        let (word, shift) = Self::place(building);
        self.0[word] += (n as u32) << shift;
    }

    /// Takes one card away, which must be there.
    #[inline]
    pub const fn take(&mut self, building: Building) {
        debug_assert!(self.count(building) > 0);
        let (word, shift) = Self::place(building);
        self.0[word] -= 1 << shift;
    }

    /// How many of a material.
    #[inline]
    pub const fn of(&self, material: Material) -> u8 {
        let (word, mask) = Self::place_of(material);
        nibble_sum(self.0[word] & mask)
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u8 {
        let pairs: u32 = self.0.iter().map(|word| pair_sums(*word)).sum();
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// These without the others, which must be among them.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    /// The kinds that are there, each once, ascending.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        Kinds { words: self.0, word: 0, end: 5 }
    }

    /// The kinds of one material that are there.
    #[inline]
    pub fn kinds_of(&self, material: Material) -> Kinds {
        let (word, mask) = Self::place_of(material);
        let mut words = [0; 5];
        words[word] = self.0[word] & mask;
        Kinds { words, word, end: word + 1 }
    }

    /// Every card, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Building> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// How many of each material.
    pub fn materials(&self) -> Counts {
        let mut counts = Counts::EMPTY;
        for material in Material::ALL {
            counts.add(material, self.of(material));
        }
        counts
    }
}

const fn pair_sums(word: u32) -> u32 {
    (word & 0x0f0f_0f0f) + (word >> 4 & 0x0f0f_0f0f)
}

const fn nibble_sum(word: u32) -> u8 {
    (pair_sums(word).wrapping_mul(0x0101_0101) >> 24) as u8
}

impl FromIterator<Building> for Orders {
    fn from_iter<I: IntoIterator<Item = Building>>(cards: I) -> Self {
        let mut orders = Self::EMPTY;
        cards.into_iter().for_each(|card| orders.add(card, 1));
        orders
    }
}

/// The kinds of [`Orders`], ascending.
#[derive(Clone, Debug)]
pub struct Kinds {
    words: [u32; 5],
    word: usize,
    end: usize,
}

impl Iterator for Kinds {
    type Item = Building;

    #[inline]
    fn next(&mut self) -> Option<Building> {
        while self.word < self.end {
            let rest = &mut self.words[self.word];
            if *rest != 0 {
                let nibble = rest.trailing_zeros() >> 2;
                *rest &= !(15 << (4 * nibble));
                return Some(Building::ALL[self.word * 8 + nibble as usize]);
            }
            self.word += 1;
        }
        None
    }
}

/// The draw pile. In a beginner game its lowest cards are out of the game; see
/// [`crate::state::Table::removed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    cards: [Building; N_ORDERS],
    len: u8,
}

impl Deck {
    /// A pile of these cards, the last one on top.
    pub fn new(cards: impl IntoIterator<Item = Building>) -> Self {
        let mut deck = Self { cards: [Building::Bar; N_ORDERS], len: 0 };
        for card in cards {
            deck.cards[usize::from(deck.len)] = card;
            deck.len += 1;
        }
        deck
    }

    /// A pile of these cards, kind by kind.
    pub fn of(orders: &Orders) -> Self {
        let mut deck = Self::new([]);
        for kind in orders.kinds() {
            let n = orders.count(kind);
            let end = deck.len + n;
            deck.cards[usize::from(deck.len)..usize::from(end)].fill(kind);
            deck.len = end;
        }
        deck
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Building> {
        self.len = self.len.checked_sub(1)?;
        let card = self.cards[usize::from(self.len)];
        // A drawn place is wiped, so that equal piles are equal values.
        self.cards[usize::from(self.len)] = Building::Bar;
        Some(card)
    }

    /// Takes the uppermost card that satisfies `wanted`, or else the top card.
    pub fn draw_where(&mut self, wanted: impl Fn(Building) -> bool) -> Option<Building> {
        let found = self.cards().iter().rposition(|card| wanted(*card));
        if let Some(place) = found {
            self.cards.swap(place, usize::from(self.len) - 1);
        }
        self.draw()
    }

    /// Takes one of the cards that satisfy `wanted`: the one with that number among them, from 0.
    pub fn draw_nth_where(
        &mut self,
        number: usize,
        wanted: impl Fn(Building) -> bool,
    ) -> Option<Building> {
        let mut places = (0..usize::from(self.len)).filter(|place| wanted(self.cards[*place]));
        let place = places.nth(number)?;
        self.cards.swap(place, usize::from(self.len) - 1);
        self.draw()
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the last one on top.
    #[inline]
    pub fn cards(&self) -> &[Building] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards for a shuffle.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [Building] {
        &mut self.cards[..usize::from(self.len)]
    }
}
