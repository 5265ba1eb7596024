//! Any legal answer, each with equal chance.

use engine::{Rng, answers};

use crate::policy::any;
use crate::{Bot, Insight};

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot whose answers depend on `number` and the questions alone.
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
