//! A town: what stands is inked, what is begun rises in ink before its plan in chalk, and where nothing
//! stands the plan of a town lies on the ground.

use ::glory_to_rome::GloryToRome;
use ::glory_to_rome::card::Building;
use engine::Seat;
use maud::{Markup, html};
use words::glory_to_rome::buildings::name;

use super::buildings::{OwnBuilding, houses};
use crate::drawings::{chalk, rising};
use crate::{Sight, icon};

/// The sheet of drawings.
pub(super) const SHEET: &str = "glory-to-rome";

/// The town that is planned where nothing stands yet.
const PLAN: [Building; 5] =
    [Building::Temple, Building::Aqueduct, Building::Amphitheatre, Building::Wall, Building::Bath];

/// A whole town for other pages, where nothing in it can be touched.
pub(super) fn show(at: &Sight<'_, GloryToRome>, seat: Seat) -> Markup {
    let houses = houses(at.view, seat);
    html! {
        div .skyline {
            @if houses.is_empty() { (plan()) }
            ul {
                @for house in &houses {
                    li .(width(house)) { span class={ "lot " (house.classes()) } { (lot(at, house)) } }
                }
            }
        }
    }
}

/// A town in chalk.
pub(super) fn plan() -> Markup {
    html! {
        span .plan aria-hidden="true" {
            @for building in PLAN { span .rising { (chalk(SHEET, building.slug())) } }
        }
    }
}

/// How wide a building stands: as its influence.
pub(super) fn width(house: &OwnBuilding) -> &'static str {
    match house.site.value() {
        1 => "k1",
        2 => "k2",
        _ => "k3",
    }
}

/// A building above its plinth, which is of its material and says its name; the plinth of a
/// foundation is a course for each material that is laid or missing.
pub(super) fn lot(at: &Sight<'_, GloryToRome>, house: &OwnBuilding) -> Markup {
    let name = name(at.to.words, house.building);
    html! {
        (rising(SHEET, house.building.slug(), house.come()))
        (plinth(house, &name))
    }
}

fn plinth(house: &OwnBuilding, name: &str) -> Markup {
    let (come, of) = house.come();
    html! {
        span .plinth {
            (icon(house.site.slug()))
            span .nm title=(name) { (name) }
            @if let Some(laid) = &house.laid {
                b .num aria-hidden="true" { (come) "/" (of) }
                span .courses {
                    @for material in laid { i class={ "m-" (material) } {} }
                    @for _ in come..of { i .no {} }
                }
            }
        }
    }
}
