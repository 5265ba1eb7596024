//! The names of cards and counters, and how many of them.

use gloria_mundi::card::{Kind, Price, Production, Resource, Symbol, SymbolSet};
use gloria_mundi::deck::Icons;
use gloria_mundi::grammar::{Bundle, Counted};
use gloria_mundi::sets::Stores;

use crate::Words;
use crate::message::{messages as id, say};
use crate::words::first_sound;

/// The name of a resource, or "steps".
pub fn symbol(words: &Words, symbol: Symbol) -> String {
    say!(words, gm_symbol[Symbol: symbol])
}

pub fn resource(words: &Words, resource: Resource) -> String {
    symbol(words, resource.symbol())
}

pub fn n_symbols(words: &Words, symbol: Symbol, n: impl Into<u16>) -> String {
    say!(words, gm_n_symbol[Symbol: symbol], n = Into::<u16>::into(n))
}

pub fn steps(words: &Words, n: u8) -> String {
    n_symbols(words, Symbol::Step, n)
}

pub fn spaces(words: &Words, n: u8) -> String {
    say!(words, gm_n_spaces, n = n)
}

/// A price or a payment: "2 food and 1 gold".
pub fn price(words: &Words, price: Price) -> String {
    let parts = parts(words, price);
    if parts.is_empty() { say!(words, gm_nothing) } else { words.list(parts) }
}

fn parts(words: &Words, price: Price) -> Vec<String> {
    let parts = Symbol::ALL.into_iter().zip(price).filter(|(_, n)| *n > 0);
    parts.map(|(symbol, n)| n_symbols(words, symbol, n)).collect()
}

/// What a building costs at a place of the forum: "2 food, 1 gold and any 3".
pub fn price_at(words: &Words, cost: Price, slot: u8) -> String {
    if slot == 0 {
        return price(words, cost);
    }
    let surcharge = say!(words, gm_n_any, n = slot);
    words.list(parts(words, cost).into_iter().chain([surcharge]))
}

/// All four resources, those that are missing too.
pub fn stores(words: &Words, stores: Stores) -> String {
    let parts = Resource::ALL.map(|kind| n_symbols(words, kind.symbol(), stores.of(kind)));
    words.list(parts)
}

/// What a power takes or gives: "1 food and any 2 (gold or peace)".
pub fn bundle(words: &Words, bundle: &Bundle) -> String {
    let fixed = Symbol::ALL.into_iter().zip(bundle.fixed).filter(|(_, n)| *n > 0);
    let mut parts: Vec<String> = fixed.map(|(symbol, n)| n_symbols(words, symbol, n)).collect();
    if bundle.n_chosen > 0 {
        parts.push(chosen(words, bundle.chosen, bundle.n_chosen));
    }
    if parts.is_empty() { say!(words, gm_nothing) } else { words.list(parts) }
}

/// `n` of a free choice, which may be no choice.
pub fn chosen(words: &Words, from: SymbolSet, n: u8) -> String {
    match from.iter().next() {
        Some(only) if from.len() == 1 => n_symbols(words, only, n),
        _ => say!(words, gm_n_chosen, n = n, kinds = kinds(words, from)),
    }
}

/// How many symbols a power takes or gives.
pub(super) fn n_in(bundle: Bundle) -> u8 {
    bundle.fixed.iter().fold(bundle.n_chosen, |sum, n| sum.saturating_add(*n))
}

pub fn bundles(words: &Words, once: &Bundle, times: u8) -> String {
    bundle(words, &once.times(times))
}

/// Kinds to choose from: "food, gold or peace".
pub fn kinds(words: &Words, kinds: SymbolSet) -> String {
    let mut names: Vec<String> = kinds.iter().map(|kind| symbol(words, kind)).collect();
    let Some(last) = names.pop() else {
        return say!(words, main_none);
    };
    let rest =
        names.into_iter().reduce(|left, right| say!(words, main_comma, left = left, right = right));
    match rest {
        None => last,
        Some(left) => {
            let sound = first_sound(&last);
            say!(words, gm_or, left = left, right = last, sound = sound)
        }
    }
}

/// The name of a production card, or of an icon.
pub fn production(words: &Words, card: Production) -> String {
    words.plain(id::gm_kind.of(card.slug()))
}

pub fn productions(words: &Words, card: Production) -> String {
    say!(words, gm_productions[Production: card])
}

/// One of what a power counts.
pub fn counted(words: &Words, of: Counted) -> String {
    match of {
        Counted::Cards(of) => production(words, of),
        Counted::Counters(of) => resource(words, of),
        Counted::Buildings => say!(words, gm_building),
        Counted::Walls => say!(words, gm_wall),
    }
}

pub fn n_productions(words: &Words, card: Production, n: u8) -> String {
    say!(words, gm_n_production[Production: card], n = n)
}

/// Production cards of all types, those that are missing left out.
pub fn hand(words: &Words, cards: [u8; 3]) -> String {
    let held = Production::ALL.into_iter().zip(cards).filter(|(_, n)| *n > 0);
    words.list(held.map(|(card, n)| n_productions(words, card, n)))
}

/// What a space shows: "farm and city".
pub fn space(words: &Words, icons: Icons) -> String {
    if icons.sum() == 0 {
        return say!(words, gm_no_icon);
    }
    let shown = Production::ALL.into_iter().flat_map(|icon| (0..icons.of(icon)).map(move |_| icon));
    words.list(shown.map(|icon| production(words, icon)))
}

/// The icons of several spaces, counted.
pub fn icons(words: &Words, icons: Icons) -> String {
    if icons.sum() == 0 {
        return say!(words, gm_no_icon);
    }
    hand(words, icons.0)
}

pub fn kind(words: &Words, kind: Kind) -> String {
    say!(words, gm_kind[Kind: kind])
}
