//! Expected winners from measures: a softmax over the seats with fitted weights.

use std::marker::PhantomData;

use crate::Insight;
use crate::fit::WeightsFile;
use engine::{MAX_SEATS, Seat};

/// Expects the win share of every seat from [`Insight::measure`].
#[derive(Clone, Debug)]
pub struct Evaluation<G> {
    weights: Vec<f32>,
    features: Vec<f32>,
    game: PhantomData<fn() -> G>,
}

impl<G: Insight> Evaluation<G> {
    /// The built-in evaluation for this number of players, if one was fitted.
    pub fn standard(players: u8) -> Option<Self> {
        Self::read(G::EVALUATION, players)
    }

    /// Parses an evaluation file. `None` if it does not fit the measures or the number of players.
    pub fn read(text: &str, players: u8) -> Option<Self> {
        let mut file: WeightsFile = text.parse().ok()?;
        let fitted = file.players.remove(&players.to_string())?;
        let fits = file.features == G::FEATURES && fitted.weights.len() == G::FEATURES.len();
        fits.then(|| Self::new(fitted.weights))
    }

    /// An evaluation with a weight for each measure.
    pub fn new(weights: Vec<f32>) -> Self {
        Self { features: vec![0.0; weights.len()], weights, game: PhantomData }
    }

    /// The expected win share of each seat.
    #[inline]
    pub fn shares(&mut self, world: &G) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(world.n_players()) {
            G::measure(world.outlook(seat), &mut self.features);
            let weighed = self.weights.iter().zip(&self.features);
            shares[seat.index()] = weighed.map(|(weight, feature)| weight * feature).sum();
        }
        softmax(&mut shares[..usize::from(world.n_players())]);
        shares
    }
}

/// The evaluation for the current table, loaded once.
#[derive(Clone, Debug)]
pub(crate) struct TableEvaluation<G> {
    players: u8,
    found: Option<Evaluation<G>>,
}

impl<G: Insight> TableEvaluation<G> {
    pub(crate) const fn new() -> Self {
        Self { players: 0, found: None }
    }

    /// Loads the evaluation for a table of `players`.
    pub(crate) fn sit_down(&mut self, players: u8) {
        if self.players != players {
            *self = Self { players, found: Evaluation::standard(players) };
        }
    }

    #[inline]
    pub(crate) const fn get(&mut self) -> Option<&mut Evaluation<G>> {
        self.found.as_mut()
    }
}

/// Turns logits into shares that sum to 1.
#[inline]
pub(crate) fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - most).exp();
        sum += *logit;
    }
    for part in logits {
        *part /= sum;
    }
}
