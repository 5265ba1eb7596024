//! Many scenarios.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use games::Place;

use super::failure::Failure;
use super::format::Scenario;
use super::run::{Mode, run};
use super::wrong::{Flaw, Wrong};

/// What became of a number of scenarios.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many hold.
    pub n_passed: usize,
    /// Those that do not, in the order of the files.
    pub failures: Vec<Failure<String>>,
}

/// The scenario files that the paths name: files as they are, directories with all `*.toml` in
/// and below them, sorted.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Flaw> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files).map_err(|error| unreadable(path, &error))?;
    }
    Ok(files)
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if fs::metadata(path)?.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            gather(&entry, files)?;
        }
    }
    Ok(())
}

/// Reads one scenario.
pub fn load(path: &Path) -> Result<Scenario, Flaw> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    Scenario::parse(&path.display().to_string(), &text)
}

fn unreadable(path: &Path, error: &io::Error) -> Flaw {
    let place = Place::at(&path.display().to_string(), "", 0);
    Flaw { place, wrong: Wrong::System(error.kind(), error.to_string()) }
}

/// Plays every scenario that the paths name. A file that cannot be read is a failure like others.
pub fn check(paths: &[PathBuf], mode: Mode) -> Report {
    let mut report = Report::default();
    let files = collect(paths).unwrap_or_else(|error| {
        report.failures.push(error.into());
        Vec::new()
    });
    for file in files {
        let result = load(&file).map_err(Failure::from);
        match result.and_then(|scenario| run(&scenario, mode)) {
            Ok(()) => report.n_passed += 1,
            Err(failure) => report.failures.push(failure),
        }
    }
    report
}
