//! How a turn goes, how powers are read, and every card of the deck.

use gloria_mundi::Options;
use gloria_mundi::card::{CardId, Kind};

use super::{cards, terms};
use crate::Words;
use crate::message::say;

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
    lines.extend(terms::placeholders(words, options));
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
