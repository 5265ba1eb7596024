//! How doubtful cases of the buildings were ruled.

use glory_to_rome::Options;
use glory_to_rome::card::Building;
use glory_to_rome::options::{BathOutOfTown, CircusMaximusRule, CircusRule, ScriptoriumRule};

use crate::Words;
use crate::message::{Plain, messages};

/// The rulings that concern a building, with the options of the table.
pub(super) fn of(words: &Words, options: &Options, building: Building) -> Vec<String> {
    if !options.has_functions() {
        return Vec::new();
    }
    ids(options, building).iter().map(|id| words.plain(*id)).collect()
}

fn ids(options: &Options, building: Building) -> &'static [Plain] {
    match building {
        Building::Bar => &[messages::gtr_ruled_bar, messages::gtr_ruled_last_card],
        Building::Latrine => &[messages::gtr_ruled_latrine],
        Building::Vomitorium => &[messages::gtr_ruled_vomitorium],
        Building::Road => &[messages::gtr_ruled_road, messages::gtr_ruled_public_material],
        Building::Circus if options.circus == CircusRule::Architect => {
            &[messages::gtr_ruled_circus]
        }
        Building::Dock | Building::Basilica => &[messages::gtr_ruled_hand_too],
        Building::Palisade => &[messages::gtr_ruled_palisade],
        Building::Wall => &[messages::gtr_ruled_palisade, messages::gtr_ruled_public_points],
        Building::Amphitheatre | Building::Foundry | Building::Garden | Building::School => {
            &[messages::gtr_ruled_granted, messages::gtr_ruled_once]
        }
        Building::Aqueduct => &[messages::gtr_ruled_aqueduct],
        Building::Bridge => &[messages::gtr_ruled_bridge],
        Building::Senate => &[messages::gtr_ruled_senate],
        Building::Storeroom => &[messages::gtr_ruled_storeroom],
        Building::Tower => &[messages::gtr_ruled_tower, messages::gtr_ruled_public_material],
        Building::Academy => &[messages::gtr_ruled_academy],
        Building::Atrium | Building::Fountain => &[messages::gtr_ruled_last_card],
        Building::Bath => match options.bath_out_of_town {
            BathOutOfTown::Alone => &[messages::gtr_ruled_bath, messages::gtr_ruled_bath_outside],
            BathOutOfTown::Join => &[messages::gtr_ruled_bath, messages::gtr_ruled_bath_join],
        },
        Building::Gate => &[messages::gtr_ruled_gate],
        Building::Market => &[messages::gtr_ruled_public_points],
        Building::Catacomb | Building::Villa => &[messages::gtr_ruled_once],
        Building::CircusMaximus => match options.circus_maximus {
            CircusMaximusRule::All => &[messages::gtr_ruled_circus_maximus],
            CircusMaximusRule::Rest => &[],
        },
        Building::Coliseum => &[messages::gtr_ruled_coliseum],
        Building::Prison => &[
            messages::gtr_ruled_prison,
            messages::gtr_ruled_prison_public,
            messages::gtr_ruled_once,
        ],
        Building::Scriptorium if options.scriptorium == ScriptoriumRule::Completes => {
            &[messages::gtr_ruled_scriptorium]
        }
        Building::Forum => &[messages::gtr_ruled_forum],
        Building::LudusMagna => &[messages::gtr_ruled_ludus_magna],
        Building::Palace => &[messages::gtr_ruled_palace],
        Building::Stairway => &[messages::gtr_ruled_stairway, messages::gtr_ruled_public_material],
        Building::Statue => &[messages::gtr_ruled_statue, messages::gtr_ruled_public_points],
        Building::Circus
        | Building::Scriptorium
        | Building::Insula
        | Building::Archway
        | Building::Shrine
        | Building::Sewer
        | Building::Temple => &[],
    }
}
