//! The icons and materials of the pieces.

use ::fortuna::card::{ActionCard, Building, Cube, Favour, Helper, Privilege};
use maud::{Markup, html};

use crate::{drawing, scene};

/// The drawings of this game.
const SHEET: &str = "fortuna";

/// The picture of a card or a building.
pub(super) fn picture(name: &str) -> Markup {
    scene(SHEET, name)
}

/// The landscape of the road, in one of its two shapes.
pub(super) fn landscape(shape: &str) -> Markup {
    let drawn = drawing(SHEET, &format!("road-{shape}"));
    html! { span class={ "land " (shape) } { (drawn.unwrap_or_default()) } }
}

pub(super) const fn card_icon(card: ActionCard) -> &'static str {
    match card {
        ActionCard::Water => "water",
        ActionCard::Harvest => "wheat",
        ActionCard::Vintage => "wine",
        ActionCard::WheatTrade | ActionCard::WineTrade => "money",
        ActionCard::Centurions => "centurion",
        ActionCard::Vestals => "vestal",
        ActionCard::Ceremony => "die",
        ActionCard::Family => "ring",
        ActionCard::Build => "hammer",
        ActionCard::Corruption => "privilege",
        ActionCard::Fortuna => "step",
    }
}

pub(super) const fn card_class(card: ActionCard) -> &'static str {
    match card {
        ActionCard::Water => "m-stone",
        ActionCard::Harvest => "m-wood",
        ActionCard::Vintage | ActionCard::Fortuna => "m-marble",
        ActionCard::WheatTrade | ActionCard::WineTrade => "m-rubble",
        ActionCard::Centurions | ActionCard::Vestals | ActionCard::Ceremony => "m-brick",
        ActionCard::Family | ActionCard::Build | ActionCard::Corruption => "m-concrete",
    }
}

pub(super) const fn favour_icon(favour: Favour) -> &'static str {
    match favour {
        Favour::Water => "water",
        Favour::Orgy => "wine",
        Favour::Food => "wheat",
        Favour::Battle => "centurion",
        Favour::Fortuna => "ring",
        Favour::Religion => "vestal",
    }
}

/// The colour of what the favour asks for.
pub(super) const fn favour_class(favour: Favour) -> &'static str {
    match favour {
        Favour::Water => "m-stone",
        Favour::Orgy => "m-marble",
        Favour::Food => "m-wood",
        Favour::Battle | Favour::Religion => "m-brick",
        Favour::Fortuna => "m-rubble",
    }
}

/// The colour of what the building is good for.
pub(super) const fn building_class(building: Building) -> &'static str {
    match building {
        Building::Market => "m-rubble",
        Building::Aqueduct => "m-stone",
        Building::Palace => "m-marble",
        Building::Basilica => "m-brick",
    }
}

pub(super) const fn building_icon(building: Building) -> &'static str {
    match building {
        Building::Market => "market",
        Building::Aqueduct => "aqueduct",
        Building::Palace => "palace",
        Building::Basilica => "basilica",
    }
}

pub(super) const fn cube_icon(cube: Cube) -> &'static str {
    match cube {
        Cube::Water => "water",
        Cube::Wheat => "wheat",
        Cube::Wine => "wine",
    }
}

pub(super) const fn helper_icon(helper: Helper) -> &'static str {
    match helper {
        Helper::Vestal => "vestal",
        Helper::Centurion => "centurion",
    }
}

pub(super) const fn privilege_look(card: Privilege) -> (&'static str, &'static str) {
    match card {
        Privilege::Recruit => ("hand", "m-brick"),
        Privilege::Advance => ("step", "m-stone"),
        Privilege::WaterGift | Privilege::ScoreWater => ("water", "m-stone"),
        Privilege::WheatGift | Privilege::ScoreWheat => ("wheat", "m-wood"),
        Privilege::WineGift | Privilege::ScoreWine => ("wine", "m-marble"),
        Privilege::ScoreBuildings => ("hammer", "m-concrete"),
        Privilege::ScoreThreeMoney | Privilege::ScoreFiveMoney => ("money", "m-rubble"),
        Privilege::ScoreCenturions => ("centurion", "m-brick"),
        Privilege::ScoreVestals => ("vestal", "m-brick"),
        Privilege::ScoreMarriage => ("ring", "m-concrete"),
    }
}

/// A thing of the help, by its name.
pub(super) fn sign(name: &str) -> Option<(&'static str, &'static str)> {
    let (kind, slug) = name.split_once('-')?;
    match kind {
        "card" => slug.parse().ok().map(|card| (card_class(card), card_icon(card))),
        "favour" => slug.parse().ok().map(|favour| (favour_class(favour), favour_icon(favour))),
        "building" => slug.parse().ok().map(|one| (building_class(one), building_icon(one))),
        "privilege" => slug.parse().ok().map(privilege_look).map(|(icon, class)| (class, icon)),
        _ => None,
    }
}

/// The face of a die: its pips on a field of 40; no pips before it is rolled.
pub(super) fn face(value: u8) -> Markup {
    let pips: &[(u8, u8)] = match value {
        1 => &[(20, 20)],
        2 => &[(10, 10), (30, 30)],
        3 => &[(10, 10), (20, 20), (30, 30)],
        4 => &[(10, 10), (10, 30), (30, 10), (30, 30)],
        5 => &[(10, 10), (10, 30), (30, 10), (30, 30), (20, 20)],
        6 => &[(10, 9), (10, 20), (10, 31), (30, 9), (30, 20), (30, 31)],
        _ => &[],
    };
    html! {
        svg viewBox="0 0 40 40" aria-hidden="true" {
            @for (x, y) in pips { circle cx=(x) cy=(y) r="4.4" {} }
        }
    }
}
