//! The question alone, for the place above the answers.

use gloria_mundi::bill::Due;
use gloria_mundi::card::CardId;
use gloria_mundi::{Decision, View};

use super::{cards, effect, things};
use crate::Reader;
use crate::message::say;

/// One short sentence: to the player who is asked, or about them.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.table.actor;
    let who = to.who(asked);
    let name = |card: CardId| cards::name(to.words, &view.edition.options, card);
    match decision {
        Decision::Play => say!(to, gm_prompt_play, who = who),
        Decision::Instead => say!(to, gm_prompt_instead, who = who),
        Decision::Activate => say!(to, gm_prompt_activate, who = who),
        Decision::Times { card } => {
            say!(to, gm_prompt_times, who = who, card = name(card))
        }
        Decision::Take { card, of, left } => {
            let kind = things::symbol(to.words, of);
            let card = name(card);
            say!(to, gm_prompt_take, who = who, kind = kind, card = card, left = left)
        }
        Decision::PullDown { more, .. } => {
            say!(to, gm_prompt_pull_down, who = who, more = more)
        }
        Decision::Buy => {
            let last = effect::is_last_turn(view);
            say!(to, gm_prompt_buy, who = who, last = last)
        }
        Decision::Replace { card } => {
            say!(to, gm_prompt_replace, who = who, card = name(card))
        }
        Decision::Architect { from, to: wanted } => {
            let (from, wanted) =
                (things::resource(to.words, from), things::resource(to.words, wanted));
            say!(to, gm_prompt_architect, who = who, from = from, wanted = wanted)
        }
        Decision::Pay { due, .. } => {
            say!(to, gm_prompt_pay, who = who, thing = thing(to, view, due))
        }
        Decision::Tribute => {
            let price = things::price(to.words, effect::tribute(view));
            say!(to, gm_prompt_tribute, who = who, price = price)
        }
        Decision::Lose => {
            let icons = things::icons(to.words, view.table.icons);
            say!(to, gm_prompt_lose, who = who, icons = icons)
        }
        Decision::Recover => say!(to, gm_prompt_recover, who = who),
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
        Due::Tribute => say!(to, gm_the_tribute),
        Due::Power { card, .. } => name(card),
    }
}
