//! The end of the game that one action could bring, from what everyone sees. FOR 13.1.

use engine::Seat;

use crate::View;
use crate::card::{Favour, FavourSet, PALACE};
use crate::powers::powers;
use crate::state::{Province, Table};

impl View {
    /// The players who could reach Caesar's Palace with one action, while nobody has. FOR 13.1.
    pub fn threats(&self) -> impl Iterator<Item = Seat> {
        let table = &self.table;
        let is_open = table.arrivals.is_empty();
        let seats = Seat::all(table.n_players()).zip(&table.provinces);
        let reaches = move |(seat, own): &(Seat, &Province)| {
            is_open && own.road < PALACE && PALACE - own.road <= reach(table, *seat)
        };
        seats.filter(reaches).map(|(seat, _)| seat)
    }
}

/// The most steps of one action: what the favours take that are open, or will be when it is the
/// player's turn; a card or a privilege card gives one at most. FOR 8, 9.2.
fn reach(table: &Table, seat: Seat) -> u8 {
    let own = &table.provinces[seat.index()];
    let played = table.podium.iter().take(table.n_played.into());
    let is_later = played.copied().any(|other| other == seat) && table.active != seat;
    let favours = if is_later { FavourSet::ALL } else { table.open };
    let steps = |favour| match favour {
        Favour::Fortuna => powers(own).fortuna_steps() * u8::from(own.married),
        Favour::Religion => own.vestals,
        Favour::Water | Favour::Orgy | Favour::Food | Favour::Battle => own.given_for(favour),
    };
    favours.iter().map(steps).fold(1, u8::max)
}
