//! Sets of buildings.

use serde::Serialize;

use crate::card::{Building, Material};

/// A set of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildingSet(u64);

/// The first building of each material, and the end.
const FIRST: [u32; 7] = [0, 4, 8, 16, 24, 32, 40];

impl BuildingSet {
    /// The set without buildings.
    pub const EMPTY: Self = Self(0);

    /// The set of one building.
    #[inline]
    pub const fn only(building: Building) -> Self {
        Self(1 << building as u64)
    }

    /// The buildings of a material.
    #[inline]
    pub const fn of_material(material: Material) -> Self {
        let (first, end) = (FIRST[material as usize], FIRST[material as usize + 1]);
        Self((1 << end) - (1 << first))
    }

    /// Whether the building is in it.
    #[inline]
    pub const fn has(self, building: Building) -> bool {
        self.0 >> building as u64 & 1 != 0
    }

    /// Puts a building in.
    #[inline]
    pub const fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u64;
    }

    /// Takes a building out.
    #[inline]
    pub const fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u64);
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most forty")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The buildings that are in one of them.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The buildings that are in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The buildings that are in this set and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for BuildingSet {
    type Item = Building;
    type IntoIter = BuildingSetIter;

    #[inline]
    fn into_iter(self) -> BuildingSetIter {
        BuildingSetIter(self.0)
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = Self::EMPTY;
        buildings.into_iter().for_each(|b| set.insert(b));
        set
    }
}

impl Serialize for BuildingSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// The buildings of a [`BuildingSet`] in their order.
#[derive(Clone, Debug)]
pub struct BuildingSetIter(u64);

impl Iterator for BuildingSetIter {
    type Item = Building;

    #[inline]
    fn next(&mut self) -> Option<Building> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Building::ALL[index])
    }
}
