//! What the others hold, where the contract lays hands open, and in positions to try.

use boards::{Draw, Sight};
use engine::Seat;
use games::dispatch;
use maud::Markup;
use table::Secrets;
use words::{Names, Speak};

use super::sight::reader;
use crate::hub::Kept;
use crate::text::words;

/// What a seat holds now, drawn from its own view, for whoever may look: another person of a table
/// with open hands.
pub(super) fn drawn<G: Draw + Secrets>(kept: &Kept, names: &Names, seat: Seat) -> Option<Markup> {
    let view = kept.table.typed::<G>()?.view(Some(seat))?;
    Some(G::open_hand(&Sight::new(reader(names, Some(seat)), &view, None, &[], Vec::new())))
}

/// What a seat held when `at` actions were played.
pub(super) fn held(kept: &Kept, seat: Seat, at: usize) -> Option<String> {
    dispatch!(kept.table.kind(), G => held_of::<G>(kept, seat, at))
}

fn held_of<G: Speak + Secrets>(kept: &Kept, seat: Seat, at: usize) -> Option<String> {
    let view = kept.table.typed::<G>()?.view_at(at, Some(seat))?;
    G::held(words(), &view)
}
