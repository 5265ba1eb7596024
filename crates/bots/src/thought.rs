//! An answer and its reasons.

use std::time::Duration;

/// An answer and its reasons, from the bot's view.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The answer.
    pub choice: A,
    /// The answers compared, the choice first, then by visits. Empty if none were.
    pub candidates: Vec<Candidate<A>>,
    /// The number of imagined games.
    pub iterations: u32,
    /// The time it took.
    pub time: Duration,
}

/// One of the answers compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The answer.
    pub action: A,
    /// The number of imagined games with it.
    pub visits: u32,
    /// The share of them won, from 0 to 1; a shared win is a fraction.
    pub win_chance: f32,
    /// The mean of the own final score, if games were played to their end.
    pub score: Option<f32>,
    /// The expected answers after it, by all seats.
    pub line: Vec<A>,
}

impl<A> Thought<A> {
    /// An answer without thought or without reasons.
    pub const fn without_reasons(choice: A) -> Self {
        Self { choice, candidates: Vec::new(), iterations: 0, time: Duration::ZERO }
    }
}
