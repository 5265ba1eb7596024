//! The effects of actions, one file per phase. `docs/rules/fortuna.md` has the clauses.

mod action_card;
mod after_all;
mod draft;
mod favour;
mod palace;
mod privilege;
mod province;
mod round;
mod swap;

use crate::action::Action;
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::Fortuna;

/// Whether an answer declines what the question offers, which no other event tells.
#[inline]
const fn is_declined(decision: Decision, action: Action) -> bool {
    matches!(
        (decision, action),
        (Decision::Military, Action::Roll | Action::Decline)
            | (Decision::Convert { .. }, Action::Convert(0))
            | (Decision::ExtraFlip, Action::Decline)
    )
}

impl Fortuna {
    /// Plays a legal action up to the next question.
    #[inline]
    pub(crate) fn play(&mut self, action: Action, events: &mut impl Sink) {
        if let Action::Play(play) = action {
            self.play_privilege(play, events);
            self.ask_after_all();
        } else if let Some(&Frame::Ask(decision)) = self.table.stack.top() {
            self.table.stack.pop();
            self.close_passed_over(decision);
            if is_declined(decision, action) {
                events.push(Event::Declined { seat: self.table.active, question: decision });
            }
            self.answer(decision, action, events);
        }
        self.advance(events);
    }

    fn answer(&mut self, decision: Decision, action: Action, events: &mut impl Sink) {
        match (decision, action) {
            (_, Action::Draft(card)) => self.draft(card, events),
            (_, Action::TurnDown(card)) => self.turn_down(card, events),
            (_, Action::Use(card)) => self.use_card(card, events),
            (_, Action::Pass(card)) => self.choose_card(card, false, events),
            (Decision::Convert { into }, Action::Convert(n)) => self.convert(n, into, events),
            (Decision::Sell { goods }, Action::Sell(n)) => self.sell(n, goods, events),
            (Decision::Hire { helper }, Action::Hire(n)) => self.hire(n, helper, events),
            (_, Action::Gain(gift)) => self.gain(gift, events),
            (_, Action::Build(building)) => self.build(building, events),
            (_, Action::Collect) => self.gain_money(2, events),
            (_, Action::Copy(card)) => self.copy_card(card, events),
            (_, Action::Swap(card)) => self.swap_for(card, events),
            (_, Action::Command(card)) => self.command(card, events),
            (Decision::Family, Action::Roll) => {
                self.roll(events);
                self.ask(Decision::Family);
            }
            (_, Action::Roll) => self.roll(events),
            (_, Action::Die(value)) => self.choose_die(value, events),
            (_, Action::Fulfil(favour, goods)) => self.fulfil(favour, goods, events),
            (_, Action::Please(favour)) => self.fulfil(favour, 0, events),
            (_, Action::Tax) => self.pay_tax(events),
            (_, Action::Flip(favour)) => self.flip(favour, events),
            (Decision::Keep { second }, Action::Keep(card)) => self.keep(card, second, events),
            (_, Action::Keep(card)) => self.keep_at_palace(card, events),
            (Decision::Keep { .. }, Action::Decline) => self.discard_rest(events),
            // Military power and the extra favour card: nothing happens. The end of the turn
            // follows by itself.
            _ => {}
        }
    }
}
