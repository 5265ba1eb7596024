//! Unfinished buildings. GTR 5.

use engine::Seat;

use crate::bag::Counts;
use crate::card::{Building, BuildingSet, Material};
use crate::state::Table;

/// The most sites at any table.
const MAX_WORKS: usize = 36;

/// An unfinished building: owner, name and up to two materials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Work(u16);

const MATERIAL_BITS: u16 = 0b11_1111;

impl Work {
    const fn new(owner: Seat, building: Building) -> Self {
        Self((owner.0 as u16) << 12 | (building as u16) << 6)
    }

    const fn key(self) -> u16 {
        self.0 & !MATERIAL_BITS
    }

    /// The owner of the building.
    pub const fn owner(self) -> Seat {
        Seat((self.0 >> 12) as u8)
    }

    /// The name of the building.
    pub const fn building(self) -> Building {
        Building::ALL[(self.0 >> 6 & 63) as usize]
    }

    /// The materials in it, in the order added.
    pub fn materials(self) -> impl Iterator<Item = Material> {
        [self.0 & 7, self.0 >> 3 & 7]
            .into_iter()
            .filter(|code| *code > 0)
            .map(|code| Material::ALL[usize::from(code) - 1])
    }

    /// The number of materials in it.
    #[inline]
    pub const fn n_materials(self) -> u8 {
        (self.0 & 7 != 0) as u8 + (self.0 >> 3 & 7 != 0) as u8
    }

    /// Adds a first or second material.
    const fn put(&mut self, material: Material) {
        let code = material as u16 + 1;
        self.0 |= if self.n_materials() == 0 { code } else { code << 3 };
    }
}

/// All unfinished buildings, ordered by owner and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Works {
    list: [Work; MAX_WORKS],
    len: u8,
}

impl Default for Works {
    fn default() -> Self {
        Self { list: [Work(0); MAX_WORKS], len: 0 }
    }
}

impl Works {
    /// All unfinished buildings.
    #[inline]
    pub fn all(&self) -> &[Work] {
        &self.list[..usize::from(self.len)]
    }

    fn place(&self, owner: Seat, building: Building) -> usize {
        let key = Work::new(owner, building).0;
        let list = self.all();
        list.iter().position(|work| work.key() >= key).unwrap_or(list.len())
    }

    /// The number of materials in a building, which must be there.
    #[inline]
    pub fn n_materials(&self, owner: Seat, building: Building) -> u8 {
        self.list[self.place(owner, building)].n_materials()
    }

    /// Lays a foundation.
    pub fn found(&mut self, owner: Seat, building: Building) {
        let place = self.place(owner, building);
        let end = usize::from(self.len);
        self.list.copy_within(place..end, place + 1);
        self.list[place] = Work::new(owner, building);
        self.len += 1;
    }

    /// Adds a first or second material.
    pub fn put(&mut self, owner: Seat, building: Building, material: Material) {
        let place = self.place(owner, building);
        self.list[place].put(material);
    }

    /// Removes a building and returns its materials.
    pub fn finish(&mut self, owner: Seat, building: Building) -> Counts {
        let place = self.place(owner, building);
        let materials = self.list[place].materials().collect();
        let end = usize::from(self.len);
        self.list.copy_within(place + 1..end, place);
        self.len -= 1;
        self.list[usize::from(self.len)] = Work(0);
        materials
    }
}

impl Table {
    /// Lays a foundation. With a Gate, the function of a marble one works.
    pub(crate) fn found(&mut self, owner: Seat, building: Building) {
        self.works.found(owner, building);
        self.player_mut(owner).founded.insert(building);
        if building.material() == Material::Marble {
            self.note_powers();
        }
    }

    /// Adds a material. With a Gate, the function of stone with marble may work. GTR 7.22.
    pub(crate) fn put(&mut self, owner: Seat, building: Building, material: Material) {
        self.works.put(owner, building, material);
        let is_marbled = material == Material::Marble && building.material() == Material::Stone;
        if is_marbled && self.options.gate_road {
            self.note_powers();
        }
    }

    /// A player's foundations whose function works through a Gate: marble, and stone with marble in
    /// it if the option allows it. GTR 7.22.
    pub(crate) fn works_by_gate(&self, owner: Seat) -> BuildingSet {
        let marble = Material::Marble;
        let is_marble = |work: &&Work| {
            let material = work.building().material();
            let is_marbled = material == Material::Stone && work.materials().any(|m| m == marble);
            material == marble || is_marbled && self.options.gate_road
        };
        let own = self.works.all().iter().filter(|work| work.owner() == owner);
        own.filter(is_marble).map(|work| work.building()).collect()
    }
}
