//! What a seat sees at a glance.

use engine::Seat;

use crate::decision::Decision;
use crate::deck::Edition;
use crate::state::{GloriaMundi, Table};
use crate::view::View;

/// What lies on the table and what is printed; nothing but the order of the draw pile is hidden.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook<'a> {
    /// Who looks.
    pub seat: Seat,
    /// What is printed and what was agreed.
    pub edition: &'a Edition,
    /// What lies on the table.
    pub table: &'a Table,
}

impl Outlook<'_> {
    /// Whose answer the game waits for, and the question.
    #[inline]
    pub const fn pending(&self) -> Option<(Seat, Decision)> {
        self.table.pending()
    }
}

#[inline]
pub(crate) fn of_state(game: &GloriaMundi, seat: Seat) -> Outlook<'_> {
    Outlook { seat, edition: &game.edition, table: &game.table }
}

pub(crate) fn of_view(view: &View) -> Option<Outlook<'_>> {
    Some(Outlook { seat: view.observer?, edition: &view.edition, table: &view.table })
}
