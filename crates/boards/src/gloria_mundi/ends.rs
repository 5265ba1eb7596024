//! The possible ends of the game, for the bar.

use ::gloria_mundi::View;
use ::gloria_mundi::score::EndedBy;
use words::Reader;
use words::gloria_mundi::board;

use crate::EndCondition;

/// The distance from which an end is near.
const NEAR: u8 = 3;

pub(super) fn of(to: &Reader<'_>, view: &View) -> Vec<EndCondition> {
    if view.table.ended.is_some() {
        return Vec::new();
    }
    let mut ends: Vec<(u8, EndCondition)> =
        EndedBy::ALL.into_iter().map(|by| end(to, view, by)).collect();
    ends.sort_by_key(|(left, _)| *left);
    ends.into_iter().map(|(_, end)| end).collect()
}

fn end(to: &Reader<'_>, view: &View, by: EndedBy) -> (u8, EndCondition) {
    let icon = match by {
        EndedBy::Rome => "barbarian",
        EndedBy::Hand => "hand",
        EndedBy::Africa => "step",
        EndedBy::Deck => "deck",
    };
    let (left, full) = board::end(to, view, by);
    (left, EndCondition { icon, short: left.to_string(), full, is_near: left <= NEAR })
}
