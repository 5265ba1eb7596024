//! Weights of an evaluation, found by self-play: who won from positions like these?

mod file;
mod regression;
mod samples;

use engine::Seed;

pub use file::{Fitted, WeightsFile};
pub use regression::{Fit, fit};
pub use samples::{Samples, collect};

use crate::Spec;

/// Games of a bot against itself, from which weights are fitted.
#[derive(Clone, Debug)]
pub struct SelfPlay<O> {
    /// What is agreed before the deal; all games have the same.
    pub options: O,
    /// Who sits at every seat.
    pub bot: Spec,
    /// How many games.
    pub n_games: u32,
    /// Where deals and bots start from.
    pub seed: u64,
    /// How many games are played at a time. It does not change the result.
    pub threads: usize,
}

impl<O> SelfPlay<O> {
    /// A number for everything that is random in one of the games.
    fn number(&self, game: u32) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game.into())
    }

    fn deal(&self, game: u32) -> Seed {
        Seed::from_number(self.number(game))
    }
}
