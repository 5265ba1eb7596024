//! Stored games: options, seed and actions. A record is replayed, never trusted.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::notation::UnknownWord;
use crate::{Game, IllegalAction, Outcome, Rules, Seed, SetupError, SetupProblem, Standing};

/// The version of the record format itself.
pub const FORMAT: u32 = 1;

/// A stored game. `docs/notation.md` describes the fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The [`FORMAT`] it was written in.
    pub format: u32,
    /// See [`Game::SLUG`].
    pub game: String,
    /// The version of the rules, as in the options.
    pub rules: Rules,
    /// The agreed options.
    pub options: G::Options,
    /// SHA-256 of the seed's bytes, shown to the players before the deal.
    pub seed_hash: String,
    /// The seed of the deal.
    pub seed: Seed,
    /// Every action in notation, in order.
    pub actions: Vec<String>,
    /// The result, once the game is over.
    pub result: Option<RecordedResult<G::Ending>>,
}

/// The result as recorded by the writer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedResult<E> {
    /// One standing for each seat.
    pub standings: Vec<Standing>,
    /// Why it ended and what decided it.
    pub ending: E,
}

impl<E> From<Outcome<E>> for RecordedResult<E> {
    fn from(outcome: Outcome<E>) -> Self {
        Self { standings: outcome.standings().to_vec(), ending: outcome.ending }
    }
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayError<R> {
    /// The format is unknown.
    Format(u32),
    /// The program does not know these rules.
    Rules(Rules),
    /// No game can start with these options.
    Setup(SetupError),
    /// An action, counted from 1, is not in notation.
    Unreadable(usize, String),
    /// An action, counted from 1, is not legal.
    Illegal(usize, IllegalAction<R>),
    /// There are actions after the end of the game, from this number on.
    Leftover(usize),
}

impl<R: fmt::Debug> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(found) => write!(f, "record format {found}, expected {FORMAT}"),
            Self::Rules(found) => write!(f, "rules version {found} is not supported"),
            Self::Setup(error) => write!(f, "options: {error}"),
            Self::Unreadable(number, text) => {
                write!(f, "action {number}: `{text}` is not an action in notation")
            }
            Self::Illegal(number, error) => write!(f, "action {number}: {error}"),
            Self::Leftover(number) => write!(f, "action {number}: the game is over before it"),
        }
    }
}

impl<R: fmt::Debug> std::error::Error for ReplayError<R> {}

/// One action of a replay.
#[derive(Debug)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Step<'a, G: Game> {
    /// The number of the action, from 1.
    pub number: usize,
    pub before: &'a G,
    pub action: G::Action,
    pub events: &'a [G::Event],
    pub after: &'a G,
}

impl<G: Game> Record<G> {
    /// The state before the first action.
    pub fn start(&self) -> Result<G, ReplayError<G::Refusal>> {
        if self.format != FORMAT {
            return Err(ReplayError::Format(self.format));
        }
        if self.rules.check(G::RULES).is_err() {
            return Err(ReplayError::Rules(self.rules));
        }
        let agreed = G::rules(&self.options);
        if self.rules != agreed {
            let (found, Rules(said)) = (agreed.0, self.rules);
            let problem = SetupProblem::OutOfRange { found, least: said, most: said };
            return Err(ReplayError::Setup(SetupError::new("options.rules", problem)));
        }
        G::new(&self.options, self.seed).map_err(ReplayError::Setup)
    }

    /// Plays the record from the start to its last action.
    pub fn replay(&self) -> Result<G, ReplayError<G::Refusal>> {
        self.replay_with(|_| ())
    }

    /// Like [`Record::replay`], passing every step to `visit`.
    pub fn replay_with(
        &self,
        mut visit: impl FnMut(Step<'_, G>),
    ) -> Result<G, ReplayError<G::Refusal>> {
        let mut state = self.start()?;
        for (number, text) in (1..).zip(&self.actions) {
            if state.pending().is_none() {
                return Err(ReplayError::Leftover(number));
            }
            let unreadable = |UnknownWord| ReplayError::Unreadable(number, text.clone());
            let action = text.parse().map_err(unreadable)?;
            let before = state.clone();
            let mut events = Vec::new();
            state
                .apply(action, &mut events)
                .map_err(|error| ReplayError::Illegal(number, error))?;
            visit(Step { number, before: &before, action, events: &events, after: &state });
        }
        Ok(state)
    }
}
