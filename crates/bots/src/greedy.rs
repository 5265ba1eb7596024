//! A bot that takes what looks best now.

use engine::{Rng, answers};

use crate::{Bot, Insight, Policy};

/// Takes the answer with the highest immediate score.
#[derive(Clone, Debug)]
pub struct Greedy {
    policy: Policy,
    rng: Rng,
}

impl Greedy {
    /// Answers whose scores differ by less than this are all given now and then: otherwise all
    /// games of greedy bots would open alike.
    pub(crate) const NOISE: f32 = 1.0;

    /// A bot whose answers depend only on `number` and the questions.
    pub fn new(number: u64) -> Self {
        Self::with_noise(Self::NOISE, number)
    }

    /// A bot with more or less noise.
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
