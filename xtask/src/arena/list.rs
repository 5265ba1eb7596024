//! The list of matches, and their results.

use std::fs;
use std::path::{Path, PathBuf};

use bots::arena::MatchSummary;
use engine::Seed;
use games::GameKind;
use serde::Deserialize;

use super::RESULTS;
use crate::Result;
use crate::tree::root;

pub(super) const LIST: &str = "bench/arena.toml";

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchEntry {
    /// Of its files.
    pub(super) name: String,
    /// Who meets whom, in words.
    pub(super) about: String,
    pub(super) game: GameKind,
    pub(super) players: u8,
    pub(super) bots: Vec<String>,
    pub(super) blocks: u32,
    pub(super) seed: u64,
    /// Changed rules, such as `deal=expert`.
    #[serde(default)]
    pub(super) options: Vec<String>,
    pub(super) promise: Option<Promise>,
    /// Whether its ratings are a line of the plot.
    #[serde(default)]
    pub(super) plot: bool,
}

/// What is said of the lower end of the interval of a bot's part of the wins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Promise {
    pub(super) bot: String,
    pub(super) least: f64,
}

/// A match with its result, if it has one.
#[derive(Clone, Debug)]
pub(super) struct MatchResult {
    pub(super) entry: MatchEntry,
    pub(super) summary: Option<MatchSummary>,
}

impl MatchResult {
    pub(super) fn new(entry: MatchEntry) -> Self {
        let summary = entry.summary();
        Self { entry, summary }
    }

    /// Whether what is promised holds; none without promise or result.
    pub(super) fn holds(&self) -> Option<bool> {
        let promise = self.entry.promise.as_ref()?;
        let figures = self.summary.as_ref()?.bot(&promise.bot)?;
        Some(figures.win_share_low >= promise.least)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchList {
    r#match: Vec<MatchEntry>,
}

pub(super) fn entries() -> Result<Vec<MatchEntry>> {
    let text = fs::read_to_string(root().join(LIST))?;
    let list: MatchList = toml::from_str(&text).map_err(|error| format!("{LIST}: {error}"))?;
    Ok(list.r#match)
}

impl MatchEntry {
    /// The words after `trivium`, with the file that takes the results.
    pub(super) fn arguments(&self, file: &Path) -> Vec<String> {
        let mut words = vec!["arena".to_owned(), self.game.to_string()];
        let mut flag = |name: &str, value: String| words.extend([format!("--{name}"), value]);
        flag("players", self.players.to_string());
        flag("bots", self.bots.join(","));
        flag("blocks", self.blocks.to_string());
        flag("seed", self.seed.to_string());
        self.options.iter().for_each(|option| flag("option", option.clone()));
        flag("out", file.display().to_string());
        words
    }

    pub(super) fn command(&self) -> String {
        let file = self.file(Path::new(""));
        format!("trivium {}", self.arguments(&file).join(" "))
    }

    /// The file of its results in a folder.
    pub(super) fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.jsonl", self.name))
    }

    pub(super) fn summary_path(&self) -> PathBuf {
        root().join(RESULTS).join(format!("{}.json", self.name))
    }

    /// Its result, unless it has none or one of other arguments.
    pub(super) fn summary(&self) -> Option<MatchSummary> {
        self.read(&fs::read_to_string(self.summary_path()).ok()?)
    }

    /// A result in a text, if it is of this match.
    pub(super) fn read(&self, text: &str) -> Option<MatchSummary> {
        let summary: MatchSummary = serde_json::from_str(text).ok()?;
        let plan = &summary.plan;
        let is_same = plan.game == self.game.slug()
            && plan.players == self.players
            && plan.bots.iter().map(|bot| &bot.name).eq(&self.bots)
            && plan.blocks == self.blocks
            && plan.seed == Seed::from_number(self.seed);
        is_same.then_some(summary)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_promise_is_of_a_bot_that_plays_and_no_name_stands_twice() {
        let entries = entries().expect("a list of matches");
        let names: BTreeSet<&str> = entries.iter().map(|entry| &*entry.name).collect();
        assert_eq!(names.len(), entries.len());
        for entry in &entries {
            if let Some(promise) = &entry.promise {
                assert!(entry.bots.contains(&promise.bot), "{}", entry.name);
                assert!((0.0..1.0).contains(&promise.least), "{}", entry.name);
            }
        }
    }

    #[test]
    fn a_command_can_be_typed() {
        let entry = &entries().expect("a list of matches")[0];
        let expected = "trivium arena glory-to-rome --players 2 --bots greedy,random --blocks 1000 \
                        --seed 1 --out glory-to-rome-greedy.jsonl";
        assert_eq!(entry.command(), expected);
    }
}
