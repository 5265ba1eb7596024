//! What others wait for while somebody is asked.

use engine::Seat;
use fortuna::card::Helper;
use fortuna::{Decision, View};

use super::{board, things};
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

pub(super) fn line(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    let (table, words) = (&view.table, to.words);
    let plain = |id: Id<with::who<'_>>| say!(to, id as who, who = to.who(asked));
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
            let chosen = table.turn.chosen.into_iter();
            let card = words.list(chosen.map(|card| board::card(words, card)));
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
