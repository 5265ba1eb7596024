//! Stored games: written, read and verified. `docs/notation.md` describes the format.

use std::fmt;
use std::fmt::Write;

use engine::{FORMAT, Game, Record, RecordedResult, ReplayError, Rules, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::options::{self, StoredError};
use crate::outside::{self, Unfit};
use crate::{GameKind, Plain, TextError, TextProblem, ToJson};

/// The SHA-256 of a seed in hexadecimal digits, shown before the deal as proof that it was fixed.
pub fn seed_hash(seed: Seed) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(seed.0) {
        write!(text, "{byte:02x}").expect("a string takes everything");
    }
    text
}

/// The record of the game that these actions make, with its result if it is over.
pub fn record<G: Game>(
    options: G::Options,
    seed: Seed,
    actions: &[G::Action],
) -> Result<Record<G>, ReplayError<G::Refusal>> {
    let mut record = Record::<G> {
        format: FORMAT,
        game: G::SLUG.to_owned(),
        rules: G::rules(&options),
        options,
        seed_hash: seed_hash(seed),
        seed,
        actions: actions.iter().map(ToString::to_string).collect(),
        result: None,
    };
    record.result = record.replay()?.outcome().map(RecordedResult::from);
    Ok(record)
}

/// The record as the text that is stored: the same record gives the same text.
pub fn write<G: Plain>(record: &Record<G>) -> String {
    let record = record.clone();
    text(&Written {
        format: record.format,
        game: record.game,
        rules: record.rules,
        options: record.options.to_json(),
        seed_hash: record.seed_hash,
        seed: record.seed,
        actions: record.actions,
        result: record.result.map(|result| result.to_json()),
    })
}

fn text(record: &Written<serde_json::Value>) -> String {
    let text = serde_json::to_string_pretty(record).expect("a record is plain data");
    text + "\n"
}

/// Which game a stored record is of.
pub fn kind(file: &str, text: &str) -> Result<GameKind, TextError> {
    #[derive(Deserialize)]
    struct Peek {
        game: GameKind,
    }
    let peek: Peek = serde_json::from_str(text).map_err(|error| TextError::json(file, &error))?;
    Ok(peek.game)
}

/// Reads a stored record, and checks the texts of its options. Nothing is replayed yet. One that only a
/// newer program can read is refused as such, whatever else it holds.
pub fn parse<G: Plain>(file: &str, text: &str) -> Result<Record<G>, TextError> {
    if let Some(newer) = newer::<G>(text) {
        return Err(TextError::at(file, text, 0, newer));
    }
    let record = read::<G>(file, text)?;
    let unfit = |unfit: Unfit| TextError::at(file, text, 0, unfit.into());
    outside::check_options(&record.options.to_json()).map_err(unfit)?;
    Ok(record)
}

/// What a record says of itself that only a newer program can read.
fn newer<G: Game>(text: &str) -> Option<TextProblem> {
    #[derive(Deserialize)]
    struct Peek {
        format: u32,
        rules: Option<Rules>,
    }
    let peek: Peek = serde_json::from_str(text).ok()?;
    if peek.format > FORMAT {
        return Some(TextProblem::NewerFormat(peek.format));
    }
    peek.rules.filter(|found| *found > G::RULES).map(newer_rules::<G>)
}

const fn newer_rules<G: Game>(found: Rules) -> TextProblem {
    TextProblem::NewerRules { found, newest: G::RULES }
}

/// A record as it is written, whose options may leave out what is standard in its version.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<R> {
    format: u32,
    game: String,
    rules: Rules,
    options: serde_json::Value,
    seed_hash: String,
    seed: Seed,
    actions: Vec<String>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    result: Option<R>,
}

fn read<G: Plain>(file: &str, text: &str) -> Result<Record<G>, TextError> {
    let json = |error: serde_json::Error| TextError::json(file, &error);
    let written: Written<RecordedResult<G::Ending>> = serde_json::from_str(text).map_err(json)?;
    let options = options::stored::<G>(written.rules, written.options);
    let options = options.map_err(|error| match error {
        StoredError::Newer(found) => TextError::at(file, text, 0, newer_rules::<G>(found)),
        StoredError::Unreadable(error) => json(error),
    })?;
    Ok(Record {
        format: written.format,
        game: written.game,
        rules: written.rules,
        options,
        seed_hash: written.seed_hash,
        seed: written.seed,
        actions: written.actions,
        result: written.result,
    })
}

/// Why a record is not what it says.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum VerifyError<G: Game> {
    /// It is of another game.
    Game(String),
    /// It does not replay.
    Replay(ReplayError<G::Refusal>),
    /// The hash is not the hash of the seed.
    SeedHash { recorded: String, computed: String },
    /// The result is not that of the actions, which is none while the game is not over.
    Result {
        recorded: Option<RecordedResult<G::Ending>>,
        computed: Option<RecordedResult<G::Ending>>,
    },
}

impl<G: Plain> fmt::Display for VerifyError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(found) => write!(f, "a record of `{found}`, expected `{}`", G::SLUG),
            Self::Replay(error) => error.fmt(f),
            Self::SeedHash { recorded, computed } => {
                write!(f, "seed_hash: {recorded}, but the seed has {computed}")
            }
            Self::Result { recorded, computed } => {
                let (recorded, computed) =
                    (in_words(recorded.as_ref()), in_words(computed.as_ref()));
                write!(f, "result: {recorded}, but the actions give {computed}")
            }
        }
    }
}

fn in_words<E: ToJson>(result: Option<&RecordedResult<E>>) -> String {
    match result {
        None => "none".into(),
        Some(result) => result.to_json().to_string(),
    }
}

impl<G: Plain> std::error::Error for VerifyError<G> {}

/// Replays a record and compares all that it claims. Gives the last state.
pub fn verify<G: Game>(record: &Record<G>) -> Result<G, VerifyError<G>> {
    if record.game != G::SLUG {
        return Err(VerifyError::Game(record.game.clone()));
    }
    let computed = seed_hash(record.seed);
    if !record.seed_hash.eq_ignore_ascii_case(&computed) {
        let recorded = record.seed_hash.clone();
        return Err(VerifyError::SeedHash { recorded, computed });
    }
    let state = record.replay().map_err(VerifyError::Replay)?;
    let computed = state.outcome().map(RecordedResult::from);
    if record.result != computed {
        let recorded = record.result.clone();
        return Err(VerifyError::Result { recorded, computed });
    }
    Ok(state)
}
