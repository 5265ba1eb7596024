//! Materials, roles, the forty buildings and the print on their cards. GTR 1.1.

use engine::notation::UnknownWord;
use engine::{Clause, slugs, spelled};
use serde::de::Unexpected;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decision::clause;

slugs! {
    /// What buildings are made of. Each belongs to one [`Role`].
    pub enum Material in MaterialSet(u8) {
        /// Yellow, value 1.
        Rubble = "rubble",
        /// Brown, value 1.
        Wood = "wood",
        /// Grey, value 2.
        Concrete = "concrete",
        /// Red, value 2.
        Brick = "brick",
        /// Blue, value 3.
        Stone = "stone",
        /// Violet, value 3.
        Marble = "marble",
    }
}

impl Material {
    /// The materials needed, the influence gained, and the points in the vault. GTR 1.1.
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Self::Rubble | Self::Wood => 1,
            Self::Concrete | Self::Brick => 2,
            Self::Stone | Self::Marble => 3,
        }
    }

    /// The role on cards of this material.
    #[inline]
    pub const fn role(self) -> Role {
        Role::ALL[self as usize]
    }

    /// The buildings of this material.
    #[inline]
    pub const fn buildings(self) -> BuildingSet {
        const FIRST: [usize; 7] = [0, 4, 8, 16, 24, 32, 40];
        let (first, end) = (FIRST[self as usize], FIRST[self as usize + 1]);
        BuildingSet::first(end).minus(BuildingSet::first(first))
    }
}

slugs! {
    /// The roles to lead and follow, and of clients; in the order of the materials.
    pub enum Role {
        /// Takes materials from the pool. GTR 4.3.
        Laborer = "laborer",
        /// Builds from the hand. GTR 4.4.
        Craftsman = "craftsman",
        /// Builds from the stockpile. GTR 4.5.
        Architect = "architect",
        /// Demands materials. GTR 4.7.
        Legionary = "legionary",
        /// Sells materials to the vault. GTR 4.6.
        Merchant = "merchant",
        /// Hires clients. GTR 4.2.
        Patron = "patron",
    }
}

impl Role {
    /// The material on cards of this role.
    #[inline]
    pub const fn material(self) -> Material {
        Material::ALL[self as usize]
    }
}

slugs! {
    /// The forty buildings, which are also the kinds of order cards. Ordered by material.
    pub enum Building in BuildingSet(u64) {
        /// GTR 7.1.
        Bar = "bar",
        /// GTR 7.2.
        Insula = "insula",
        /// GTR 7.3.
        Latrine = "latrine",
        /// GTR 7.4.
        Road = "road",
        /// GTR 7.5.
        Circus = "circus",
        /// GTR 7.6.
        Dock = "dock",
        /// GTR 7.7.
        Market = "market",
        /// GTR 7.8.
        Palisade = "palisade",
        /// GTR 7.9.
        Amphitheatre = "amphitheatre",
        /// GTR 7.10.
        Aqueduct = "aqueduct",
        /// GTR 7.11.
        Bridge = "bridge",
        /// GTR 7.12.
        Senate = "senate",
        /// GTR 7.13.
        Storeroom = "storeroom",
        /// GTR 7.14.
        Tower = "tower",
        /// GTR 7.15.
        Vomitorium = "vomitorium",
        /// GTR 7.16.
        Wall = "wall",
        /// GTR 7.17.
        Academy = "academy",
        /// GTR 7.18.
        Archway = "archway",
        /// GTR 7.19.
        Atrium = "atrium",
        /// GTR 7.20.
        Bath = "bath",
        /// GTR 7.21.
        Foundry = "foundry",
        /// GTR 7.22.
        Gate = "gate",
        /// GTR 7.23.
        School = "school",
        /// GTR 7.24.
        Shrine = "shrine",
        /// GTR 7.25.
        Catacomb = "catacomb",
        /// GTR 7.26.
        CircusMaximus = "circus-maximus",
        /// GTR 7.27.
        Coliseum = "coliseum",
        /// GTR 7.28.
        Garden = "garden",
        /// GTR 7.29.
        Prison = "prison",
        /// GTR 7.30.
        Scriptorium = "scriptorium",
        /// GTR 7.31.
        Sewer = "sewer",
        /// GTR 7.32.
        Villa = "villa",
        /// GTR 7.33.
        Basilica = "basilica",
        /// GTR 7.34.
        Forum = "forum",
        /// GTR 7.35.
        Fountain = "fountain",
        /// GTR 7.36.
        LudusMagna = "ludus-magna",
        /// GTR 7.37.
        Palace = "palace",
        /// GTR 7.38.
        Stairway = "stairway",
        /// GTR 7.39.
        Statue = "statue",
        /// GTR 7.40.
        Temple = "temple",
    }
}

/// Order cards in the box.
pub const N_ORDERS: usize = 144;
/// Order cards of each material.
pub const ORDERS_OF_A_MATERIAL: u8 = 24;
/// Jacks in the box.
pub const N_JACKS: u8 = 6;
/// Sites of each material, in and out of town.
pub const SITES_OF_A_MATERIAL: u8 = 6;

/// The copies of a building, and its place in the alphabets.
struct BuildingRow {
    material: Material,
    copies: u8,
    english: u8,
    spanish: u8,
}

impl BuildingRow {
    const fn new(material: Material, copies: u8, english: u8, spanish: u8) -> Self {
        Self { material, copies, english, spanish }
    }
}

const TABLE: [BuildingRow; Building::ALL.len()] = [
    BuildingRow::new(Material::Rubble, 6, 5, 34),
    BuildingRow::new(Material::Rubble, 6, 19, 21),
    BuildingRow::new(Material::Rubble, 6, 20, 23),
    BuildingRow::new(Material::Rubble, 6, 26, 8),
    BuildingRow::new(Material::Wood, 6, 10, 10),
    BuildingRow::new(Material::Wood, 6, 13, 26),
    BuildingRow::new(Material::Wood, 6, 22, 25),
    BuildingRow::new(Material::Wood, 6, 24, 14),
    BuildingRow::new(Material::Concrete, 3, 1, 3),
    BuildingRow::new(Material::Concrete, 3, 2, 1),
    BuildingRow::new(Material::Concrete, 3, 8, 31),
    BuildingRow::new(Material::Concrete, 3, 29, 33),
    BuildingRow::new(Material::Concrete, 3, 34, 13),
    BuildingRow::new(Material::Concrete, 3, 36, 37),
    BuildingRow::new(Material::Concrete, 3, 38, 39),
    BuildingRow::new(Material::Concrete, 3, 39, 27),
    BuildingRow::new(Material::Brick, 3, 0, 0),
    BuildingRow::new(Material::Brick, 3, 3, 4),
    BuildingRow::new(Material::Brick, 3, 4, 5),
    BuildingRow::new(Material::Brick, 3, 7, 36),
    BuildingRow::new(Material::Brick, 3, 15, 20),
    BuildingRow::new(Material::Brick, 3, 18, 29),
    BuildingRow::new(Material::Brick, 3, 27, 16),
    BuildingRow::new(Material::Brick, 3, 31, 32),
    BuildingRow::new(Material::Stone, 3, 9, 9),
    BuildingRow::new(Material::Stone, 3, 11, 11),
    BuildingRow::new(Material::Stone, 3, 12, 12),
    BuildingRow::new(Material::Stone, 3, 17, 22),
    BuildingRow::new(Material::Stone, 3, 25, 30),
    BuildingRow::new(Material::Stone, 3, 28, 7),
    BuildingRow::new(Material::Stone, 3, 30, 2),
    BuildingRow::new(Material::Stone, 3, 37, 38),
    BuildingRow::new(Material::Marble, 3, 6, 6),
    BuildingRow::new(Material::Marble, 3, 14, 18),
    BuildingRow::new(Material::Marble, 3, 16, 19),
    BuildingRow::new(Material::Marble, 3, 21, 24),
    BuildingRow::new(Material::Marble, 3, 23, 28),
    BuildingRow::new(Material::Marble, 3, 32, 15),
    BuildingRow::new(Material::Marble, 3, 33, 17),
    BuildingRow::new(Material::Marble, 3, 35, 35),
];

impl Building {
    /// The material of its card, which is also the one that completes it.
    #[inline]
    pub const fn material(self) -> Material {
        TABLE[self as usize].material
    }

    /// The role its card leads.
    #[inline]
    pub const fn role(self) -> Role {
        self.material().role()
    }

    /// The number of its cards. GTR 1.1.
    pub const fn copies(self) -> u8 {
        TABLE[self as usize].copies
    }

    /// Its rank in the alphabet of a language. GTR 1.4.
    pub const fn rank(self, collation: Collation) -> u8 {
        match collation {
            Collation::English => TABLE[self as usize].english,
            Collation::Spanish => TABLE[self as usize].spanish,
        }
    }

    /// Whether the function happens once, on completion, and not for players who share it later.
    // GTR 6.4, ruling R-G17.
    pub const fn works_once(self) -> bool {
        matches!(
            self,
            Self::Amphitheatre
                | Self::Foundry
                | Self::Garden
                | Self::School
                | Self::Prison
                | Self::Catacomb
                | Self::Villa
        )
    }

    /// The clause of its function.
    #[expect(clippy::cast_possible_truncation, reason = "there are forty")]
    pub const fn clause(self) -> Clause {
        clause(7, self.index() as u8 + 1)
    }
}

slugs! {
    /// The language whose alphabet determines the first player. GTR 1.4.
    #[derive(Default)]
    pub enum Collation {
        /// The names of the original edition.
        #[default]
        English = "english",
        /// The names of *Gloria a Roma*.
        Spanish = "spanish",
    }
}

spelled! {
    /// A card of a hand.
    pub enum Card {
        /// An order card.
        Order(building: Building) = "{building}",
        /// A Jack.
        Jack = "jack",
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|UnknownWord| serde::de::Error::invalid_value(Unexpected::Str(&text), &"card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        for material in Material::ALL {
            let cards = Building::ALL.iter().filter(|b| b.material() == material);
            let n: u8 = cards.map(|b| b.copies()).sum();
            assert_eq!(n, ORDERS_OF_A_MATERIAL);
        }
        assert!(Building::ALL.is_sorted_by_key(|b| b.material()));
    }

    #[test]
    fn alphabets_are_orders() {
        for collation in Collation::ALL {
            let mut ranks = Building::ALL.map(|b| usize::from(b.rank(collation)));
            ranks.sort_unstable();
            assert!(ranks.into_iter().eq(0..40));
        }
        let first = |c| Building::ALL.into_iter().min_by_key(|b| b.rank(c));
        assert_eq!(first(Collation::English), Some(Building::Academy));
        let by_name = |b: &Building| b.slug().replace('-', " ");
        let mut names = Building::ALL;
        names.sort_by_key(by_name);
        assert!(names.is_sorted_by_key(|b| b.rank(Collation::English)));
    }
}
