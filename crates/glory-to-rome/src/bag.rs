//! Unordered cards, counted, and the ordered deck.

use engine::{Members, Pile};

use crate::card::{Building, BuildingSet, Material, N_ORDERS, Role};

/// The number of each material or role, in five bits each: the box has 24 of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts(u32);

/// The most of a material that can be counted.
pub const MOST: u8 = 31;
/// The first, third and fifth material, ten bits apart.
const EVERY_OTHER: u32 = 0b01_1111_0000_0111_1100_0001_1111;

impl Counts {
    /// Zero of each.
    pub const EMPTY: Self = Self(0);

    /// The same number of each.
    pub const fn each(n: u8) -> Self {
        Self(n as u32 * 0b00_0010_0001_0000_1000_0100_0010_0001)
    }

    /// The number of a material.
    #[inline]
    pub const fn of(self, material: Material) -> u8 {
        (self.0 >> (5 * material as u32) & 31) as u8
    }

    /// The number of a role.
    #[inline]
    pub const fn of_role(self, role: Role) -> u8 {
        self.of(role.material())
    }

    /// Adds `n` of a material.
    #[inline]
    pub const fn add(&mut self, material: Material, n: u8) {
        debug_assert!(self.of(material) + n <= MOST);
        self.0 += (n as u32) << (5 * material as u32);
    }

    /// Removes `n` of a material, which must be there.
    #[inline]
    pub const fn take(&mut self, material: Material, n: u8) {
        debug_assert!(self.of(material) >= n);
        self.0 -= (n as u32) << (5 * material as u32);
    }

    /// The total.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most six times 31")]
    pub const fn sum(self) -> u8 {
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 5 & EVERY_OTHER);
        ((pairs & 1023) + (pairs >> 10 & 1023) + (pairs >> 20)) as u8
    }

    /// Whether the total is zero.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The materials with a count above zero, ascending.
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

    /// Every card, material by material.
    pub fn each_one(self) -> impl Iterator<Item = Material> {
        self.materials().flat_map(move |m| std::iter::repeat_n(m, usize::from(self.of(m))))
    }

    /// The sum of the values.
    pub fn value(self) -> u16 {
        let values = Material::ALL.map(|m| u16::from(self.of(m)) * u16::from(m.value()));
        values.into_iter().sum()
    }
}

/// The material that each bit belongs to.
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

/// The number of order cards of each kind, in binary: the kinds with the ones bit set, with the
/// fours above them, and the kinds with the twos bit. The box has at most six of a kind, and three
/// of all but rubble and wood, which are the first byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders([u64; 2]);

/// The first bit of the fours.
const FOURS: usize = Building::ALL.len();

impl Orders {
    /// No cards.
    pub const EMPTY: Self = Self([0; 2]);

    /// The kinds with the ones, the twos and the fours bit set.
    #[inline]
    const fn digits(&self) -> [u64; 3] {
        let [ones, twos] = self.0;
        [ones & BuildingSet::ALL.bits(), twos, ones >> FOURS]
    }

    #[inline]
    const fn of_digits([ones, twos, fours]: [u64; 3]) -> Self {
        debug_assert!(fours < 256);
        Self([ones | fours << FOURS, twos])
    }

    /// One card of each kind.
    #[inline]
    pub const fn one_of(kinds: BuildingSet) -> Self {
        Self::of_digits([kinds.bits(), 0, 0])
    }

    /// The number of cards of a kind.
    #[inline]
    pub const fn count(&self, building: Building) -> u8 {
        let [ones, twos, fours] = self.digits();
        let place = building.index();
        (ones >> place & 1) as u8 + 2 * (twos >> place & 1) as u8 + 4 * (fours >> place & 1) as u8
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, building: Building) {
        *self = self.plus(&Self::one_of(BuildingSet::only(building)));
    }

    /// Removes a card, which must be there.
    #[inline]
    pub const fn take(&mut self, building: Building) {
        debug_assert!(self.count(building) > 0);
        *self = self.minus(&Self::one_of(BuildingSet::only(building)));
    }

    /// The number of cards of a material.
    #[inline]
    pub const fn of(&self, material: Material) -> u8 {
        (self.by_material() >> (8 * material as u32) & 255) as u8
    }

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        (self.by_material().wrapping_mul(each_byte(1)) >> 56) as u8
    }

    /// Whether there are at least `n` of one material.
    #[inline]
    pub const fn has_of_a_material(&self, n: u8) -> bool {
        let reached = self.by_material() + each_byte(128 - n);
        reached & each_byte(128) != 0
    }

    /// The number of cards of each material.
    pub fn materials(&self) -> Counts {
        let mut counts = Counts::EMPTY;
        for material in Material::ALL {
            counts.add(material, self.of(material));
        }
        counts
    }

    /// The number of cards of each material, one byte each.
    #[inline]
    const fn by_material(&self) -> u64 {
        let [ones, twos, fours] = self.digits();
        bits_by_material(ones) + 2 * bits_by_material(twos) + 4 * bits_by_material(fours)
    }

    /// The cards of these kinds.
    #[inline]
    #[must_use]
    pub(crate) const fn among(&self, kinds: BuildingSet) -> Self {
        let ([ones, twos, fours], kinds) = (self.digits(), kinds.bits());
        Self::of_digits([ones & kinds, twos & kinds, fours & kinds])
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.kind_set().is_empty()
    }

    /// The sum of both.
    #[inline]
    #[must_use]
    pub const fn plus(&self, other: &Self) -> Self {
        let ([a1, a2, a4], [b1, b2, b4]) = (self.digits(), other.digits());
        let carry = a1 & b1;
        let next = a2 & b2 | carry & (a2 ^ b2);
        Self::of_digits([a1 ^ b1, a2 ^ b2 ^ carry, a4 ^ b4 ^ next])
    }

    /// The difference; the others must be among these.
    #[inline]
    #[must_use]
    pub const fn minus(&self, other: &Self) -> Self {
        let ([a1, a2, a4], [b1, b2, b4]) = (self.digits(), other.digits());
        let borrow = !a1 & b1;
        let next = !a2 & b2 | borrow & !(a2 ^ b2);
        Self::of_digits([a1 ^ b1, a2 ^ b2 ^ borrow, a4 ^ b4 ^ next])
    }

    /// The kinds present.
    #[inline]
    pub const fn kind_set(&self) -> BuildingSet {
        let [ones, twos, fours] = self.digits();
        BuildingSet::from_bits(ones | twos | fours)
    }

    /// The kinds present, each once, ascending.
    #[inline]
    pub const fn kinds(&self) -> Members<Building> {
        self.kind_set().iter()
    }

    /// The kinds of one material present.
    #[inline]
    pub const fn kinds_of(&self, material: Material) -> Members<Building> {
        self.kind_set().both(material.buildings()).iter()
    }

    /// The kinds present, ascending, with the number of each.
    #[inline]
    pub fn counts(&self) -> impl Iterator<Item = (Building, u8)> {
        self.kinds().map(|kind| (kind, self.count(kind)))
    }

    /// Every card, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Building> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }
}

/// The same number in every byte.
const fn each_byte(n: u8) -> u64 {
    u64::from_ne_bytes([n; 8])
}

/// The number of bits set for each material, one byte each: rubble and wood, with four kinds each,
/// are moved apart, and all others have eight kinds.
#[inline]
const fn bits_by_material(kinds: u64) -> u64 {
    let bits = kinds & 0xf | (kinds & 0xf0) << 4 | (kinds & !0xff) << 8;
    let pairs = bits - (bits >> 1 & each_byte(0x55));
    let fours = (pairs & each_byte(0x33)) + (pairs >> 2 & each_byte(0x33));
    (fours + (fours >> 4)) & each_byte(0x0f)
}

impl FromIterator<Building> for Orders {
    fn from_iter<I: IntoIterator<Item = Building>>(cards: I) -> Self {
        let [mut ones, mut twos, mut fours] = [0; 3];
        for card in cards {
            let one = BuildingSet::only(card).bits();
            let two = ones & one;
            (ones, twos, fours) = (ones ^ one, twos ^ two, fours ^ twos & two);
        }
        Self::of_digits([ones, twos, fours])
    }
}

/// The draw pile. Its lowest cards may be out of the game: [`crate::state::Table::removed`].
pub type Deck = Pile<Building, N_ORDERS>;

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards are taken from the box one by one, and put back in another order.
    #[test]
    fn orders_count_every_card() {
        let mut rng = engine::Rng::new(1);
        let mut orders = Orders::EMPTY;
        let mut counts = [0_u8; Building::ALL.len()];
        for _ in 0..10_000 {
            let card = Building::ALL[rng.below(Building::ALL.len())];
            let count = &mut counts[card.index()];
            if rng.below(2) == 0 && *count < card.copies() {
                orders.add(card);
                *count += 1;
            } else if *count > 0 {
                orders.take(card);
                *count -= 1;
            }
            assert_eq!(Building::ALL.map(|card| orders.count(card)), counts);
            let of = |m: Material| m.buildings().iter().map(|card| counts[card.index()]).sum();
            let sums: [u8; 6] = Material::ALL.map(of);
            assert_eq!(Material::ALL.map(|material| orders.of(material)), sums);
            assert_eq!(orders.len(), sums.iter().sum());
            let most = *sums.iter().max().unwrap();
            assert!(orders.has_of_a_material(most) && !orders.has_of_a_material(most + 1));
            assert!(orders.kinds().eq(Building::ALL.into_iter().filter(|b| counts[b.index()] > 0)));
            assert_eq!(orders.cards().collect::<Orders>(), orders);
        }
    }

    #[test]
    fn sums_can_be_subtracted() {
        let mut rng = engine::Rng::new(2);
        for _ in 0..1_000 {
            let (mut all, mut some) = (Orders::EMPTY, Orders::EMPTY);
            for card in Building::ALL.into_iter().flat_map(|b| vec![b; b.copies().into()]) {
                match rng.below(3) {
                    0 => all.add(card),
                    1 => some.add(card),
                    _ => {}
                }
            }
            let both = all.plus(&some);
            let sum = |card| all.count(card) + some.count(card);
            assert_eq!(Building::ALL.map(|card| both.count(card)), Building::ALL.map(sum));
            assert_eq!((both.minus(&some), both.minus(&all)), (all, some));
        }
    }
}
