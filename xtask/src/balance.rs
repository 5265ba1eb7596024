//! The balance of Gloria Mundi and of Fortuna, by an optimised program of its own:
//! `crates/balance`.

use std::process::ExitCode;

use crate::Result;
use crate::shell::cargo;

/// Builds for release and passes the arguments on; fails if a target is missed.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "trivium-balance", "--"]);
    let status = command.args(arguments.raw_args()?).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
