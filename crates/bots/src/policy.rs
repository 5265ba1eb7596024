//! Quick play by insight: what greedy bots do, and the play-outs of a search.

use engine::{ActionList, Rng};

use crate::Insight;

/// Takes the answer that looks best, with some noise.
#[derive(Clone, Debug)]
pub struct Policy {
    noise: f32,
    scores: Vec<f32>,
}

impl Policy {
    /// A policy that adds up to `noise` to the worth of every answer.
    pub fn new(noise: f32) -> Self {
        Self { noise, scores: Vec::new() }
    }

    /// The place of the chosen answer in the list, which must not be empty.
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

/// Lists the answers to the question of an imagined game, in which nobody says anything beside it.
#[inline]
pub(crate) fn list_answers<G: Insight>(world: &G, list: &mut ActionList<G::Action>) {
    world.legal_actions_into(list);
    list.keep_answers();
}

/// The place of any answer but a surrender, each with equal chance.
#[inline]
pub(crate) fn any<G: Insight>(actions: &[G::Action], rng: &mut Rng) -> usize {
    loop {
        let place = rng.below(actions.len());
        if !G::surrenders(actions[place]) || actions.len() == 1 {
            return place;
        }
    }
}

/// A number from 0 up to, not including, 1. The rules know no fractions, so their generator does not.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
pub(crate) fn unit(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / 16_777_216.0
}
