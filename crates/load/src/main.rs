//! `cargo xtask load`: many people at many tables of one server, and how long they wait.
//!
//! [`load::server`] starts the program with a database of its own, [`table`] seats two people with
//! tokens at every table, [`socket`] follows it live as players and spectators do, [`drive`] lets
//! them play by the clock, [`report`] holds what was measured against the goals. Nothing leaves
//! this machine.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

mod drive;
mod mixed;
mod plan;
mod report;
mod socket;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use load::Result;
use load::server::{NO_LIMITS, NO_QUOTAS, ServerProcess};
use plan::LoadPlan;
use report::Report;
use tokio::time::Instant;

fn main() -> ExitCode {
    load::exit("load", run())
}

/// Measures and prints; whether every goal is reached.
fn run() -> Result<bool> {
    let plan = LoadPlan::read(lexopt::Parser::from_env())?;
    plan.check_files()?;
    // One thread: the other core is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(measure(&plan))?;
    println!("{}", if plan.is_json { report.json()? } else { report.text() });
    Ok(report.holds())
}

async fn measure(plan: &LoadPlan) -> Result<Report> {
    let flags = [NO_LIMITS, NO_QUOTAS].concat();
    let server = ServerProcess::start(&plan.program, &flags)?;
    eprintln!("load: {} tables and {} sockets …", plan.tables, plan.sockets);
    let tables = drive::open(plan, server.address).await?;
    eprintln!("load: {} actions at each table …", plan.warm);
    drive::warm_up(plan, &tables).await?;
    eprintln!("load: {} actions a second for {} seconds …", plan.rate, plan.seconds);
    let before = server.process().usage()?;
    let mut grown = None;
    let played = if plan.is_mixed {
        let until = Instant::now() + Duration::from_secs(plan.seconds.into());
        let watching = tokio::spawn(mixed::watch(server.process(), until));
        let bystanders = tokio::spawn(mixed::bystanders(server.address, until));
        let mut played = drive::play(plan, &tables).await;
        played.errors.extend(bystanders.await?);
        grown = mixed::quarters(&watching.await?);
        played
    } else {
        drive::play(plan, &tables).await
    };
    let after = server.process().usage()?;
    Ok(Report::new(plan, &played, (&before, &after), grown))
}
