//! The program `trivium`: serve, play, check, replay, verify, random, backup and doctor; and its
//! laboratory: bench, arena and fit.
//!
//! The site, its copy and its doctor are here; the other commands are in the crate `commands`.

mod doctor;
mod serve;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use commands::{Args, Fault, Tool, is_help, language, overview};
use mimalloc::MiMalloc;
use words::cli::CliCommand;
use words::{Locale, Words};

/// Tables and pages come and go in all sizes for weeks: the system's allocator keeps the holes.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let mut given = std::env::args_os().skip(1).collect();
    let usual = Words::new(language::of_environment(|name| std::env::var(name).ok()));
    match language::take(&usual, &mut given) {
        Ok(None) => start(&usual, given),
        Ok(Some(asked)) => start(&Words::new(asked), given),
        Err(fault) => fault.report(&usual),
    }
}

fn start(words: &Words, given: Vec<OsString>) -> ExitCode {
    let out = &mut io::stdout().lock();
    let Some(tool) = Tool::named(&given) else {
        return run(words, given, out).unwrap_or_else(|fault| fault.report(words));
    };
    let english = Words::new(Locale::En);
    tool.run(&english, given, out).unwrap_or_else(|fault| fault.report(&english))
}

fn run(words: &Words, mut given: Vec<OsString>, out: &mut dyn Write) -> Result<ExitCode, Fault> {
    if given.is_empty() {
        return serve::run(words, Args::new(words, given), out);
    }
    if is_help(&given[0]) {
        return overview::all(words, out);
    }
    if is_version(&given[0]) {
        return doctor::version(words, out);
    }
    let name = given.remove(0).to_string_lossy().into_owned();
    let Ok(command) = name.parse::<CliCommand>() else {
        return Err(Fault::problem(words.cli().unknown_command(&name, names())));
    };
    if given.iter().any(is_help) {
        return overview::one(words, command, out);
    }
    let args = Args::new(words, given);
    match command {
        CliCommand::Serve => serve::run(words, args, out),
        CliCommand::Play => commands::play(words, args, out),
        CliCommand::Check => commands::check(words, args, out),
        CliCommand::Replay => commands::replay(words, args, out),
        CliCommand::Verify => commands::verify(words, args, out),
        CliCommand::Random => commands::random(words, args, out),
        CliCommand::Backup => serve::backup(words, args, out),
        CliCommand::Doctor => doctor::run(words, args, out),
    }
}

fn names() -> String {
    let tools = Tool::ALL.into_iter().map(Tool::slug);
    CliCommand::ALL.into_iter().map(CliCommand::slug).chain(tools).collect::<Vec<_>>().join(", ")
}

fn is_version(word: &OsString) -> bool {
    word == "--version" || word == "-V" || word == "version"
}
