//! Search that is shown the hidden cards: what information is worth. For the arena and tests; no
//! level and no name of a bot leads here.

use crate::{Budget, Insight, Search, Thought};

/// Searches in the true state, cards in hands, deck and dice to come included.
#[derive(Clone, Debug)]
pub struct Seer<G: Insight>(Search<G>);

impl<G: Insight> Seer<G> {
    /// A search with the usual settings that need not imagine what it sees.
    pub fn new(budget: Budget, number: u64) -> Self {
        Self(Search::new(G::SEARCH, budget, 1, number))
    }

    /// An answer to the question of a state.
    pub fn consider(&mut self, state: &G, legal: &[G::Action]) -> Thought<G::Action> {
        let turn = state.pending().map_or(0, |(seat, _)| G::turn(state.outlook(seat)));
        self.0.consider_in(&|_: &mut engine::Rng| state.clone(), turn, legal)
    }
}
