//! How doubtful cases of the buildings were ruled.

use glory_to_rome::Options;
use glory_to_rome::card::Building;
use glory_to_rome::options::{BathOutOfTown, CircusMaximusRule, CircusRule, ScriptoriumRule};

use crate::Words;
use crate::words::say;

/// The rulings that concern a building, with the options of the table.
pub(super) fn of(words: &Words, options: &Options, building: Building) -> Vec<String> {
    if !options.has_functions() {
        return Vec::new();
    }
    ids(options, building).iter().map(|id| say!(words, id)).collect()
}

fn ids(options: &Options, building: Building) -> &'static [&'static str] {
    match building {
        Building::Bar => &["gtr-ruled-bar", "gtr-ruled-last-card"],
        Building::Latrine => &["gtr-ruled-latrine"],
        Building::Vomitorium => &["gtr-ruled-vomitorium"],
        Building::Road => &["gtr-ruled-road", "gtr-ruled-public-material"],
        Building::Circus if options.circus == CircusRule::Architect => &["gtr-ruled-circus"],
        Building::Dock | Building::Basilica => &["gtr-ruled-hand-too"],
        Building::Palisade => &["gtr-ruled-palisade"],
        Building::Wall => &["gtr-ruled-palisade", "gtr-ruled-public-points"],
        Building::Amphitheatre | Building::Foundry | Building::Garden | Building::School => {
            &["gtr-ruled-granted", "gtr-ruled-once"]
        }
        Building::Aqueduct => &["gtr-ruled-aqueduct"],
        Building::Bridge => &["gtr-ruled-bridge"],
        Building::Senate => &["gtr-ruled-senate"],
        Building::Storeroom => &["gtr-ruled-storeroom"],
        Building::Tower => &["gtr-ruled-tower", "gtr-ruled-public-material"],
        Building::Academy => &["gtr-ruled-academy"],
        Building::Atrium | Building::Fountain => &["gtr-ruled-last-card"],
        Building::Bath => match options.bath_out_of_town {
            BathOutOfTown::Alone => &["gtr-ruled-bath", "gtr-ruled-bath-outside"],
            BathOutOfTown::Join => &["gtr-ruled-bath", "gtr-ruled-bath-join"],
        },
        Building::Gate => &["gtr-ruled-gate"],
        Building::Market => &["gtr-ruled-public-points"],
        Building::Catacomb | Building::Villa => &["gtr-ruled-once"],
        Building::CircusMaximus => match options.circus_maximus {
            CircusMaximusRule::All => &["gtr-ruled-circus-maximus"],
            CircusMaximusRule::Rest => &[],
        },
        Building::Coliseum => &["gtr-ruled-coliseum"],
        Building::Prison => &["gtr-ruled-prison", "gtr-ruled-prison-public", "gtr-ruled-once"],
        Building::Scriptorium if options.scriptorium == ScriptoriumRule::Completes => {
            &["gtr-ruled-scriptorium"]
        }
        Building::Forum => &["gtr-ruled-forum"],
        Building::LudusMagna => &["gtr-ruled-ludus-magna"],
        Building::Palace => &["gtr-ruled-palace"],
        Building::Stairway => &["gtr-ruled-stairway", "gtr-ruled-public-material"],
        Building::Statue => &["gtr-ruled-statue", "gtr-ruled-public-points"],
        Building::Circus
        | Building::Scriptorium
        | Building::Insula
        | Building::Archway
        | Building::Shrine
        | Building::Sewer
        | Building::Temple => &[],
    }
}
