//! Is the deck of Gloria Mundi balanced? Greedy bots play, and the figures are held against the
//! targets. Called by `cargo xtask balance`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

mod figures;
mod play;
mod plot;
mod report;
mod tally;
mod target;

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use games::{GameKind, data_file, data_files};
use gloria_mundi::GloriaMundi;
use lexopt::{Arg, ValueExt};
use toml::Table;

use crate::tally::Tally;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What to play.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    players: Vec<u8>,
    overrides: Table,
    /// Where the report goes; nowhere if only some games were asked for.
    docs: Option<PathBuf>,
}

/// One number of players and what was counted.
#[derive(Debug)]
pub(crate) struct Series {
    pub(crate) options: gloria_mundi::Options,
    pub(crate) tally: Tally,
    /// Games of one greedy bot among random ones, and how many of them it won.
    pub(crate) strength: (u64, u64),
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("balance: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool> {
    let plan = plan(lexopt::Parser::from_env())?;
    let mut all = Vec::new();
    for &players in &plan.players {
        all.push(series(&plan, players)?);
    }
    let verdicts = target::verdicts(&all);
    match &plan.docs {
        Some(docs) => {
            fs::write(docs.join("gloria-mundi-balance.md"), report::page(&plan, &all, &verdicts))?;
            fs::write(docs.join("gloria-mundi-balance.svg"), plot::page(&all))?;
        }
        None => print!("{}", report::page(&plan, &all, &verdicts)),
    }
    for verdict in &verdicts {
        println!("{verdict}");
    }
    Ok(verdicts.iter().all(|verdict| verdict.holds))
}

fn series(plan: &Plan, players: u8) -> Result<Series> {
    let mut overrides = plan.overrides.clone();
    overrides.insert("players".into(), i64::from(players).into());
    let options = games::options::<GloriaMundi>(GameKind::GloriaMundi, overrides)?;
    let tally = play::many(&options, plan.games, plan.seed);
    let strength = play::against_random(&options, plan.games.div_ceil(10), plan.seed);
    Ok(Series { options, tally, strength })
}

fn plan(mut arguments: lexopt::Parser) -> Result<Plan> {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut plan = Plan {
        games: 10_000,
        seed: 1,
        players: (2..=6).collect(),
        overrides: Table::new(),
        docs: Some(docs),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("games") => plan.games = arguments.value()?.parse()?,
            Arg::Long("seed") => plan.seed = arguments.value()?.parse()?,
            Arg::Long("players") => plan.players = vec![arguments.value()?.parse()?],
            Arg::Long(name @ ("deck" | "board")) => {
                let name = name.to_owned();
                let path = arguments.value()?.string()?;
                plan.overrides.extend(table(&name, &path)?);
            }
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    if plan.players.len() == 1 || !plan.overrides.is_empty() {
        plan.docs = None;
    }
    Ok(plan)
}

/// A deck or a board in the place of the standard one.
fn table(name: &str, path: &str) -> Result<Table> {
    let files = data_files(GameKind::GloriaMundi);
    let file = files.iter().find(|file| file.name == name).ok_or("no such table")?;
    Ok(data_file(file, path, &fs::read_to_string(path)?)?)
}
