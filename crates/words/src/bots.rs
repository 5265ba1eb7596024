//! What is said of bots: the levels that people choose from, and names that no bot has.

use std::time::Duration;

use bots::{Level, SpecError};

use crate::Words;
use crate::message::say;

#[derive(Clone, Copy, Debug)]
pub struct Bots<'a>(&'a Words);

/// Nobody notices a shorter wait.
const GLANCE: Duration = Duration::from_millis(50);

impl Words {
    pub const fn bots(&self) -> Bots<'_> {
        Bots(self)
    }
}

impl Bots<'_> {
    pub fn name(self, level: Level) -> String {
        say!(self.0, bots_name[Level: level])
    }

    pub fn about(self, level: Level) -> String {
        say!(self.0, bots_about[Level: level])
    }

    pub fn time(self, level: Level) -> String {
        let time = level.time();
        if time < GLANCE {
            say!(self.0, bots_time_glance)
        } else {
            say!(self.0, bots_time, seconds = time.as_secs_f64())
        }
    }

    pub fn problem(self, error: &SpecError) -> String {
        match error {
            SpecError::UnknownBot(name) => {
                let all = SpecError::names().join(", ");
                say!(self.0, bots_unknown, name = name.as_str(), all = all)
            }
            SpecError::ZeroBudget(text) => {
                say!(self.0, bots_zero_budget, text = text.as_str())
            }
            SpecError::BadSetting(text) => {
                say!(self.0, bots_bad_setting, text = text.as_str())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Locale;

    #[test]
    fn levels_are_told_apart() {
        let words = Words::new(Locale::En);
        let texts = Level::ALL.map(|level| words.bots().about(level));
        assert!(texts.iter().enumerate().all(|(i, text)| !texts[..i].contains(text)));
        assert_eq!(words.bots().time(Level::Miles), "Answers immediately.");
        assert_eq!(words.bots().time(Level::Centurio), "Thinks for up to 0.1 s a turn.");
    }

    #[test]
    fn a_wrong_name_is_told_with_the_right_ones() {
        let words = Words::new(Locale::En);
        let problem = |text: &str| match text.parse::<bots::Spec>() {
            Ok(spec) => format!("{spec:?}"),
            Err(error) => words.bots().problem(&error),
        };
        assert!(problem("grandmaster").contains("“grandmaster”"));
        assert!(problem("grandmaster").contains("legatus"));
        assert!(problem("search:0ms").contains("“0ms”"));
        assert!(problem("greedy:50ms").contains("“50ms”"));
    }
}
