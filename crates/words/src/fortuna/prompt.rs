//! Questions alone, as short as they can be said.

use fortuna::card::Helper;
use fortuna::{Decision, View};

use super::{board, things, waiting};
use crate::words::say;
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
        Decision::Draft => say!(words, "fortuna-prompt-draft"),
        Decision::TurnDown => say!(words, "fortuna-prompt-turn-down"),
        Decision::ChooseCard => say!(words, "fortuna-prompt-card"),
        Decision::Convert { into } => {
            say!(words, "fortuna-prompt-convert", into = things::cube(words, into))
        }
        Decision::Sell { goods } => {
            say!(words, "fortuna-prompt-sell", goods = things::cube(words, goods))
        }
        Decision::Hire { helper: Helper::Vestal } => say!(words, "fortuna-prompt-hire-vestals"),
        Decision::Hire { helper: Helper::Centurion } => {
            say!(words, "fortuna-prompt-hire-centurions")
        }
        Decision::Family => say!(words, "fortuna-prompt-family"),
        Decision::Build => say!(words, "fortuna-prompt-build"),
        Decision::Corruption => say!(words, "fortuna-prompt-corruption"),
        Decision::Swap => {
            let chosen = table.turn.chosen.into_iter();
            let card = words.list(chosen.map(|card| board::card(words, card)));
            say!(words, "fortuna-prompt-swap", card = card)
        }
        Decision::Military if table.has_dice_to_roll() => say!(words, "fortuna-prompt-military"),
        Decision::Military => say!(words, "fortuna-prompt-military-no-dice"),
        Decision::Roll => say!(words, "fortuna-prompt-roll"),
        Decision::Die => say!(words, "fortuna-prompt-die"),
        Decision::Favour => say!(words, "fortuna-prompt-favour", die = table.turn.die),
        Decision::ExtraFlip => say!(words, "fortuna-prompt-extra-flip"),
        Decision::Keep { second: false } => say!(words, "fortuna-prompt-keep"),
        Decision::Keep { second: true } => say!(words, "fortuna-prompt-keep-second"),
        Decision::KeepPalace => say!(words, "fortuna-prompt-keep-palace"),
        Decision::EndTurn => say!(words, "fortuna-prompt-end-turn"),
    }
}
