//! Drawings of cards and people, in our own hand: one sheet for each game, and one of people.
//!
//! A page refers to a drawing by the address of its sheet, which changes with what is drawn, so that
//! a browser fetches each sheet once. The page gives the colours and the width of the lines.

use engine::Seat;
use maud::{Markup, html};
use words::Roman;

/// What a page can refer to.
#[derive(Debug)]
pub struct Sheet {
    pub name: &'static str,
    /// Where it is served.
    pub path: &'static str,
    /// A picture of symbols.
    pub text: &'static str,
    /// The names, and whether each goes from edge to edge.
    drawings: &'static [(&'static str, bool)],
}

/// All of them.
pub static SHEETS: &[Sheet] = include!(concat!(env!("OUT_DIR"), "/sheets.rs"));

impl Sheet {
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.drawings.iter().map(|(name, _)| *name)
    }
}

/// A drawing beside what it shows in words; nothing if nobody drew it.
pub fn drawing(sheet: &str, name: &str) -> Option<Markup> {
    drawn(sheet, name, "dr")
}

fn drawn(sheet: &str, name: &str, class: &str) -> Option<Markup> {
    let sheet = SHEETS.iter().find(|one| one.name == sheet)?;
    let (_, runs_on) = sheet.drawings.iter().find(|(drawn, _)| *drawn == name)?;
    let class = if *runs_on { format!("{class} bl") } else { class.to_owned() };
    Some(html! {
        svg class=(class) aria-hidden="true" { use href={ (sheet.path) "#d-" (name) } {} }
    })
}

/// A drawing in ink from the ground up, as far as it has come, before its plan in chalk. The ink
/// comes first, so that it is the same element when the plan goes.
pub(crate) fn rising(sheet: &str, name: &str, (come, of): (u8, u8)) -> Markup {
    let is_risen = come >= of;
    let ink = if is_risen { "dr".into() } else { format!("dr come{come} of{of}") };
    html! {
        span .rising aria-hidden="true" {
            @if let Some(ink) = drawn(sheet, name, &ink) { (ink) }
            @if !is_risen { (chalk(sheet, name)) }
        }
    }
}

/// The plan of what isn't built.
pub(crate) fn chalk(sheet: &str, name: &str) -> Markup {
    drawn(sheet, name, "dr chalk").unwrap_or_default()
}

/// The name of a drawing as its sheet knows it; nothing if nobody drew it.
pub(crate) fn named(sheet: &str, name: &str) -> Option<&'static str> {
    let sheet = SHEETS.iter().find(|one| one.name == sheet)?;
    sheet.names().find(|drawn| *drawn == name)
}

/// A card's picture: its drawing under the sky of its material. The card says what it shows.
pub fn scene(sheet: &str, name: &str) -> Markup {
    html! { span .scene aria-hidden="true" { @if let Some(drawn) = drawing(sheet, name) { (drawn) } } }
}

/// The face of a bot on a coin, in the colour of its seat and with its shape.
pub fn bust(seat: Seat, roman: Roman) -> Markup {
    html! {
        span class={ "bust s" (seat.0 + 1) } aria-hidden="true" {
            @if let Some(drawn) = drawing("people", roman.slug()) { (drawn) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_has_a_portrait() {
        let people = SHEETS.iter().find(|sheet| sheet.name == "people").expect("their sheet");
        assert!(people.names().eq(Roman::SLUGS));
    }
}
