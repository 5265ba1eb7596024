//! The whole table, line by line, and the short form of it.

use gloria_mundi::View;

use super::{cards, end, player, road, terms, things};
use crate::Reader;
use crate::message::say;

pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![turn(to, view), end::in_sight(to, view)];
    lines.extend(terms::placeholders(to.words, &view.edition.options));
    lines.extend(forum(to, view));
    lines.extend(road::lines(to.words, view));
    for seat in player::in_order(view) {
        lines.extend(player::lines(to, view, seat));
    }
    lines
}

/// What matters for an answer in the middle of a turn. The forum stays as it was shown when the
/// turn began, and the answers of a purchase name its cards.
pub(super) fn glance(to: &Reader<'_>, view: &View) -> Vec<String> {
    let Some(seat) = to.seat else {
        return lines(to, view);
    };
    let mut lines = road::lines(to.words, view);
    lines.extend(player::lines(to, view, seat));
    lines
}

fn turn(to: &Reader<'_>, view: &View) -> String {
    let table = &view.table;
    let of = table.turn_type;
    say!(
        to,
        gm_table_turn,
        turn = table.turn,
        who = to.whom(table.active),
        known = of.is_some(),
        of = of.map_or_else(String::new, |of| things::production(to.words, of)),
    )
}

/// The cards for sale, the cheapest place first: it is the next to burn.
fn forum(to: &Reader<'_>, view: &View) -> Vec<String> {
    let words = to.words;
    let mut lines = vec![say!(words, gm_table_forum, n = view.unseen().len())];
    for (slot, card) in view.table.forum.into_iter().enumerate() {
        let Some(card) = card else {
            continue;
        };
        let card = cards::whole(words, &view.edition.options, card);
        lines.push(say!(words, gm_table_slot, slot = slot, card = card));
    }
    if lines.len() == 1 {
        lines.push(say!(words, gm_table_forum_empty));
    }
    lines
}
