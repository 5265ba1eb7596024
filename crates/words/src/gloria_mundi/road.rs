//! The barbarian: where he stands, what lies ahead of him, what he will demand.

use gloria_mundi::View;

use super::{effect, things};
use crate::Words;
use crate::message::say;

/// So many spaces ahead are told.
const AHEAD: u8 = 8;

pub fn lines(words: &Words, view: &View) -> Vec<String> {
    let table = &view.table;
    let board = view.edition.board();
    let rome = board.rome();
    if table.barbarian >= rome {
        return vec![say!(words, gm_table_barbarian_rome)];
    }
    let stands = say!(
        words,
        gm_table_barbarian,
        icons = things::space(words, board.icons(table.barbarian)),
        n_icons = board.icons(table.barbarian).sum(),
        place = effect::before_rome(words, rome, table.barbarian),
        ahead = ahead(words, view),
    );
    vec![stands, tribute(words, view)]
}

/// The spaces ahead, from the nearest on: icons, and whether tribute lies there.
fn ahead(words: &Words, view: &View) -> String {
    let board = view.edition.board();
    let from = view.table.barbarian;
    let last = from.saturating_add(AHEAD).min(board.rome());
    let spaces = (from + 1..=last).map(|space| {
        if space == board.rome() {
            return say!(words, gm_rome);
        }
        let icons = board.icons(space);
        let covered = space - from <= view.table.covered;
        let (icons, n_icons) = (things::space(words, icons), icons.sum());
        say!(words, gm_table_space, icons = icons, n_icons = n_icons, covered = covered)
    });
    words.notes(spaces)
}

fn tribute(words: &Words, view: &View) -> String {
    let rome_next = effect::tribute_space(view) >= view.edition.board().rome();
    let (n, _, icons) = effect::advance(view);
    say!(
        words,
        gm_table_tribute,
        covered = view.table.covered,
        lying = things::price(words, view.table.tribute),
        rome = rome_next,
        price = things::price(words, effect::tribute(view)),
        spaces = things::spaces(words, n),
        icons = things::icons(words, icons),
        n_icons = icons.sum(),
    )
}
