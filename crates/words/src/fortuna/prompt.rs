//! Questions alone, as short as they can be said.

use engine::Seat;
use fortuna::card::Helper;
use fortuna::{Decision, View};

use super::{question, things};
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};
use crate::{Reader, Words};

/// The question as the reader hears it: their own, or another player's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.table.active;
    if to.is(asked) { ask(to.words, view, decision) } else { waiting(to, view, asked, decision) }
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
            say!(words, fortuna_prompt_swap, card = question::chosen(words, table))
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

/// What the others wait for while a player is asked.
pub(super) fn waiting(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    let (table, words) = (&view.table, to.words);
    let plain = |id: Id<with::who<'_>>| to.of(asked, id);
    match decision {
        Decision::Draft => plain(id::fortuna_wait_draft),
        Decision::TurnDown => plain(id::fortuna_wait_turn_down),
        Decision::ChooseCard => plain(id::fortuna_wait_card),
        Decision::Convert { into } => {
            let into = things::cube(words, into);
            say!(to, fortuna_wait_convert, who = to.who(asked), into = into)
        }
        Decision::Sell { goods } => {
            let goods = things::cube(words, goods);
            say!(to, fortuna_wait_sell, who = to.who(asked), goods = goods)
        }
        Decision::Hire { helper: Helper::Vestal } => plain(id::fortuna_wait_hire_vestals),
        Decision::Hire { helper: Helper::Centurion } => plain(id::fortuna_wait_hire_centurions),
        Decision::Family => plain(id::fortuna_wait_family),
        Decision::Build => plain(id::fortuna_wait_build),
        Decision::Corruption => plain(id::fortuna_wait_corruption),
        Decision::Swap => {
            let card = question::chosen(words, table);
            say!(to, fortuna_wait_swap, who = to.who(asked), card = card)
        }
        Decision::Military if table.has_dice_to_roll() => plain(id::fortuna_wait_military),
        Decision::Military => plain(id::fortuna_wait_military_no_dice),
        Decision::Roll => plain(id::fortuna_wait_roll),
        Decision::Die => plain(id::fortuna_wait_die),
        Decision::Favour => {
            say!(to, fortuna_wait_favour, who = to.who(asked), die = table.turn.die)
        }
        Decision::ExtraFlip => plain(id::fortuna_wait_extra_flip),
        Decision::Keep { second: false } => plain(id::fortuna_wait_keep),
        Decision::Keep { second: true } => plain(id::fortuna_wait_keep_second),
        Decision::KeepPalace => plain(id::fortuna_wait_keep_palace),
        Decision::EndTurn => plain(id::fortuna_wait_end_turn),
    }
}
