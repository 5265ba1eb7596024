//! What the command line asks for.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use bots::arena::{self, Entrant, Match};
use bots::{Budget, Insight, Spec};
use engine::Seed;
use games::{GameKind, Plain, ToJson};
use serde_json::{Map, Value};
use words::Words;

use crate::args::{ArgWord, Args};
use crate::fault::Fault;
use crate::setup::Setup;

#[derive(Debug)]
pub(super) struct ArenaRequest {
    pub(super) setup: Setup,
    pub(super) players: u8,
    pub(super) threads: NonZeroUsize,
    pub(super) is_json: bool,
    pub(super) out: Option<PathBuf>,
    seed: Seed,
    bots: Vec<Entrant>,
    blocks: NonZeroU32,
}

/// As far as it was read.
#[derive(Debug, Default)]
struct RequestDraft {
    setup: Setup,
    bots: Option<String>,
    blocks: Option<NonZeroU32>,
    budgets: Vec<Budget>,
    threads: Option<NonZeroUsize>,
    is_json: bool,
    out: Option<PathBuf>,
}

impl ArenaRequest {
    pub(super) fn read(words: &Words, mut args: Args<'_>) -> Result<(GameKind, Self), Fault> {
        let (mut draft, mut game) = (RequestDraft::default(), None);
        while let Some(word) = args.next_word()? {
            match &word {
                ArgWord::Value(name) if game.is_none() => game = Some(args.game(name)?),
                ArgWord::Flag(flag) if draft.take(words, &mut args, flag)? => {}
                ArgWord::Flag(_) | ArgWord::Value(_) => return Err(args.unexpected(&word)),
            }
        }
        Ok((args.need(game, "GAME")?, draft.finish(words, &args)?))
    }

    /// The match, once the options are known to be good.
    pub(super) fn plan<G: Insight + Plain>(
        &self,
        words: &Words,
        kind: GameKind,
        options: &G::Options,
    ) -> Result<Match, Fault> {
        let standard = Setup::default().options_for_bots::<G>(words, kind, self.players)?;
        Ok(Match {
            game: G::SLUG.to_owned(),
            rules: G::rules(options).0,
            players: self.players,
            options: changes(&standard.to_json(), &options.to_json()).unwrap_or_else(nothing),
            bots: self.bots.clone(),
            blocks: self.blocks.get(),
            seed: self.seed,
        })
    }
}

impl RequestDraft {
    /// Takes a flag if it is known, and tells whether it is.
    fn take(&mut self, words: &Words, args: &mut Args<'_>, flag: &str) -> Result<bool, Fault> {
        match flag {
            "--bots" => self.bots = Some(args.value()?),
            "--blocks" => self.blocks = Some(args.positive(flag)?),
            "--budget-ms" => self.budgets.push(milliseconds(args.positive(flag)?)),
            "--iterations" => self.budgets.push(Budget::Iterations(args.positive(flag)?)),
            "--threads" => self.threads = Some(args.positive(flag)?),
            "--json" => self.is_json = true,
            "--out" => self.out = Some(args.value()?.into()),
            _ => return self.setup.take(words, args, flag),
        }
        Ok(true)
    }

    fn finish(self, words: &Words, args: &Args<'_>) -> Result<ArenaRequest, Fault> {
        let budget = match self.budgets[..] {
            [] => None,
            [budget] => Some(budget),
            _ => {
                let problem = words.cli().not_both("--budget-ms", "--iterations");
                return Err(Fault::problem(problem));
            }
        };
        let names = args.need(self.bots, "--bots")?;
        let entrant = |name: &str| {
            let spec = arena::resolve(name, budget).map_err(|error| Fault::bot(words, &error))?;
            Ok(Entrant { name: name.to_owned(), spec })
        };
        Ok(ArenaRequest {
            players: args.need(self.setup.players, "--players")?,
            bots: Spec::split(&names)
                .iter()
                .map(|name| entrant(name))
                .collect::<Result<_, Fault>>()?,
            blocks: args.need(self.blocks, "--blocks")?,
            seed: args.need(self.setup.seed, "--seed")?,
            threads: self.threads.unwrap_or_else(cores),
            setup: self.setup,
            is_json: self.is_json,
            out: self.out,
        })
    }
}

fn milliseconds(n: NonZeroU32) -> Budget {
    Budget::Turn(Duration::from_millis(n.get().into()))
}

fn cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn nothing() -> Value {
    Value::Object(Map::new())
}

/// What of `chosen` is not as in `standard`.
fn changes(standard: &Value, chosen: &Value) -> Option<Value> {
    let (Value::Object(old), Value::Object(new)) = (standard, chosen) else {
        return (standard != chosen).then(|| chosen.clone());
    };
    let changed: Map<String, Value> = new
        .iter()
        .filter_map(|(key, value)| {
            let before = old.get(key).unwrap_or(&Value::Null);
            Some((key.clone(), changes(before, value)?))
        })
        .collect();
    (!changed.is_empty()).then_some(Value::Object(changed))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_was_changed_is_told() {
        let standard = json!({"a": 1, "b": {"c": 2, "d": [3]}});
        let chosen = json!({"a": 1, "b": {"c": 2, "d": [4]}});
        assert_eq!(changes(&standard, &chosen), Some(json!({"b": {"d": [4]}})));
        assert_eq!(changes(&standard, &standard), None);
    }
}
