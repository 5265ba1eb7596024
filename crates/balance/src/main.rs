//! Are the cards of Gloria Mundi and the prices of Fortuna balanced? Bots play, and the figures are
//! held against the targets. Called by `cargo xtask balance`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

mod crowd;
mod figures;
mod fortuna;
mod gloria_mundi;
mod page;
mod parts;
mod plan;
mod svg;

use std::error::Error;
use std::process::ExitCode;

use games::GameKind;

use crate::plan::BalancePlan;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("balance: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every target is reached.
fn run() -> Result<bool> {
    let plan = BalancePlan::read(lexopt::Parser::from_env())?;
    match plan.game {
        GameKind::GloriaMundi => gloria_mundi::run(&plan),
        GameKind::Fortuna => fortuna::run(&plan),
        GameKind::GloryToRome => Err("the cards of Glory to Rome are as printed".into()),
    }
}
