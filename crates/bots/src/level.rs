//! The opponents offered to people.

use std::time::Duration;

use engine::slugs;

use crate::{Brain, Budget, Greedy, Spec, Style};

slugs! {
    /// The strength of a bot, by the ranks of a legion.
    pub enum Level {
        /// A recruit: knows the rules and little more.
        Tiro = "tiro",
        /// A soldier: takes what looks best.
        Miles = "miles",
        /// A captain: thinks ahead for a moment.
        Centurio = "centurio",
        /// A general: thinks ahead for as long as people like to wait.
        Legatus = "legatus",
    }
}

impl Level {
    /// The bot of this level.
    pub const fn spec(self) -> Spec {
        match self {
            Self::Tiro => Spec::new(Brain::Greedy { noise: 5.0 }),
            Self::Miles => Spec::new(Brain::Greedy { noise: Greedy::NOISE }),
            Self::Centurio => Self::search(100),
            Self::Legatus => Self::search(900),
        }
    }

    const fn search(milliseconds: u64) -> Spec {
        let budget = Budget::Turn(Duration::from_millis(milliseconds));
        Spec { budget: Some(budget), ..Spec::new(Brain::Search(Style::USUAL)) }
    }

    /// The most time it takes for a turn on one core.
    pub const fn time(self) -> Duration {
        match self.spec().budget {
            Some(Budget::Turn(time)) => time,
            Some(Budget::Iterations(_)) | None => Duration::from_millis(1),
        }
    }
}
