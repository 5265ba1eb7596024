//! The effects of actions, one file per phase. `docs/rules/gloria-mundi.md` has the clauses.

mod activate;
mod barbarian;
mod forum;
mod power;
mod purchase;

use crate::action::Action;
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::state::GloriaMundi;

/// Whether an answer declines what the question offers. To use nothing instead, or to pay as
/// printed, is the usual way, which later events tell.
#[inline]
const fn is_declined(decision: Decision, action: Action) -> bool {
    matches!(action, Action::Decline)
        && matches!(decision, Decision::Buy | Decision::Tribute | Decision::PullDown { .. })
}

impl GloriaMundi {
    /// Plays a legal action up to the next question.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, events: &mut impl Sink) {
        if let Some(decision) = self.table.pending.take() {
            if is_declined(decision, action) {
                events.push(Event::Declined { seat: self.table.actor, question: decision });
            }
            self.answer(decision, action, events);
        }
        self.advance(events);
    }

    fn answer(&mut self, decision: Decision, action: Action, events: &mut impl Sink) {
        match (decision, action) {
            (_, Action::Play(card)) => self.play_production(card, events),
            (Decision::Instead, Action::Use(card)) => self.use_instead(card, events),
            (Decision::Instead, Action::Decline) => self.harvest(events),
            (Decision::Architect { from, to }, Action::Use(card)) => {
                self.replace_by((from, to), card, events);
            }
            (Decision::Replace { .. }, Action::Use(card)) => self.serve(card, events),
            (_, Action::Use(card)) => self.use_building(card, events),
            (_, Action::Produce(card)) => self.produce_under(card, events),
            (Decision::Times { card }, Action::Times(n)) => self.spend(card, n, events),
            (Decision::Recover, Action::Take(symbol, _)) => {
                symbol.resource().into_iter().for_each(|resource| self.recover(resource, events));
            }
            (_, Action::Take(symbol, n)) => self.choose(symbol, n, events),
            (Decision::PullDown { card, .. }, Action::PullDown(other)) => {
                self.pull_down(card, other, events);
            }
            (_, Action::Buy(slot, on)) => self.begin_purchase(slot, on),
            (_, Action::Replace(from, to)) => self.replace((from, to), events),
            (_, Action::Pay(_, n)) => self.table.bill.decide(n),
            (_, Action::Tribute) => self.begin_tribute(events),
            (Decision::Tribute, Action::Decline) => self.move_barbarian(events),
            (_, Action::Lose(production)) => self.lose(production, events),
            (_, Action::LoseBuilt(card)) => self.lose_built(card, events),
            (_, Action::Defend(card)) => self.defend(card, events),
            // No purchase, no further replacement, no further building pulled down.
            _ => {}
        }
    }
}
