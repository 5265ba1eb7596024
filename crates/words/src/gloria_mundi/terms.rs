//! What was agreed before the deal.

use gloria_mundi::Options;
use gloria_mundi::setup::{Refill, Screens};

use super::things;
use crate::Words;
use crate::words::say;

/// A line for each option.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let screens = match options.screens {
        Screens::Hidden => "gm-screens-hidden",
        Screens::Open => "gm-screens-open",
    };
    let cards = things::hand(words, options.production());
    let mut lines = vec![
        say!(words, "gm-players", n = options.players, cards = cards),
        refill(words, options),
        say!(words, screens),
        say!(words, "gm-deck", n = options.deck.cards.len()),
        say!(words, "gm-board", africa = options.board.africa, rome = options.board.rome()),
    ];
    lines.extend(placeholders(words, options));
    lines
}

/// How the forum is filled.
pub(super) fn refill(words: &Words, options: &Options) -> String {
    say!(
        words,
        match options.refill {
            Refill::Literal => "gm-refill-literal",
            Refill::Slide => "gm-refill-slide",
        }
    )
}

/// What is not as printed, if anything.
pub(super) fn placeholders(words: &Words, options: &Options) -> Option<String> {
    let id = match (options.deck.placeholder, options.board.placeholder) {
        (true, true) => "gm-ours-both",
        (true, false) => "gm-ours-deck",
        (false, true) => "gm-ours-board",
        (false, false) => return None,
    };
    Some(say!(words, id))
}
