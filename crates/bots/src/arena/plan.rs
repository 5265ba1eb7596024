//! The plan of a match.

use engine::{Rng, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tables::tables;

/// A bot in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The name as given.
    pub name: String,
    /// The full name, with its budget.
    pub spec: String,
}

/// Everything that determines the games of a match, apart from times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// See [`engine::Game::SLUG`].
    pub game: String,
    /// See [`engine::Game::RULES`].
    pub rules: u32,
    /// Seats at a table.
    pub players: u8,
    /// The options that differ from the standard.
    pub options: Value,
    /// The bots as given; one named twice has two seats.
    pub bots: Vec<Entrant>,
    /// The number of deals, each played at every table.
    pub blocks: u32,
    /// The seed of every deal and of every bot.
    pub seed: Seed,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fixture {
    pub(super) block: u32,
    /// The seed of the deal, shared by the games of a block.
    pub(super) seed: Seed,
    /// The index of the entrant at each seat.
    pub(super) seats: Vec<usize>,
    /// The seed of the first seat's bot; each further seat adds one.
    pub(super) number: u64,
}

impl Match {
    /// The distinct bots.
    pub fn entrants(&self) -> Vec<&Entrant> {
        let mut entrants: Vec<&Entrant> = Vec::new();
        for bot in &self.bots {
            if !entrants.iter().any(|known| known.name == bot.name) {
                entrants.push(bot);
            }
        }
        entrants
    }

    /// The number of games in a block.
    pub fn games_per_block(&self) -> usize {
        self.tables().len()
    }

    /// The number of games in the match.
    pub fn n_games(&self) -> usize {
        self.games_per_block() * usize::try_from(self.blocks).unwrap_or(usize::MAX)
    }

    /// All games, block by block.
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

/// A number derived from a seed and a block, far from those of all others.
fn mixed(seed: Seed, block: u32) -> u64 {
    let words = seed
        .0
        .chunks_exact(8)
        .map(|bytes| bytes.iter().rev().fold(0, |word: u64, byte| word << 8 | u64::from(*byte)));
    words.chain([block.into()]).fold(0, |number, word| Rng::new(number ^ word).next_u64())
}
