//! The question alone, for the place above the answers.

use gloria_mundi::bill::Due;
use gloria_mundi::card::CardId;
use gloria_mundi::{Decision, View};

use super::{cards, effect, things};
use crate::Reader;
use crate::reader::yes;
use crate::words::say;

/// One short sentence: to the player who is asked, or about him.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.table.actor;
    let (you, who) = (to.you(asked), to.who(asked));
    let name = |card: CardId| cards::name(to.words, &view.edition.options, card);
    match decision {
        Decision::Play => say!(to, "gm-prompt-play", you = you, who = who),
        Decision::Instead => say!(to, "gm-prompt-instead", you = you, who = who),
        Decision::Activate => say!(to, "gm-prompt-activate", you = you, who = who),
        Decision::Times { card } => {
            say!(to, "gm-prompt-times", you = you, who = who, card = name(card))
        }
        Decision::Take { card, of, left } => {
            let kind = things::symbol(to.words, of);
            let card = name(card);
            say!(to, "gm-prompt-take", you = you, who = who, kind = kind, card = card, left = left)
        }
        Decision::PullDown { more, .. } => {
            say!(to, "gm-prompt-pull-down", you = you, who = who, more = yes(more))
        }
        Decision::Buy => {
            let last = yes(effect::is_last_turn(view));
            say!(to, "gm-prompt-buy", you = you, who = who, last = last)
        }
        Decision::Replace { card } => {
            say!(to, "gm-prompt-replace", you = you, who = who, card = name(card))
        }
        Decision::Architect { from, to: wanted } => {
            let (from, wanted) =
                (things::resource(to.words, from), things::resource(to.words, wanted));
            say!(to, "gm-prompt-architect", you = you, who = who, from = from, wanted = wanted)
        }
        Decision::Pay { due, .. } => {
            say!(to, "gm-prompt-pay", you = you, who = who, thing = thing(to, view, due))
        }
        Decision::Tribute => {
            let price = things::price(to.words, effect::tribute(view));
            say!(to, "gm-prompt-tribute", you = you, who = who, price = price)
        }
        Decision::Lose => {
            let icons = things::icons(to.words, view.table.icons);
            say!(to, "gm-prompt-lose", you = you, who = who, icons = icons)
        }
        Decision::Recover => say!(to, "gm-prompt-recover", you = you, who = who),
    }
}

/// What is paid for.
fn thing(to: &Reader<'_>, view: &View, due: Due) -> String {
    let name = |card: CardId| cards::name(to.words, &view.edition.options, card);
    match due {
        Due::Building { slot, .. } => {
            let card = view.table.forum.get(usize::from(slot)).copied().flatten();
            name(card.unwrap_or_default())
        }
        Due::Tribute => say!(to, "gm-the-tribute"),
        Due::Power { card, .. } => name(card),
    }
}
