//! The icons and materials of the pieces.

use ::fortuna::card::{ActionCard, Building, Cube, Favour, Helper, Privilege};
use maud::{Markup, html};

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

pub(super) const fn card_picture(card: ActionCard) -> &'static [&'static str] {
    match card {
        ActionCard::Water => &["water", "water"],
        ActionCard::Harvest => &["wheat", "wheat"],
        ActionCard::Vintage => &["wine", "wine"],
        ActionCard::WheatTrade => &["wheat", "op-spend", "money"],
        ActionCard::WineTrade => &["wine", "op-spend", "money"],
        ActionCard::Centurions => &["money", "op-spend", "centurion"],
        ActionCard::Vestals => &["money", "op-spend", "vestal"],
        ActionCard::Ceremony => &["vestal", "op-spend", "die"],
        ActionCard::Family => &["ring"],
        ActionCard::Build => &["money", "op-spend", "hammer"],
        ActionCard::Corruption => &["money", "op-spend", "privilege"],
        ActionCard::Fortuna => &["step"],
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
        Privilege::Recruit => ("hand", "m-concrete"),
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
        "favour" => slug.parse().ok().map(|favour| ("m-marble", favour_icon(favour))),
        "building" => slug.parse().ok().map(|building| ("m-stone", building_icon(building))),
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
