//! What is wrong with a deck, seen without playing.

use std::ops::RangeInclusive;

use gloria_mundi::card::{Card, Kind, Resource};
use gloria_mundi::deck::Deck;

use super::symbols::Symbols;

/// How many symbols cost a card.
const COSTS: RangeInclusive<usize> = 4..=9;

pub(super) fn faults(deck: &Deck) -> Vec<String> {
    [dominated(deck), near_copies(deck), foreign_colours(deck), narrow_costs(deck)].concat()
}

/// Cards that no one would buy who could have another of the same type.
pub(super) fn dominated(deck: &Deck) -> Vec<String> {
    let is_dominated = |(_, better): &PrintedCard<'_>, (_, worse): &PrintedCard<'_>| {
        better.covers(worse) && !worse.covers(better)
    };
    let found = pairs(deck, |one, other| is_dominated(one, other) || is_dominated(other, one));
    let tell = |(one, other): &(PrintedCard<'_>, PrintedCard<'_>)| {
        let (better, worse) = if one.1.covers(&other.1) { (one, other) } else { (other, one) };
        format!("{} is dominated by {}", worse.0.name, better.0.name)
    };
    found.iter().map(tell).collect()
}

/// Cards that differ by one symbol or none.
pub(super) fn near_copies(deck: &Deck) -> Vec<String> {
    let found = pairs(deck, |(_, one), (_, other)| one.distance(other) <= 1);
    let tell = |((one, _), (other, _)): &(PrintedCard<'_>, PrintedCard<'_>)| {
        format!("{} and {} are within one symbol of each other", one.name, other.name)
    };
    found.iter().map(tell).collect()
}

/// Coloured cards have to ask for the resource of their own colour more often than not.
pub(super) fn foreign_colours(deck: &Deck) -> Vec<String> {
    let coloured = deck.cards.iter().filter_map(|card| Some(card.cost[colour(card)?.index()] > 0));
    let (n, own) = coloured.fold((0, 0), |(n, own), asks| (n + 1, own + u32::from(asks)));
    let is_fault = n > 0 && own * 2 <= n;
    let fault = format!("only {own} of {n} coloured cards ask for their own colour");
    is_fault.then_some(fault).into_iter().collect()
}

/// Costs have to spread from the fewest to the most symbols, and no further.
pub(super) fn narrow_costs(deck: &Deck) -> Vec<String> {
    let size = |card: &Card| Symbols::of(card).cost.len();
    let outside = deck.cards.iter().filter(|card| !COSTS.contains(&size(card)));
    let missing = COSTS.filter(|n| !deck.cards.iter().any(|card| size(card) == *n));
    outside
        .map(|card| format!("{} costs {} symbols, not 4 to 9", card.name, size(card)))
        .chain(missing.map(|n| format!("no card costs {n} symbols")))
        .collect()
}

type PrintedCard<'a> = (&'a Card, Symbols);

/// All pairs of cards of which something holds.
fn pairs<'a>(
    deck: &'a Deck,
    holds: impl Fn(&PrintedCard<'a>, &PrintedCard<'a>) -> bool,
) -> Vec<(PrintedCard<'a>, PrintedCard<'a>)> {
    let printed = |card: &'a Card| (card, Symbols::of(card));
    let mut found = Vec::new();
    for (nth, one) in deck.cards.iter().enumerate() {
        let others = deck.cards[nth + 1..].iter().map(|other| (printed(one), printed(other)));
        found.extend(others.filter(|(one, other)| holds(one, other)));
    }
    found
}

fn colour(card: &Card) -> Option<Resource> {
    match card.kind {
        Kind::Farm => Some(Resource::Food),
        Kind::City => Some(Resource::Gold),
        Kind::Legion => Some(Resource::Peace),
        Kind::Red => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameKind;
    use gloria_mundi::GloriaMundi;

    fn deck(cards: &[&str]) -> Deck {
        let cards = cards.iter().map(|card| card.parse().unwrap()).collect();
        Deck { placeholder: false, cards }
    }

    fn is_dominated(worse: &str, better: &str) -> bool {
        let names = ["Worse | ", "Better | "];
        let deck = deck(&[&(names[0].to_owned() + worse), &(names[1].to_owned() + better)]);
        dominated(&deck) == ["Worse is dominated by Better"]
    }

    #[test]
    fn a_better_card_for_the_same_cost_dominates() {
        for (worse, better) in [
            ("farm | 4 gold | 3 | food + step", "farm | 4 gold | 3 | food + 2 step"),
            ("farm | 4 gold | 2 | food", "farm | 4 gold | 3 | food"),
            ("farm | 5 gold | 2 | food", "farm | 4 gold | 2 | food"),
            ("farm | 3 gold + glory | 2 | food", "farm | 3 gold + peace | 2 | food"),
            (
                "legion | 4 gold | 2 | 2 peace -> food + step",
                "legion | 4 gold | 2 | 2 peace -> step + food/gold",
            ),
            ("city | 4 food | 2 | gold -> 2 step", "city | 4 food | 2 | food/gold -> 2 step"),
            ("city | 4 food | 2 | 2 gold -> step", "city | 4 food | 2 | gold -> step X"),
            ("city | 4 food | 2 | gold -> 2 step", "city | 4 food | 2 | 2 step"),
            ("city | 4 food | 2 | barbarian city : 2 step", "city | 4 food | 2 | 2 step"),
            ("city | 4 food | 2 | city : glory", "city | 4 food | 2 | city = glory"),
            ("city | 4 food | 2 | glory", "city | 4 food | 2 | city = glory"),
            ("red | 4 food | 2 | 2 gold => food", "red | 4 food | 2 | gold => food/peace X"),
            ("red | 5 food | 2 | wall", "red | 4 food | 2 | wall"),
        ] {
            assert!(is_dominated(worse, better), "{better} dominates {worse}");
        }
    }

    #[test]
    fn a_card_with_something_of_its_own_is_not_dominated() {
        for (one, other) in [
            ("farm | 4 gold | 3 | food", "farm | 4 peace | 3 | food"),
            ("farm | 4 gold | 3 | food", "farm | 4 gold | 2 | 2 food"),
            ("farm | 4 gold | 3 | food", "farm | 4 gold | 3 | city = food"),
            ("farm | 4 gold | 3 | food", "city | 4 gold | 3 | 2 food"),
            ("farm | 4 gold | 3 | food -> step", "farm | 4 gold | 3 | gold -> 2 step"),
            ("farm | 4 gold | 3 | food -> step X", "farm | 4 gold | 3 | step"),
            (
                "farm | 4 gold | 3 | barbarian farm : step",
                "farm | 4 gold | 3 | barbarian city : 2 step",
            ),
            ("red | 4 food | 2 | wall", "red | 4 food | 2 | gold => food X"),
            ("red | 4 food | 2 | wall", "red | 4 food | 2 | wall"),
        ] {
            assert!(!is_dominated(one, other) && !is_dominated(other, one), "{one}; {other}");
        }
    }

    #[test]
    fn cards_within_one_symbol_are_near_copies() {
        let near = |one: &str, other: &str| {
            !near_copies(&deck(&[&("A | ".to_owned() + one), &("B | ".to_owned() + other)]))
                .is_empty()
        };
        let molina = "farm | 3 gold + 4 peace | 0 | 3 food -> gold + 2 step";
        assert!(near(molina, molina));
        assert!(near(molina, "farm | 3 gold + 4 peace | 0 | 3 food -> peace + 2 step"));
        assert!(near(molina, "farm | 4 gold + 3 peace | 0 | 3 food -> 2 step + gold/peace"));
        assert!(near(molina, "farm | 3 gold + 4 peace | 1 | 3 food -> gold + 2 step"));
        assert!(near(molina, "farm | 3 gold + 4 peace | 0 | 3 food -> gold + 2 step X"));
        assert!(near(molina, "city | 3 gold + 4 peace | 0 | 3 food -> gold + 2 step"));
        assert!(!near(molina, "farm | 3 gold + 5 peace | 1 | 3 food -> gold + 2 step"));
        assert!(!near(molina, "farm | 3 gold + 4 peace | 0 | 3 gold -> gold + 2 step"));
        assert!(!near("farm | 4 gold | 1 | food", "farm | 4 gold | 1 | gold -> food"));
        assert!(!near(
            "farm | 4 gold | 1 | farm = food",
            "farm | 4 gold | 1 | barbarian city : food"
        ));
    }

    #[test]
    fn coloured_cards_ask_for_their_own_colour() {
        let own = "A | farm | 2 food + 2 gold | 1 | step";
        let foreign = "B | city | 2 food + 2 peace | 1 | step";
        let red = "C | red | 4 gold | 1 | wall";
        assert_eq!(foreign_colours(&deck(&[own, red])), [""; 0]);
        let half = ["only 1 of 2 coloured cards ask for their own colour"];
        assert_eq!(foreign_colours(&deck(&[own, foreign, red])), half);
    }

    #[test]
    fn costs_spread_over_four_to_nine_symbols() {
        let card = |n: u8| format!("C{n} | farm | {n} food | 1 | step");
        let cards: Vec<String> = (4..=9).map(card).collect();
        let mut cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        assert_eq!(narrow_costs(&deck(&cards)), [""; 0]);
        cards[0] = "Dear | farm | 5 food + 5 gold | 1 | step";
        let faults = ["Dear costs 10 symbols, not 4 to 9", "no card costs 4 symbols"];
        assert_eq!(narrow_costs(&deck(&cards)), faults);
    }

    #[test]
    fn the_standard_deck_has_no_fault() {
        let players = "players = 2".parse().unwrap();
        let options = games::options::<GloriaMundi>(GameKind::GloriaMundi, players).unwrap();
        let faults = faults(&options.deck);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
