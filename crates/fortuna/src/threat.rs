//! The end of the game that one action could bring, from what everyone sees. FOR 13.1.

use engine::Seat;

use crate::View;
use crate::card::PALACE;
use crate::powers::powers;
use crate::state::Province;

impl View {
    /// The players who could reach Caesar's Palace with one action, while nobody has. FOR 13.1.
    pub fn threats(&self) -> impl Iterator<Item = Seat> {
        let table = &self.table;
        let is_open = table.arrivals.is_empty();
        let seats = Seat::all(table.n_players()).zip(&table.provinces);
        let reaches =
            move |own: &Province| is_open && own.road < PALACE && PALACE - own.road <= reach(own);
        seats.filter(move |(_, own)| reaches(own)).map(|(seat, _)| seat)
    }
}

/// The most steps of one action: goods and centurions for the Emperor, Fortuna, the vestals.
/// FOR 9.2, 9.4.
fn reach(own: &Province) -> u8 {
    let goods = own.cubes.into_iter().max().unwrap_or(0);
    goods.max(own.centurions).max(own.vestals).max(powers(own).fortuna_steps())
}
