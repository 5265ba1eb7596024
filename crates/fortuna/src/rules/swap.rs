//! The swap and military power. FOR 4.3, 6.

use crate::card::{ActionCard, CardSet};
use crate::event::{Event, Sink};
use crate::state::{Fortuna, PassedOver, Table};

impl Table {
    /// Cards that can be taken for the chosen one: face up, on another edge. FOR 4.3.
    #[inline]
    pub(crate) const fn swappable(&self) -> CardSet {
        CardSet::ALL.minus(self.own_edge()).minus(self.down)
    }

    /// Cards that a centurion of the active player can carry out. FOR 6.1.
    pub(crate) fn commandable(&self) -> CardSet {
        if self.own().centurions == 0 {
            return CardSet::EMPTY;
        }
        let own = self.own_without_centurion();
        let open = self.own_edge().minus(self.down);
        open.into_iter().filter(|card| self.has_effect(*card, &own)).collect()
    }
}

impl Fortuna {
    /// FOR 4.3, 4.4.
    pub(super) fn swap_for(&mut self, took: ActionCard, events: &mut impl Sink) {
        let table = &mut self.table;
        let gave = table.turn.chosen.expect("a card is chosen before the swap");
        let own = table.edge_of(table.active);
        let other = table.edge_with(took).expect("a card that can be taken lies on an edge");
        table.edges[own].remove(gave);
        table.edges[other].remove(took);
        table.edges[own].insert(took);
        table.edges[other].insert(gave);
        table.down.insert(took);
        let edge = u8::try_from(other).expect("four edges");
        events.push(Event::Swapped { seat: table.active, gave, took, edge });
    }

    /// Phase 3. FOR 6.1.
    pub(crate) fn offer_military_power(&mut self) {
        self.ask_if_possible(PassedOver::Military);
    }

    /// The centurion is spent before the card is carried out. FOR 6.1, 6.2.
    pub(super) fn command(&mut self, card: ActionCard, events: &mut impl Sink) {
        self.table.own_mut().centurions -= 1;
        events.push(Event::Commanded { seat: self.table.active, card });
        self.carry_out(card, events);
    }
}
