//! A player: the road, the stores, the hand, and the cards in the play area.

use engine::Seat;
use gloria_mundi::View;
use gloria_mundi::card::{CardId, Production};

use super::{cards, effect, things};
use crate::message::say;
use crate::{Reader, Words};

/// The seats from the active one on.
pub(super) fn in_order(view: &View) -> impl Iterator<Item = Seat> {
    let (n, first) = (view.table.n_players, view.table.active.0);
    (0..n).map(move |after| Seat((first + after) % n))
}

/// The player, the production cards without building, and a line for each building.
pub(super) fn lines(to: &Reader<'_>, view: &View, seat: Seat) -> Vec<String> {
    let estate = &view.table.estates[seat.index()];
    let cards = things::hand(to.words, estate.free);
    let mut lines = vec![summary(to, view, seat), say!(to, gm_table_free, cards = cards)];
    for of in Production::ALL {
        let built = estate.built[of.index()].into_iter();
        lines.extend(built.map(|card| building(to.words, view, of, card)));
    }
    lines
}

fn summary(to: &Reader<'_>, view: &View, seat: Seat) -> String {
    let estate = &view.table.estates[seat.index()];
    let left = effect::africa(view).saturating_sub(estate.steps);
    let held: u8 = estate.hand.iter().sum();
    say!(
        to,
        gm_table_player,
        who = to.who(seat),
        n_steps = estate.steps,
        steps = things::steps(to.words, estate.steps),
        left = left,
        open = view.is_open(seat),
        stores = things::stores(to.words, estate.stores),
        n = held,
        hand = things::hand(to.words, estate.hand),
    )
}

fn building(words: &Words, view: &View, on: Production, card: CardId) -> String {
    let card = cards::with_power(words, &view.edition.options, card);
    say!(words, gm_table_built, production = things::production(words, on), card = card)
}
