//! The forty buildings: their names, and what they do in our own words.

use glory_to_rome::Options;
use glory_to_rome::card::Building;
use glory_to_rome::options::{BathOutOfTown, CircusRule, ForumRule, ScriptoriumRule, StairwayRule};

use crate::Words;
use crate::words::say;

/// The name of a building, which is the name of its card.
pub fn name(words: &Words, building: Building) -> String {
    say!(words, id(building))
}

/// The gender of that name, where sentences of the language depend on it.
pub(super) fn gender(words: &Words, building: Building) -> String {
    words.property(id(building), "gender").unwrap_or_default()
}

const fn id(building: Building) -> &'static str {
    match building {
        Building::Bar => "gtr-building-bar",
        Building::Insula => "gtr-building-insula",
        Building::Latrine => "gtr-building-latrine",
        Building::Road => "gtr-building-road",
        Building::Circus => "gtr-building-circus",
        Building::Dock => "gtr-building-dock",
        Building::Market => "gtr-building-market",
        Building::Palisade => "gtr-building-palisade",
        Building::Amphitheatre => "gtr-building-amphitheatre",
        Building::Aqueduct => "gtr-building-aqueduct",
        Building::Bridge => "gtr-building-bridge",
        Building::Senate => "gtr-building-senate",
        Building::Storeroom => "gtr-building-storeroom",
        Building::Tower => "gtr-building-tower",
        Building::Vomitorium => "gtr-building-vomitorium",
        Building::Wall => "gtr-building-wall",
        Building::Academy => "gtr-building-academy",
        Building::Archway => "gtr-building-archway",
        Building::Atrium => "gtr-building-atrium",
        Building::Bath => "gtr-building-bath",
        Building::Foundry => "gtr-building-foundry",
        Building::Gate => "gtr-building-gate",
        Building::School => "gtr-building-school",
        Building::Shrine => "gtr-building-shrine",
        Building::Catacomb => "gtr-building-catacomb",
        Building::CircusMaximus => "gtr-building-circus-maximus",
        Building::Coliseum => "gtr-building-coliseum",
        Building::Garden => "gtr-building-garden",
        Building::Prison => "gtr-building-prison",
        Building::Scriptorium => "gtr-building-scriptorium",
        Building::Sewer => "gtr-building-sewer",
        Building::Villa => "gtr-building-villa",
        Building::Basilica => "gtr-building-basilica",
        Building::Forum => "gtr-building-forum",
        Building::Fountain => "gtr-building-fountain",
        Building::LudusMagna => "gtr-building-ludus-magna",
        Building::Palace => "gtr-building-palace",
        Building::Stairway => "gtr-building-stairway",
        Building::Statue => "gtr-building-statue",
        Building::Temple => "gtr-building-temple",
    }
}

/// What a building does, with the options of the table.
pub fn function(words: &Words, options: &Options, building: Building) -> String {
    let id = match building {
        Building::Bar => "gtr-help-bar",
        Building::Insula => "gtr-help-insula",
        Building::Latrine => "gtr-help-latrine",
        Building::Road => "gtr-help-road",
        Building::Circus => circus(options),
        Building::Dock => "gtr-help-dock",
        Building::Market => "gtr-help-market",
        Building::Palisade => "gtr-help-palisade",
        Building::Amphitheatre => "gtr-help-amphitheatre",
        Building::Aqueduct => "gtr-help-aqueduct",
        Building::Bridge => "gtr-help-bridge",
        Building::Senate => "gtr-help-senate",
        Building::Storeroom => "gtr-help-storeroom",
        Building::Tower => "gtr-help-tower",
        Building::Vomitorium => "gtr-help-vomitorium",
        Building::Wall => "gtr-help-wall",
        Building::Academy => "gtr-help-academy",
        Building::Archway => "gtr-help-archway",
        Building::Atrium => "gtr-help-atrium",
        Building::Bath => bath(options),
        Building::Foundry => "gtr-help-foundry",
        Building::Gate => gate(options),
        Building::School => "gtr-help-school",
        Building::Shrine => "gtr-help-shrine",
        Building::Catacomb => "gtr-help-catacomb",
        Building::CircusMaximus => "gtr-help-circus-maximus",
        Building::Coliseum => "gtr-help-coliseum",
        Building::Garden => "gtr-help-garden",
        Building::Prison => "gtr-help-prison",
        Building::Scriptorium => scriptorium(options),
        Building::Sewer => "gtr-help-sewer",
        Building::Villa => "gtr-help-villa",
        Building::Basilica => "gtr-help-basilica",
        Building::Forum => forum(options),
        Building::Fountain => "gtr-help-fountain",
        Building::LudusMagna => "gtr-help-ludus-magna",
        Building::Palace => "gtr-help-palace",
        Building::Stairway => stairway(options),
        Building::Statue => "gtr-help-statue",
        Building::Temple => "gtr-help-temple",
    };
    say!(words, id)
}

const fn circus(options: &Options) -> &'static str {
    match options.circus {
        CircusRule::Pair => "gtr-help-circus-pair",
        CircusRule::Architect => "gtr-help-circus-architect",
    }
}

const fn forum(options: &Options) -> &'static str {
    match options.forum {
        ForumRule::Clients => "gtr-help-forum-clients",
        ForumRule::ClientsMaterials => "gtr-help-forum-materials",
    }
}

const fn scriptorium(options: &Options) -> &'static str {
    match options.scriptorium {
        ScriptoriumRule::Completes => "gtr-help-scriptorium-completes",
        ScriptoriumRule::Wildcard => "gtr-help-scriptorium-wildcard",
    }
}

const fn bath(options: &Options) -> &'static str {
    match options.bath_out_of_town {
        BathOutOfTown::Alone => "gtr-help-bath",
        BathOutOfTown::Join => "gtr-help-bath-join",
    }
}

const fn gate(options: &Options) -> &'static str {
    if options.gate_road { "gtr-help-gate-road" } else { "gtr-help-gate" }
}

const fn stairway(options: &Options) -> &'static str {
    match options.stairway {
        StairwayRule::Action => "gtr-help-stairway-action",
        StairwayRule::Extra => "gtr-help-stairway-extra",
    }
}
