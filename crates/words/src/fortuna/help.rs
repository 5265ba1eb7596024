//! How a turn goes, what each card does, in our own words, and what was agreed before the deal.

use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};
use fortuna::setup::{CubeSupply, Deal, FortunaUnheld};

use super::things;
use crate::Words;
use crate::message::say;

pub fn action_card(words: &Words, card: ActionCard) -> String {
    say!(words, fortuna_help_card[ActionCard: card])
}

pub fn favour(words: &Words, favour: Favour) -> String {
    say!(words, fortuna_help_favour[Favour: favour])
}

pub fn building(words: &Words, building: Building) -> String {
    say!(words, fortuna_help_building[Building: building])
}

pub fn privilege(words: &Words, card: Privilege) -> String {
    say!(words, fortuna_help_privilege[Privilege: card])
}

pub(super) fn lines(words: &Words, options: &Options) -> Vec<String> {
    let mut lines = vec![
        say!(words, fortuna_help_goal),
        say!(words, fortuna_help_turn),
        say!(words, fortuna_help_last),
        say!(words, fortuna_help_action_cards),
    ];
    lines.extend(ActionCard::ALL.map(|card| {
        let name = things::action_card(words, card);
        entry(words, name, action_card(words, card))
    }));
    lines.push(say!(words, fortuna_help_favours));
    lines.extend(
        Favour::ALL.map(|card| entry(words, things::favour(words, card), favour(words, card))),
    );
    lines.push(say!(words, fortuna_help_buildings));
    lines.extend(Building::ALL.map(|card| {
        let name = things::building(words, card);
        entry(words, name, building(words, card))
    }));
    lines.push(prices(words, options));
    lines.push(say!(words, fortuna_help_privileges));
    lines.extend(Privilege::ALL.map(|card| {
        let name = things::privilege(words, card);
        entry(words, name, privilege(words, card))
    }));
    lines
}

fn entry(words: &Words, name: String, text: String) -> String {
    say!(words, fortuna_help_entry, name = name, text = text)
}

/// What was agreed before the deal.
pub(super) fn agreed(words: &Words, options: &Options) -> Vec<String> {
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
fn prices(words: &Words, options: &Options) -> String {
    let prices = Building::ALL.map(|building| {
        let name = things::building(words, building);
        let money = things::price(words, options.prices.of(building));
        say!(words, fortuna_price, building = name, money = money)
    });
    let ours = options.prices.placeholder;
    say!(words, fortuna_prices, prices = words.list(prices), ours = ours)
}
