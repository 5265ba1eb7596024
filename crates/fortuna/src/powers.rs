//! The effects of buildings. The only code that checks what was built.

use crate::card::{Building, Cube};
use crate::state::Province;

/// The rules that depend on buildings.
#[derive(Clone, Copy, Debug)]
pub struct Powers<'a>(&'a Province);

/// The effects of a province's buildings.
#[inline]
pub const fn powers(province: &Province) -> Powers<'_> {
    Powers(province)
}

impl Powers<'_> {
    /// The price of one wheat or wine. FOR 5.4, 5.5, 11.2.
    #[inline]
    pub const fn sale_price(self, goods: Cube) -> u8 {
        let base = match goods {
            Cube::Wine => 3,
            Cube::Wheat | Cube::Water => 2,
        };
        base + self.0.buildings.has(Building::Market) as u8
    }

    /// Whether a water comes at the start of the turn. FOR 3.1, 11.3.
    #[inline]
    pub const fn fills_aqueduct(self) -> bool {
        self.0.buildings.has(Building::Aqueduct) && !self.0.aqueduct_full
    }

    /// Spaces for the favour of Fortuna. FOR 8.5, 11.4.
    #[inline]
    pub const fn fortuna_steps(self) -> u8 {
        1 + self.0.buildings.has(Building::Palace) as u8
    }

    /// Whether a second privilege card may be kept. FOR 11.5.
    #[inline]
    pub const fn keeps_second(self) -> bool {
        self.0.buildings.has(Building::Basilica)
    }
}
