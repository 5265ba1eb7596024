//! How doubtful cases of the buildings were ruled.

use glory_to_rome::Options;
use glory_to_rome::card::Building;
use glory_to_rome::options::{BathOutOfTown, CircusMaximusRule, CircusRule, ScriptoriumRule};

use crate::Words;
use crate::message::{Plain, messages as id};

/// The rulings that concern a building, with the options of the table.
pub(super) fn of(words: &Words, options: &Options, building: Building) -> Vec<String> {
    if !options.has_functions() {
        return Vec::new();
    }
    ids(options, building).iter().map(|id| words.plain(*id)).collect()
}

fn ids(options: &Options, building: Building) -> &'static [Plain] {
    match building {
        Building::Bar => &[id::gtr_ruled_bar, id::gtr_ruled_last_card],
        Building::Latrine => &[id::gtr_ruled_latrine],
        Building::Vomitorium => &[id::gtr_ruled_vomitorium],
        Building::Road => &[id::gtr_ruled_road, id::gtr_ruled_public_material],
        Building::Circus if options.circus == CircusRule::Architect => &[id::gtr_ruled_circus],
        Building::Dock | Building::Basilica => &[id::gtr_ruled_hand_too],
        Building::Palisade => &[id::gtr_ruled_palisade],
        Building::Wall => &[id::gtr_ruled_palisade, id::gtr_ruled_public_points],
        Building::Amphitheatre | Building::Foundry | Building::Garden | Building::School => {
            &[id::gtr_ruled_granted, id::gtr_ruled_once]
        }
        Building::Aqueduct => &[id::gtr_ruled_aqueduct],
        Building::Bridge => &[id::gtr_ruled_bridge],
        Building::Senate => &[id::gtr_ruled_senate],
        Building::Storeroom => &[id::gtr_ruled_storeroom],
        Building::Tower => &[id::gtr_ruled_tower, id::gtr_ruled_public_material],
        Building::Academy => &[id::gtr_ruled_academy],
        Building::Atrium | Building::Fountain => &[id::gtr_ruled_last_card],
        Building::Bath => match options.bath_out_of_town {
            BathOutOfTown::Alone => &[id::gtr_ruled_bath, id::gtr_ruled_bath_outside],
            BathOutOfTown::Join => &[id::gtr_ruled_bath, id::gtr_ruled_bath_join],
        },
        Building::Gate => &[id::gtr_ruled_gate],
        Building::Market => &[id::gtr_ruled_public_points],
        Building::Catacomb | Building::Villa => &[id::gtr_ruled_once],
        Building::CircusMaximus => match options.circus_maximus {
            CircusMaximusRule::All => &[id::gtr_ruled_circus_maximus],
            CircusMaximusRule::Rest => &[],
        },
        Building::Coliseum => &[id::gtr_ruled_coliseum],
        Building::Prison => {
            &[id::gtr_ruled_prison, id::gtr_ruled_prison_public, id::gtr_ruled_once]
        }
        Building::Scriptorium if options.scriptorium == ScriptoriumRule::Completes => {
            &[id::gtr_ruled_scriptorium]
        }
        Building::Forum => &[id::gtr_ruled_forum],
        Building::LudusMagna => &[id::gtr_ruled_ludus_magna],
        Building::Palace => &[id::gtr_ruled_palace],
        Building::Stairway => &[id::gtr_ruled_stairway, id::gtr_ruled_public_material],
        Building::Statue => &[id::gtr_ruled_statue, id::gtr_ruled_public_points],
        Building::Circus
        | Building::Scriptorium
        | Building::Insula
        | Building::Archway
        | Building::Shrine
        | Building::Sewer
        | Building::Temple => &[],
    }
}
