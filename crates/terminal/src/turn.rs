//! Questions detached from their session, and bots that think about them in their own thread.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use bots::{Level, Thought};
use engine::Seat;

use crate::panels::Panels;
use crate::seats::BoxedBot;

/// The bot that gives hints.
pub(crate) const STRONGEST: Level = Level::Legatus;

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

#[derive(Debug)]
pub(crate) struct PendingThought<T>(Receiver<T>);

impl<T: Send + 'static> PendingThought<T> {
    pub(crate) fn start(think: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            // The receiver may be gone.
            let _ = sender.send(think());
        });
        Self(receiver)
    }

    pub(crate) fn poll(&self) -> Option<T> {
        match self.0.try_recv() {
            Ok(thought) => Some(thought),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => panic!("a bot stopped without an answer"),
        }
    }

    pub(crate) fn wait(&self) -> T {
        self.0.recv().expect("a bot gives an answer")
    }
}
