//! Node counts: how many sequences of `depth` actions start from a state.
//!
//! A count changes when a rule changes, and hardly a mistake in the lists leaves it as it was. The
//! file has one line for each count: `players=2 seed=1 depth=4 nodes=123`.

use std::fmt;
use std::str::FromStr;

use engine::{Game, NoEvents, Seed, SetupError};

/// The number of sequences of `depth` legal actions.
pub fn count<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = state.legal_actions();
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |&action| {
        let mut next = state.clone();
        next.apply_unchecked(action, &mut NoEvents);
        count(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// One line of a file of counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeCount {
    pub players: u8,
    pub seed: u64,
    pub depth: u32,
    pub nodes: u64,
}

impl NodeCount {
    /// Counts again from the same start, with these options.
    pub fn counted<G: Game>(self, options: &G::Options) -> Result<Self, SetupError> {
        let state = G::new(options, Seed::from_number(self.seed))?;
        let nodes = count(&state, self.depth);
        Ok(Self { nodes, ..self })
    }
}

impl fmt::Display for NodeCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, seed, depth, nodes } = self;
        write!(f, "players={players} seed={seed} depth={depth} nodes={nodes}")
    }
}

impl FromStr for NodeCount {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let count = Self {
            players: field(words.next(), "players")?,
            seed: field(words.next(), "seed")?,
            depth: field(words.next(), "depth")?,
            nodes: field(words.next(), "nodes")?,
        };
        match words.next() {
            None => Ok(count),
            Some(word) => Err(format!("`{word}` after the count")),
        }
    }
}

fn field<T: FromStr>(word: Option<&str>, name: &str) -> Result<T, String> {
    word.and_then(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
        .ok_or_else(|| format!("expected `{name}=<number>`, found `{}`", word.unwrap_or("")))
}

/// Reads a file of counts. An error names the line.
pub fn parse(file: &str, text: &str) -> Result<Vec<NodeCount>, String> {
    let numbered = (1..).zip(text.lines());
    numbered
        .map(|(number, line)| line.parse().map_err(|problem| format!("{file}:{number}: {problem}")))
        .collect()
}

pub fn write(counts: &[NodeCount]) -> String {
    counts.iter().map(|count| count.to_string() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        let text = "players=2 seed=1 depth=4 nodes=123\nplayers=4 seed=9 depth=2 nodes=7\n";
        assert_eq!(write(&parse("file", text).unwrap()), text);
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        let error = parse("file", "players=2 seed=1 depth=4 nodes=1\nplayers=2 depth=1\n");
        assert_eq!(error.unwrap_err(), "file:2: expected `seed=<number>`, found `depth=1`");
    }
}
