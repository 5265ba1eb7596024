//! The names of cards and pieces, and how many of them.

use engine::Seat;
use fortuna::Options;
use fortuna::bag::Bag;
use fortuna::card::{ActionCard, Building, Cube, Favour, Helper, Privilege};
use fortuna::state::N_EDGES;

use super::board;
use crate::message::{messages as id, say};
use crate::noun::Noun;
use crate::{Reader, Words};

pub fn action_card(words: &Words, card: ActionCard) -> String {
    say!(words, fortuna_card[ActionCard: card])
}

/// The same within a sentence, where it may take an article.
pub(super) fn card_noun(words: &Words, card: ActionCard) -> Noun<'static> {
    words.noun(id::fortuna_card.of(card.slug()))
}

/// The name and the number of a favour card.
pub fn favour(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_favour[Favour: favour])
}

pub(super) fn favour_noun(words: &Words, favour: Favour) -> Noun<'static> {
    words.noun(id::fortuna_favour.of(favour.slug()))
}

pub fn building(words: &Words, building: Building) -> String {
    say!(words, fortuna_building[Building: building])
}

pub(super) fn building_noun(words: &Words, building: Building) -> Noun<'static> {
    words.noun(id::fortuna_building.of(building.slug()))
}

pub fn privilege(words: &Words, card: Privilege) -> String {
    say!(words, fortuna_privilege[Privilege: card])
}

/// Privilege cards in a row, equal ones counted.
pub fn privileges(words: &Words, cards: Bag) -> String {
    words.list(cards.kinds().map(|card| {
        let name = privilege(words, card);
        say!(words, fortuna_copies, card = name, n = cards.count(card))
    }))
}

pub fn cube(words: &Words, cube: Cube) -> String {
    say!(words, fortuna_cube[Cube: cube])
}

/// An edge of the board within a sentence, by who sits there: nobody at the open ones.
pub(super) fn edge(to: &Reader<'_>, options: &Options, owner: Option<Seat>) -> String {
    match owner {
        Some(seat) => board::of(to, board::Of::Edge, seat),
        None => say!(to, fortuna_open_edge, n = n_open_edges(options)),
    }
}

pub(super) fn n_open_edges(options: &Options) -> usize {
    N_EDGES.saturating_sub(usize::from(options.players))
}

pub fn cubes(words: &Words, cube: Cube, n: u8) -> String {
    say!(words, fortuna_n_cube[Cube: cube], n = n)
}

pub fn helpers(words: &Words, helper: Helper, n: u8) -> String {
    say!(words, fortuna_n_helper[Helper: helper], n = n)
}

/// What a favour takes: goods or centurions; nothing for two of them.
pub fn offering(words: &Words, favour: Favour, n: u8) -> String {
    match favour {
        Favour::Water => cubes(words, Cube::Water, n),
        Favour::Orgy => cubes(words, Cube::Wine, n),
        Favour::Food => cubes(words, Cube::Wheat, n),
        Favour::Battle => helpers(words, Helper::Centurion, n),
        Favour::Fortuna | Favour::Religion => say!(words, main_none),
    }
}

pub fn money(words: &Words, n: impl Into<u16>) -> String {
    say!(words, fortuna_n_money, n = Into::<u16>::into(n))
}

pub fn price(words: &Words, n: u8) -> String {
    say!(words, fortuna_n_price, n = n)
}

pub fn dice(words: &Words, n: u8) -> String {
    say!(words, fortuna_n_dice, n = n)
}

pub fn spaces(words: &Words, n: u8) -> String {
    say!(words, fortuna_n_spaces, n = n)
}

pub fn values(words: &Words, dice: &[u8]) -> String {
    words.list(dice.iter().map(ToString::to_string))
}
