//! The quick look of a seat.

use engine::Seat;

use crate::deck::Edition;
use crate::state::{GloriaMundi, Table};
use crate::view::View;

/// The table and everything printed; only the order of the draw pile is hidden.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook<'a> {
    /// The observing seat.
    pub seat: Seat,
    /// Everything printed, with the options.
    pub edition: &'a Edition,
    /// The public table.
    pub table: &'a Table,
}

#[inline]
pub(crate) fn of_state(game: &GloriaMundi, seat: Seat) -> Outlook<'_> {
    Outlook { seat, edition: &game.edition, table: &game.table }
}

pub(crate) fn of_view(view: &View) -> Option<Outlook<'_>> {
    Some(Outlook { seat: view.observer?, edition: &view.edition, table: &view.table })
}
