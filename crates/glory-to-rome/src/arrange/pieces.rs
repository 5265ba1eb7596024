//! Checks that a position has no more cards, sites and Jacks than the box. GTR 1.1.

use std::collections::BTreeMap;

use engine::{SetupError, SetupProblem};

use crate::card::{Building, Card, Material, N_JACKS, ORDERS_OF_A_MATERIAL, SITES_OF_A_MATERIAL};
use crate::position::{BuildingPosition, Position, SeatPosition};

/// Fails at the first card, site or Jack in excess.
pub(super) fn fit_the_box(position: &Position) -> Result<(), SetupError> {
    let mut counted = PlacedPieces::default();
    counted.table(position)?;
    for (key, seat) in &position.seats {
        counted.seat(&format!("seats.{key}"), seat)?;
    }
    Ok(())
}

const JACK: &str = "jack";

/// What is placed so far, by slug.
#[derive(Default)]
struct PlacedPieces {
    names: PieceTally,
    materials: PieceTally,
    sites: PieceTally,
    jacks: PieceTally,
}

impl PlacedPieces {
    fn table(&mut self, position: &Position) -> Result<(), SetupError> {
        self.jacks.add("jacks", JACK, position.jacks.unwrap_or_default(), N_JACKS)?;
        self.cards("deck", position.deck.iter().flatten())?;
        self.open_cards("pool", position.pool.iter().copied())?;
        for (pile, sites) in [("town", &position.town), ("outside", &position.outside)] {
            for (material, n) in sites {
                self.site(&format!("{pile}.{material}"), *material, *n)?;
            }
        }
        Ok(())
    }

    fn seat(&mut self, at: &str, seat: &SeatPosition) -> Result<(), SetupError> {
        let hand = format!("{at}.hand");
        for card in seat.hand.iter().flatten() {
            match card {
                Card::Order(order) => self.card(&hand, *order)?,
                Card::Jack => self.jacks.add(&hand, JACK, 1, N_JACKS)?,
            }
        }
        self.cards(&format!("{at}.basilica"), seat.basilica.iter().flatten())?;
        let clients = seat.clients.iter().map(|role| role.material());
        self.open_cards(&format!("{at}.clients"), clients)?;
        let atrium = seat.atrium.as_deref().unwrap_or_default();
        let zones: [(_, &[Material]); 3] =
            [("stockpile", &seat.stockpile), ("vault", &seat.vault), ("atrium", atrium)];
        for (zone, materials) in zones {
            self.open_cards(&format!("{at}.{zone}"), materials.iter().copied())?;
        }
        for site in &seat.sites {
            self.site(&format!("{at}.sites"), *site, 1)?;
        }
        let buildings = format!("{at}.buildings");
        seat.buildings.iter().try_for_each(|building| self.building(&buildings, building))
    }

    /// The site of a stolen building stays with its builder.
    fn building(&mut self, at: &str, given: &BuildingPosition) -> Result<(), SetupError> {
        self.card(at, given.name)?;
        self.open_cards(at, given.materials.iter().copied())?;
        if given.complete && (given.stolen || given.from.is_some()) {
            return Ok(());
        }
        self.site(at, given.site.unwrap_or(given.name.material()), 1)
    }

    fn cards<'a>(
        &mut self,
        at: &str,
        cards: impl IntoIterator<Item = &'a Building>,
    ) -> Result<(), SetupError> {
        cards.into_iter().try_for_each(|card| self.card(at, *card))
    }

    fn card(&mut self, at: &str, card: Building) -> Result<(), SetupError> {
        self.names.add(at, card.slug(), 1, card.copies())?;
        self.open_cards(at, [card.material()])
    }

    /// Cards with only their material named.
    fn open_cards(
        &mut self,
        at: &str,
        cards: impl IntoIterator<Item = Material>,
    ) -> Result<(), SetupError> {
        let most = ORDERS_OF_A_MATERIAL;
        cards.into_iter().try_for_each(|of| self.materials.add(at, of.slug(), 1, most))
    }

    fn site(&mut self, at: &str, material: Material, n: u8) -> Result<(), SetupError> {
        self.sites.add(at, material.slug(), n, SITES_OF_A_MATERIAL)
    }
}

/// The number of each thing placed.
#[derive(Default)]
struct PieceTally(BTreeMap<&'static str, u32>);

impl PieceTally {
    fn add(&mut self, at: &str, what: &'static str, n: u8, most: u8) -> Result<(), SetupError> {
        let placed = self.0.entry(what).or_default();
        *placed += u32::from(n);
        let most = u32::from(most);
        if *placed > most {
            return Err(SetupError::new(at, SetupProblem::BoxHolds { what, most }));
        }
        Ok(())
    }
}
