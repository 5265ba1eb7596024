//! The end of a turn: Senate, Sewer, camps. GTR 2.9.

use engine::Seat;

use crate::bag::Counts;
use crate::card::{Building, Material};
use crate::decision::Decision;
use crate::event::{CountsShown, Event, Sink};
use crate::flow::Frame;
use crate::state::{GloryToRome, Table};

impl Table {
    /// Whether a Senate has Jacks to take. Ruling R-G36.
    fn has_jacks_to_take(&self, seat: Seat) -> bool {
        self.powers(seat).has(Building::Senate)
            && self.opponents(seat).any(|other| self.player(other).camp_jacks > 0)
    }

    fn has_cards_to_drain(&self, seat: Seat) -> bool {
        self.powers(seat).has(Building::Sewer) && !self.player(seat).camp.is_empty()
    }
}

impl GloryToRome {
    /// GTR 7.12.
    pub(crate) fn offer_senate(&mut self, from: u8) {
        let table = &self.table;
        let mut places = from..table.n_players();
        if let Some(n) = places.find(|n| table.has_jacks_to_take(table.after_leader(*n))) {
            let seat = table.after_leader(n);
            self.push(Frame::Senate(n + 1));
            self.ask(seat, Decision::Senate);
        }
    }

    pub(super) fn take_jack(&mut self, seat: Seat, from: Seat, events: &mut impl Sink) {
        self.table.player_mut(from).camp_jacks -= 1;
        self.table.player_mut(seat).jacks += 1;
        events.push(Event::TookPlayedJack { seat, from });
        if self.table.has_jacks_to_take(seat) {
            self.ask(seat, Decision::Senate);
        }
    }

    /// GTR 7.31.
    pub(crate) fn offer_sewer(&mut self, from: u8) {
        let table = &self.table;
        let mut places = from..table.n_players();
        if let Some(n) = places.find(|n| table.has_cards_to_drain(table.after_leader(*n))) {
            let seat = table.after_leader(n);
            self.push(Frame::Sewer(n + 1));
            self.ask(seat, Decision::Sewer);
        }
    }

    pub(super) fn drain(&mut self, seat: Seat, material: Material, events: &mut impl Sink) {
        let player = self.table.player_mut(seat);
        player.camp.take(material, 1);
        player.stockpile.add(material, 1);
        events.push(Event::Drained { seat, material });
        if self.table.has_cards_to_drain(seat) {
            self.ask(seat, Decision::Sewer);
        }
    }

    /// Moves order cards to the pool and Jacks to the pile.
    pub(crate) fn clear_camps(&mut self, events: &mut impl Sink) {
        let (mut orders, mut jacks) = (Counts::EMPTY, 0);
        for player in &mut self.table.players {
            orders = orders.plus(std::mem::take(&mut player.camp));
            jacks += std::mem::take(&mut player.camp_jacks);
        }
        self.table.pool = self.table.pool.plus(orders);
        self.table.jacks += jacks;
        events.push(Event::Cleared { orders: CountsShown(orders), jacks });
    }
}
