//! How a turn goes, how powers are read, and every card of the deck.

use gloria_mundi::Options;
use gloria_mundi::card::{CardId, Kind};

use super::{cards, terms};
use crate::Words;
use crate::words::say;

/// The whole help, line by line.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, "gm-help-goal"),
        say!(words, "gm-help-turn"),
        say!(words, "gm-help-forum"),
        say!(words, "gm-help-production"),
        say!(words, "gm-help-activation"),
        say!(words, "gm-help-purchase"),
        say!(words, "gm-help-tribute"),
        say!(words, "gm-help-loss"),
        say!(words, "gm-help-end"),
        say!(words, "gm-help-glory"),
        say!(words, "gm-help-powers"),
        say!(words, "gm-help-choice"),
        say!(words, "gm-help-instead"),
        say!(words, "gm-help-red"),
        say!(words, "gm-help-names"),
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
    say!(
        words,
        match kind {
            Kind::Farm => "gm-help-farm",
            Kind::City => "gm-help-city",
            Kind::Legion => "gm-help-legion",
            Kind::Red => "gm-help-red-cards",
        }
    )
}

fn entry(words: &Words, options: &Options, card: CardId) -> String {
    let number = card.to_string();
    say!(words, "gm-help-entry", card = cards::whole(words, options, card), number = number)
}
