//! Questions alone, as short as they can be said.

use fortuna::card::Helper;
use fortuna::{Decision, View};

use super::{board, things, waiting};
use crate::message::say;
use crate::{Reader, Words};

/// The question as the reader hears it: his own, or somebody else's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.table.active;
    if to.is(asked) {
        ask(to.words, view, decision)
    } else {
        waiting::line(to, view, asked, decision)
    }
}

fn ask(words: &Words, view: &View, decision: Decision) -> String {
    let table = &view.table;
    match decision {
        Decision::Draft => say!(words, fortuna_prompt_draft),
        Decision::TurnDown => say!(words, fortuna_prompt_turn_down),
        Decision::ChooseCard => say!(words, fortuna_prompt_card),
        Decision::Convert { into } => {
            say!(words, fortuna_prompt_convert, into = things::cube(words, into))
        }
        Decision::Sell { goods } => {
            say!(words, fortuna_prompt_sell, goods = things::cube(words, goods))
        }
        Decision::Hire { helper: Helper::Vestal } => say!(words, fortuna_prompt_hire_vestals),
        Decision::Hire { helper: Helper::Centurion } => {
            say!(words, fortuna_prompt_hire_centurions)
        }
        Decision::Family => say!(words, fortuna_prompt_family),
        Decision::Build => say!(words, fortuna_prompt_build),
        Decision::Corruption => say!(words, fortuna_prompt_corruption),
        Decision::Swap => {
            let chosen = table.turn.chosen.into_iter();
            let card = words.list(chosen.map(|card| board::card(words, card)));
            say!(words, fortuna_prompt_swap, card = card)
        }
        Decision::Military if table.has_dice_to_roll() => say!(words, fortuna_prompt_military),
        Decision::Military => say!(words, fortuna_prompt_military_no_dice),
        Decision::Roll => say!(words, fortuna_prompt_roll),
        Decision::Die => say!(words, fortuna_prompt_die),
        Decision::Favour => say!(words, fortuna_prompt_favour, die = table.turn.die),
        Decision::ExtraFlip => say!(words, fortuna_prompt_extra_flip),
        Decision::Keep { second: false } => say!(words, fortuna_prompt_keep),
        Decision::Keep { second: true } => say!(words, fortuna_prompt_keep_second),
        Decision::KeepPalace => say!(words, fortuna_prompt_keep_palace),
        Decision::EndTurn => say!(words, fortuna_prompt_end_turn),
    }
}
