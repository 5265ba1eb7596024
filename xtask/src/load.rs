//! Many people at many tables, by an optimised program of its own: `crates/load`.

use std::process::{Command, ExitCode};

use crate::Result;
use crate::shell::{cargo, run as shell};
use crate::test::program;

/// Builds for release and passes the arguments on; fails if a goal is missed.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    // One after the other: built together they would share features, and the program would be
    // compiled anew.
    for package in ["trivium", "trivium-load"] {
        shell(&mut cargo(&["build", "--release", "--package", package]))?;
    }
    let server = program("release")?;
    let load = server.with_file_name(format!("load{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(load);
    let status = command.arg("--program").arg(server).args(arguments.raw_args()?).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
