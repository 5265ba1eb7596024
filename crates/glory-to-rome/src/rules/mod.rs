//! The effects of actions, one file per chapter. `docs/rules/glory-to-rome.md` has the clauses.

mod act;
mod build;
mod cleanup;
mod completion;
mod grant;
mod hand;
mod legionary;
mod orders;
mod sources;
mod start;
mod thinker;
mod turn;

use engine::Seat;

use crate::action::{Action, Source};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::GloryToRome;

pub(crate) use thinker::thinking;

/// Whether an answer declines what the question offers, which no other event tells.
#[inline]
const fn is_declined(decision: Decision, action: Action) -> bool {
    let is_thought = matches!(action, Action::Latrine(_) | Action::Vomitorium | Action::Think(_));
    matches!(action, Action::Done) || is_thought && matches!(decision, Decision::Follow { .. })
}

impl GloryToRome {
    /// Plays a legal action up to the next question.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, events: &mut impl Sink) {
        if let Some((seat, decision)) = self.table.pending.take() {
            if is_declined(decision, action) {
                events.push(Event::Declined { seat, question: decision });
            }
            self.answer(seat, decision, action, events);
        }
        self.advance(events);
    }

    fn answer(&mut self, seat: Seat, decision: Decision, action: Action, events: &mut impl Sink) {
        match action {
            Action::Start(card) => self.choose_start(seat, card, events),
            Action::Lead(role, unit) => self.lead(role, unit, events),
            Action::Follow(unit) => self.follow(seat, unit, events),
            Action::Also(unit) => self.play_unit(seat, unit, events),
            Action::Pay(card) => self.pay(seat, decision, card, events),
            Action::Latrine(card) => self.use_latrine(seat, decision, card, events),
            Action::Vomitorium => self.use_vomitorium(seat, decision, events),
            Action::Think(thought) => self.think(seat, decision, thought, events),
            Action::Hire(source) => self.hire(decision, source, events),
            Action::Act(role) => self.bathe(decision, role, events),
            Action::Take(Source::Pool(material)) if decision == Decision::Plunder => {
                self.plunder(material, events);
            }
            Action::Take(source) => self.labor(decision, source, events),
            Action::Found(foundation) => self.found(decision, foundation, events),
            Action::Add(..) | Action::Complete(..) => self.add_material(decision, action, events),
            Action::Publish(source, to) => self.publish(decision, source, to, events),
            Action::Fountain => self.draw_from_fountain(events),
            Action::Keep => self.keep_drawn(events),
            Action::Sell(source) => self.sell(decision, source, events),
            Action::Demand(card) => self.demand(decision, card, events),
            Action::Give(card) => self.give(seat, card, events),
            Action::Glory => self.say_glory(seat, decision, events),
            Action::Seize(role) => self.seize(decision, role, events),
            Action::Steal(victim, building) => self.steal(victim, building, events),
            Action::TakeJack(from) => self.take_jack(seat, from, events),
            Action::Drain(material) => self.drain(seat, material, events),
            Action::Grant(to) => self.propose(seat, decision, to, events),
            Action::Agree => self.vote(seat, true, events),
            Action::Refuse => self.vote(seat, false, events),
            Action::Done => self.decline(decision),
        }
    }

    /// Handles an answer that does nothing, or nothing more.
    fn decline(&mut self, decision: Decision) {
        match decision {
            Decision::Patron { done }
            | Decision::Laborer { done }
            | Decision::Merchant { done }
            | Decision::Architect { done } => {
                if done.is_none() {
                    self.stop_acting();
                }
            }
            Decision::Craftsman => self.stop_acting(),
            Decision::Thinker { .. } => {
                if let Some(Frame::School(_)) = self.table.stack.top() {
                    self.table.stack.pop();
                }
            }
            Decision::Legionary { .. } => self.begin_plunder(),
            Decision::Bath { .. } => self.table.turn.held = None,
            Decision::Start
            | Decision::Lead
            | Decision::Follow { .. }
            | Decision::Palace { .. }
            | Decision::Petition { .. }
            | Decision::Fountain { .. }
            | Decision::Plunder
            | Decision::Give { .. }
            | Decision::Coliseum { .. }
            | Decision::Prison
            | Decision::Senate
            | Decision::Sewer
            | Decision::Grant { .. } => {}
        }
    }
}
