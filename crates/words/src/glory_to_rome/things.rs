//! The names of materials, roles and cards, and how many of them.

use glory_to_rome::View;
use glory_to_rome::action::Source;
use glory_to_rome::bag::{Counts, Orders};
use glory_to_rome::card::{Building, Card, Material, Role};

use super::buildings;
use crate::message::{messages as id, say};
use crate::{Noun, Words};

pub fn material(words: &Words, material: Material) -> String {
    say!(words, gtr_material[Material: material])
}

pub fn role(words: &Words, role: Role) -> String {
    say!(words, gtr_role[Role: role])
}

/// The role within a sentence.
pub(super) fn role_noun(words: &Words, role: Role) -> Noun<'static> {
    words.noun(id::gtr_role.of(role.slug()))
}

pub fn clients_of(words: &Words, role: Role, n: u8) -> String {
    say!(words, gtr_n_role[Role: role], n = n)
}

pub fn so_much(words: &Words, m: Material, n: u8) -> String {
    say!(words, gtr_n_material[Material: m], n = n)
}

pub fn materials(words: &Words, counts: Counts) -> String {
    words.list(counts.materials().map(|m| so_much(words, m, counts.of(m))))
}

pub fn clients(words: &Words, counts: Counts) -> String {
    words.list(counts.materials().map(|m| clients_of(words, m.role(), counts.of(m))))
}

/// A card within a sentence: by its name, or a Jack.
pub(super) fn card(words: &Words, card: Card) -> String {
    match card {
        Card::Order(building) => named(words, building),
        Card::Jack => say!(words, gtr_jack),
    }
}

pub fn jacks(words: &Words, n: u8) -> String {
    say!(words, gtr_n_jacks, n = n)
}

pub fn cards(words: &Words, n: u8) -> String {
    say!(words, gtr_n_cards, n = n)
}

pub fn actions(words: &Words, n: u8) -> String {
    say!(words, gtr_n_actions, n = n)
}

/// An order card with its role and its material.
pub fn order(words: &Words, building: Building) -> String {
    say!(
        words,
        gtr_order,
        name = buildings::name(words, building),
        role = role(words, building.role()),
        material = material(words, building.material()),
    )
}

/// An order card with its role and its material, within a sentence.
pub(super) fn the_order(words: &Words, building: Building) -> String {
    say!(
        words,
        gtr_the_order,
        card = buildings::noun(words, building),
        role = role(words, building.role()),
        material = material(words, building.material()),
    )
}

/// An order card by its name, within a sentence.
pub(super) fn named(words: &Words, building: Building) -> String {
    say!(words, gtr_the_card, card = buildings::noun(words, building))
}

/// An order card with its material, within a sentence.
pub(super) fn as_material(words: &Words, building: Building) -> String {
    let card = buildings::noun(words, building);
    say!(words, gtr_as_material, card = card, material = material(words, building.material()))
}

/// The cards of a hand in a row, equal ones counted.
pub fn hand(words: &Words, orders: &Orders, n_jacks: u8) -> String {
    let kinds = orders.kinds().map(|kind| {
        let card = order(words, kind);
        say!(words, gtr_copies, card = card, n = orders.count(kind))
    });
    let jacks = (n_jacks > 0).then(|| jacks(words, n_jacks));
    words.list(kinds.chain(jacks))
}

pub fn names(words: &Words, set: impl IntoIterator<Item = Building>) -> String {
    words.list(set.into_iter().map(|building| buildings::name(words, building)))
}

/// A card or material, with the place it comes from.
pub fn source(words: &Words, source: Source) -> String {
    match source {
        Source::Hand(card) => {
            say!(words, gtr_from_hand, card = as_material(words, card))
        }
        Source::Stockpile(m) => {
            say!(words, gtr_from_stockpile, material = material(words, m))
        }
        Source::Pool(m) => say!(words, gtr_from_pool, material = material(words, m)),
        Source::Deck => say!(words, gtr_from_deck),
    }
}

/// The site of a building of the seat that acts.
pub(super) const fn site_of(view: &View, building: Building) -> Material {
    view.table.player(view.table.turn.performer).site_of(building)
}
