//! Leading and following: order cards, Jacks, petitions, several units. GTR 3.

use engine::Seat;

use crate::action::Unit;
use crate::card::{Building, Card, Role};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::GloryToRome;

impl GloryToRome {
    /// GTR 2.2.
    pub(super) fn lead(&mut self, role: Role, unit: Unit, events: &mut impl Sink) {
        let seat = self.table.leader;
        self.table.turn.role = Some(role);
        events.push(Event::Led { seat, role });
        self.push(Frame::Follow(1));
        self.play_unit(seat, unit, events);
    }

    /// GTR 2.3.
    pub(super) fn follow(&mut self, seat: Seat, unit: Unit, events: &mut impl Sink) {
        if let Some(role) = self.table.turn.role {
            events.push(Event::Followed { seat, role });
        }
        self.play_unit(seat, unit, events);
    }

    /// One unit is one action. GTR 3.
    pub(super) fn play_unit(&mut self, seat: Seat, unit: Unit, events: &mut impl Sink) {
        self.table.player_mut(seat).units += 1;
        match unit {
            Unit::Order(card) => self.play_order(seat, card, events),
            Unit::Jack => self.play_jack(seat, events),
            Unit::Petition => return self.ask_for_petition(seat, self.table.options.petition),
            Unit::Pair => return self.ask_for_petition(seat, 2),
        }
        self.offer_palace(seat);
    }

    fn ask_for_petition(&mut self, seat: Seat, left: u8) {
        self.push(Frame::Palace(seat));
        self.ask(seat, Decision::Petition { left, of: None });
    }

    fn play_order(&mut self, seat: Seat, card: Building, events: &mut impl Sink) {
        self.take_from_hand(seat, card);
        self.table.player_mut(seat).camp.add(card.material(), 1);
        let card = Card::Order(card);
        events.push(Event::Played { seat, card });
    }

    fn play_jack(&mut self, seat: Seat, events: &mut impl Sink) {
        let player = self.table.player_mut(seat);
        player.jacks -= 1;
        player.camp_jacks += 1;
        let card = Card::Jack;
        events.push(Event::Played { seat, card });
    }

    /// GTR 3.3.
    pub(super) fn pay(
        &mut self,
        seat: Seat,
        decision: Decision,
        card: Building,
        events: &mut impl Sink,
    ) {
        self.play_order(seat, card, events);
        if let Decision::Petition { left, .. } = decision
            && left > 1
        {
            let of = Some(card.material());
            let left = left - 1;
            self.ask(seat, Decision::Petition { left, of });
        }
    }

    /// Asks a player with cards, whatever they are. GTR 7.37.
    pub(crate) fn offer_palace(&mut self, seat: Seat) {
        let has_cards = self.table.player(seat).hand_size() > 0;
        if let Some(role) = self.table.turn.role
            && has_cards
            && self.table.powers(seat).has(Building::Palace)
        {
            self.ask(seat, Decision::Palace { role });
        }
    }
}
