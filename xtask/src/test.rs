//! Everything that must hold before a commit, in one order, for people and for CI.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use serde_json::Value;

use crate::Result;
use crate::shell::{cargo, has_cargo, output, root, run as shell};

type TestStep = fn() -> Result<()>;

const STEPS: [(&str, TestStep); 7] = [
    ("fmt", || shell(&mut cargo("fmt --all --check"))),
    ("clippy", || shell(&mut cargo("clippy --quiet --workspace --all-targets -- -D warnings"))),
    ("doc", doc),
    ("programs", programs),
    ("tests", tests),
    ("doctests", || shell(&mut cargo("test --workspace --doc --quiet"))),
    ("scenarios", scenarios),
];

/// Runs every step up to the first that fails. The last line counts them.
pub(crate) fn run() -> ExitCode {
    let mut n_passed = 0;
    for (name, step) in STEPS {
        println!("xtask: {name} …");
        let start = Instant::now();
        let result = step();
        let seconds = start.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("xtask: {name}: passed in {seconds:.1} s"),
            Err(error) => {
                println!("xtask: {name}: failed in {seconds:.1} s: {error}");
                println!("{n_passed} passed, 1 failed");
                return ExitCode::FAILURE;
            }
        }
        n_passed += 1;
    }
    println!("{n_passed} passed, 0 failed");
    ExitCode::SUCCESS
}

fn doc() -> Result<()> {
    let mut doc = cargo("doc --quiet --workspace --no-deps --document-private-items");
    shell(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Finds or installs what the tests need, in sight and before many tests want it at once.
fn programs() -> Result<()> {
    println!("xtask: programs: {}", servers::chromium()?.display());
    println!("xtask: programs: {}", servers::postgres()?.display());
    println!("xtask: programs: axe-core, {} bytes", servers::axe()?.len());
    Ok(())
}

/// One test a core: with more, pages miss the time they have for an update.
fn tests() -> Result<()> {
    if has_cargo("nextest") {
        return shell(&mut cargo("nextest run --workspace --status-level fail"));
    }
    shell(&mut cargo("test --workspace --quiet --all-targets"))
}

/// As a player would run them: through the program, from outside, as the tests before have built it.
fn scenarios() -> Result<()> {
    shell(Command::new(program("debug")?).args(["check", "scenarios"]).current_dir(root()))
}

/// Where cargo has put the program `trivium`.
pub(crate) fn program(profile: &str) -> Result<PathBuf> {
    let metadata = output(&mut cargo("metadata --format-version=1 --no-deps"))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let target =
        metadata["target_directory"].as_str().ok_or("cargo metadata names no target_directory")?;
    let name = format!("trivium{}", std::env::consts::EXE_SUFFIX);
    Ok(PathBuf::from(target).join(profile).join(name))
}
