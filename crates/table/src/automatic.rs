//! What a table does by itself: time-outs, forced answers, the other seats in a lesson, standing
//! orders, and the end when its log has no room to play on.
//!
//! # Forced answers
//!
//! A question with one answer answers itself if two things hold; actions possible besides an answer
//! ([`engine::answers`]) do not count. First, everyone can tell the legal list from public
//! information ([`Secrets::is_list_open`]), so that the automatic answer reveals nothing about the
//! seat: in every world that looks the same to a spectator, the answer plays itself as well.
//! Second, the answer reveals nothing hidden, so that a draw or a roll stays sealed until a player
//! asks for it, and earlier choices can still be taken back.

use engine::Seat;
use games::Plain;

use crate::{
    Fact, Keeper, Order, Purpose, Refused, Secrets, Stage, StandingOrders, Table, Time, Who, Why,
};

impl<G: Plain + Secrets> Table<G> {
    pub(crate) fn automatic(&self, now: Time) -> Option<Fact> {
        if self.desk.stage != Stage::Playing {
            return None;
        }
        if self.desk.spent.is_up(Purpose::Play) {
            return Some(Fact::Aborted);
        }
        let seat = self.asked().filter(|_| !self.desk.is_asleep())?;
        if self.clock_deadline().is_some_and(|deadline| deadline <= now) {
            return Some(Fact::TimedOut { seat });
        }
        let acted = |action: G::Action, why| {
            let action = action.to_string();
            Fact::Acted { seat, action, why, key: None }
        };
        let forced = self.forced_answer().map(|action| acted(action, Why::Forced));
        let scripted = || self.scripted_answer(seat).map(|action| acted(action, Why::Scripted));
        let ordered = || self.ordered_answer(seat).map(|action| acted(action, Why::Ordered));
        forced.or_else(scripted).or_else(ordered)
    }

    /// When [`crate::Command::Tick`] has something to do, if nothing else happens before.
    pub fn deadline(&self) -> Option<Time> {
        if self.automatic(self.desk.last).is_some() {
            return Some(self.desk.last);
        }
        self.clock_deadline()
    }

    /// The seat that waits for a bot, and the bot's level.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.asked()?;
        if self.desk.is_asleep() || !self.desk.is_bots(seat) || self.has_slipped() {
            return None;
        }
        match &self.desk.places[seat.index()].keeper {
            Keeper::Bot(level) => Some((seat, level)),
            Keeper::Person(_) | Keeper::Open => Some((seat, &self.desk.contract.caretaker)),
        }
    }

    /// When the asked person runs out of time.
    pub fn clock_deadline(&self) -> Option<Time> {
        let seat = self.asked()?;
        self.desk.places.get(seat.index())?.player()?;
        self.desk.clock.deadline(self.desk.contract.pace, seat)
    }

    fn forced_answer(&self) -> Option<G::Action> {
        let only = self.play.as_ref()?.now().only()?;
        (!only.is_showing).then_some(only.action)
    }

    fn ordered_answer(&self, seat: Seat) -> Option<G::Action> {
        let orders = self.desk.orders.of(seat);
        if orders.is_empty() || self.desk.is_bots(seat) || self.is_scripted() {
            return None;
        }
        let question = self.question_in_json();
        let order = orders.iter().find(|order| order.matches(&question))?;
        first_legal::<G>(order, self.legal(seat))
    }

    /// Cancels the orders for the current question that have no legal answer, and those that end
    /// with a question of another kind.
    pub(crate) fn cancel_void_orders(&mut self) {
        let Some(seat) = self.asked() else {
            return;
        };
        if self.desk.orders.of(seat).is_empty() {
            return;
        }
        let (question, legal) = (self.question_in_json(), self.legal(seat).to_vec());
        self.desk.orders.retain(seat, |order| {
            let is_possible = || first_legal::<G>(order, &legal).is_some();
            !order.is_over(&question) && (!order.matches(&question) || is_possible())
        });
    }

    pub(crate) fn order(&mut self, by: &Who, seat: Seat, orders: &[Order]) -> Result<(), Refused> {
        self.desk.playing()?;
        let player = self.desk.place(seat)?.player();
        if player.is_none() || player != by.user() {
            return Err(Refused::NotYourSeat { seat });
        }
        StandingOrders::check(orders)?;
        self.desk.orders.replace(seat, orders.to_vec());
        Ok(())
    }
}

fn first_legal<G: Secrets>(order: &Order, legal: &[G::Action]) -> Option<G::Action> {
    let answers = order.play.iter().filter_map(|text| text.parse().ok());
    answers.into_iter().find(|action| legal.contains(action))
}
