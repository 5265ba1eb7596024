//! `trivium arena`: many games of bots, and what they prove.

mod progress;
mod request;
mod table;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use bots::Insight;
use bots::arena::{self, ArenaGame, Journal, JournalError, Machine, Match, MatchSummary};
use engine::Seed;
use games::{GameKind, dispatch};
use serde::Serialize;
use words::{Speak, Words};

use crate::args::Args;
use crate::fault::Fault;
use crate::files;

use progress::Progress;
use request::ArenaRequest;

pub(crate) fn run(words: &Words, args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let (kind, request) = ArenaRequest::read(words, args)?;
    dispatch!(kind, G => play::<G>(words, kind, &request, out))?;
    Ok(ExitCode::SUCCESS)
}

fn play<G: Speak + Insight>(
    words: &Words,
    kind: GameKind,
    request: &ArenaRequest,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let options = request.setup.options_for_bots::<G>(words, kind, request.players)?;
    G::new(&options, Seed::from_number(0)).map_err(|error| Fault::setup(words, &error))?;
    let plan = request.plan::<G>(words, kind, &options)?;
    let (mut journal, mut games) = match &request.out {
        Some(path) => open(words, path, &plan).map(|(journal, games)| (Some(journal), games))?,
        None => (None, Vec::new()),
    };
    if request.is_json {
        games.iter().try_for_each(|game| say(out, game))?;
    }
    let n_played = games.len();
    let mut progress = Progress::new((n_played, plan.n_games()));
    arena::run::<G, io::Error>(&plan, &options, (n_played, request.threads), |game| {
        if let Some(journal) = &mut journal {
            journal.add(&game)?;
        }
        if request.is_json {
            say(out, &game)?;
        }
        games.push(game);
        progress.step();
        Ok(())
    })?;
    progress.clear();
    let summary = MatchSummary::new(&plan, &games, Machine::this(request.threads));
    if let Some(journal) = journal {
        journal.close(&summary)?;
    }
    if request.is_json {
        say(out, &summary)?;
    } else {
        write!(out, "{}", table::all(&G::title(words), &summary))?;
    }
    Ok(())
}

fn say(out: &mut dyn Write, data: &impl Serialize) -> io::Result<()> {
    let line = serde_json::to_string(data).expect("results are plain data");
    writeln!(out, "{line}")
}

fn open(words: &Words, path: &Path, plan: &Match) -> Result<(Journal, Vec<ArenaGame>), Fault> {
    let name = path.display();
    Journal::open(path, plan).map_err(|error| match error {
        JournalError::File(error) => files::problem(words, path, &error),
        JournalError::Foreign => {
            Fault::problem(format!("{name}: the file exists and is not of a match"))
        }
        JournalError::Other(what) => {
            Fault::problem(format!("{name}: the file is of a match with another {what}"))
        }
        JournalError::Mangled(line) => {
            Fault::problem(format!("{name}: line {line} is not the game that belongs there"))
        }
    })
}
