//! How a turn goes, how powers are read, every card of the deck, and what was agreed.

use gloria_mundi::Options;
use gloria_mundi::card::{Card, CardId, Kind, Production};
use gloria_mundi::setup::{Refill, Screens};

use super::{board, cards, things};
use crate::Words;
use crate::help::{Help, HelpBlock, HelpRow, HelpSection};
use crate::message::{messages as id, say};

pub(super) fn sections(words: &Words, options: &Options) -> Help {
    let text = HelpBlock::Text;
    let goal = vec![text(say!(words, gm_help_goal))];
    let buying = vec![
        text(say!(words, gm_help_forum)),
        HelpBlock::picture("payment/surcharge-in-any-resource", "forum"),
        text(say!(words, gm_help_purchase)),
    ];
    let tribute = vec![
        text(say!(words, gm_help_tribute)),
        HelpBlock::picture("rulebook/a-city-and-a-legion-demand-both", "map"),
        text(say!(words, gm_help_loss)),
    ];
    let sections = vec![
        HelpSection::new("goal", say!(words, help_goal), &[], goal),
        HelpSection::new("cards", say!(words, gm_help_cards_title), &[1], cards(words)),
        HelpSection::new("turn", say!(words, help_turn), &[2, 4], turn(words)),
        HelpSection::new("buying", say!(words, gm_help_purchase_title), &[3, 5], buying),
        HelpSection::new("tribute", say!(words, gm_help_tribute_title), &[6, 7], tribute),
        HelpSection::new("powers", say!(words, gm_help_powers_title), &[9], powers(words)),
        HelpSection::new("end", say!(words, help_end), &[8], end(words)),
        HelpSection::new("buildings", say!(words, book_sort_buildings), &[], all(words, options)),
    ];
    Help { sections }
}

fn cards(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, book_sort_production), say!(words, gm_help_head_makes)];
    let row = |card: Production| {
        let makes = things::n_symbols(words, card.resource().symbol(), 1_u8);
        HelpRow::of(&card, [board::title(words, card), makes])
    };
    vec![
        HelpBlock::Text(say!(words, gm_help_cards)),
        HelpBlock::table(heads, Production::ALL.map(row).to_vec()),
        HelpBlock::Text(say!(words, gm_help_glory)),
    ]
}

fn turn(words: &Words) -> Vec<HelpBlock> {
    let phases = vec![
        say!(words, gm_help_phase_forum),
        say!(words, gm_help_phase_production),
        say!(words, gm_help_phase_activation),
        say!(words, gm_help_phase_purchase),
        say!(words, gm_help_phase_tribute),
    ];
    vec![
        HelpBlock::Text(say!(words, gm_help_turn)),
        HelpBlock::Steps(phases),
        HelpBlock::picture("phases/production-or-building-not-both", "tableau"),
        HelpBlock::Text(say!(words, gm_help_activation)),
    ]
}

fn powers(words: &Words) -> Vec<HelpBlock> {
    let points = vec![
        say!(words, gm_help_powers),
        say!(words, gm_help_choice),
        say!(words, gm_help_instead),
        say!(words, gm_help_red),
    ];
    vec![HelpBlock::Points(points)]
}

/// What ends the game. GLM 8.
fn end(words: &Words) -> Vec<HelpBlock> {
    let ways = vec![
        say!(words, gm_help_end_rome),
        say!(words, gm_help_end_hand),
        say!(words, gm_help_end_africa),
        say!(words, gm_help_end_deck),
    ];
    vec![
        HelpBlock::Text(say!(words, gm_help_end)),
        HelpBlock::Points(ways),
        HelpBlock::Text(say!(words, gm_help_winner)),
    ]
}

/// Every building of the deck, a table for each type.
fn all(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let ours = placeholders(words, options).map(HelpBlock::Text);
    let tables = Kind::ALL.map(|kind| of_kind(words, options, kind));
    let names = HelpBlock::Text(say!(words, gm_help_names));
    ours.into_iter().chain(tables).chain([names]).collect()
}

fn of_kind(words: &Words, options: &Options, kind: Kind) -> HelpBlock {
    let heads = [
        say!(words, help_card),
        say!(words, gm_help_head_cost),
        say!(words, gm_help_head_steps),
        say!(words, gm_help_head_power),
    ];
    let own = options.deck.cards.iter().zip(0_u8..).filter(|(card, _)| card.kind == kind);
    let row = |(card, index): (&Card, u8)| {
        let id = CardId(index);
        let name = cards::name(words, options, id);
        let cells = [
            say!(words, gm_help_building, number = id.to_string(), name = name),
            things::price(words, card.cost),
            things::steps(words, card.steps),
            cards::power(words, &card.power),
        ];
        HelpRow::of(&id, cells)
    };
    HelpBlock::titled(say!(words, gm_help_kind[Kind: kind]), heads, own.map(row).collect())
}

/// What was agreed before the deal.
pub(super) fn agreed(words: &Words, options: &Options) -> Vec<String> {
    let cards = things::hand(words, options.production());
    let mut lines = vec![
        say!(words, gm_players, n = options.players, cards = cards),
        refill(words, options),
        say!(words, gm_screens[Screens: options.screens]),
        say!(words, gm_deck, n = options.deck.cards.len()),
        say!(words, gm_board, africa = options.board.africa, rome = options.board.rome()),
    ];
    lines.extend(placeholders(words, options));
    lines
}

pub(super) fn refill(words: &Words, options: &Options) -> String {
    say!(words, gm_refill[Refill: options.refill])
}

/// What is not as printed, if anything.
pub(super) fn placeholders(words: &Words, options: &Options) -> Option<String> {
    let id = match (options.deck.placeholder, options.board.placeholder) {
        (true, true) => id::gm_ours_both,
        (true, false) => id::gm_ours_deck,
        (false, true) => id::gm_ours_board,
        (false, false) => return None,
    };
    Some(words.plain(id))
}
