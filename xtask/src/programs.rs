//! Programs of their own that commands pass their arguments on to: `crates/balance`,
//! `crates/gallery`, `crates/load` and `crates/torment`.

use std::process::{Command, ExitCode};

use crate::Result;
use crate::shell::{cargo, run as shell};
use crate::test::program;

/// Whether bots find cards and prices balanced; fails if a target is missed.
pub(crate) fn balance(arguments: lexopt::Parser) -> Result<ExitCode> {
    pass(&mut cargo("run --release --package trivium-balance --"), arguments)
}

/// Builds the server and a program that uses it, for release; fails if the program does.
pub(crate) fn load(name: &str, arguments: lexopt::Parser) -> Result<ExitCode> {
    // One after the other: built together they would share features, and the program would be
    // compiled again.
    for package in ["trivium", &format!("trivium-{name}")] {
        shell(&mut cargo(&format!("build --release --package {package}")))?;
    }
    let server = program("release")?;
    let user = server.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    pass(Command::new(user).arg("--program").arg(server), arguments)
}

pub(crate) fn pictures(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut command = cargo("run --quiet --package trivium-gallery --");
    shell(command.args(arguments.raw_args()?))?;
    Ok(ExitCode::SUCCESS)
}

fn pass(command: &mut Command, mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let status = command.args(arguments.raw_args()?).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
