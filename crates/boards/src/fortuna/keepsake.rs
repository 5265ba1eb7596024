//! The province that a player leaves behind, and their way to Caesar's Palace.

use ::fortuna::View;
use ::fortuna::card::{Building, Favour, PALACE};
use engine::Seat;

use crate::{Keepsake, Monument, Way};

const VILLAGE: Monument = Monument::new("village", "t-farm");
const ROME: Monument = Monument::new("rome", "m-concrete");
const FAMILY: Monument = Monument::new("action-family", "m-concrete");

/// The buildings and the family of a province, among what the Emperor was pleased with.
pub(super) fn keepsake(view: &View, seat: Seat) -> Keepsake {
    let own = &view.table.provinces[seat.index()];
    let buildings = Building::ALL.into_iter().filter(|card| own.buildings.has(*card));
    let favours = Favour::ALL.into_iter().filter(|card| view.table.open.has(*card));
    let built = buildings.map(building).chain(own.married.then_some(FAMILY));
    let road = Way { from: VILLAGE, to: ROME, walked: own.road, length: PALACE };
    Keepsake {
        sheet: "fortuna",
        backdrop: None,
        built: built.chain(favours.map(favour)).collect(),
        road: Some(road),
    }
}

const fn building(card: Building) -> Monument {
    let (drawing, look) = match card {
        Building::Market => ("building-market", "m-rubble"),
        Building::Aqueduct => ("building-aqueduct", "m-stone"),
        Building::Palace => ("building-palace", "m-marble"),
        Building::Basilica => ("building-basilica", "m-brick"),
    };
    Monument { drawing, look, size: 114 }
}

const fn favour(card: Favour) -> Monument {
    let (drawing, look) = match card {
        Favour::Water => ("favour-water", "m-stone"),
        Favour::Orgy => ("favour-orgy", "m-marble"),
        Favour::Food => ("favour-food", "m-rubble"),
        Favour::Battle => ("favour-battle", "m-brick"),
        Favour::Fortuna => ("favour-fortuna", "m-wood"),
        Favour::Religion => ("favour-religion", "t-farm"),
    };
    Monument { drawing, look, size: 72 }
}
