//! Arrivals at Caesar's Palace. FOR 13.2.

use crate::bag::{Age, Bag};
use crate::card::{PALACE_TOKENS, Privilege};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::state::Fortuna;

impl Fortuna {
    /// Handles the cards for a player who has arrived. Rulings R-F27, R-F29, R-F41.
    pub(crate) fn visit_palace(&mut self, events: &mut impl Sink) {
        let seat = self.table.active;
        self.table.turn.arrived = false;
        self.table.arrivals.push(seat);
        events.push(Event::Arrived { seat, place: self.table.arrivals.count() });
        if self.table.arrivals.count() == 1 {
            self.draw(PALACE_TOKENS, events);
        }
        let offer = self.palace_offer();
        match offer.len() {
            0 => {}
            1 => offer.cards().for_each(|card| self.keep_at_palace(card, events)),
            _ => self.offer_palace_cards(offer, events),
        }
    }

    /// Asks for a card: the first arrival has drawn them, the second looks at those that are left.
    fn offer_palace_cards(&mut self, offer: Bag, events: &mut impl Sink) {
        let seat = self.table.active;
        if self.table.arrivals.count() > 1 {
            for card in offer.cards() {
                events.push(Event::Looked { seat, card: Some(card) });
            }
        }
        self.ask(Decision::KeepPalace);
    }

    /// The cards the last arrival chooses from.
    pub(crate) fn palace_offer(&self) -> Bag {
        match self.table.arrivals.count() {
            1 => self.secret.drawn.all(),
            _ => self.secret.aside.all(),
        }
    }

    /// Keeps one card; the first arrival puts the others aside.
    pub(super) fn keep_at_palace(&mut self, card: Privilege, events: &mut impl Sink) {
        let seat = self.table.active;
        let is_first = self.table.arrivals.count() == 1;
        let offer = if is_first { &mut self.secret.drawn } else { &mut self.secret.aside };
        let age = offer.take(card);
        self.secret.hands[seat.index()].palace.add(card, age);
        events.push(Event::Kept { seat, card: Some(card), old: age == Age::Old });
        if is_first {
            self.secret.aside = std::mem::take(&mut self.secret.drawn);
            for card in self.secret.aside.all().cards() {
                events.push(Event::PutAside { seat, card: Some(card) });
            }
        }
    }
}
