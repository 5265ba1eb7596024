//! Players that are programs. A bot is shown a view and the legal answers, never a state.

mod greedy;
mod insight;
mod policy;
mod random;

use engine::Game;

pub use greedy::Greedy;
pub use insight::Insight;
pub use policy::Policy;
pub use random::Random;

/// Answers questions.
pub trait Bot<G: Game> {
    /// One of the legal answers to the question that the observer of the view is asked.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}
