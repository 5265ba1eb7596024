//! What was open once: the counters and cards behind the screens of others. Ruling R-M13.

use gloria_mundi::View;

use super::{player, things};
use crate::Reader;
use crate::message::say;

/// What whoever counted along knows of the others.
pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let hidden = player::in_order(view).filter(|seat| !view.is_open(*seat));
    let line = |seat: engine::Seat| {
        let estate = &view.table.estates[seat.index()];
        let stores = things::stores(to.words, estate.stores);
        let hand = things::hand(to.words, estate.hand);
        say!(to, gm_memory, who = to.who(seat), stores = stores, hand = hand)
    };
    hidden.map(line).collect()
}
