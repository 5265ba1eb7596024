//! The quick look of a seat.

use engine::Seat;

use crate::bag::Bag;
use crate::decision::Decision;
use crate::state::{Fortuna, Table};
use crate::view::View;

/// The public table, and the privilege cards of the observing seat.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Outlook<'a> {
    pub seat: Seat,
    pub table: &'a Table,
    pub n_deck: u8,
    pub hand: Bag,
    /// The cards the seat chooses from.
    pub offer: Bag,
}

#[inline]
pub(crate) fn of_state(game: &Fortuna, seat: Seat) -> Outlook<'_> {
    let (table, secret) = (&game.table, &game.secret);
    let offer = match table.pending() {
        Some((asked, _)) if asked != seat => Bag::EMPTY,
        Some((_, Decision::KeepPalace)) if table.arrivals.count() > 1 => secret.aside.all(),
        _ if table.active == seat => secret.drawn.all(),
        _ => Bag::EMPTY,
    };
    Outlook {
        seat,
        table,
        n_deck: secret.deck.len(),
        hand: secret.hands[seat.index()].all(),
        offer,
    }
}

pub(crate) fn of_view(view: &View) -> Option<Outlook<'_>> {
    let seat = view.observer?;
    let (hand, offer) = (view.own_hand(), view.offer());
    Some(Outlook { seat, table: &view.table, n_deck: view.n_deck, hand, offer })
}
