//! The end of a round. FOR 12, 13.1.

use std::cmp::Reverse;

use engine::Seat;

use crate::card::{ActionCard, FavourSet, MAX_TOKENS};
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::sets::Podium;
use crate::setup::FortunaUnheld;
use crate::state::{Fortuna, Table};

impl Fortuna {
    pub(crate) fn end_round(&mut self, events: &mut impl Sink) {
        // FOR 13.1, 13.7; ruling R-F36.
        if !self.table.arrivals.is_empty() || self.table.round == self.table.options.max_rounds {
            self.end_game(events);
            return;
        }
        let table = &mut self.table;
        table.podium = table.next_podium();
        table.n_played = 0;
        events.push(Event::Podium { order: table.podium });
        table.lay_tokens(events);
        table.open = FavourSet::ALL;
        for province in &mut table.provinces {
            province.advanced = false;
        }
        table.round += 1;
        table.stack.push(Frame::BeginTurn);
        events.push(Event::RoundBegan { round: table.round });
    }

    /// Players inside Rome reveal their privilege cards. FOR 13.4; ruling R-F48.
    fn end_game(&mut self, events: &mut impl Sink) {
        self.table.stack.clear();
        let seats = Seat::all(self.table.n_players());
        for seat in seats.filter(|seat| self.table.shows_hand(*seat)) {
            let hand = &self.secret.hands[seat.index()];
            for (zone, palace) in [(hand.held, false), (hand.palace, true)] {
                for card in zone.all().cards() {
                    events.push(Event::Showed { seat, card, palace });
                }
            }
        }
        events.push(Event::Ended);
    }
}

impl Table {
    /// The holder of the Fortuna card first, the others by money. FOR 12.1; ruling R-F03.
    fn next_podium(&self) -> Podium {
        let holder = self.edge_with(ActionCard::Fortuna).and_then(|edge| self.owner(edge));
        let leader = match (holder, self.options.fortuna_unheld) {
            (Some(holder), _) => Some(holder),
            (None, FortunaUnheld::Stay) => Some(self.podium[0]),
            (None, FortunaUnheld::Money) => None,
        };
        let origin = leader.unwrap_or(self.podium[0]);
        let n_players = self.n_players();
        let mut seats = [Seat(0), Seat(1), Seat(2), Seat(3)];
        let seats = &mut seats[..usize::from(n_players)];
        seats.sort_unstable_by_key(|seat| {
            let money = self.provinces[seat.index()].money;
            (Some(*seat) != leader, Reverse(money), origin.steps_to(*seat, n_players))
        });
        seats.iter().copied().collect()
    }

    /// FOR 12.2; rulings R-F14, R-F34.
    fn lay_tokens(&mut self, events: &mut impl Sink) {
        let favours: FavourSet =
            self.open.iter().filter(|favour| self.tokens[favour.index()] < MAX_TOKENS).collect();
        for favour in favours {
            self.tokens[favour.index()] += 1;
        }
        events.push(Event::TokensLaid { favours });
    }
}
