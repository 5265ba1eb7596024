//! The barbarian: where he stands, what lies ahead of him, what he will demand.

use gloria_mundi::View;

use super::{effect, things};
use crate::Words;
use crate::reader::yes;
use crate::words::say;

/// So many spaces ahead are told.
const AHEAD: u8 = 8;

/// Where the barbarian stands, the icons ahead, and the tribute.
pub fn lines(words: &Words, view: &View) -> Vec<String> {
    let table = &view.table;
    let board = view.edition.board();
    let rome = board.rome();
    if table.barbarian >= rome {
        return vec![say!(words, "gm-table-barbarian-rome")];
    }
    let stands = say!(
        words,
        "gm-table-barbarian",
        icons = things::space(words, board.icons(table.barbarian)),
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
            return say!(words, "gm-rome");
        }
        let icons = things::space(words, board.icons(space));
        let covered = space - from <= view.table.covered;
        say!(words, "gm-table-space", icons = icons, covered = yes(covered))
    });
    words.notes(spaces)
}

fn tribute(words: &Words, view: &View) -> String {
    let rome_next = effect::tribute_space(view) >= view.edition.board().rome();
    let (n, _, icons) = effect::advance(view);
    say!(
        words,
        "gm-table-tribute",
        covered = view.table.covered,
        lying = things::price(words, view.table.tribute),
        rome = yes(rome_next),
        price = things::price(words, effect::tribute(view)),
        spaces = things::spaces(words, n),
        icons = things::icons(words, icons),
    )
}
