//! How a turn goes, how powers are read, every card of the deck, and what was agreed.

use gloria_mundi::Options;
use gloria_mundi::card::{CardId, Kind};
use gloria_mundi::setup::{Refill, Screens};

use super::{cards, things};
use crate::Words;
use crate::message::{messages as id, say};

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, gm_help_goal),
        say!(words, gm_help_turn),
        say!(words, gm_help_forum),
        say!(words, gm_help_production),
        say!(words, gm_help_activation),
        say!(words, gm_help_purchase),
        say!(words, gm_help_tribute),
        say!(words, gm_help_loss),
        say!(words, gm_help_end),
        say!(words, gm_help_glory),
        say!(words, gm_help_powers),
        say!(words, gm_help_choice),
        say!(words, gm_help_instead),
        say!(words, gm_help_red),
        say!(words, gm_help_names),
    ];
    lines.extend(placeholders(words, options));
    for kind in Kind::ALL {
        lines.push(heading(words, kind));
        let own = options.deck.cards.iter().zip(0_u8..).filter(|(card, _)| card.kind == kind);
        lines.extend(own.map(|(_, index)| entry(words, options, CardId(index))));
    }
    lines
}

fn heading(words: &Words, kind: Kind) -> String {
    say!(words, gm_help_kind[Kind: kind])
}

fn entry(words: &Words, options: &Options, card: CardId) -> String {
    let number = card.to_string();
    say!(words, gm_help_entry, card = cards::whole(words, options, card), number = number)
}

/// What was agreed before the deal.
pub(super) fn agreed(words: &Words, options: &Options) -> Vec<String> {
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
