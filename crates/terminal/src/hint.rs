//! Hints from a strong bot.

use bots::{Level, Thought};
use words::{Hint, Reader, Speak};

/// The bot that gives hints.
pub(crate) const STRONGEST: Level = Level::Legatus;

/// The bot's answer, and the answers it compared.
pub(crate) fn lines<G: Speak>(
    to: &Reader<'_>,
    view: &G::View,
    thought: &Thought<G::Action>,
) -> Vec<String> {
    Hint::new::<G>(to, view, STRONGEST, thought).lines()
}
