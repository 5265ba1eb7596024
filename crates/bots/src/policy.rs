//! Quick play, at random or by insight: two bots, and the play-outs of a search.

use engine::{ActionList, Rng, answers};

use crate::{Bot, Insight};

/// Takes the answer with the highest score, with some noise.
#[derive(Clone, Debug)]
pub struct Policy {
    noise: f32,
    scores: Vec<f32>,
}

impl Policy {
    /// A policy that adds up to `noise` to every score.
    pub fn new(noise: f32) -> Self {
        Self { noise, scores: Vec::new() }
    }

    /// The index of the chosen answer in the list, which must not be empty.
    #[inline]
    pub fn pick<G: Insight>(
        &mut self,
        outlook: G::Outlook<'_>,
        actions: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        if actions.len() == 1 {
            return 0;
        }
        self.scores.clear();
        self.scores.resize(actions.len(), 0.0);
        G::weigh(outlook, actions, &mut self.scores);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (place, score) in self.scores.iter().enumerate() {
            let score = score + self.noise * unit(rng);
            if score > most && !G::surrenders(actions[place]) {
                (best, most) = (place, score);
            }
        }
        best
    }
}

/// Takes the answer with the highest immediate score.
#[derive(Clone, Debug)]
pub struct Greedy {
    policy: Policy,
    rng: Rng,
}

impl Greedy {
    /// Closer scores than this count as equal: otherwise all games of greedy bots would open alike.
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

/// Lists the answers in an imagined game, without the actions besides an answer.
#[inline]
pub(crate) fn list_answers<G: Insight>(world: &G, list: &mut ActionList<G::Action>) {
    world.legal_actions_into(list);
    list.keep_answers();
}

/// The index of a random answer that is no surrender.
#[inline]
pub(crate) fn any<G: Insight>(actions: &[G::Action], rng: &mut Rng) -> usize {
    loop {
        let place = rng.below(actions.len());
        if !G::surrenders(actions[place]) || actions.len() == 1 {
            return place;
        }
    }
}

/// A uniform number in [0, 1). The rules use no fractions, so their generator has none.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
pub(crate) fn unit(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / 16_777_216.0
}
