//! Questions.

use fortuna::card::{Cube, Helper};
use fortuna::powers::powers;
use fortuna::state::Table;
use fortuna::{Decision, View};

use super::things;
use crate::words::say;
use crate::{Reader, Words};

/// The question as the reader hears it: his own, or somebody else's.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let question = ask(to.words, view, decision);
    let asked = view.table.active;
    if to.is(asked) {
        return question;
    }
    say!(to, "main-asked", who = to.who(asked), question = question)
}

fn ask(words: &Words, view: &View, decision: Decision) -> String {
    let table = &view.table;
    let own = table.own();
    let money = things::money(words, own.money);
    match decision {
        Decision::Draft => say!(words, "fortuna-ask-draft"),
        Decision::TurnDown => say!(words, "fortuna-ask-turn-down"),
        Decision::ChooseCard => say!(words, "fortuna-ask-card", stock = stock(words, table)),
        Decision::Convert { into } => {
            let water = things::cubes(words, Cube::Water, own.water());
            let into = things::cube(words, into);
            say!(words, "fortuna-ask-convert", into = into, water = water)
        }
        Decision::Sell { goods } => say!(
            words,
            "fortuna-ask-sell",
            goods = things::cube(words, goods),
            stock = things::cubes(words, goods, own.cube(goods)),
            price = powers(own).sale_price(goods),
            money = money,
        ),
        Decision::Hire { helper } => {
            let owned = things::helpers(words, helper, own.helpers(helper));
            say!(words, hire_id(helper), owned = owned, money = money)
        }
        Decision::Family => say!(words, "fortuna-ask-family", rolled = rolled(words, table)),
        Decision::Build => say!(words, "fortuna-ask-build", money = money),
        Decision::Corruption => say!(words, "fortuna-ask-corruption", money = money),
        Decision::Swap => say!(words, "fortuna-ask-swap", card = chosen(words, table)),
        Decision::Military => {
            let owned = things::helpers(words, Helper::Centurion, own.centurions);
            say!(words, "fortuna-ask-military", owned = owned)
        }
        Decision::Roll => say!(words, "fortuna-ask-roll"),
        Decision::Die => say!(words, "fortuna-ask-die", rolled = rolled(words, table)),
        Decision::Favour => {
            let stock = stock(words, table);
            say!(words, "fortuna-ask-favour", die = table.turn.die, stock = stock)
        }
        Decision::ExtraFlip => say!(words, "fortuna-ask-extra-flip"),
        Decision::Keep { second: false } => say!(words, "fortuna-ask-keep"),
        Decision::Keep { second: true } => say!(words, "fortuna-ask-keep-second"),
        Decision::KeepPalace => say!(words, "fortuna-ask-keep-palace"),
        Decision::EndTurn => say!(words, "fortuna-ask-end-turn"),
    }
}

const fn hire_id(helper: Helper) -> &'static str {
    match helper {
        Helper::Vestal => "fortuna-ask-hire-vestals",
        Helper::Centurion => "fortuna-ask-hire-centurions",
    }
}

/// What the active player can spend.
fn stock(words: &Words, table: &Table) -> String {
    let own = table.own();
    let cubes = Cube::ALL.map(|cube| things::cubes(words, cube, own.cube(cube)));
    let helpers = Helper::ALL.map(|helper| things::helpers(words, helper, own.helpers(helper)));
    let money = things::money(words, own.money);
    words.list([money].into_iter().chain(cubes).chain(helpers))
}

fn rolled(words: &Words, table: &Table) -> String {
    things::values(words, &table.turn.rolled)
}

fn chosen(words: &Words, table: &Table) -> String {
    let chosen = table.turn.chosen.into_iter();
    words.list(chosen.map(|card| things::action_card(words, card)))
}
