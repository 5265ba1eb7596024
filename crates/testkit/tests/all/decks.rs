//! Random decks over the whole grammar of Gloria Mundi.

use std::collections::BTreeSet;
use std::iter;

use engine::Rng;
use games::gloria_mundi::card::{Card, Resource};
use games::gloria_mundi::deck::Deck;
use games::gloria_mundi::grammar::Power;

/// This many cards, each of any production of the grammar. A deck in which an architect replaces
/// several resources at once has few different ones; another kind of deck has many that replace one.
pub(crate) fn deck(rng: &mut Rng, n_cards: usize) -> Deck {
    let is_plain = rng.below(2) == 0;
    let mut cards: Vec<Card> = Vec::new();
    while cards.len() < n_cards {
        let card = card(rng);
        let is_architect = matches!(card.power, Power::Replace { .. });
        let is_allowed = if is_plain {
            !is_architect || card.power.swap().is_some()
        } else {
            !is_architect || n_architects(&cards, &card.power) <= 8
        };
        if is_allowed {
            cards.push(card);
        }
    }
    Deck { placeholder: false, cards }
}

/// How many different architects there are with one more.
fn n_architects(cards: &[Card], more: &Power) -> usize {
    let powers = cards.iter().map(|card| &card.power).chain([more]);
    let architects = powers.filter(|power| matches!(power, Power::Replace { .. }));
    architects.map(ToString::to_string).collect::<BTreeSet<_>>().len()
}

/// A card of the grammar.
fn card(rng: &mut Rng) -> Card {
    iter::repeat_with(|| line(rng).parse().ok()).flatten().next().expect("a card")
}

/// The line of a card, which may go beyond the grammar.
fn line(rng: &mut Rng) -> String {
    let kind = one_of(rng, ["farm", "city", "legion", "peace", "red"]);
    let power = if kind == "red" { red_power(rng) } else { power(rng) };
    let cost = match rng.below(3) {
        0 => "free".to_owned(),
        _ => terms(rng, |rng| one_of(rng, Resource::ALL).to_string()),
    };
    format!("C | {kind} | {cost} | {} | {power}", rng.below(3))
}

fn red_power(rng: &mut Rng) -> String {
    match rng.below(5) {
        0 => "none".to_owned(),
        1 => "wall".to_owned(),
        _ => architect(rng),
    }
}

/// A power that an architect can have, or nearly one.
pub(crate) fn architect(rng: &mut Rng) -> String {
    let repeat = one_of(rng, ["", "", " X"]);
    let (price, gain) = if rng.below(2) == 0 {
        (format!("{}{}", number(rng), one_of(rng, Resource::ALL)), kinds(rng, ""))
    } else {
        (terms(rng, |rng| kinds(rng, "")), terms(rng, |rng| kinds(rng, "")))
    };
    format!("{price} => {gain}{repeat}")
}

fn power(rng: &mut Rng) -> String {
    let (gain, x) = (gain(rng), one_of(rng, ["", " X"]));
    let of = one_of(rng, ["farm", "city", "legion", "peace"]);
    match rng.below(8) {
        0 => "none".to_owned(),
        1 => gain,
        2 => format!("building -> cost{x}"),
        3 => format!("{of} : {gain}"),
        4 => format!("barbarian {of} : {gain}"),
        5 => {
            let counted =
                ["farm", "city", "legion", "food", "gold", "peace", "glory", "building", "wall"];
            format!("{} = {gain}", one_of(rng, counted))
        }
        _ => format!("{} -> {gain}{x}", terms(rng, |rng| kinds(rng, ""))),
    }
}

fn gain(rng: &mut Rng) -> String {
    let step = one_of(rng, ["", "", "", "/step"]);
    terms(rng, |rng| kinds(rng, step))
}

/// One to three symbols or choices of them, with numbers.
fn terms(rng: &mut Rng, symbols: impl Fn(&mut Rng) -> String) -> String {
    let n = 1 + rng.below(3);
    let term = |_| format!("{}{}", number(rng), symbols(rng));
    (0..n).map(term).collect::<Vec<_>>().join(" + ")
}

/// Mostly a small number, sometimes the largest.
fn number(rng: &mut Rng) -> &'static str {
    one_of(rng, ["", "", "", "2 ", "3 ", "9 "])
}

/// One or more resources to choose from.
fn kinds(rng: &mut Rng, more: &str) -> String {
    let set = match rng.below(2) {
        0 => 1 << rng.below(4),
        _ => 1 + rng.below(15),
    };
    let named = Resource::ALL.into_iter().filter(|of| set >> of.index() & 1 != 0);
    named.map(Resource::slug).collect::<Vec<_>>().join("/") + more
}

fn one_of<T: Copy, const N: usize>(rng: &mut Rng, things: [T; N]) -> T {
    things[rng.below(N)]
}
