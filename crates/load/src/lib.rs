//! What measurements and attacks share: a server with a database of its own, connections to it,
//! people who use it.
#![expect(missing_docs, reason = "no one outside this house uses it")]

pub mod http;
pub mod person;
pub mod server;

use std::error::Error;
use std::process::ExitCode;

pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How a program ends that tells whether everything holds.
#[expect(clippy::print_stderr, reason = "the last words of a command line program")]
pub fn exit(name: &str, holds: Result<bool>) -> ExitCode {
    let holds = holds.unwrap_or_else(|error| {
        eprintln!("{name}: {error}");
        false
    });
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
