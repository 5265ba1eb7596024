//! The parts of the help: a turn, the cards, limits and points.

use fortuna::Options;
use fortuna::card::{ActionCard, Favour, Privilege};

use super::{help, things};
use crate::Words;
use crate::help::{HelpBlock, HelpRow};
use crate::message::say;

pub(super) fn turn(words: &Words) -> Vec<HelpBlock> {
    let steps = vec![
        say!(words, fortuna_help_phase_aqueduct),
        say!(words, fortuna_help_phase_action),
        say!(words, fortuna_help_phase_military),
        say!(words, fortuna_help_phase_favour),
        say!(words, fortuna_help_phase_privilege),
    ];
    let edge = "rulebook/harvest-swapped-for-wheat-trade";
    vec![HelpBlock::Steps(steps), HelpBlock::picture(edge, "edge")]
}

fn heads(words: &Words) -> [String; 2] {
    [say!(words, help_card), say!(words, help_does)]
}

pub(super) fn actions(words: &Words) -> Vec<HelpBlock> {
    let row = |card: ActionCard| {
        let cells = [things::action_card(words, card), help::action_card(words, card)];
        HelpRow::of(&format_args!("card-{card}"), cells)
    };
    let table = HelpBlock::table(heads(words), ActionCard::ALL.map(row).to_vec());
    vec![HelpBlock::Text(say!(words, fortuna_help_actions)), table]
}

pub(super) fn favours(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let row = |card: Favour| {
        let cells = [things::favour(words, card), help::favour(words, card)];
        HelpRow::of(&format_args!("favour-{card}"), cells)
    };
    let extra = (options.players == 2).then(|| HelpBlock::Text(say!(words, fortuna_help_extra)));
    [
        HelpBlock::Text(say!(words, fortuna_help_available)),
        HelpBlock::picture("rulebook/a-three-opens-water-orgy-and-food", "favours"),
        HelpBlock::table(heads(words), Favour::ALL.map(row).to_vec()),
    ]
    .into_iter()
    .chain(extra)
    .collect()
}

/// The cards that are played, then those that bring points.
pub(super) fn privileges(words: &Words) -> Vec<HelpBlock> {
    let row = |card: &Privilege| {
        let cells = [things::privilege(words, *card), help::privilege(words, *card)];
        HelpRow::of(&format_args!("privilege-{card}"), cells)
    };
    let (played, counted): (Vec<_>, Vec<_>) =
        Privilege::ALL.into_iter().partition(|card| !card.slug().starts_with("score-"));
    let rows = |cards: &[Privilege]| cards.iter().map(row).collect();
    vec![
        HelpBlock::titled(say!(words, fortuna_help_playable), heads(words), rows(&played)),
        HelpBlock::titled(say!(words, fortuna_help_scoring), heads(words), rows(&counted)),
    ]
}

pub(super) fn limits(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, help_limited), say!(words, help_limit)];
    let buildings = [say!(words, book_sort_buildings), say!(words, fortuna_help_limit_buildings)];
    let rows = vec![
        HelpRow::new([say!(words, fortuna_help_money), say!(words, fortuna_help_limit_money)]),
        HelpRow::new([say!(words, fortuna_help_helpers), say!(words, fortuna_help_limit_helpers)]),
        HelpRow::new(buildings),
        HelpRow::new([say!(words, fortuna_help_goods), say!(words, fortuna_help_limit_goods)]),
    ];
    vec![HelpBlock::table(heads, rows)]
}

pub(super) fn score(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, help_from), say!(words, help_points)];
    let cards = [say!(words, fortuna_help_privileges), say!(words, fortuna_help_score_privileges)];
    let rows = vec![
        HelpRow::new([say!(words, fortuna_help_road), say!(words, fortuna_help_score_road)]),
        HelpRow::new(cards),
    ];
    vec![HelpBlock::table(heads, rows), HelpBlock::Text(say!(words, fortuna_help_tie))]
}
