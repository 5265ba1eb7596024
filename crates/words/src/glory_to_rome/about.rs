//! What there is to say about a card or a place of the table.

use engine::Clause;
use glory_to_rome::Options;
use glory_to_rome::card::{Building, Material, Role};
use glory_to_rome::options::CircusRule;

use super::board::{self, Label};
use super::{buildings, help, rulings, things};
use crate::message::say;
use crate::{About, Sort, Words};

pub(super) fn about(words: &Words, options: &Options, name: &str) -> Option<About> {
    let building = name.parse().ok().map(|card| card_of(words, options, card));
    let role = || name.parse().ok().map(|role| role_of(words, role));
    let material = || name.parse().ok().map(|material| material_of(words, material));
    building.or_else(role).or_else(material).or_else(|| place(words, options, name))
}

pub(super) fn sorts(words: &Words, options: &Options) -> Vec<Sort> {
    let pair = (options.circus == CircusRule::Pair).then_some("pair");
    let places = ["jack", "petition"].into_iter().chain(pair).chain([
        "jacks",
        "deck",
        "sites",
        "vault",
        "clients",
        "influence",
        "stockpile",
    ]);
    vec![
        Sort::new("buildings", say!(words, book_sort_buildings), Building::ALL),
        Sort::new("roles", say!(words, book_sort_roles), Role::ALL),
        Sort::new("places", say!(words, book_sort_places), places),
    ]
}

fn card_of(words: &Words, options: &Options, card: Building) -> About {
    let role = card.role();
    let as_order = say!(
        words,
        gtr_about_order,
        role = things::role_noun(words, role),
        material = things::material(words, card.material()),
        value = card.material().value(),
        n = card.copies(),
    );
    let function = buildings::function(words, options, card);
    let function = if options.has_functions() {
        say!(words, gtr_about_function, function = function)
    } else {
        say!(words, gtr_about_no_function)
    };
    About {
        title: buildings::name(words, card),
        text: vec![function, as_order],
        notes: rulings::of(words, options, card),
        clauses: vec![card.clause()],
    }
}

fn role_of(words: &Words, role: Role) -> About {
    let title = things::role(words, role);
    let does = say!(words, gtr_about_role, role = title.clone(), does = help::does(words, role));
    let number = match role {
        Role::Laborer => 3,
        Role::Craftsman => 4,
        Role::Architect => 5,
        Role::Legionary => 7,
        Role::Merchant => 6,
        Role::Patron => 2,
    };
    About { title, text: vec![does], notes: Vec::new(), clauses: vec![clause(4, number)] }
}

fn material_of(words: &Words, material: Material) -> About {
    let role = role_of(words, material.role());
    let made_of = say!(
        words,
        gtr_about_material,
        material = things::material(words, material),
        value = material.value(),
    );
    let text = [made_of].into_iter().chain(role.text).collect();
    let title = things::material(words, material);
    let title = say!(words, gtr_about_pile, material = title, role = role.title);
    About { title, text, notes: Vec::new(), clauses: role.clauses }
}

fn place(words: &Words, options: &Options, name: &str) -> Option<About> {
    let (label, text, clause) = match name {
        "jack" => (Label::Jack, say!(words, gtr_about_jack), clause(3, 2)),
        "petition" => {
            let text = say!(words, gtr_about_petition, n = options.petition);
            (Label::Petition, text, clause(3, 3))
        }
        "pair" => (Label::Pair, say!(words, gtr_about_pair), Building::Circus.clause()),
        "jacks" => (Label::Jacks, say!(words, gtr_about_jacks), clause(4, 1)),
        "deck" => (Label::Deck, say!(words, gtr_about_deck), clause(9, 1)),
        "sites" => {
            let text = say!(words, gtr_about_sites, n = options.sites_in_town());
            (Label::Sites, text, clause(5, 1))
        }
        "vault" => (Label::Vault, say!(words, gtr_about_vault), clause(1, 7)),
        "clients" => (Label::Clients, say!(words, gtr_about_clients), clause(1, 7)),
        "influence" => (Label::Influence, say!(words, gtr_about_influence), clause(1, 7)),
        "stockpile" => (Label::Stockpile, say!(words, gtr_about_stockpile), clause(1, 9)),
        _ => return None,
    };
    let title = board::label(words, label);
    Some(About { title, text: vec![text], notes: Vec::new(), clauses: vec![clause] })
}

const fn clause(chapter: u8, number: u8) -> Clause {
    Clause { book: "GTR", chapter, number }
}
