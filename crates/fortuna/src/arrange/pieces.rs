//! Checks that a position places no more pieces than the box holds.

use engine::{Seat, SetupError, SetupProblem};

use super::seat_position;
use crate::bag::Bag;
use crate::card::{Building, CUBES_OF_A_KIND, Cube, DICE, Privilege};
use crate::position::Position;
use crate::setup::CubeSupply;
use crate::state::Table;

/// Pieces of one kind, counted as they are placed.
struct PieceTally {
    what: &'static str,
    /// The number in the box.
    most: u8,
    placed: u8,
}

impl PieceTally {
    const fn new(what: &'static str, most: u8) -> Self {
        Self { what, most, placed: 0 }
    }

    fn place(&mut self, n: u8, at: impl FnOnce() -> String) -> Result<(), SetupError> {
        if n > self.left() {
            let problem = SetupProblem::BoxHolds { what: self.what, most: self.most.into() };
            return Err(SetupError::new(at(), problem));
        }
        self.placed += n;
        Ok(())
    }

    const fn left(&self) -> u8 {
        self.most - self.placed
    }

    /// Places the named number in the supply, or everything left in the box.
    fn place_rest(&mut self, named: Option<u8>, zone: &str) -> Result<u8, SetupError> {
        let (n, what) = (named.unwrap_or_else(|| self.left()), self.what);
        self.place(n, || format!("{zone}.{what}"))?;
        Ok(n)
    }
}

/// Fills the supplies: named ones as named, the others with the rest of the box.
pub(super) fn place_supplies(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    for cube in Cube::ALL {
        match table.options.cubes {
            CubeSupply::Finite => place_cubes(table, position, cube)?,
            CubeSupply::Infinite => name_supply(table, position, cube)?,
        }
    }
    place_dice(table, position)?;
    Building::ALL.into_iter().try_for_each(|building| place_buildings(table, position, building))
}

fn place_cubes(table: &mut Table, position: &Position, cube: Cube) -> Result<(), SetupError> {
    let mut tally = PieceTally::new(cube.slug(), CUBES_OF_A_KIND);
    for seat in Seat::all(table.n_players()) {
        let own = &table.provinces[seat.index()];
        tally.place(own.cubes[cube.index()], || format!("seats.{seat}.{cube}"))?;
        if cube == Cube::Water {
            tally.place(own.aqueduct_full.into(), || format!("seats.{seat}.aqueduct_full"))?;
        }
    }
    table.cubes[cube.index()] = tally.place_rest(position.supply.cube(cube), "supply")?;
    table.pieces.cubes[cube.index()] = tally.placed;
    Ok(())
}

/// An unlimited supply of cubes is not counted. Ruling R-F12.
fn name_supply(table: &mut Table, position: &Position, cube: Cube) -> Result<(), SetupError> {
    let named = position.supply.cube(cube).unwrap_or(CUBES_OF_A_KIND);
    SetupError::check_range(format!("supply.{cube}"), named, 0..=CUBES_OF_A_KIND)?;
    table.cubes[cube.index()] = named;
    Ok(())
}

fn place_dice(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    let mut tally = PieceTally::new("dice", DICE);
    for seat in Seat::all(table.n_players()) {
        let dice = table.provinces[seat.index()].dice;
        tally.place(dice, || format!("seats.{seat}.dice"))?;
    }
    table.dice = tally.place_rest(position.supply.dice, "supply")?;
    table.pieces.dice = tally.placed;
    Ok(())
}

fn place_buildings(
    table: &mut Table,
    position: &Position,
    building: Building,
) -> Result<(), SetupError> {
    let mut tally = PieceTally::new(building.slug(), table.options.pile());
    for seat in Seat::all(table.n_players()) {
        let built = table.provinces[seat.index()].buildings.has(building);
        tally.place(built.into(), || format!("seats.{seat}.buildings"))?;
    }
    let named = position.piles.get(&building).copied();
    table.piles[building.index()] = tally.place_rest(named, "piles")?;
    table.pieces.buildings[building.index()] = tally.placed;
    Ok(())
}

/// All privilege cards in the position, in all zones. FOR 1.5.
pub(super) fn count_privileges(table: &Table, position: &Position) -> Result<Bag, SetupError> {
    let n_players = table.n_players();
    let mut total = Bag::EMPTY;
    for (at, cards) in privilege_zones(position, n_players) {
        for card in cards {
            let most = card.copies(n_players);
            if total.count(card) == most {
                let problem = SetupProblem::BoxHolds { what: card.slug(), most: most.into() };
                return Err(SetupError::new(at, problem));
            }
            total.add(card, 1);
        }
    }
    check_aside(table, position)?;
    Ok(total)
}

fn privilege_zones(position: &Position, n_players: u8) -> Vec<(String, Vec<Privilege>)> {
    let listed = |cards: &Option<Vec<Privilege>>| cards.clone().unwrap_or_default();
    let mut zones = Vec::new();
    for seat in Seat::all(n_players) {
        let given = seat_position(position, seat);
        zones.push((format!("seats.{seat}.hand"), listed(&given.hand)));
        zones.push((format!("seats.{seat}.palace_cards"), listed(&given.palace_cards)));
    }
    zones.push(("aside".to_owned(), listed(&position.aside)));
    zones.push(("discards".to_owned(), position.discards.clone()));
    zones.push(("deck".to_owned(), listed(&position.deck)));
    zones
}

/// After the first arrival at Caesar's Palace two cards are aside, then one fewer each. FOR 13.2.
fn check_aside(table: &Table, position: &Position) -> Result<(), SetupError> {
    let most: u32 = match table.arrivals.count() {
        0 => 0,
        n_arrived => 3_u32.saturating_sub(n_arrived.into()),
    };
    let n_aside = position.aside.iter().flatten().count();
    if n_aside > most as usize {
        return Err(SetupError::new("aside", SetupProblem::TooMany { most }));
    }
    Ok(())
}
