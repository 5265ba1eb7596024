//! The contestants: bots, and one that sees hidden cards, to measure what information is worth.

use engine::Seat;

use super::effort::Watch;
use crate::{Bot, Brain, Budget, Insight, Search, Spec, SpecError, Thought};

/// The search that sees hidden cards. Only the arena knows the name.
const SEER: &str = "seer";

/// The full name of a contestant: with `budget` if it searches and names none itself.
pub fn resolve(name: &str, budget: Option<Budget>) -> Result<String, SpecError> {
    let spec = spec(name)?;
    let takes_budget = matches!(spec.brain, Brain::Search(_)) && spec.budget.is_none();
    Ok(match budget.filter(|_| takes_budget) {
        Some(budget) if name.contains(':') => format!("{name},{budget}"),
        Some(budget) => format!("{name}:{budget}"),
        None => name.to_owned(),
    })
}

/// The spec of a contestant; the seer's is that of a search.
fn spec(name: &str) -> Result<Spec, SpecError> {
    match name.strip_prefix(SEER) {
        Some(settings) if settings.is_empty() || settings.starts_with(':') => {
            format!("search{settings}").parse()
        }
        _ => name.parse(),
    }
}

pub(super) enum Contestant<G: Insight> {
    /// Sees a view.
    Bot(Box<dyn Bot<G> + Send>),
    /// Sees everything, to measure what that is worth.
    Seer(Seer<G>),
}

/// Searches in the true state, including hands, deck and future dice.
#[derive(Clone, Debug)]
pub(super) struct Seer<G: Insight>(Search<G>);

impl<G: Insight> Seer<G> {
    /// A search with the default settings in the true state instead of imagined worlds.
    fn new(budget: Budget, number: u64) -> Self {
        Self(Search::new(G::SEARCH, budget, 1, number))
    }

    /// Its answer to the pending question of a state.
    fn consider(&mut self, state: &G, legal: &[G::Action]) -> Thought<G::Action> {
        let turn = state.pending().map_or(0, |(seat, _)| G::turn(state.outlook(seat)));
        self.0.consider_in(&|_: &mut engine::Rng| state.clone(), turn, legal)
    }
}

impl<G: Insight> Contestant<G> {
    /// A contestant whose answers depend only on `number`, its thinking time and the questions.
    pub(super) fn new(name: &str, number: u64) -> Result<Self, SpecError> {
        let spec = spec(name)?;
        if name.starts_with(SEER) {
            return Ok(Self::Seer(Seer::new(spec.budget.unwrap_or(Budget::USUAL), number)));
        }
        Ok(Self::Bot(G::bot(&spec, number)))
    }

    /// Its answer to a seat's question.
    pub(super) fn answer(
        &mut self,
        (game, seat): (&G, Seat),
        legal: &[G::Action],
        watch: &mut Watch,
    ) -> G::Action {
        let turn = G::turn(game.outlook(seat));
        match self {
            Self::Bot(bot) => {
                let view = game.view(Some(seat));
                watch.time(turn, || bot.consider(&view, legal))
            }
            Self::Seer(seer) => watch.time(turn, || seer.consider(game, legal)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_search_without_a_budget_is_given_one() {
        let budget = Budget::milliseconds(50);
        for (name, expected) in [
            ("random", "random"),
            ("greedy", "greedy"),
            ("search", "search:50ms"),
            ("plain", "plain:50ms"),
            ("seer", "seer:50ms"),
            ("search:7it", "search:7it"),
            ("search:threads=2", "search:threads=2,50ms"),
            ("legatus", "legatus"),
        ] {
            assert_eq!(resolve(name, budget).as_deref(), Ok(expected));
            assert_eq!(resolve(name, None).as_deref(), Ok(name));
        }
        for name in ["", "seers", "seer:0ms", "search:0it", "greedy:5ms", "caesar"] {
            assert!(resolve(name, budget).is_err(), "{name}");
        }
    }
}
