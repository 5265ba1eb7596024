//! The chosen start and the first player. GTR 1.4, 1.5.

use engine::Seat;

use crate::card::Building;
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::{GloryToRome, N_SEATS};

impl GloryToRome {
    /// Asks the next player to choose, or reveals the cards.
    pub(crate) fn next_start(&mut self, n: u8, events: &mut impl Sink) {
        if n < self.table.n_players() {
            self.push(Frame::Start(n + 1));
            self.ask(Seat(n), Decision::Start);
            return;
        }
        let chosen = std::mem::take(&mut self.secret.chosen);
        self.find_leader(chosen, events);
        self.push(Frame::BeginTurn);
    }

    /// Records a secret choice.
    pub(super) fn choose_start(&mut self, seat: Seat, card: Building, events: &mut impl Sink) {
        self.take_from_hand(seat, card);
        self.secret.chosen[seat.index()] = Some(card);
        events.push(Event::Chose { seat, card: Some(card) });
    }

    /// Puts the cards into the pool; the first in the alphabet leads, and tied players draw again.
    pub(crate) fn find_leader(
        &mut self,
        mut cards: [Option<Building>; N_SEATS],
        events: &mut impl Sink,
    ) {
        let collation = self.table.options.collation;
        loop {
            let shown = || Seat::all(5).zip(cards).filter_map(|(s, c)| Some((s, c?)));
            for (seat, card) in shown() {
                self.table.pool.add(card.material(), 1);
                events.push(Event::Drawn { seat, card });
            }
            let Some(best) = shown().map(|(_, card)| card.rank(collation)).min() else {
                return;
            };
            let mut first = shown().filter(|(_, card)| card.rank(collation) == best);
            if let (Some((leader, _)), None) = (first.next(), first.next()) {
                self.table.leader = leader;
                return;
            }
            let is_first = cards.map(|card| card.is_some_and(|c| c.rank(collation) == best));
            cards = is_first.map(|again| if again { self.draw_top() } else { None });
        }
    }
}
