//! Bots by name: `greedy`, `search:100ms`, `search:2000it,threads=2`, `legatus`.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use crate::{Bot, Greedy, Insight, Level, Lookahead, Random, Search, Style};

/// The method of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Brain {
    /// Random play.
    Random,
    /// Insight alone, with noise added to its scores.
    Greedy { noise: f32 },
    /// One answer ahead, in some imagined worlds.
    Lookahead { worlds: u8 },
    /// Tree search.
    Search(Style),
}

/// The thinking time of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time for all questions in one turn, its own or another's.
    Turn(Duration),
    /// Imagined games for each question. The answers then depend only on the seed.
    Iterations(NonZeroU32),
}

impl Budget {
    /// The default of a search.
    pub const USUAL: Self = Self::Turn(Duration::from_millis(100));

    /// `n` milliseconds per turn; `None` if it is 0.
    pub fn milliseconds(n: u32) -> Option<Self> {
        Some(Self::Turn(Duration::from_millis(NonZeroU32::new(n)?.get().into())))
    }

    /// `n` iterations per question; `None` if it is 0.
    pub fn iterations(n: u32) -> Option<Self> {
        NonZeroU32::new(n).map(Self::Iterations)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(time) => write!(f, "{}ms", time.as_millis()),
            Self::Iterations(n) => write!(f, "{n}it"),
        }
    }
}

/// A bot as named by a word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec {
    /// The method.
    pub brain: Brain,
    /// The thinking time; `None` is the default. Only a search uses it.
    pub budget: Option<Budget>,
    /// The number of search threads.
    pub threads: u8,
}

impl Spec {
    /// A bot with the default budget, on one thread.
    pub const fn new(brain: Brain) -> Self {
        Self { brain, budget: None, threads: 1 }
    }

    /// Parses a list of bots: `search:50ms,threads=2,greedy` are two.
    pub fn list(text: &str) -> Result<Vec<Self>, SpecError> {
        Self::split(text).iter().map(|text| text.parse()).collect()
    }

    /// Splits a list of bots. A comma before a budget or a setting does not end a bot.
    pub fn split(text: &str) -> Vec<String> {
        let mut bots: Vec<String> = Vec::new();
        for part in text.split(',') {
            let is_setting = part.contains('=') && !part.contains(':');
            let is_budget = part.starts_with(|c: char| c.is_ascii_digit());
            match bots.last_mut() {
                Some(bot) if is_setting || is_budget => *bot = format!("{bot},{part}"),
                _ => bots.push(part.to_owned()),
            }
        }
        bots
    }

    fn set(&mut self, text: &str) -> Result<(), SpecError> {
        let bad = || SpecError::BadSetting(text.into());
        match (text.split_once('='), &mut self.brain) {
            (None, Brain::Search(_)) => self.budget = Some(budget(text)?),
            (Some(("threads", value)), Brain::Search(_)) => {
                self.threads = value.parse().ok().filter(|n| *n > 0).ok_or_else(bad)?;
            }
            (Some((name, value)), Brain::Search(style)) => {
                let value: f32 = value.parse().ok().ok_or_else(bad)?;
                style.change(name, value).ok_or_else(bad)?;
            }
            (Some(("noise", value)), Brain::Greedy { noise }) => {
                *noise = value.parse().ok().ok_or_else(bad)?;
            }
            (Some(("worlds", value)), Brain::Lookahead { worlds }) => {
                *worlds = value.parse().ok().filter(|n| *n > 0).ok_or_else(bad)?;
            }
            _ => return Err(bad()),
        }
        Ok(())
    }
}

/// The names of bots, without levels.
const NAMES: [&str; 5] = ["random", "greedy", "lookahead", "search", "plain"];

fn brain(name: &str) -> Option<Brain> {
    match name {
        "random" => Some(Brain::Random),
        "greedy" => Some(Brain::Greedy { noise: Greedy::NOISE }),
        "lookahead" => Some(Brain::Lookahead { worlds: 16 }),
        "search" => Some(Brain::Search(Style::USUAL)),
        "plain" => Some(Brain::Search(Style::PLAIN)),
        _ => None,
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let level = name.parse().ok().map(Level::spec);
        let mut spec = level
            .or_else(|| brain(name).map(Self::new))
            .ok_or_else(|| SpecError::UnknownBot(name.into()))?;
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            spec.set(setting)?;
        }
        Ok(spec)
    }
}

fn budget(text: &str) -> Result<Budget, SpecError> {
    let bad = || SpecError::BadSetting(text.into());
    let n_digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(n_digits);
    let n: u32 = digits.parse().ok().ok_or_else(bad)?;
    let n = NonZeroU32::new(n).ok_or_else(|| SpecError::ZeroBudget(text.into()))?;
    match unit {
        "ms" => Ok(Budget::Turn(Duration::from_millis(n.get().into()))),
        "s" => Ok(Budget::Turn(Duration::from_secs(n.get().into()))),
        "it" => Ok(Budget::Iterations(n)),
        _ => Err(bad()),
    }
}

/// Creates a bot; others call [`Insight::bot`].
pub(crate) fn make<G: Insight>(spec: &Spec, number: u64) -> Box<dyn Bot<G> + Send> {
    match spec.brain {
        Brain::Random => Box::new(Random::new(number)),
        Brain::Greedy { noise } => Box::new(Greedy::with_noise(noise, number)),
        Brain::Lookahead { worlds } => Box::new(Lookahead::new(worlds, number)),
        Brain::Search(style) => {
            let budget = spec.budget.unwrap_or(Budget::USUAL);
            Box::new(Search::new(style.settings::<G>(), budget, spec.threads, number))
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// The name is unknown.
    UnknownBot(String),
    /// The budget is zero.
    ZeroBudget(String),
    /// The bot has no such setting, or the value is invalid.
    BadSetting(String),
}

impl SpecError {
    /// All names of bots.
    pub fn names() -> Vec<&'static str> {
        NAMES.into_iter().chain(Level::ALL.map(Level::slug)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use glory_to_rome::GloryToRome;

    #[test]
    fn bots_are_known_by_their_names() {
        for name in SpecError::names() {
            assert!(name.parse::<Spec>().is_ok(), "{name}");
        }
        let spec: Spec = "search:50ms,threads=2,cut=40".parse().unwrap();
        assert_eq!((spec.budget, spec.threads), (Budget::milliseconds(50), 2));
        let Brain::Search(style) = spec.brain else { panic!("{spec:?}") };
        let usual = GloryToRome::SEARCH;
        assert_eq!(style.settings::<GloryToRome>(), Settings { cut: 40, ..usual });
        let strongest: Spec = "legatus:200it".parse().unwrap();
        assert_eq!(strongest.budget, Budget::iterations(200));
    }

    #[test]
    fn a_bad_name_says_why() {
        let error = |text: &str| text.parse::<Spec>().unwrap_err();
        assert_eq!(error("chess"), SpecError::UnknownBot("chess".into()));
        assert_eq!(error("search:0ms"), SpecError::ZeroBudget("0ms".into()));
        for setting in ["100", "5min", "ms", "threads=0", "blend=2", "wisdom=1", "noise=NaN"] {
            let expected = SpecError::BadSetting(setting.into());
            assert_eq!(error(&format!("search:{setting}")), expected);
        }
        assert_eq!(error("greedy:50ms"), SpecError::BadSetting("50ms".into()));
    }

    #[test]
    fn commas_separate_bots_and_settings() {
        let list = Spec::split("search:50ms,threads=2,greedy,plain:10it,random");
        assert_eq!(list, ["search:50ms,threads=2", "greedy", "plain:10it", "random"]);
        assert_eq!(Spec::list("greedy,chess"), Err(SpecError::UnknownBot("chess".into())));
    }
}
