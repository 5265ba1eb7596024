//! What is played.

use engine::{Rng, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tables::tables;

/// A bot that takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// As it was asked for.
    pub name: String,
    /// The whole name, with its budget.
    pub spec: String,
}

/// Everything that determines the games of a match. Times apart, equal matches give equal games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// [`engine::Game::SLUG`].
    pub game: String,
    /// [`engine::Game::RULES`].
    pub rules: u32,
    /// How many sit at a table.
    pub players: u8,
    /// In what the options differ from the standard ones.
    pub options: Value,
    /// The bots as they were asked for; one that is named twice has two seats.
    pub bots: Vec<Entrant>,
    /// How many deals are played, each at every table.
    pub blocks: u32,
    /// From which every deal and every bot's chance follow.
    pub seed: Seed,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fixture {
    pub(super) block: u32,
    /// The deal, which the games of a block share.
    pub(super) seed: Seed,
    /// Which of the entrants sits at each seat.
    pub(super) seats: Vec<usize>,
    /// A number for the chance of the bots, one apart for each seat.
    pub(super) number: u64,
}

impl Match {
    /// The bots, each once.
    pub fn entrants(&self) -> Vec<&Entrant> {
        let mut entrants: Vec<&Entrant> = Vec::new();
        for bot in &self.bots {
            if !entrants.iter().any(|known| known.name == bot.name) {
                entrants.push(bot);
            }
        }
        entrants
    }

    /// How many games a block has.
    pub fn games_per_block(&self) -> usize {
        self.tables().len()
    }

    /// How many games are played.
    pub fn n_games(&self) -> usize {
        self.games_per_block() * usize::try_from(self.blocks).unwrap_or(usize::MAX)
    }

    /// Every game, block by block.
    pub(super) fn fixtures(&self) -> Vec<Fixture> {
        let tables = self.tables();
        let mut fixtures = Vec::with_capacity(self.n_games());
        for block in 0..self.blocks {
            let mut rng = Rng::new(mixed(self.seed, block));
            let seed = rng.seed();
            fixtures.extend(tables.iter().map(|seats| {
                let number = rng.next_u64();
                Fixture { block, seed, seats: seats.clone(), number }
            }));
        }
        fixtures
    }

    fn tables(&self) -> Vec<Vec<usize>> {
        let entrants = self.entrants();
        let place = |bot: &Entrant| entrants.iter().position(|known| known.name == bot.name);
        let places: Vec<usize> = self.bots.iter().filter_map(place).collect();
        tables(&places, usize::from(self.players))
    }
}

/// A number that follows from a seed and a block, far from those of all others.
fn mixed(seed: Seed, block: u32) -> u64 {
    let words = seed
        .0
        .chunks_exact(8)
        .map(|bytes| bytes.iter().rev().fold(0, |word: u64, byte| word << 8 | u64::from(*byte)));
    words.chain([block.into()]).fold(0, |number, word| Rng::new(number ^ word).next_u64())
}
