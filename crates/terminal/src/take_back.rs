//! Taking back: whoever plays alone against bots takes back what he likes, as on the site.

use bots::Insight;
use words::Speak;

use crate::session::Session;

/// A question that can be asked once more.
pub(crate) struct Past<G> {
    state: G,
    n_actions: usize,
    /// How much everybody had been told.
    n_lines: Vec<usize>,
}

impl<G: Speak + Insight> Session<'_, G> {
    /// Remembers the question before it is answered, if the answer may be taken back.
    pub(crate) fn remember(&mut self) {
        if let [_] = *self.seats().humans() {
            self.past.push(Past {
                state: self.state.clone(),
                n_actions: self.actions.len(),
                n_lines: self.logs.iter().map(|log| log.lines.len()).collect(),
            });
        }
    }

    /// Whether an answer can be taken back now.
    pub fn can_take_back(&self) -> bool {
        !self.past.is_empty() && self.outcome().is_none()
    }

    /// Asks the last question again that a person answered, as if nothing had happened since. Tells
    /// whether there was one. No bot may be thinking.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        let Some(past) = self.past.pop() else {
            return false;
        };
        self.state = past.state;
        self.actions.truncate(past.n_actions);
        for (log, n_lines) in self.logs.iter_mut().zip(past.n_lines) {
            log.rewind(n_lines);
        }
        true
    }
}
