//! Phase 3: every player activates their cards of the turn's type. GLM 4.

use crate::card::CardId;
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::sets::CardSet;
use crate::state::GloriaMundi;

impl GloriaMundi {
    /// Runs the next players in turn order, up to one who is asked. GLM 4.4.
    pub(crate) fn begin_activation(&mut self, first: u8, events: &mut impl Sink) {
        let Some(of) = self.table.turn_type else {
            return;
        };
        for nth in first..self.table.n_players {
            self.table.actor = self.seat_after(nth);
            self.table.stack.push(Frame::Activate(nth + 1));
            if self.facts().instead(of).is_empty() {
                self.harvest(events);
            } else {
                self.ask(Decision::Instead);
            }
            if self.table.pending.is_some() {
                return;
            }
            self.table.stack.pop();
        }
    }

    /// Cards without a choice produce at once, which can only help the others: production cards
    /// without a building, those under red ones, and those whose building is used instead of all or
    /// not at all. GLM 4.2, 4.5; ruling R-M14.
    pub(super) fn harvest(&mut self, events: &mut impl Sink) {
        let Some(of) = self.table.turn_type else {
            return;
        };
        self.table.ready = self.facts().activable(of);
        let n = self.table.own().n_cards(of) - self.table.ready.len();
        self.produce(n, events);
        self.offer_ready(events);
    }

    /// `n` cards of the turn's type produce. GLM 4.2.
    pub(super) fn produce(&mut self, n: u8, events: &mut impl Sink) {
        let Some(of) = self.table.turn_type.filter(|_| n > 0) else {
            return;
        };
        let resource = of.resource();
        self.table.own_mut().stores.add(resource, n);
        events.push(Event::Produced { seat: self.table.actor, resource, n });
    }

    /// Asks for the next building, unless nothing is left to choose. GLM 4.5, 4.6.
    pub(crate) fn offer_ready(&mut self, events: &mut impl Sink) {
        let ready = self.table.ready;
        let mut cards = ready.into_iter();
        match (cards.next(), cards.next()) {
            (None, _) => {}
            (Some(last), None) if !self.facts().can_use(last) => self.produce_under(last, events),
            _ => {
                self.table.stack.push(Frame::Ready);
                self.ask(Decision::Activate);
            }
        }
    }

    /// Activates the production card, not its building. GLM 4.5.
    pub(super) fn produce_under(&mut self, card: CardId, events: &mut impl Sink) {
        self.table.ready.remove(card);
        self.produce(1, events);
    }

    /// Activates the building, not the production card. GLM 4.5.
    pub(super) fn use_building(&mut self, card: CardId, events: &mut impl Sink) {
        self.table.ready.remove(card);
        self.activate_power(card, events);
    }

    /// Uses one building instead of all cards of the type. GLM 9.8.
    pub(super) fn use_instead(&mut self, card: CardId, events: &mut impl Sink) {
        self.table.ready = CardSet::EMPTY;
        self.activate_power(card, events);
    }
}
