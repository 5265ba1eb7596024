//! Everything that must hold before a commit, in one order, for people and for CI.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use serde_json::Value;

use crate::shell::{cargo, has_cargo, output, run as shell};
use crate::tree::root;
use crate::{Result, tidy};

struct TestStep {
    name: &'static str,
    run: fn() -> Result<()>,
}

const STEPS: &[TestStep] = &[
    TestStep { name: "fmt", run: || shell(&mut cargo(&["fmt", "--all", "--check"])) },
    TestStep { name: "clippy", run: clippy },
    TestStep { name: "doc", run: doc },
    TestStep { name: "programs", run: programs },
    TestStep { name: "tests", run: tests },
    TestStep {
        name: "doctests",
        run: || shell(&mut cargo(&["test", "--workspace", "--doc", "--quiet"])),
    },
    TestStep { name: "scenarios", run: scenarios },
    TestStep { name: "tidy", run: tidy::check },
];

/// Runs every step up to the first that fails. The last line counts them.
pub(crate) fn run() -> ExitCode {
    let mut n_passed = 0;
    for step in STEPS {
        println!("xtask: {} …", step.name);
        let start = Instant::now();
        let result = (step.run)();
        let seconds = start.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("xtask: {}: passed in {seconds:.1} s", step.name),
            Err(error) => {
                println!("xtask: {}: failed in {seconds:.1} s: {error}", step.name);
                println!("{n_passed} passed, 1 failed");
                return ExitCode::FAILURE;
            }
        }
        n_passed += 1;
    }
    println!("{n_passed} passed, 0 failed");
    ExitCode::SUCCESS
}

/// Rewrites the golden files.
pub(crate) fn bless() -> Result<()> {
    for (package, test, part) in [
        ("trivium-testkit", "all", "golden::"),
        ("trivium-terminal", "screens", ""),
        ("trivium-web", "browser", "looks::"),
    ] {
        let golden = ["test", "--package", package, "--test", test, part];
        shell(cargo(&golden).env(testkit::golden::BLESS, "1"))?;
    }
    Ok(())
}

fn clippy() -> Result<()> {
    shell(&mut cargo(&[
        "clippy",
        "--quiet",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn doc() -> Result<()> {
    let mut doc =
        cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
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
        return shell(&mut cargo(&["nextest", "run", "--workspace", "--status-level", "fail"]));
    }
    shell(&mut cargo(&["test", "--workspace", "--quiet", "--all-targets"]))
}

/// As a player would run them: through the program, from outside, as the tests before have built it.
fn scenarios() -> Result<()> {
    shell(Command::new(program("debug")?).args(["check", "scenarios"]).current_dir(root()))
}

/// Where cargo has put the program `trivium`.
pub(crate) fn program(profile: &str) -> Result<PathBuf> {
    let metadata = output(&mut cargo(&["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let target =
        metadata["target_directory"].as_str().ok_or("cargo metadata names no target_directory")?;
    let name = format!("trivium{}", std::env::consts::EXE_SUFFIX);
    Ok(PathBuf::from(target).join(profile).join(name))
}
