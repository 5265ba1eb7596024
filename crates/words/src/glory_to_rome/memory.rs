//! What was open once: cards that went into vaults, cards that were shown. GTR 8.3, 8.4.

use engine::Seat;
use glory_to_rome::View;
use glory_to_rome::card::Material;

use super::things;
use crate::Reader;
use crate::message::say;

/// What everybody could remember of hands and vaults, and the reader of their own vault.
pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    if view.opened.is_some() {
        return Vec::new();
    }
    let seats = Seat::all(view.table.n_players());
    let hands = seats.clone().filter(|seat| view.observer != Some(*seat));
    let hands = hands.flat_map(|seat| [shown(to, view, seat), lacks(to, view, seat)]);
    hands.flatten().chain(seats.filter_map(|seat| vault(to, view, seat))).collect()
}

fn shown(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let shown = view.table.player(seat).shown;
    let cards = || to.words.list(shown.into_iter().map(|card| things::named(to.words, card)));
    (!shown.is_empty()).then(|| say!(to, gtr_memory_shown, who = to.who(seat), cards = cards()))
}

fn lacks(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let player = view.table.player(seat);
    if player.n_orders == 0 || player.lacks.is_empty() {
        return None;
    }
    let lacks = Material::ALL.into_iter().filter(|material| player.lacks.has(*material));
    let lacks = to.words.one_of(lacks.map(|material| things::material(to.words, material)));
    Some(say!(to, gtr_memory_lacks, who = to.who(seat), materials = lacks))
}

fn vault(to: &Reader<'_>, view: &View, seat: Seat) -> Option<String> {
    let known = view.known_vaults()[seat.index()];
    if known.is_empty() {
        return None;
    }
    let n_unknown = view.table.player(seat).vault_size() - known.sum();
    Some(say!(
        to,
        gtr_memory_vault,
        who = to.who(seat),
        cards = things::materials(to.words, known),
        n = n_unknown,
    ))
}
