//! Money, goods and the pawn. FOR 1.10, 13.3.

use crate::card::{Cube, Helper, MAX_GOODS, MAX_MONEY, PALACE};
use crate::event::{Event, Sink};
use crate::mends;
use crate::powers::powers;
use crate::setup::CubeSupply;
use crate::state::{Fortuna, Table};

impl Table {
    /// What a player owns after a gain; above `most` it is lost. FOR 1.10; ruling R-F50.
    fn stopped(&self, owned: u8, gain: u16, most: u8) -> u8 {
        let sum = u16::from(owned) + gain;
        let stops = self.options.rules.has(&mends::NUMBERS_STOP);
        let sum = if stops { sum } else { sum & 0xff };
        u8::try_from(sum).unwrap_or(most).min(most)
    }
}

impl Fortuna {
    /// Phase 1. FOR 3.1.
    pub(crate) fn fill_aqueduct(&mut self, events: &mut impl Sink) {
        if powers(self.table.own()).fills_aqueduct() && self.table.supply(Cube::Water) > 0 {
            self.change_supply(Cube::Water, -1);
            self.table.own_mut().aqueduct_full = true;
            events.push(Event::AqueductFilled { seat: self.table.active });
        }
    }

    /// Takes up to `n` cubes from the supply. Ruling R-F12.
    pub(super) fn take_cubes(&mut self, cube: Cube, n: u8, events: &mut impl Sink) {
        let n = n.min(self.table.supply(cube));
        if n == 0 {
            return;
        }
        self.change_supply(cube, -n.cast_signed());
        let cubes = &self.table.own().cubes;
        let owned = self.table.stopped(cubes[cube.index()], n.into(), MAX_GOODS);
        self.table.own_mut().cubes[cube.index()] = owned;
        events.push(Event::Took { seat: self.table.active, cube, n });
    }

    /// Returns cubes to the supply; the aqueduct's water goes first. Ruling R-F42.
    pub(super) fn return_cubes(&mut self, cube: Cube, n: u8) {
        let own = self.table.own_mut();
        let from_aqueduct = cube == Cube::Water && own.aqueduct_full && n > 0;
        if from_aqueduct {
            own.aqueduct_full = false;
        }
        own.cubes[cube.index()] -= n - u8::from(from_aqueduct);
        self.change_supply(cube, n.cast_signed());
    }

    fn change_supply(&mut self, cube: Cube, n: i8) {
        if self.table.options.cubes == CubeSupply::Finite {
            let supply = &mut self.table.cubes[cube.index()];
            *supply = supply.strict_add_signed(n);
        }
    }

    /// Adds money up to the limit. FOR 1.10.
    pub(super) fn add_money(&mut self, money: u16) {
        let owned = self.table.stopped(self.table.own().money, money, MAX_MONEY);
        self.table.own_mut().money = owned;
    }

    pub(super) fn gain_money(&mut self, money: u8, events: &mut impl Sink) {
        self.add_money(money.into());
        events.push(Event::Gained { seat: self.table.active, money });
    }

    pub(super) fn add_helpers(&mut self, helper: Helper, n: u8) {
        let own = self.table.own_mut();
        match helper {
            Helper::Vestal => own.vestals += n,
            Helper::Centurion => own.centurions += n,
        }
    }

    /// Moves the pawn towards Rome, at most to Caesar's Palace. FOR 13.3.
    pub(super) fn step(&mut self, steps: u8, events: &mut impl Sink) {
        let seat = self.table.active;
        let own = self.table.own_mut();
        let from = own.road;
        own.road = (from + steps).min(PALACE);
        let to = own.road;
        events.push(Event::Moved { seat, from, to });
        if own.at_palace() {
            self.table.turn.arrived = true;
        }
    }
}
