//! What a strong bot would do, and why.

use bots::{Level, Thought};
use words::{Hint, Reader, Speak};

/// Who is asked for a hint.
pub(super) const STRONGEST: Level = Level::Legatus;

/// What a bot would answer, and what it compared.
pub(super) fn lines<G: Speak>(
    to: &Reader<'_>,
    view: &G::View,
    thought: &Thought<G::Action>,
) -> Vec<String> {
    Hint::new::<G>(to, view, STRONGEST, thought).lines()
}
