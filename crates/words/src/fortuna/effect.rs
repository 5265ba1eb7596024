//! What a card would do for the active player now.

use fortuna::View;
use fortuna::card::{ActionCard, Cube, GATE, Helper, MAX_MONEY, PALACE};
use fortuna::powers::powers;

use super::things;
use crate::Words;
use crate::message::say;

/// What an action card does for the active player.
pub(super) fn of_card(words: &Words, view: &View, card: ActionCard) -> String {
    let own = view.table.own();
    let price = |goods| powers(own).sale_price(goods);
    match card {
        ActionCard::Water => say!(words, fortuna_effect_water),
        ActionCard::Harvest => say!(words, fortuna_effect_harvest),
        ActionCard::Vintage => say!(words, fortuna_effect_vintage),
        ActionCard::WheatTrade => {
            say!(words, fortuna_effect_wheat_trade, price = price(Cube::Wheat))
        }
        ActionCard::WineTrade => {
            say!(words, fortuna_effect_wine_trade, price = price(Cube::Wine))
        }
        ActionCard::Centurions => {
            let price = Helper::Centurion.price(own.centurions);
            say!(words, fortuna_effect_centurions, n = own.centurions, price = price)
        }
        ActionCard::Vestals => {
            let price = Helper::Vestal.price(own.vestals);
            say!(words, fortuna_effect_vestals, n = own.vestals, price = price)
        }
        ActionCard::Ceremony => say!(words, fortuna_effect_ceremony),
        ActionCard::Family => {
            say!(words, fortuna_effect_family, married = own.married)
        }
        ActionCard::Build => say!(words, fortuna_effect_build),
        ActionCard::Corruption => say!(words, fortuna_effect_corruption),
        ActionCard::Fortuna => advance(words, view, 1),
    }
}

/// The same for a card that is not used now: it says nothing of where the player would stand.
pub(super) fn later(words: &Words, view: &View, card: ActionCard) -> String {
    if card == ActionCard::Fortuna {
        return say!(words, fortuna_effect_fortuna);
    }
    of_card(words, view, card)
}

pub(super) fn advance(words: &Words, view: &View, steps: u8) -> String {
    let from = view.table.own().road;
    let to = from.saturating_add(steps).min(PALACE);
    let place =
        if to == PALACE && view.table.arrivals.is_empty() { "last" } else { place(from, to) };
    let spaces = things::spaces(words, to - from);
    say!(words, fortuna_advance, spaces = spaces, to = to, place = place)
}

/// What lies on the way, as messages select by it.
pub(super) const fn place(from: u8, to: u8) -> &'static str {
    match (from, to) {
        (_, PALACE) => "palace",
        (..GATE, GATE..) => "gate",
        _ => "road",
    }
}

/// How much of this money would be lost, because nobody has more than twenty.
pub(super) fn lost(view: &View, money: u16) -> u16 {
    (u16::from(view.table.own().money) + money).saturating_sub(u16::from(MAX_MONEY))
}
