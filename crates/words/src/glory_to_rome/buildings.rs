//! The forty buildings: their names, and what they do in our own words.

use glory_to_rome::Options;
use glory_to_rome::card::Building;
use glory_to_rome::options::{BathOutOfTown, CircusRule, ForumRule, ScriptoriumRule, StairwayRule};

use crate::message::{Plain, messages as id, say};
use crate::{Noun, Words};

/// The name of a building, which is the name of its card.
pub fn name(words: &Words, building: Building) -> String {
    say!(words, gtr_building[Building: building])
}

/// The name within a sentence.
pub(super) fn noun(words: &Words, building: Building) -> Noun<'static> {
    words.noun(id::gtr_building.of(building.slug()))
}

/// What a building does, with the options of the table.
pub fn function(words: &Words, options: &Options, building: Building) -> String {
    instead(options, building)
        .map_or_else(|| say!(words, gtr_does[Building: building]), |id| words.plain(id))
}

/// What it does where an option has another function for it.
fn instead(options: &Options, building: Building) -> Option<Plain> {
    let others = [
        (Building::Circus, options.circus == CircusRule::Architect, id::gtr_instead_circus),
        (Building::Forum, options.forum == ForumRule::ClientsMaterials, id::gtr_instead_forum),
        (
            Building::Scriptorium,
            options.scriptorium == ScriptoriumRule::Wildcard,
            id::gtr_instead_scriptorium,
        ),
        (Building::Bath, options.bath_out_of_town == BathOutOfTown::Join, id::gtr_instead_bath),
        (Building::Gate, options.gate_road, id::gtr_instead_gate),
        (Building::Stairway, options.stairway == StairwayRule::Extra, id::gtr_instead_stairway),
    ];
    let other = others.into_iter().find(|(own, is_so, _)| *own == building && *is_so);
    other.map(|(.., id)| id)
}
