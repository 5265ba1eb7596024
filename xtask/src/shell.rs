//! Running other programs.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::{env, io};

use crate::Result;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Cargo, as it was called, in the root of the repository, with the words of its arguments.
pub(crate) fn cargo(arguments: &str) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(arguments.split(' ')).current_dir(root());
    command
}

/// Runs a command that shares our output.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| named(command, &error))?;
    succeed(command, status)
}

/// Runs a command and gives what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| named(command, &error))?;
    succeed(command, output.status)?;
    Ok(String::from_utf8(output.stdout)?)
}

fn succeed(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    Err(format!("{} ended with {status}", words(command)).into())
}

/// Whether a program of cargo's is installed.
pub(crate) fn has_cargo(program: &str) -> bool {
    let mut command = cargo(&format!("{program} --version"));
    let silent = command.stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

fn named(command: &Command, error: &io::Error) -> String {
    format!("{}: {error}", words(command))
}

fn words(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
