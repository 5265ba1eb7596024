//! How the game goes, what the roles do, and what each building does.

use glory_to_rome::Options;
use glory_to_rome::card::{Building, Material, Role};

use super::{buildings, things};
use crate::Words;
use crate::reader::yes;
use crate::words::say;

/// The whole help, line by line.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, "gtr-help-goal"),
        say!(words, "gtr-help-cards"),
        say!(words, "gtr-help-turn"),
        say!(words, "gtr-help-units", petition = options.petition),
        say!(words, "gtr-help-limits"),
        say!(words, "gtr-help-building"),
        end(words, options),
        say!(words, "gtr-help-score"),
        say!(words, "gtr-help-roles"),
        entry(words, say!(words, "gtr-thinker"), say!(words, "gtr-help-thinker")),
    ];
    lines.extend(Role::ALL.map(|role| entry(words, things::role(words, role), does(words, role))));
    lines.push(say!(words, "gtr-help-buildings", functions = yes(options.has_functions())));
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
    let (functions, agreement) = (yes(options.has_functions()), yes(options.concession));
    say!(words, "gtr-help-end", functions = functions, agreement = agreement)
}

fn of_material(words: &Words, material: Material) -> String {
    say!(
        words,
        "gtr-help-material",
        material = things::material(words, material),
        role = things::role(words, material.role()),
        value = material.value(),
    )
}

pub(super) fn does(words: &Words, role: Role) -> String {
    let id = match role {
        Role::Laborer => "gtr-help-laborer",
        Role::Craftsman => "gtr-help-craftsman",
        Role::Architect => "gtr-help-architect",
        Role::Legionary => "gtr-help-legionary",
        Role::Merchant => "gtr-help-merchant",
        Role::Patron => "gtr-help-patron",
    };
    say!(words, id)
}

fn entry(words: &Words, name: String, text: String) -> String {
    say!(words, "gtr-help-entry", name = name, text = text)
}
