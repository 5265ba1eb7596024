//! Programs that play. A bot sees a view and the legal answers, never a state.
//!
//! [`Insight`] is all that a new game has to provide: a quick judgement of answers and positions.
//! [`Random`], [`Greedy`], [`Lookahead`] and [`Search`] play any game that has it; [`Spec`] names a
//! bot in a word, and [`Level`] the four offered to people.

pub mod arena;
mod evaluation;
pub mod fit;
mod insight;
mod level;
mod lookahead;
mod policy;
mod search;
mod spec;
mod thought;

use engine::Game;

pub use evaluation::Evaluation;
pub use insight::Insight;
pub use level::Level;
pub use lookahead::Lookahead;
pub use policy::{Greedy, Policy, Random};
pub use search::{Search, Settings, Stop, Style};
pub(crate) use spec::make;
pub use spec::{Brain, Budget, Spec, SpecError};
pub use thought::{Candidate, Thought};

/// A player that answers questions.
pub trait Bot<G: Game> {
    /// Picks one of the legal answers to the question put to the view's observer.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// An answer with its reasons, as far as the bot has any.
    fn consider(&mut self, view: &G::View, legal: &[G::Action]) -> Thought<G::Action> {
        Thought::without_reasons(self.choose(view, legal))
    }

    /// Makes the bot answer on demand with what it has found. One that answers at once ignores it.
    fn heed(&mut self, _stop: Stop) {}
}
