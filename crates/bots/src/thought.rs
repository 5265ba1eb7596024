//! An answer and why it was given.

use std::time::Duration;

/// An answer and why it was given, from what the bot sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The answer.
    pub choice: A,
    /// What was compared, the choice first, then by visits. Empty if nothing was.
    pub candidates: Vec<Candidate<A>>,
    /// How many games were imagined.
    pub iterations: u32,
    /// How long it took.
    pub time: Duration,
}

/// One of the answers that a bot compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The answer.
    pub action: A,
    /// In how many imagined games it was given.
    pub visits: u32,
    /// The part of them that was won, from 0 to 1; a shared victory counts in part.
    pub win_chance: f32,
    /// The mean of the own final score, if games were imagined to their end.
    pub score: Option<f32>,
    /// What is expected to be answered after it, by whoever is asked.
    pub line: Vec<A>,
}

impl<A> Thought<A> {
    /// An answer that needed no thought, or has no reasons to give.
    pub const fn without_reasons(choice: A) -> Self {
        Self { choice, candidates: Vec::new(), iterations: 0, time: Duration::ZERO }
    }
}
