//! The town that a player leaves behind.

use ::glory_to_rome::View;
use ::glory_to_rome::card::{Building, Material};
use engine::Seat;

use super::look;
use crate::{Keepsake, Monument};

/// The completed buildings, as large as the influence they gave.
pub(super) fn keepsake(view: &View, seat: Seat) -> Keepsake {
    let player = view.table.player(seat);
    let monument = |building: Building| {
        let site = player.site_of(building);
        Monument { drawing: building.slug(), look: look::class(site), size: size(site) }
    };
    let built = player.complete.into_iter().map(monument).collect();
    Keepsake { sheet: "glory-to-rome", backdrop: vec!["aqueduct"; 4], built, road: None }
}

const fn size(site: Material) -> u8 {
    match site.value() {
        1 => 84,
        2 => 100,
        _ => 114,
    }
}
