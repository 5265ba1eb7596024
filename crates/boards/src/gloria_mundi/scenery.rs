//! What the map shows beside its roads: land, sea and mountains, and what is drawn on them.

use maud::{Markup, PreEscaped, html};

use super::picture::SHEET;
use crate::SHEETS;

const LAND: &str = include_str!("land.svg");

/// Where something is drawn: its name on the sheet, its material, the upper left corner and the
/// size, in units of the map.
struct Ornament(&'static str, &'static str, [i16; 2], [i16; 2]);

const GALLEY: Ornament = Ornament("map-galley", "t-red", [2, 236], [66, 47]);
const AFRICA: Ornament = Ornament("map-africa", "t-city", [0, 573], [68, 48]);
const RIDER: Ornament = Ornament("map-barbarian", "m-wood", [372, 134], [66, 47]);
const ROME: Ornament = Ornament("map-rome", "t-red", [138, 280], [80, 57]);

/// What the roads lie on.
pub(super) fn country() -> Markup {
    let Ornament(.., [x, _], [width, _]) = RIDER;
    html! {
        (PreEscaped(LAND))
        (drawn(&GALLEY))
        (drawn(&AFRICA))
        // The rider comes from the east.
        g transform={ "matrix(-1 0 0 1 " (2 * x + width) " 0)" } { (drawn(&RIDER)) }
    }
}

pub(super) fn rome() -> Markup {
    drawn(&ROME)
}

fn drawn(&Ornament(name, material, [x, y], [width, height]): &Ornament) -> Markup {
    let sheet = SHEETS.iter().find(|sheet| sheet.name == SHEET).map_or("", |sheet| sheet.path);
    html! {
        g class={ "dr " (material) } {
            use href={ (sheet) "#d-" (name) } x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}
