//! What a family has built, and how far it came from Rome.

use ::gloria_mundi::View;
use ::gloria_mundi::card::CardId;
use engine::Seat;

use super::picture::SHEET;
use super::power;
use crate::drawings::named;
use crate::{Keepsake, Monument, Way};

const ROME: Monument = Monument::new("map-rome", "m-brick");
const AFRICA: Monument = Monument::new("map-africa", "m-rubble");

/// The buildings that still stand, and the road to Africa.
pub(super) fn keepsake(view: &View, seat: Seat) -> Keepsake {
    let own = &view.table.estates[seat.index()];
    let length = view.edition.board().africa;
    Keepsake {
        sheet: SHEET,
        backdrop: vec!["farm", "city", "legion", "villa"],
        built: own.buildings().into_iter().map(|card| monument(view, card)).collect(),
        road: Some(Way { from: ROME, to: AFRICA, walked: own.steps, length }),
    }
}

/// A card of someone's own deck may have a name that nobody drew.
fn monument(view: &View, card: CardId) -> Monument {
    let card = view.edition.card(card);
    let drawn = named(SHEET, &card.name.to_lowercase()).filter(|name| !name.starts_with("map-"));
    Monument::new(drawn.unwrap_or(card.kind.slug()), power::class(card.kind))
}
