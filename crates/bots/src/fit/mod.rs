//! Fitting the weights of an evaluation by self-play: who won from positions like these?

mod file;
mod regression;
mod samples;

use engine::Seed;

pub use file::{Fitted, WeightsFile};
pub use regression::{Fit, fit};
pub use samples::{Samples, collect};

use crate::Spec;

/// Games of a bot against itself, to fit weights from.
#[derive(Clone, Debug)]
pub struct SelfPlay<O> {
    /// The options of all games.
    pub options: O,
    /// The bot at every seat.
    pub bot: Spec,
    /// The number of games.
    pub n_games: u32,
    /// The seed of deals and bots.
    pub seed: u64,
    /// Games played in parallel. It does not change the result.
    pub threads: usize,
}

impl<O> SelfPlay<O> {
    /// The seed of everything random in one game.
    fn number(&self, game: u32) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game.into())
    }

    fn deal(&self, game: u32) -> Seed {
        Seed::from_number(self.number(game))
    }
}
