//! Many people at many tables, or attackers, by optimised programs of their own: `crates/load`,
//! `crates/torment`.

use std::process::{Command, ExitCode};

use crate::Result;
use crate::shell::{cargo, run as shell};
use crate::test::program;

/// Builds the server and a program that uses it, for release; fails if the program does.
pub(crate) fn run(name: &str, mut arguments: lexopt::Parser) -> Result<ExitCode> {
    // One after the other: built together they would share features, and the program would be
    // compiled anew.
    for package in ["trivium", &format!("trivium-{name}")] {
        shell(&mut cargo(&["build", "--release", "--package", package]))?;
    }
    let server = program("release")?;
    let user = server.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(user);
    let status = command.arg("--program").arg(server).args(arguments.raw_args()?).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
