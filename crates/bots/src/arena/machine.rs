//! On what a match was played.

use std::fs;
use std::num::NonZeroUsize;

use serde::{Deserialize, Serialize};

/// On what a match was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Its processor.
    pub cpu: String,
    /// How many games at a time.
    pub threads: NonZeroUsize,
}

impl Machine {
    /// This one, with so many games at a time.
    pub fn this(threads: NonZeroUsize) -> Self {
        let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        Self { cpu: model.map_or_else(|| "unknown".into(), |(_, name)| name.into()), threads }
    }
}
