//! What can end the game, and how near it is.

use engine::Seat;
use gloria_mundi::View;

use super::{effect, things};
use crate::Reader;
use crate::reader::yes;
use crate::words::say;

/// The four ends, each with its distance.
pub(super) fn in_sight(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let seats = || Seat::all(table.n_players);
    let far = |seat: &Seat| table.estates[seat.index()].steps;
    let best = seats().map(|seat| far(&seat)).max().unwrap_or(0);
    let leaders: Vec<Seat> = seats().filter(|seat| far(seat) == best).collect();
    let hand = |seat: Seat| -> u8 { table.estates[seat.index()].hand.iter().sum() };
    let fewest = seats().map(hand).min().unwrap_or(0);
    let rome = view.edition.board().rome().saturating_sub(table.barbarian);
    say!(
        to,
        "gm-table-end",
        over = yes(table.ended.is_some()),
        last = yes(effect::is_last_turn(view)),
        rome = things::spaces(to.words, rome),
        leaders = to.all(&leaders),
        africa = things::spaces(to.words, effect::africa(view).saturating_sub(best)),
        hand = fewest,
        deck = view.unseen().len(),
    )
}
