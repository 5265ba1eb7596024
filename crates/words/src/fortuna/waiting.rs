//! What others wait for while somebody is asked.

use engine::Seat;
use fortuna::card::Helper;
use fortuna::{Decision, View};

use super::{board, things};
use crate::Reader;
use crate::words::say;

/// What the game waits for.
pub(super) fn line(to: &Reader<'_>, view: &View, asked: Seat, decision: Decision) -> String {
    let (table, words) = (&view.table, to.words);
    let plain = |id: &str| say!(to, id, who = to.who(asked));
    match decision {
        Decision::Draft => plain("fortuna-wait-draft"),
        Decision::TurnDown => plain("fortuna-wait-turn-down"),
        Decision::ChooseCard => plain("fortuna-wait-card"),
        Decision::Convert { into } => {
            let into = things::cube(words, into);
            say!(to, "fortuna-wait-convert", who = to.who(asked), into = into)
        }
        Decision::Sell { goods } => {
            let goods = things::cube(words, goods);
            say!(to, "fortuna-wait-sell", who = to.who(asked), goods = goods)
        }
        Decision::Hire { helper: Helper::Vestal } => plain("fortuna-wait-hire-vestals"),
        Decision::Hire { helper: Helper::Centurion } => plain("fortuna-wait-hire-centurions"),
        Decision::Family => plain("fortuna-wait-family"),
        Decision::Build => plain("fortuna-wait-build"),
        Decision::Corruption => plain("fortuna-wait-corruption"),
        Decision::Swap => {
            let chosen = table.turn.chosen.into_iter();
            let card = words.list(chosen.map(|card| board::card(words, card)));
            say!(to, "fortuna-wait-swap", who = to.who(asked), card = card)
        }
        Decision::Military if table.has_dice_to_roll() => plain("fortuna-wait-military"),
        Decision::Military => plain("fortuna-wait-military-no-dice"),
        Decision::Roll => plain("fortuna-wait-roll"),
        Decision::Die => plain("fortuna-wait-die"),
        Decision::Favour => {
            say!(to, "fortuna-wait-favour", who = to.who(asked), die = table.turn.die)
        }
        Decision::ExtraFlip => plain("fortuna-wait-extra-flip"),
        Decision::Keep { second: false } => plain("fortuna-wait-keep"),
        Decision::Keep { second: true } => plain("fortuna-wait-keep-second"),
        Decision::KeepPalace => plain("fortuna-wait-keep-palace"),
        Decision::EndTurn => plain("fortuna-wait-end-turn"),
    }
}
