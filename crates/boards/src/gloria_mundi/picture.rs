//! The drawing of each card: by its name, or else by its type.

use ::gloria_mundi::card::{Card, Production};
use maud::Markup;

use crate::{drawing, scene};

/// The sheet of this game. What isn't on a card is called `map-…` there.
pub(super) const SHEET: &str = "gloria-mundi";

/// A building under its sky. People may bring cards with names that nobody drew.
pub(super) fn building(card: &Card) -> Markup {
    let name = card.name.to_lowercase();
    let is_drawn = !name.starts_with("map-") && drawing(SHEET, &name).is_some();
    scene(SHEET, if is_drawn { &name } else { card.kind.slug() })
}

/// A production card.
pub(super) fn production(card: Production) -> Markup {
    scene(SHEET, card.slug())
}
