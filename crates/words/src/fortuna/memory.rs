//! What was open once: cards seen at Caesar's Palace, and privilege cards that were shuffled again.

use fortuna::View;

use super::things;
use crate::Reader;
use crate::message::{messages as id, say};

/// What the reader has seen at the Palace, and the privilege cards that he cannot place.
pub(super) fn lines(to: &Reader<'_>, view: &View) -> Vec<String> {
    if view.pending().is_none() {
        return Vec::new();
    }
    let (aside, unseen) = (view.seen_aside.all(), view.unseen.all());
    let known = [(id::fortuna_memory_aside, aside), (id::fortuna_memory_unseen, unseen)];
    let known = known.into_iter().filter(|(_, cards)| !cards.is_empty());
    known
        .map(|(id, cards)| say!(to, id as cards, cards = things::privileges(to.words, cards)))
        .collect()
}
