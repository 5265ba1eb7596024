//! Small parts of every table.

use engine::Seat;
use maud::{Markup, PreEscaped, html};
use words::Names;

use crate::drawings::bust;

/// The symbols of all icons. Every page contains them once, so that an icon is a short reference.
pub fn sprite() -> Markup {
    PreEscaped(include_str!("icons.svg").to_owned())
}

fn symbol(name: &str) -> PreEscaped<String> {
    PreEscaped(format!("<use href=\"#i-{name}\"/>"))
}

/// The guide of the lessons.
pub fn guide() -> Markup {
    PreEscaped(include_str!("guide.svg").to_owned())
}

/// An icon beside a word with the same meaning.
pub fn icon(name: &str) -> Markup {
    html! { svg .i aria-hidden="true" { (symbol(name)) } }
}

/// An icon on its own.
pub fn label_icon(name: &str, label: &str) -> Markup {
    html! { svg .i role="img" aria-label=(label) { (symbol(name)) } }
}

/// The first letter of a name, capitalised, skipping the directional marks around a right-to-left
/// name.
pub(crate) fn initial(name: &str) -> String {
    let first = name.chars().find(|c| !matches!(c, '\u{2066}'..='\u{2069}'));
    first.into_iter().flat_map(char::to_uppercase).collect()
}

/// The mark of a seat: colour, shape and initial.
pub fn token(seat: Seat, name: &str) -> Markup {
    let initial = initial(name);
    html! { span class={ "seat s" (seat.0 + 1) } aria-hidden="true" { (initial) } }
}

/// Who holds a seat, in its colour and shape: the portrait of a bot, the initial of a person.
pub fn face(seat: Seat, names: &Names) -> Markup {
    match names.bot(seat) {
        Some(bot) => bust(seat, bot.roman),
        None => token(seat, names.of(seat)),
    }
}

/// Points in a laurel, with what they are.
pub fn laurel(points: i16, label: &str) -> Markup {
    html! {
        span .lau title=(label) {
            svg .lw aria-hidden="true" { (symbol("laurel")) }
            b aria-hidden="true" { (points) }
            span .vh { (label) }
        }
    }
}

/// A small card in an open hand: its symbol on its colour, its name, and the number of copies.
pub(crate) fn small_card(class: &str, symbol: &str, name: &str, copies: Option<&str>) -> Markup {
    html! {
        span class=(class) role="listitem" {
            span .face { (icon(symbol)) }
            span .nm { (name) }
            @if let Some(copies) = copies { b .num { (copies) } }
        }
    }
}

/// An open hand in its holder's place; empty for an empty one.
pub(crate) fn open_hand(seat: Seat, label: &str, cards: &Markup) -> Markup {
    html! {
        @if !cards.0.is_empty() {
            div id={ "held-" (seat) } .held role="list" aria-label=(label) { (cards) }
        }
    }
}
