//! What the deck promises.

use gloria_mundi::deck::Deck;
use gloria_mundi::score::EndedBy;

use super::Series;
use super::faults::{dominated, foreign_colours, narrow_costs, near_copies};
use super::figures::{self, CardFigures};
use crate::figures::percent;
use crate::page::Verdict;

pub(super) const LEAST_RATE: f64 = 0.03;
pub(super) const MOST_RATE: f64 = 0.60;
pub(super) const SEAT_ADVANTAGE: f64 = 0.10;
const LEAST_WINS: f64 = 0.7;
const MOST_WINS: f64 = 1.6;
const LEAST_USES: f64 = 0.5;

/// Every target: of the deck, of each card, and of every number of players.
pub(super) fn verdicts(all: &[Series]) -> Vec<Verdict> {
    let Some(first) = all.first() else {
        return Vec::new();
    };
    let deck = &first.options.deck;
    let of_tables = all.iter().flat_map(of_series);
    of_deck(deck).into_iter().chain(of_cards(deck, all)).chain(of_tables).collect()
}

fn of_deck(deck: &Deck) -> [Verdict; 4] {
    let verdict = |target, faults: Vec<String>| {
        Verdict::new("deck", target, format!("{} faults", faults.len()), faults.is_empty())
    };
    [
        verdict("no card dominated by another of its type", dominated(deck)),
        verdict("no two cards within one symbol of each other", near_copies(deck)),
        verdict("most coloured cards ask for their own colour", foreign_colours(deck)),
        verdict("costs spread over 4 to 9 symbols", narrow_costs(deck)),
    ]
}

fn of_cards(deck: &Deck, all: &[Series]) -> [Verdict; 2] {
    let cards = figures::cards(all);
    let offenders = |figure: &dyn Fn(&CardFigures) -> f64, least: f64, most: f64| {
        let named = deck.cards.iter().zip(&cards).map(|(card, figures)| (card, figure(figures)));
        let outside = named.filter(|(_, figure)| !(least..=most).contains(figure));
        outside.map(|(card, figure)| format!("{} {figure:.2}", card.name)).collect::<Vec<_>>()
    };
    let verdict = |target, outside: Vec<String>| {
        let figure = if outside.is_empty() { "all".into() } else { outside.join(", ") };
        Verdict::new("all", target, figure, outside.is_empty())
    };
    [
        verdict(
            "buyers of every card win 0.7 to 1.6 of the fair share",
            offenders(&|card| card.wins, LEAST_WINS, MOST_WINS),
        ),
        verdict(
            "every power used at least 0.5 times a purchase",
            offenders(&|card| card.uses.unwrap_or(LEAST_USES), LEAST_USES, f64::INFINITY),
        ),
    ]
}

fn of_series(series: &Series) -> [Verdict; 7] {
    let verdict =
        |target, figure, holds| Verdict::new(series.players().to_string(), target, figure, holds);
    let turns = series.mean_turns();
    let first = series.first_purchase();
    let africa = series.ending(EndedBy::Africa);
    let advantage = series.seats().advantage();
    let (least, most) = series.extreme_rates();
    let unused = series.n_unused();
    [
        verdict("40 to 52 turns on average", format!("{turns:.1}"), (40.0..=52.0).contains(&turns)),
        verdict("Africa reached in 30 to 60 %", percent(africa), (0.3..=0.6).contains(&africa)),
        verdict(
            "seat advantage under 10 % of the fair share",
            percent(advantage),
            advantage < SEAT_ADVANTAGE,
        ),
        verdict("no card bought in more than 60 %", percent(most), most <= MOST_RATE),
        verdict("no card bought in less than 3 %", percent(least), least >= LEAST_RATE),
        verdict("every card bought and used", format!("{unused} are not"), unused == 0),
        verdict(
            "first purchase in own turn 3 to 4 on average",
            format!("{first:.2}"),
            (3.0..=4.0).contains(&first),
        ),
    ]
}
