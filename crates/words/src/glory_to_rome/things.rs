//! The names of materials, roles and cards, and how many of them.

use glory_to_rome::View;
use glory_to_rome::action::Source;
use glory_to_rome::bag::{Counts, Orders};
use glory_to_rome::card::{Building, Card, Material, Role};

use super::buildings;
use crate::Words;
use crate::words::say;

/// The name of a material.
pub fn material(words: &Words, material: Material) -> String {
    let id = match material {
        Material::Rubble => "gtr-rubble",
        Material::Wood => "gtr-wood",
        Material::Concrete => "gtr-concrete",
        Material::Brick => "gtr-brick",
        Material::Stone => "gtr-stone",
        Material::Marble => "gtr-marble",
    };
    say!(words, id)
}

/// The name of a role.
pub fn role(words: &Words, role: Role) -> String {
    let id = match role {
        Role::Laborer => "gtr-laborer",
        Role::Craftsman => "gtr-craftsman",
        Role::Architect => "gtr-architect",
        Role::Legionary => "gtr-legionary",
        Role::Merchant => "gtr-merchant",
        Role::Patron => "gtr-patron",
    };
    say!(words, id)
}

/// A client of a role, with the article.
pub fn a_client(words: &Words, role: Role) -> String {
    let id = match role {
        Role::Laborer => "gtr-a-laborer",
        Role::Craftsman => "gtr-a-craftsman",
        Role::Architect => "gtr-a-architect",
        Role::Legionary => "gtr-a-legionary",
        Role::Merchant => "gtr-a-merchant",
        Role::Patron => "gtr-a-patron",
    };
    say!(words, id)
}

/// So many clients of a role.
pub fn clients_of(words: &Words, role: Role, n: u8) -> String {
    let id = match role {
        Role::Laborer => "gtr-n-laborers",
        Role::Craftsman => "gtr-n-craftsmen",
        Role::Architect => "gtr-n-architects",
        Role::Legionary => "gtr-n-legionaries",
        Role::Merchant => "gtr-n-merchants",
        Role::Patron => "gtr-n-patrons",
    };
    say!(words, id, n = n)
}

/// So much of a material.
pub fn so_much(words: &Words, m: Material, n: u8) -> String {
    say!(words, "gtr-n-material", n = n, material = material(words, m))
}

/// Materials in a row.
pub fn materials(words: &Words, counts: Counts) -> String {
    words.list(counts.materials().map(|m| so_much(words, m, counts.of(m))))
}

/// Clients in a row.
pub fn clients(words: &Words, counts: Counts) -> String {
    words.list(counts.materials().map(|m| clients_of(words, m.role(), counts.of(m))))
}

/// A card by its name, or a Jack.
pub fn card(words: &Words, card: Card) -> String {
    match card {
        Card::Order(building) => buildings::name(words, building),
        Card::Jack => say!(words, "gtr-jack"),
    }
}

/// So many Jacks.
pub fn jacks(words: &Words, n: u8) -> String {
    say!(words, "gtr-n-jacks", n = n)
}

/// So many cards.
pub fn cards(words: &Words, n: u8) -> String {
    say!(words, "gtr-n-cards", n = n)
}

/// So many actions.
pub fn actions(words: &Words, n: u8) -> String {
    say!(words, "gtr-n-actions", n = n)
}

/// An order card with its role and its material.
pub fn order(words: &Words, building: Building) -> String {
    say!(
        words,
        "gtr-order",
        name = buildings::name(words, building),
        role = role(words, building.role()),
        material = material(words, building.material()),
    )
}

/// An order card with its material.
pub fn as_material(words: &Words, building: Building) -> String {
    let name = buildings::name(words, building);
    say!(words, "gtr-as-material", name = name, material = material(words, building.material()))
}

/// The cards of a hand in a row, equal ones counted.
pub fn hand(words: &Words, orders: &Orders, n_jacks: u8) -> String {
    let kinds = orders.kinds().map(|kind| {
        let card = order(words, kind);
        say!(words, "gtr-copies", card = card, n = orders.count(kind))
    });
    let jacks = (n_jacks > 0).then(|| jacks(words, n_jacks));
    words.list(kinds.chain(jacks))
}

/// Names of buildings in a row.
pub fn names(words: &Words, set: impl IntoIterator<Item = Building>) -> String {
    words.list(set.into_iter().map(|building| buildings::name(words, building)))
}

/// A card or material, with the place it comes from.
pub fn source(words: &Words, source: Source) -> String {
    match source {
        Source::Hand(card) => {
            say!(words, "gtr-from-hand", card = as_material(words, card))
        }
        Source::Stockpile(m) => {
            say!(words, "gtr-from-stockpile", material = material(words, m))
        }
        Source::Pool(m) => say!(words, "gtr-from-pool", material = material(words, m)),
        Source::Deck => say!(words, "gtr-from-deck"),
    }
}

/// The site of a building of the seat that acts.
pub(super) const fn site_of(view: &View, building: Building) -> Material {
    view.table.player(view.table.turn.performer).site_of(building)
}
