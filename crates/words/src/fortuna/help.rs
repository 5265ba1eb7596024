//! How a turn goes, what each card does, in our own words, and what was agreed before the deal.

use fortuna::Options;
use fortuna::card::{ActionCard, Building, Favour, Privilege};
use fortuna::setup::{CubeSupply, Deal, FortunaUnheld};

use super::{book, things};
use crate::Words;
use crate::help::{Help, HelpBlock, HelpRow, HelpSection};
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

pub(super) fn sections(words: &Words, options: &Options) -> Help {
    let text = HelpBlock::Text;
    let goal = vec![text(say!(words, fortuna_help_goal))];
    let start = vec![text(say!(words, fortuna_help_start))];
    let round = vec![text(say!(words, fortuna_help_round))];
    let end = vec![text(say!(words, fortuna_help_last)), text(say!(words, fortuna_help_palace))];
    let actions = book::actions(words);
    let sections = vec![
        HelpSection::new("goal", say!(words, help_goal), &[], goal),
        HelpSection::new("first-round", say!(words, fortuna_help_start_title), &[1], start),
        HelpSection::new("turn", say!(words, help_turn), &[2, 3, 4, 6], book::turn(words)),
        HelpSection::new("actions", say!(words, book_sort_actions), &[5], actions),
        HelpSection::new(
            "favours",
            say!(words, book_sort_favours),
            &[7, 8, 14],
            book::favours(words, options),
        ),
        HelpSection::new(
            "privileges",
            say!(words, book_sort_privileges),
            &[9, 10],
            book::privileges(words),
        ),
        HelpSection::new(
            "buildings",
            say!(words, book_sort_buildings),
            &[11],
            buildings(words, options),
        ),
        HelpSection::new("round", say!(words, fortuna_help_round_title), &[12], round),
        HelpSection::new("limits", say!(words, help_limits), &[], book::limits(words)),
        HelpSection::new("end", say!(words, help_end), &[13], end),
        HelpSection::new("score", say!(words, help_score), &[], book::score(words)),
    ];
    Help { sections }
}

fn buildings(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let heads = [say!(words, help_card), say!(words, fortuna_help_price), say!(words, help_does)];
    let row = |card: Building| {
        let price = things::price(words, options.prices.of(card));
        let cells = [things::building(words, card), price, building(words, card)];
        HelpRow::of(&format_args!("building-{card}"), cells)
    };
    vec![
        HelpBlock::Text(say!(words, fortuna_help_buildings)),
        HelpBlock::table(heads, Building::ALL.map(row).to_vec()),
        HelpBlock::Text(prices(words, options)),
    ]
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
