//! The quick look of a seat.

use engine::Seat;

use crate::bag::Orders;
use crate::card::Building;
use crate::state::{GloryToRome, Table};
use crate::view::View;

/// The public table, and the cards of the observing seat.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Outlook<'a> {
    pub seat: Seat,
    pub table: &'a Table,
    /// Cards in the deck, without those out of the game.
    pub n_deck: u8,
    pub hand: &'a Orders,
    /// The seat's cards that went from hand into the vault.
    pub basilica: &'a Orders,
    /// The card drawn with a Fountain.
    pub drawn: Option<Building>,
}

#[inline]
pub(crate) fn of_state(game: &GloryToRome, seat: Seat) -> Outlook<'_> {
    let (table, secret) = (&game.table, &game.secret);
    Outlook {
        seat,
        table,
        n_deck: secret.deck.len() - table.removed,
        hand: &secret.hands[seat.index()],
        basilica: &secret.basilica[seat.index()],
        drawn: if table.turn.performer == seat { secret.drawn } else { None },
    }
}

pub(crate) fn of_view(view: &View) -> Option<Outlook<'_>> {
    Some(Outlook {
        seat: view.observer?,
        table: &view.table,
        n_deck: view.n_deck,
        hand: &view.hand,
        basilica: &view.basilica,
        drawn: view.drawn,
    })
}
