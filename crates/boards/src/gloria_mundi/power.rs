//! The grammar of powers, in icons. GLM 9.

use ::gloria_mundi::Options;
use ::gloria_mundi::card::{CardId, Kind, Price, Production, Resource, Symbol, SymbolSet};
use ::gloria_mundi::grammar::{Bundle, Counted, Power, Repeat};
use maud::{Markup, html};

use crate::icon;

/// A power as a card's plate shows it.
pub(super) fn plate(power: &Power) -> Markup {
    html! { span .pw aria-hidden="true" { (parts(power)) } }
}

/// The number of letters above which a name is set small, so that it fits.
const LONG: usize = 10;

pub(super) fn is_long(name: &str) -> bool {
    name.chars().count() > LONG
}

fn parts(power: &Power) -> Markup {
    match power {
        Power::Produce(gain) => bundle(*gain),
        Power::Spend { price, gain, repeat } => {
            html! { (bundle(*price)) (operator("op-spend")) (bundle(*gain)) (times(*repeat)) }
        }
        Power::PullDown { repeat } => html! {
            (red("palace")) (operator("op-spend"))
            (red("tribute")) (times(*repeat))
        },
        Power::Count { of, gain } => html! { (counted(*of)) (sign("=")) (bundle(*gain)) },
        Power::Condition { of, gain } => html! { (card(*of)) (sign(":")) (bundle(*gain)) },
        Power::Barbarian { on, gain } => html! {
            (red("barbarian")) (card(*on)) (sign(":")) (bundle(*gain))
        },
        Power::Replace { price, gain, repeat } => {
            html! { (bundle(*price)) (operator("op-replace")) (bundle(*gain)) (times(*repeat)) }
        }
        Power::Wall => html! {
            (red("wall")) (operator("op-spend")) (red("fire"))
        },
        Power::None => sign("–"),
    }
}

/// One symbol in its ink.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    html! { span class={ "sym r-" (symbol) } { (icon(symbol.slug())) } }
}

fn card(of: Production) -> Markup {
    html! { span class={ "cardsym t-" (of) } { (icon(of.slug())) } }
}

fn counted(of: Counted) -> Markup {
    match of {
        Counted::Cards(of) => card(of),
        Counted::Counters(of) => symbol(of.symbol()),
        Counted::Buildings => red("palace"),
        Counted::Walls => red("wall"),
    }
}

/// An icon that is neither a symbol nor a card of a type.
fn red(name: &str) -> Markup {
    html! { span .tint .t-red { (icon(name)) } }
}

pub(super) const fn kind_icon(kind: Kind, power: &Power) -> &'static str {
    match (kind, power) {
        (Kind::Farm, _) => "farm",
        (Kind::City, _) => "city",
        (Kind::Legion, _) => "legion",
        (Kind::Red, Power::Wall) => "wall",
        (Kind::Red, Power::None) => "palace",
        (Kind::Red, _) => "hammer",
    }
}

/// A card of the help, by its name.
pub(super) fn sign_of(options: &Options, name: &str) -> Option<(&'static str, &'static str)> {
    if let Ok(card) = name.parse::<Production>() {
        return Some((card_class(card), card.slug()));
    }
    let id: CardId = name.parse().ok()?;
    let card = options.deck.cards.get(id.index())?;
    Some((class(card.kind), kind_icon(card.kind, &card.power)))
}

const fn card_class(card: Production) -> &'static str {
    match card {
        Production::Farm => "t-farm",
        Production::City => "t-city",
        Production::Legion => "t-legion",
    }
}

pub(super) const fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Farm => "t-farm",
        Kind::City => "t-city",
        Kind::Legion => "t-legion",
        Kind::Red => "t-red",
    }
}

fn bundle(bundle: Bundle) -> Markup {
    let fixed = Symbol::ALL.into_iter().zip(bundle.fixed).filter(|(_, n)| *n > 0);
    let mut terms: Vec<Markup> =
        fixed.map(|(kind, n)| html! { span .g { (symbol(kind)) (number(n)) } }).collect();
    if bundle.n_chosen > 0 {
        terms.push(html! { span .g { (kinds(bundle.chosen)) (number(bundle.n_chosen)) } });
    }
    joined(&terms, "+")
}

fn kinds(kinds: SymbolSet) -> Markup {
    let symbols: Vec<Markup> = kinds.iter().map(symbol).collect();
    joined(&symbols, "/")
}

fn joined(terms: &[Markup], between: &str) -> Markup {
    html! {
        @for (nth, term) in terms.iter().enumerate() {
            @if nth > 0 { (sign(between)) }
            (term)
        }
    }
}

/// A quantity; 1 is not written.
fn number(n: u8) -> Markup {
    html! { @if n > 1 { span .n { (n) } } }
}

fn sign(sign: &str) -> Markup {
    html! { span .op { (sign) } }
}

fn operator(name: &str) -> Markup {
    html! { span .op { (icon(name)) } }
}

fn times(repeat: Repeat) -> Markup {
    html! { @if repeat == Repeat::Any { span .x { "×n" } } }
}

pub(super) fn cost(cost: Price) -> Markup {
    html! {
        span .cost aria-hidden="true" {
            @for kind in Resource::ALL {
                @for _ in 0..cost[kind.index()] { (symbol(kind.symbol())) }
            }
        }
    }
}
