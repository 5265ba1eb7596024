//! `trivium check`: scenarios from outside the test suite.

mod tell;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use games::{GameKind, dispatch};
use testkit::scenario::{self, Mode, Scenario, run_as};
use words::{Speak, Words};

use crate::args::{Args, Word};
use crate::fault::{FAILED, Fault};

pub(crate) fn run(
    words: &Words,
    mut args: Args<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Fault> {
    let mut paths: Vec<PathBuf> = Vec::new();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(path) => paths.push(path.into()),
            Word::Flag(_) => return Err(args.unexpected(&word)),
        }
    }
    args.need(paths.first(), "PATH")?;
    let files = scenario::collect(&paths).map_err(|flaw| {
        Fault::problem(words.cli().file(&flaw.place.file, &tell::wrong(words, &flaw.wrong)))
    })?;
    if files.is_empty() {
        return Err(Fault::problem(words.cli().no_scenario()));
    }
    let mut n_failed = 0;
    for failure in files.iter().filter_map(|file| failure(words, file)) {
        n_failed += 1;
        writeln!(out, "{failure}\n")?;
    }
    writeln!(out, "{}", words.cli().checked(files.len() - n_failed, n_failed))?;
    Ok(if n_failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// Why the scenario of a file fails, in words; nothing if it holds.
fn failure(words: &Words, file: &Path) -> Option<String> {
    let flawed = |flaw| tell::flaw(words, &flaw);
    let found = scenario::load(file).and_then(|scenario| Ok((scenario.kind()?, scenario)));
    let played = found
        .map_err(flawed)
        .and_then(|(kind, scenario)| dispatch!(kind, G => play::<G>(words, kind, &scenario)));
    played.err()
}

fn play<G: Speak>(words: &Words, kind: GameKind, scenario: &Scenario) -> Result<(), String> {
    let options = scenario.options_of::<G>(kind).map_err(|flaw| tell::flaw(words, &flaw))?;
    run_as::<G>(scenario, &options, Mode::Plain)
        .map_err(|failure| tell::failure::<G>(words, &options, &failure))
}
