//! The province that a player leaves behind, and their way to Caesar's Palace.

use ::fortuna::View;
use ::fortuna::card::{Building, Favour, PALACE};
use engine::Seat;

use crate::{Keepsake, Monument, Way};

const VILLAGE: Monument = Monument::new("village", "t-farm");
const ROME: Monument = Monument::new("rome", "m-concrete");
const FAMILY: Monument = Monument::new("action-family", "m-concrete");

/// The buildings and the family of a province; behind them, what pleases the Emperor.
pub(super) fn keepsake(view: &View, seat: Seat) -> Keepsake {
    let own = &view.table.provinces[seat.index()];
    let buildings = Building::ALL.into_iter().filter(|card| own.buildings.has(*card));
    let built = buildings.map(building).chain(own.married.then_some(FAMILY));
    let favours = Favour::ALL.into_iter().filter(|card| view.table.open.has(*card));
    Keepsake {
        sheet: "fortuna",
        backdrop: favours.map(favour).collect(),
        built: built.collect(),
        road: Some(Way { from: VILLAGE, to: ROME, walked: own.road, length: PALACE }),
    }
}

const fn building(card: Building) -> Monument {
    let (drawing, look) = match card {
        Building::Market => ("building-market", "m-rubble"),
        Building::Aqueduct => ("building-aqueduct", "m-stone"),
        Building::Palace => ("building-palace", "m-marble"),
        Building::Basilica => ("building-basilica", "m-brick"),
    };
    Monument::new(drawing, look)
}

const fn favour(card: Favour) -> &'static str {
    match card {
        Favour::Water => "favour-water",
        Favour::Orgy => "favour-orgy",
        Favour::Food => "favour-food",
        Favour::Battle => "favour-battle",
        Favour::Fortuna => "favour-fortuna",
        Favour::Religion => "favour-religion",
    }
}
