//! Questions detached from their session, so that bots can think about them in a thread.

use bots::Thought;
use engine::Seat;

use crate::hint::STRONGEST;
use crate::panels::Panels;
use crate::seats::BoxedBot;

/// A bot with its question, detached from the session so that it can think in a thread.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct BotTurn<G: Panels> {
    pub seat: Seat,
    pub(crate) bot: BoxedBot<G>,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
}

#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct BotAnswer<G: Panels> {
    pub(crate) seat: Seat,
    pub(crate) bot: BoxedBot<G>,
    pub(crate) action: G::Action,
}

impl<G: Panels> BotTurn<G> {
    pub fn think(mut self) -> BotAnswer<G> {
        let action = self.bot.choose(&self.view, &self.legal);
        BotAnswer { seat: self.seat, bot: self.bot, action }
    }
}

/// A question that needs a hint, detached from the session.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Panels> {
    pub(crate) number: u64,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Panels> Puzzle<G> {
    /// The answer of the strongest bot in this seat, from the seat's own view.
    pub fn solve(self) -> Thought<G::Action> {
        G::bot(&STRONGEST.spec(), self.number).consider(&self.view, &self.legal)
    }
}
