//! `cargo xtask torment`: attacks on a server, each on one with a database of its own, and whether
//! it stands.
//!
//! The attacker comes from 127.0.0.1; the others, who must not notice, come from 127.0.0.2. Every
//! attack is bounded in number and time, and nothing leaves this machine. The server has 512 MiB, by a
//! cgroup where the system lets us make one; one that takes more is ended, and the attack has
//! succeeded.
#![expect(clippy::print_stdout, reason = "a command line program")]

mod attacks;
mod guest;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lexopt::{Arg, ValueExt};
use load::Result;
use load::server::{Process, ServerProcess};
use tokio::time::{sleep, timeout};

use attacks::{ATTACKS, Attack, AttackFinding};

/// The most memory that a server may take.
const MEMORY: u64 = 512 << 20;
/// Between two looks at the memory.
const LOOK: Duration = Duration::from_millis(20);
/// No attack lasts longer.
const PATIENCE: Duration = Duration::from_mins(1);

fn main() -> ExitCode {
    load::exit("torment", run())
}

/// Attacks and prints; whether the server stood all of it.
fn run() -> Result<bool> {
    let (program, only) = read(lexopt::Parser::from_env())?;
    // An attack with many connections opens as many files as the server does.
    rlimit::increase_nofile_limit(u64::MAX)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut holds = true;
    for attack in ATTACKS.iter().filter(|attack| attack.name.contains(&only)) {
        let start = Instant::now();
        let finding = runtime.block_on(suffer(&program, attack));
        let finding = finding.unwrap_or_else(|error| AttackFinding::failed(error.to_string()));
        let AttackFinding { holds: is_held, measured } = finding;
        let verdict = if is_held { "held  " } else { "FAILED" };
        let seconds = start.elapsed().as_secs_f64();
        println!("{verdict} {}: {} | {measured} | {seconds:.1} s", attack.name, attack.about);
        holds &= is_held;
    }
    Ok(holds)
}

/// The server to attack, and which attacks: those with this in their name.
fn read(mut arguments: lexopt::Parser) -> Result<(PathBuf, String)> {
    let (mut program, mut only) = (None, String::new());
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("program") => program = Some(PathBuf::from(arguments.value()?)),
            Arg::Long("only") => only = arguments.value()?.string()?,
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    Ok((program.ok_or("--program FILE names the server")?, only))
}

async fn suffer(program: &Path, attack: &Attack) -> Result<AttackFinding> {
    let mut server = ServerProcess::start_within(program, attack.flags, Some(MEMORY))?;
    let process = server.process();
    let finding = tokio::select! {
        ended = timeout(PATIENCE, (attack.run)(&mut server)) => match ended {
            Ok(finding) => finding.unwrap_or_else(|error| AttackFinding::failed(error.to_string())),
            Err(_) => AttackFinding::failed("it does not end".to_owned()),
        },
        () = grows(&process) => AttackFinding::failed("too much memory".to_owned()),
    };
    let Ok(usage) = process.usage() else {
        return Ok(finding.and(false, "the server has ended"));
    };
    let bound = if server.is_caged() { "of 512 in a cgroup" } else { "watched" };
    Ok(finding.and(usage.memory < MEMORY, &format!("{} MiB {bound}", usage.memory >> 20)))
}

/// Waits until a process has taken too much memory.
async fn grows(process: &Process) {
    while process.usage().is_ok_and(|usage| usage.memory < MEMORY) {
        sleep(LOOK).await;
    }
}
