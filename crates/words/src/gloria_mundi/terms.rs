//! What was agreed before the deal.

use gloria_mundi::Options;
use gloria_mundi::setup::{Refill, Screens};

use super::things;
use crate::Words;
use crate::message::{messages as id, say};

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let cards = things::hand(words, options.production());
    let mut lines = vec![
        say!(words, gm_players, n = options.players, cards = cards),
        refill(words, options),
        say!(words, gm_screens[Screens: options.screens]),
        say!(words, gm_deck, n = options.deck.cards.len()),
        say!(words, gm_board, africa = options.board.africa, rome = options.board.rome()),
    ];
    lines.extend(placeholders(words, options));
    lines
}

pub(super) fn refill(words: &Words, options: &Options) -> String {
    say!(words, gm_refill[Refill: options.refill])
}

/// What is not as printed, if anything.
pub(super) fn placeholders(words: &Words, options: &Options) -> Option<String> {
    let id = match (options.deck.placeholder, options.board.placeholder) {
        (true, true) => id::gm_ours_both,
        (true, false) => id::gm_ours_deck,
        (false, true) => id::gm_ours_board,
        (false, false) => return None,
    };
    Some(words.plain(id))
}
