//! What is asked for.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use lexopt::{Arg, ValueExt};

use crate::Result;

/// Most tables, sockets and actions a second: this is a measurement, not an attack.
const MOST: u32 = 10_000;
const MOST_SECONDS: u32 = 7_200;
/// A soak lasts an hour unless another time is asked for.
const SOAK: u32 = 3_600;
/// Files that are open besides sockets and connections.
const OTHER_FILES: u32 = 200;

#[derive(Clone, Debug)]
pub(crate) struct LoadPlan {
    pub(crate) program: PathBuf,
    pub(crate) tables: u32,
    /// Open sockets of all tables together.
    pub(crate) sockets: u32,
    /// Actions a second.
    pub(crate) rate: u32,
    pub(crate) seconds: u32,
    /// Actions played at each table before the measurement.
    pub(crate) warm: u32,
    /// Whether games that end are replaced, visitors look around, and memory must not grow.
    pub(crate) is_mixed: bool,
    pub(crate) is_json: bool,
}

impl LoadPlan {
    pub(crate) fn read(mut arguments: lexopt::Parser) -> Result<Self> {
        let mut program = None;
        let mut plan = Self {
            program: PathBuf::new(),
            tables: 1_000,
            sockets: 4_000,
            rate: 200,
            seconds: 30,
            warm: 20,
            is_mixed: false,
            is_json: false,
        };
        while let Some(argument) = arguments.next()? {
            match argument {
                Arg::Long("program") => program = Some(PathBuf::from(arguments.value()?)),
                Arg::Long("tables") => plan.tables = number(&mut arguments, 1, MOST)?,
                Arg::Long("sockets") => plan.sockets = number(&mut arguments, 1, MOST)?,
                Arg::Long("rate") => plan.rate = number(&mut arguments, 1, MOST)?,
                Arg::Long("seconds") => plan.seconds = number(&mut arguments, 1, MOST_SECONDS)?,
                Arg::Long("warm") => plan.warm = number(&mut arguments, 0, MOST)?,
                Arg::Long("soak") => (plan.is_mixed, plan.seconds) = (true, SOAK),
                Arg::Long("json") => plan.is_json = true,
                Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => {
                    return Err(argument.unexpected().into());
                }
            }
        }
        if plan.sockets < plan.tables {
            return Err("every table needs a socket: --sockets must not be under --tables".into());
        }
        let program = program.ok_or("--program FILE names the server")?;
        Ok(Self { program, ..plan })
    }

    /// How many sockets the table of a number has.
    pub(crate) fn sockets_of(&self, table: u32) -> u32 {
        self.sockets.div_euclid(self.tables) + u32::from(table < self.sockets % self.tables)
    }

    pub(crate) fn n_actions(&self) -> u32 {
        self.rate * self.seconds
    }

    /// When an action is due, after the start.
    pub(crate) fn due(&self, action: u32) -> Duration {
        Duration::from_secs(action.into()).div_f64(self.rate.into())
    }

    /// Whether the system lets a process open as many files as are needed, here and in the server.
    pub(crate) fn check_files(&self) -> Result<()> {
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
        let most = line.and_then(|line| line.split_whitespace().next()?.parse::<u32>().ok());
        let needed = self.sockets + self.tables + OTHER_FILES;
        match most {
            Some(most) if most < needed => Err(format!(
                "{needed} open files are needed and {most} allowed; run `ulimit -n {needed}` first"
            )
            .into()),
            Some(_) | None => Ok(()),
        }
    }
}

fn number(arguments: &mut lexopt::Parser, least: u32, most: u32) -> Result<u32> {
    let number: u32 = arguments.value()?.parse()?;
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    Err(format!("{number} is not from {least} to {most}").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_shared_out_and_actions_are_evenly_due() {
        let words = ["load", "--program", "trivium", "--tables", "3", "--sockets", "10"];
        let plan = LoadPlan::read(lexopt::Parser::from_iter(words)).expect("a plan");
        assert_eq!([0, 1, 2].map(|table| plan.sockets_of(table)), [4, 3, 3]);
        assert_eq!(plan.n_actions(), 6_000);
        assert_eq!(plan.due(100), Duration::from_millis(500));
        let words = ["load", "--program", "trivium", "--sockets", "10"];
        assert!(
            LoadPlan::read(lexopt::Parser::from_iter(words)).is_err(),
            "1,000 tables, 10 sockets"
        );
    }
}
