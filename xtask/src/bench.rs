//! Speed, beside the last figures that were saved: `bench/<game>.json` and `bench/site.json`.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use bots::arena::Machine;
use games::GameKind;
use lexopt::Arg;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::shell::{cargo, output, run as shell};
use crate::test::program;
use crate::tree::root;
use crate::{Result, game};

/// The name of what pages cost.
const SITE: &str = "site";

/// Figures by their name, such as `games_per_second`.
type BenchFigures = BTreeMap<String, f64>;

#[derive(Debug, Serialize, Deserialize)]
struct Bench {
    machine: BenchMachine,
    /// By the number of players.
    players: BTreeMap<u8, BenchFigures>,
}

#[derive(Debug, Serialize, Deserialize)]
struct BenchMachine {
    cpu: String,
    cores: usize,
    date: String,
    rustc: String,
}

/// Builds for release, measures every game with every number of players, and compares.
pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<()> {
    let mut saves = false;
    let mut subjects: Vec<&str> = GameKind::ALL.into_iter().map(GameKind::slug).collect();
    subjects.push(SITE);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("save") => saves = true,
            Arg::Long("game") => subjects = vec![game(&mut arguments)?.slug()],
            Arg::Long("site") => subjects = vec![SITE],
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                return Err(argument.unexpected().into());
            }
        }
    }
    shell(&mut cargo("build --release --package trivium"))?;
    for subject in subjects {
        let bench = measure(subject)?;
        print(subject, &bench, read(subject).as_ref());
        if saves {
            save(subject, &bench)?;
        }
    }
    Ok(())
}

/// What is measured under a name: a game, or the pages of one.
fn measure(subject: &str) -> Result<Bench> {
    let text = if subject == SITE { site()? } else { game_speed(subject)? };
    let mut players = BTreeMap::new();
    for line in text.lines() {
        let measured: Map<String, Value> = serde_json::from_str(line)?;
        let n = measured.get("players").and_then(Value::as_u64).ok_or("no number of players")?;
        players.insert(u8::try_from(n)?, figures(&measured));
    }
    Ok(Bench { machine: machine()?, players })
}

fn game_speed(game: &str) -> Result<String> {
    output(Command::new(program("release")?).args(["bench", game, "--json"]))
}

/// Pages are measured by a program that is not shipped: `crates/gallery`.
fn site() -> Result<String> {
    output(&mut cargo("run --quiet --release --package trivium-gallery -- --cost"))
}

/// What is measured, without what it was measured of.
fn figures(object: &Map<String, Value>) -> BenchFigures {
    let measured = object.iter().filter(|(name, _)| *name != "players");
    measured.filter_map(|(name, value)| Some((name.clone(), value.as_f64()?))).collect()
}

fn machine() -> Result<BenchMachine> {
    let Machine { cpu, threads } = Machine::this(std::thread::available_parallelism()?);
    Ok(BenchMachine {
        cpu,
        cores: threads.get(),
        date: output(Command::new("date").args(["-u", "+%F"]))?.trim().into(),
        rustc: output(Command::new("rustc").arg("--version"))?.trim().into(),
    })
}

fn print(subject: &str, now: &Bench, before: Option<&Bench>) {
    println!("{subject}, {} ({} cores)", now.machine.cpu, now.machine.cores);
    if let Some(before) = before {
        println!(
            "  before: {}, {} ({} cores)",
            before.machine.date, before.machine.cpu, before.machine.cores
        );
    }
    for (n, figures) in &now.players {
        for (name, figure) in figures {
            let old = before.and_then(|bench| bench.players.get(n)?.get(name));
            println!("  {n} players  {name:<28} {figure:>16.1}  {}", change(*figure, old.copied()));
        }
    }
}

fn change(now: f64, before: Option<f64>) -> String {
    match before {
        Some(before) if before != 0.0 => {
            format!("before {before:>16.1}  {:+.1} %", (now / before - 1.0) * 100.0)
        }
        _ => "before                –".into(),
    }
}

fn path(subject: &str) -> PathBuf {
    root().join("bench").join(format!("{subject}.json"))
}

fn read(subject: &str) -> Option<Bench> {
    serde_json::from_str(&fs::read_to_string(path(subject)).ok()?).ok()
}

fn save(subject: &str, bench: &Bench) -> Result<()> {
    fs::create_dir_all(root().join("bench"))?;
    fs::write(path(subject), serde_json::to_string_pretty(bench)? + "\n")?;
    println!("  saved in bench/{subject}.json");
    Ok(())
}
