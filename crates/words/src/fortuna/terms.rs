//! What was agreed before the deal.

use fortuna::Options;
use fortuna::card::Building;
use fortuna::setup::{CubeSupply, Deal, FortunaUnheld};

use super::things;
use crate::Words;
use crate::message::say;

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    vec![
        say!(words, fortuna_players, n = options.players),
        say!(words, fortuna_deal[Deal: options.deal]),
        say!(words, fortuna_unheld[FortunaUnheld: options.fortuna_unheld]),
        say!(words, fortuna_opt_cubes[CubeSupply: options.cubes]),
        say!(words, fortuna_max_rounds, n = options.max_rounds),
        prices(words, options),
    ]
}

/// What the buildings cost, and whether the numbers are ours.
pub(super) fn prices(words: &Words, options: &Options) -> String {
    let prices = Building::ALL.map(|building| {
        let name = things::building(words, building);
        let money = things::price(words, options.prices.of(building));
        say!(words, fortuna_price, building = name, money = money)
    });
    let ours = options.prices.placeholder;
    say!(words, fortuna_prices, prices = words.list(prices), ours = ours)
}
