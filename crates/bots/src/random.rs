//! A bot that plays at random.

use engine::{Rng, answers};

use crate::policy::any;
use crate::{Bot, Insight};

/// Picks any legal answer with equal probability.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot whose answers depend only on `number` and the questions.
    pub fn new(number: u64) -> Self {
        Self { rng: Rng::new(number) }
    }
}

impl<G: Insight> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action]) -> G::Action {
        let legal = answers(legal);
        legal[any::<G>(legal, &mut self.rng)]
    }
}
