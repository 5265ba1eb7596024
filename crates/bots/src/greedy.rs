//! A bot that takes what looks best now.

use engine::{Rng, answers};

use crate::{Bot, Insight, Policy};

/// Takes what looks best at a glance.
#[derive(Clone, Debug)]
pub struct Greedy {
    policy: Policy,
    rng: Rng,
}

impl Greedy {
    /// Answers that differ by less than one would not want to miss are all given now and then:
    /// else games of greedy bots would open alike.
    pub(crate) const NOISE: f32 = 1.0;

    /// A bot whose answers depend on `number` and the questions alone.
    pub fn new(number: u64) -> Self {
        Self::with_noise(Self::NOISE, number)
    }

    /// A bot that errs more, or less.
    pub fn with_noise(noise: f32, number: u64) -> Self {
        Self { policy: Policy::new(noise), rng: Rng::new(number) }
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        let legal = answers(legal);
        let Some(outlook) = G::outlook_of(view) else {
            return legal[0];
        };
        legal[self.policy.pick::<G>(outlook, legal, &mut self.rng)]
    }
}
