//! Ends of the game that one action could bring, from what lies open. GLM 8.2.

use engine::Seat;

use crate::View;
use crate::card::{CardId, Symbol};
use crate::grammar::{Counted, Power, Repeat};
use crate::score::EndedBy;

/// What is behind a screen is not told: a power that takes from there is taken to work this often.
const HIDDEN_TIMES: u8 = 4;

impl View {
    /// The ends that one action could bring, with the player whose Roman or hand it is. GLM 8.2.
    pub fn threats(&self) -> Vec<(Option<Seat>, EndedBy)> {
        let (table, board) = (&self.table, self.edition.board());
        if table.ended.is_some() {
            return Vec::new();
        }
        let seats = Seat::all(table.n_players);
        let arrives = |seat: &Seat| {
            let steps = table.estates[seat.index()].steps;
            board.africa.saturating_sub(steps) <= self.most_steps(*seat)
        };
        let africa = seats.filter(arrives).map(|seat| (Some(seat), EndedBy::Africa));
        let mut threats: Vec<_> = africa.collect();
        if table.barbarian.saturating_add(table.covered.max(1)) >= board.rome() {
            threats.push((None, EndedBy::Rome));
        }
        let next = Seat((table.active.0 + 1) % table.n_players);
        if table.estates[next.index()].has_empty_hand() {
            threats.push((Some(next), EndedBy::Hand));
        }
        if self.unseen().is_empty() {
            threats.push((None, EndedBy::Deck));
        }
        threats
    }

    /// The most steps of one action: a purchase, or the use of a building. GLM 5.4, 9.
    fn most_steps(&self, seat: Seat) -> u8 {
        let bought = self.table.forum.iter().flatten().map(|card| self.edition.card(*card).steps);
        let built = self.table.estates[seat.index()].buildings();
        let used = built.into_iter().map(|card| self.steps_of(seat, card));
        bought.chain(used).max().unwrap_or(0)
    }

    fn steps_of(&self, seat: Seat, card: CardId) -> u8 {
        let own = &self.table.estates[seat.index()];
        let (gain, times) = match self.edition.card(card).power {
            Power::Count { of: Counted::Counters(_), gain } => (gain, HIDDEN_TIMES),
            Power::Count { of, gain } => {
                (gain, u8::try_from(self.edition.count(own, of)).unwrap_or(u8::MAX))
            }
            Power::Condition { of, gain } => (gain, own.n_cards(of)),
            Power::Produce(gain)
            | Power::Barbarian { gain, .. }
            | Power::Spend { gain, repeat: Repeat::Once, .. } => (gain, 1),
            Power::Spend { gain, .. } => (gain, HIDDEN_TIMES),
            Power::PullDown { .. } | Power::Replace { .. } | Power::Wall | Power::None => return 0,
        };
        let gain = gain.times(times);
        let chosen = if gain.chosen.has(Symbol::Step) { gain.n_chosen } else { 0 };
        gain.fixed[Symbol::Step.index()].saturating_add(chosen)
    }
}
