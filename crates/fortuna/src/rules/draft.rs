//! Choices before the first round. FOR 1.8, 1.9.

use crate::card::{ActionCard, CardSet};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::setup::fill_edges;
use crate::state::Fortuna;

impl Fortuna {
    /// The next seat clockwise whose edge is not full drafts. FOR 1.8.
    pub(crate) fn next_draft(&mut self, events: &mut impl Sink) {
        let table = &mut self.table;
        let n_players = table.n_players();
        for _ in 0..n_players {
            table.active = table.active.clockwise(n_players);
            if table.own_edge().len() < 3 {
                table.stack.push(Frame::Ask(Decision::Draft));
                return;
            }
        }
        self.deal_leftovers(events);
    }

    /// Undrafted cards go to the open edges at random. FOR 1.8.
    fn deal_leftovers(&mut self, events: &mut impl Sink) {
        let table = &mut self.table;
        let mut cards = [ActionCard::Water; 6];
        let n_cards = usize::from(table.pool.len());
        for (place, card) in cards.iter_mut().zip(table.pool) {
            *place = card;
        }
        self.secret.chance.shuffle(&mut cards[..n_cards]);
        let before = table.edges;
        fill_edges(table, &cards[..n_cards]);
        table.pool = CardSet::EMPTY;
        for (edge, (now, then)) in (0..).zip(table.edges.iter().zip(before)) {
            for card in now.minus(then) {
                events.push(Event::Dealt { edge, card });
            }
        }
        table.stack.push(Frame::NextTurnDown);
    }

    pub(super) fn draft(&mut self, card: ActionCard, events: &mut impl Sink) {
        let table = &mut self.table;
        let edge = table.edge_of(table.active);
        table.pool.remove(card);
        table.edges[edge].insert(card);
        table.stack.push(Frame::NextDraft);
        events.push(Event::Drafted { seat: table.active, card });
    }

    /// Asks in the order of the podium; choices are revealed once all are made. Ruling R-F01.
    pub(crate) fn next_turn_down(&mut self, events: &mut impl Sink) {
        let n_chosen = usize::from(self.table.n_turned_down);
        if let Some(&seat) = self.table.podium.get(n_chosen) {
            self.table.active = seat;
            self.ask(Decision::TurnDown);
            return;
        }
        self.reveal_turned_down(events);
        events.push(Event::RoundBegan { round: 1 });
        self.table.stack.push(Frame::BeginTurn);
    }

    fn reveal_turned_down(&mut self, events: &mut impl Sink) {
        self.table.down = self.secret.turned_down;
        self.table.n_turned_down = 0;
        self.secret.turned_down = CardSet::EMPTY;
        for &seat in &self.table.podium {
            for card in self.table.edges[self.table.edge_of(seat)].both(self.table.down) {
                events.push(Event::Revealed { seat, card });
            }
        }
    }

    pub(super) fn turn_down(&mut self, card: ActionCard, events: &mut impl Sink) {
        self.secret.turned_down.insert(card);
        self.table.n_turned_down += 1;
        self.table.stack.push(Frame::NextTurnDown);
        events.push(Event::TurnedDown { seat: self.table.active, card: Some(card) });
    }
}
