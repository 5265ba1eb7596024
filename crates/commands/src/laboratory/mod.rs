//! The laboratory: measuring, comparing and fitting bots. It is English only, as `cargo` is; what it
//! shares with other commands, such as a flag that is missing, it says in the English of `words`.

mod arena;
mod bench;
mod fit;
mod help;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use engine::slugs;
use words::Words;

use crate::args::Args;
use crate::fault::Fault;
use crate::is_help;

pub(crate) use help::overview;

slugs! {
    /// What the laboratory can be told to do.
    pub enum Tool {
        Bench = "bench",
        Arena = "arena",
        Fit = "fit",
    }
}

impl Tool {
    /// The tool that a command line names.
    pub fn named(given: &[OsString]) -> Option<Self> {
        given.first()?.to_str()?.parse().ok()
    }

    /// Runs it. The words are English; the first word given is its name.
    pub fn run(
        self,
        words: &Words,
        mut given: Vec<OsString>,
        out: &mut dyn Write,
    ) -> Result<ExitCode, Fault> {
        given.remove(0);
        if given.iter().any(is_help) {
            writeln!(out, "{}", help::of(self))?;
            return Ok(ExitCode::SUCCESS);
        }
        let args = Args::new(words, given);
        match self {
            Self::Bench => bench::run(words, args, out),
            Self::Arena => arena::run(words, args, out),
            Self::Fit => fit::run(words, args, out),
        }
    }
}
