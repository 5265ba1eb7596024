//! Matches of bots: `bench/arena.toml` lists them, `bench/arena/` keeps what came out,
//! `docs/bots.md` shows it.

mod list;
mod page;
mod plot;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lexopt::{Arg, ValueExt};

use crate::shell::{cargo, run as shell};
use crate::test::program;
use crate::tree::root;
use crate::{Result, docs};

use list::{MatchEntry, MatchResult};

const RESULTS: &str = "bench/arena";

/// Plays the matches that have no result, or takes results from elsewhere, and rewrites the page.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<()> {
    let mut entries = list::entries()?;
    let (mut is_list, mut folder) = (false, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("match") => {
                let name = arguments.value()?.string()?;
                entries.retain(|entry| entry.name == name);
                entries.first().ok_or_else(|| format!("no match `{name}` in {}", list::LIST))?;
            }
            Arg::Long("list") => is_list = true,
            Arg::Long("take") => folder = Some(PathBuf::from(arguments.value()?)),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    if is_list {
        for entry in &entries {
            println!("{}", entry.command());
        }
        return Ok(());
    }
    match folder {
        Some(folder) => take(&entries, &folder)?,
        None => play(&entries)?,
    }
    docs::write()
}

/// Plays what has no result yet. A match that stopped goes on where it was.
fn play(entries: &[MatchEntry]) -> Result<()> {
    shell(&mut cargo("build --release --package trivium"))?;
    let program = program("release")?;
    let folder = program.with_file_name("arena");
    fs::create_dir_all(&folder)?;
    let mut n_failed = 0;
    for entry in entries.iter().filter(|entry| entry.summary().is_none()) {
        println!("{}", entry.command());
        let file = entry.file(&folder);
        let status = Command::new(&program).args(entry.arguments(&file)).status()?;
        if status.success() {
            keep(entry, &file)?;
        } else {
            n_failed += 1;
        }
    }
    if n_failed > 0 {
        return Err(format!("matches that were not played: {n_failed}").into());
    }
    Ok(())
}

/// Takes the summaries of the matches whose results lie in a folder.
fn take(entries: &[MatchEntry], folder: &Path) -> Result<()> {
    for entry in entries {
        let file = entry.file(folder);
        if file.is_file() {
            keep(entry, &file)?;
        }
    }
    Ok(())
}

/// Keeps the last line of the results of a match in the repository.
fn keep(entry: &MatchEntry, file: &Path) -> Result<()> {
    let text = fs::read_to_string(file)?;
    let last = text.lines().last().unwrap_or_default();
    let summary = entry
        .read(last)
        .ok_or_else(|| format!("{}: no summary of {}", file.display(), entry.command()))?;
    fs::create_dir_all(root().join(RESULTS))?;
    let path = entry.summary_path();
    fs::write(&path, serde_json::to_string_pretty(&summary)? + "\n")?;
    println!("  {}", path.strip_prefix(root()).unwrap_or(&path).display());
    Ok(())
}

/// The pages and what should be in them.
pub(crate) fn pages() -> Result<[(&'static str, String); 2]> {
    let shown: Vec<MatchResult> = list::entries()?.into_iter().map(MatchResult::new).collect();
    Ok([(page::PAGE, page::page(&shown)), (plot::PAGE, plot::page(&shown))])
}
