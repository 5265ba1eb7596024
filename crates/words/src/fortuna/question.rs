//! Questions.

use fortuna::card::{Cube, Helper};
use fortuna::powers::powers;
use fortuna::state::Table;
use fortuna::{Decision, View};

use super::{prompt, things};
use crate::message::say;
use crate::noun::Noun;
use crate::{Reader, Words};

/// The question to the reader, or what another player is asked.
pub(super) fn line(to: &Reader<'_>, view: &View, decision: Decision) -> String {
    let asked = view.table.active;
    if to.is(asked) {
        ask(to.words, view, decision)
    } else {
        prompt::waiting(to, view, asked, decision)
    }
}

fn ask(words: &Words, view: &View, decision: Decision) -> String {
    let table = &view.table;
    let own = table.own();
    let money = things::money(words, own.money);
    match decision {
        Decision::Draft => say!(words, fortuna_ask_draft),
        Decision::TurnDown => say!(words, fortuna_ask_turn_down),
        Decision::ChooseCard => say!(words, fortuna_ask_card, stock = stock(words, table)),
        Decision::Convert { into } => {
            let water = things::cubes(words, Cube::Water, own.water());
            let into = things::cube(words, into);
            say!(words, fortuna_ask_convert, into = into, water = water)
        }
        Decision::Sell { goods } => say!(
            words,
            fortuna_ask_sell,
            goods = things::cube(words, goods),
            stock = things::cubes(words, goods, own.cube(goods)),
            price = powers(own).sale_price(goods),
            money = money,
        ),
        Decision::Hire { helper } => {
            let owned = things::helpers(words, helper, own.helpers(helper));
            say!(words, fortuna_ask_hire[Helper: helper], owned = owned, money = money)
        }
        Decision::Family => {
            let n_rolled = table.turn.rolled.count();
            say!(words, fortuna_ask_family, rolled = rolled(words, table), n_rolled = n_rolled)
        }
        Decision::Build => say!(words, fortuna_ask_build, money = money),
        Decision::Corruption => say!(words, fortuna_ask_corruption, money = money),
        Decision::Swap => say!(words, fortuna_ask_swap, card = chosen(words, table)),
        Decision::Military => {
            let owned = things::helpers(words, Helper::Centurion, own.centurions);
            say!(words, fortuna_ask_military, owned = owned)
        }
        Decision::Roll => say!(words, fortuna_ask_roll),
        Decision::Die => say!(words, fortuna_ask_die, rolled = rolled(words, table)),
        Decision::Favour => {
            let stock = stock(words, table);
            say!(words, fortuna_ask_favour, die = table.turn.die, stock = stock)
        }
        Decision::ExtraFlip => say!(words, fortuna_ask_extra_flip),
        Decision::Keep { second: false } => say!(words, fortuna_ask_keep),
        Decision::Keep { second: true } => say!(words, fortuna_ask_keep_second),
        Decision::KeepPalace => say!(words, fortuna_ask_keep_palace),
        Decision::EndTurn => say!(words, fortuna_ask_end_turn),
    }
}

/// What the active player can spend: money, and what there is of the rest.
fn stock(words: &Words, table: &Table) -> String {
    let own = table.own();
    let cubes = Cube::ALL.into_iter().filter(|cube| own.cube(*cube) > 0);
    let cubes = cubes.map(|cube| things::cubes(words, cube, own.cube(cube)));
    let helpers = Helper::ALL.into_iter().filter(|helper| own.helpers(*helper) > 0);
    let helpers = helpers.map(|helper| things::helpers(words, helper, own.helpers(helper)));
    let money = things::money(words, own.money);
    words.list([money].into_iter().chain(cubes).chain(helpers))
}

fn rolled(words: &Words, table: &Table) -> String {
    things::values(words, &table.turn.rolled)
}

/// The action card that was chosen in this turn.
pub(super) fn chosen(words: &Words, table: &Table) -> Noun<'static> {
    let chosen = table.turn.chosen;
    chosen.map_or_else(|| say!(words, main_none).into(), |card| things::card_noun(words, card))
}
