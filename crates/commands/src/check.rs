//! `trivium check`: scenarios from outside the test suite.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use words::Words;
use words::dispute::{self, Dispute};

use crate::args::{ArgWord, Args};
use crate::fault::{FAILED, Fault};

pub fn run(words: &Words, mut args: Args<'_>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    let mut paths: Vec<PathBuf> = Vec::new();
    while let Some(word) = args.next_word()? {
        match word {
            ArgWord::Value(path) => paths.push(path.into()),
            ArgWord::Flag(_) => return Err(args.unexpected(&word)),
        }
    }
    args.need(paths.first(), "PATH")?;
    let files = scenarios::collect(&paths).map_err(|flaw| {
        Fault::problem(words.cli().file(&flaw.place.file, dispute::wrong(words, &flaw.wrong)))
    })?;
    if files.is_empty() {
        return Err(Fault::problem(words.cli().no_scenario()));
    }
    let mut n_failed = 0;
    for dispute in files.iter().filter_map(|file| dispute(words, file)) {
        n_failed += 1;
        writeln!(out, "{}\n", dispute.lines().join("\n"))?;
    }
    writeln!(out, "{}", words.cli().checked(files.len() - n_failed, n_failed))?;
    Ok(if n_failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// Why the scenario of a file fails; nothing if it holds.
fn dispute(words: &Words, file: &Path) -> Option<Dispute> {
    match scenarios::load(file) {
        Ok(scenario) => Dispute::of(words, &scenario),
        Err(flaw) => Some(Dispute::of_file(words, &flaw)),
    }
}
