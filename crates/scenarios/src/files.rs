//! Scenarios in files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use games::TextPosition;

use crate::format::Scenario;
use crate::wrong::{FileFlaw, Wrong};

/// The scenario files that the paths name: files as they are, directories with all `*.toml` in
/// and below them, sorted.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, FileFlaw> {
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

pub fn load(path: &Path) -> Result<Scenario, FileFlaw> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    Scenario::parse(&path.display().to_string(), &text)
}

fn unreadable(path: &Path, error: &io::Error) -> FileFlaw {
    let place = TextPosition::at(&path.display().to_string(), "", 0);
    FileFlaw { place, wrong: Wrong::System(error.kind(), error.to_string()) }
}
