//! Pictures of every kind of page, by a program of its own: `crates/gallery`.

use std::process::ExitCode;

use crate::Result;
use crate::shell::{cargo, run as shell};

/// Builds and passes the arguments on.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut command = cargo(&["run", "--quiet", "--package", "trivium-gallery", "--"]);
    shell(command.args(arguments.raw_args()?))?;
    Ok(ExitCode::SUCCESS)
}
