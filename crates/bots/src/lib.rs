//! Players that are programs. A bot is shown a view and the legal answers, never a state.
//!
//! [`Insight`] is all that is to be written for a new game: a quick judgement of answers and
//! positions. [`Random`], [`Greedy`], [`Lookahead`] and [`Search`] play any game that has it;
//! [`Spec`] names a bot in a word, and [`Level`] the four that people meet.

pub mod arena;
mod budget;
#[doc(hidden)]
pub mod cheat;
mod evaluation;
pub mod fit;
mod greedy;
mod insight;
mod level;
mod lookahead;
mod policy;
mod random;
mod search;
mod spec;
mod stop;
mod thought;

use engine::Game;

pub use budget::Budget;
pub use evaluation::Evaluation;
pub use greedy::Greedy;
pub use insight::Insight;
pub use level::Level;
pub use lookahead::Lookahead;
pub use policy::Policy;
pub use random::Random;
pub use search::{Search, Settings, Style};
pub(crate) use spec::make;
pub use spec::{Brain, Spec, SpecError};
pub use stop::Stop;
pub use thought::{Candidate, Thought};

/// Answers questions.
pub trait Bot<G: Game> {
    /// One of the legal answers to the question that the observer of the view is asked.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// An answer with its reasons, as far as the bot has any.
    fn consider(&mut self, view: &G::View, legal: &[G::Action]) -> Thought<G::Action> {
        Thought::without_reasons(self.choose(view, legal))
    }

    /// From now on the bot stops to think when it is told to, and answers what it has found. One
    /// that answers at once need not listen.
    fn heed(&mut self, _stop: Stop) {}
}
