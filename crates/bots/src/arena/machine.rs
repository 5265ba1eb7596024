//! The machine of a match.

use std::fs;
use std::num::NonZeroUsize;

use serde::{Deserialize, Serialize};

/// The machine a match was played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The name of its processor.
    pub cpu: String,
    /// Games played in parallel.
    pub threads: NonZeroUsize,
}

impl Machine {
    /// This machine, with `threads` games in parallel.
    pub fn this(threads: NonZeroUsize) -> Self {
        let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        Self { cpu: model.map_or_else(|| "unknown".into(), |(_, name)| name.into()), threads }
    }
}
