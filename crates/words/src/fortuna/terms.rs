//! What was agreed before the deal.

use fortuna::Options;
use fortuna::card::Building;
use fortuna::setup::{CubeSupply, Deal, FortunaUnheld};

use super::things;
use crate::Words;
use crate::reader::yes;
use crate::words::say;

/// A line for each option.
pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let deal = match options.deal {
        Deal::Beginner => "fortuna-deal-beginner",
        Deal::Expert => "fortuna-deal-expert",
    };
    let fortuna_unheld = match options.fortuna_unheld {
        FortunaUnheld::Stay => "fortuna-unheld-stay",
        FortunaUnheld::Money => "fortuna-unheld-money",
    };
    let cubes = match options.cubes {
        CubeSupply::Finite => "fortuna-cubes-finite",
        CubeSupply::Infinite => "fortuna-cubes-infinite",
    };
    vec![
        say!(words, "fortuna-players", n = options.players),
        say!(words, deal),
        say!(words, fortuna_unheld),
        say!(words, cubes),
        say!(words, "fortuna-max-rounds", n = options.max_rounds),
        prices(words, options),
    ]
}

/// What the buildings cost, and whether the numbers are ours.
pub(super) fn prices(words: &Words, options: &Options) -> String {
    let prices = Building::ALL.map(|building| {
        let name = things::building(words, building);
        let money = things::price(words, options.prices.of(building));
        say!(words, "fortuna-price", building = name, money = money)
    });
    let ours = yes(options.prices.placeholder);
    say!(words, "fortuna-prices", prices = words.list(prices), ours = ours)
}
