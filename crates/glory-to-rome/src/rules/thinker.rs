//! The Thinker, and what comes before it. GTR 4.1.

use engine::Seat;

use crate::action::ThinkResult;
use crate::bag::Orders;
use crate::card::{Building, BuildingSet, Card};
use crate::decision::{Because, Decision, Parts};
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::{GloryToRome, Table};

/// The reason to think at this question, and what was discarded before.
pub(crate) const fn thinking(decision: Decision) -> (Because, Parts) {
    if let Decision::Thinker { because, done } = decision {
        return (because, done);
    }
    (Because::Turn, Parts::NONE)
}

impl Table {
    /// The number of order cards a thinker draws. GTR 4.1.
    #[inline]
    pub(crate) const fn thinker_draw(&self, seat: Seat) -> u8 {
        let missing = self.hand_target(seat).saturating_sub(self.player(seat).hand_size());
        if missing == 0 { 1 } else { missing }
    }
}

impl GloryToRome {
    /// A leader who thinks ends their turn. GTR 2.2.
    fn begin_thinking(&mut self, decision: Decision) {
        if decision == Decision::Lead {
            self.push(Frame::EndTurn);
        }
    }

    pub(super) fn think(
        &mut self,
        seat: Seat,
        decision: Decision,
        thought: ThinkResult,
        events: &mut impl Sink,
    ) {
        self.begin_thinking(decision);
        match thought {
            ThinkResult::Jack => {
                self.table.jacks -= 1;
                self.table.player_mut(seat).jacks += 1;
                events.push(Event::TookJack { seat });
            }
            ThinkResult::Draw => self.draw_cards(seat, self.table.thinker_draw(seat), events),
        }
    }

    /// GTR 7.3; rulings R-G24, R-G25.
    pub(super) fn use_latrine(
        &mut self,
        seat: Seat,
        decision: Decision,
        card: Card,
        events: &mut impl Sink,
    ) {
        match card {
            Card::Order(order) => {
                self.take_from_hand(seat, order);
                self.table.pool.add(order.material(), 1);
            }
            Card::Jack => {
                self.table.player_mut(seat).jacks -= 1;
                self.table.jacks += 1;
            }
        }
        events.push(Event::Discarded { seat, card });
        self.go_on_thinking(seat, decision, Parts::HAND);
    }

    /// GTR 7.15.
    pub(super) fn use_vomitorium(
        &mut self,
        seat: Seat,
        decision: Decision,
        events: &mut impl Sink,
    ) {
        let hand = std::mem::take(&mut self.secret.hands[seat.index()]);
        self.table.pool = self.table.pool.plus(hand.materials());
        let player = self.table.player_mut(seat);
        let jacks = std::mem::take(&mut player.jacks);
        player.n_orders = 0;
        player.shown = BuildingSet::EMPTY;
        self.table.jacks += jacks;
        if seat == self.table.turn.performer {
            self.table.turn.revealed = Orders::EMPTY;
            self.table.turn.n_slipped = 0;
            self.secret.slipped = Orders::EMPTY;
        }
        events.push(Event::DiscardedHand { seat });
        let jacks = std::iter::repeat_n(Card::Jack, usize::from(jacks));
        for card in hand.cards().map(Card::Order).chain(jacks) {
            events.push(Event::Discarded { seat, card });
        }
        self.go_on_thinking(seat, decision, Parts::EXTRA);
    }

    /// A player who has discarded must think. Ruling R-G25.
    fn go_on_thinking(&mut self, seat: Seat, decision: Decision, part: Parts) {
        self.begin_thinking(decision);
        let (because, done) = thinking(decision);
        let done = done.and(part);
        self.ask(seat, Decision::Thinker { because, done });
    }

    /// GTR 7.23; ruling R-G21.
    pub(crate) fn offer_school(&mut self, left: u8) {
        if left > 0 {
            self.push(Frame::School(left - 1));
            self.ask_performer(Decision::Thinker { because: Because::School, done: Parts::NONE });
        }
    }

    /// GTR 7.17; ruling R-G06.
    pub(crate) fn offer_academy(&mut self, from: u8) {
        let mut places = from..self.table.n_players();
        let next = places.find(|n| {
            let seat = self.table.after_leader(*n);
            self.table.player(seat).crafted && self.table.powers(seat).has(Building::Academy)
        });
        if let Some(n) = next {
            self.push(Frame::Academy(n + 1));
            let decision = Decision::Thinker { because: Because::Academy, done: Parts::NONE };
            self.ask(self.table.after_leader(n), decision);
        }
    }
}
