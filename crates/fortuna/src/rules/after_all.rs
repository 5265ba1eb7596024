//! Questions that a privilege card makes possible. FOR 2.2; ruling R-F49.

use crate::decision::Decision;
use crate::flow::Frame;
use crate::mends;
use crate::state::{Fortuna, PassedOver, Table};

impl PassedOver {
    const fn decision(self) -> Decision {
        match self {
            Self::Convert(into) => Decision::Convert { into },
            Self::Military => Decision::Military,
        }
    }
}

impl Table {
    /// Whether the question has an answer.
    fn is_possible(&self, question: PassedOver) -> bool {
        match question {
            PassedOver::Convert(into) => self.convertible(into) > 0,
            PassedOver::Military => !self.commandable().is_empty(),
        }
    }
}

impl Fortuna {
    /// Asks, or records that the question was passed over because nothing is possible.
    pub(super) fn ask_if_possible(&mut self, question: PassedOver) {
        if self.table.is_possible(question) {
            self.ask(question.decision());
        } else if self.table.options.rules.has(&mends::ASKED_AFTER_ALL) {
            self.table.turn.passed_over = Some(question);
        }
    }

    /// Forgets a passed-over question after a later answer; cards of the Palace belong to no phase.
    #[inline]
    pub(super) fn close_passed_over(&mut self, answered: Decision) {
        if answered != Decision::KeepPalace {
            self.table.turn.passed_over = None;
        }
    }

    /// Asks a passed-over question once a privilege card has made it possible.
    pub(super) fn ask_after_all(&mut self) {
        let Some(question) = self.table.turn.passed_over else {
            return;
        };
        if !self.table.is_possible(question) {
            return;
        }
        self.table.turn.passed_over = None;
        let at_palace = Frame::Ask(Decision::KeepPalace);
        let keeps_palace_card = self.table.stack.top() == Some(&at_palace);
        if keeps_palace_card {
            self.table.stack.pop();
        }
        match question {
            PassedOver::Convert(_) => self.ask(question.decision()),
            PassedOver::Military => self.return_to_military_power(),
        }
        if keeps_palace_card {
            self.table.stack.push(at_palace);
        }
    }

    /// Restarts the phases after phase 3, since none of their questions was answered.
    fn return_to_military_power(&mut self) {
        self.table.turn.die = 0;
        self.table.stack.clear();
        self.push_rest_of_turn(Frame::Military);
    }
}
