//! How the game goes, what the roles do, and what each building does.

use glory_to_rome::Options;
use glory_to_rome::card::{Building, Material, Role};

use super::{buildings, things};
use crate::Words;
use crate::message::say;

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, gtr_help_goal),
        say!(words, gtr_help_cards),
        say!(words, gtr_help_turn),
        say!(words, gtr_help_units, petition = options.petition),
        say!(words, gtr_help_limits),
        say!(words, gtr_help_building),
        end(words, options),
        say!(words, gtr_help_score),
        say!(words, gtr_help_roles),
        entry(words, say!(words, gtr_thinker), say!(words, gtr_help_thinker)),
    ];
    lines.extend(Role::ALL.map(|role| entry(words, things::role(words, role), does(words, role))));
    lines.push(say!(words, gtr_help_buildings, functions = options.has_functions()));
    for material in Material::ALL {
        lines.push(of_material(words, material));
        let own = Building::ALL.into_iter().filter(|building| building.material() == material);
        lines.extend(own.map(|building| {
            let text = buildings::function(words, options, building);
            entry(words, buildings::name(words, building), text)
        }));
    }
    lines
}

/// What ends the game. GTR 9.
fn end(words: &Words, options: &Options) -> String {
    let (functions, agreement) = (options.has_functions(), options.concession);
    say!(words, gtr_help_end, functions = functions, agreement = agreement)
}

fn of_material(words: &Words, material: Material) -> String {
    say!(
        words,
        gtr_help_material,
        material = things::material(words, material),
        role = things::role(words, material.role()),
        value = material.value(),
    )
}

pub(super) fn does(words: &Words, role: Role) -> String {
    say!(words, gtr_help_role[Role: role])
}

fn entry(words: &Words, name: String, text: String) -> String {
    say!(words, gtr_help_entry, name = name, text = text)
}
