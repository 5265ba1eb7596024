//! `trivium check`: scenarios from outside the test suite.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use testkit::scenario::{self, Mode};
use words::Words;

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
    args.need(paths.first(), "FILE|DIRECTORY")?;
    let files = scenario::collect(&paths)
        .map_err(|error| Fault::problem(words.cli().file(&error.file, &error.problem)))?;
    if files.is_empty() {
        return Err(Fault::problem(words.cli().no_scenario()));
    }
    let report = scenario::check(&files, Mode::Plain);
    for failure in &report.failures {
        writeln!(out, "{failure}")?;
    }
    let n_failed = report.failures.len();
    writeln!(out, "{}", words.cli().checked(report.n_passed, n_failed))?;
    Ok(if n_failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}
