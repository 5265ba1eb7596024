//! A search that sees hidden cards, to measure what information is worth. For the arena and tests;
//! no level and no bot name leads here.

use crate::{Budget, Insight, Search, Thought};

/// Searches in the true state, including hands, deck and future dice.
#[derive(Clone, Debug)]
pub struct Seer<G: Insight>(Search<G>);

impl<G: Insight> Seer<G> {
    /// A search with the default settings in the true state instead of imagined worlds.
    pub fn new(budget: Budget, number: u64) -> Self {
        Self(Search::new(G::SEARCH, budget, 1, number))
    }

    /// Its answer to the pending question of a state.
    pub fn consider(&mut self, state: &G, legal: &[G::Action]) -> Thought<G::Action> {
        let turn = state.pending().map_or(0, |(seat, _)| G::turn(state.outlook(seat)));
        self.0.consider_in(&|_: &mut engine::Rng| state.clone(), turn, legal)
    }
}
