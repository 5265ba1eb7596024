//! What a user prefers.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use store::User;
use words::Locale;

use crate::core::problem::Problem;

/// The word for the language of the browser.
pub(crate) const BROWSER: &str = "browser";

engine::slugs! {
    #[derive(Default)]
    pub enum Theme {
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

engine::slugs! {
    #[derive(Default)]
    pub enum Speed {
        Slow = "slow",
        #[default]
        Normal = "normal",
        Fast = "fast",
        None = "none",
    }
}

engine::slugs! {
    /// Which answers are asked for once more.
    #[derive(Default)]
    pub enum Confirm {
        Always = "always",
        /// Those that carry a warning.
        #[default]
        Endings = "endings",
        Never = "never",
    }
}

engine::slugs! {
    #[derive(Default)]
    pub enum CardSize {
        Small = "small",
        #[default]
        Normal = "normal",
        Large = "large",
    }
}

engine::slugs! {
    /// How loud sounds are.
    #[derive(Default)]
    pub enum Sound {
        #[default]
        Off = "off",
        Quiet = "quiet",
        On = "on",
        Loud = "loud",
    }
}

engine::slugs! {
    #[derive(Default)]
    pub enum TextSize {
        #[default]
        Normal = "normal",
        Large = "large",
        Larger = "larger",
    }
}

engine::slugs! {
    /// Who gives an answer that is the only one.
    #[derive(Default)]
    pub enum Only {
        #[default]
        Ask = "ask",
        Play = "play",
    }
}

engine::slugs! {
    /// Whether single keys do something.
    #[derive(Default)]
    pub enum Keys {
        #[default]
        On = "on",
        Off = "off",
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) confirm: Confirm,
    pub(crate) cards: CardSize,
    pub(crate) sound: Sound,
    pub(crate) text: TextSize,
    pub(crate) only: Only,
    pub(crate) keys: Keys,
    /// `None` is what the browser asks for.
    pub(crate) language: Option<Locale>,
}

impl Preferences {
    /// What is stored; what cannot be read, by another version perhaps, is as for a new user.
    pub(crate) fn of(user: &User) -> Self {
        serde_json::from_str(&user.preferences).unwrap_or_default()
    }

    /// The same with the newly chosen words, by name; anything without a word stays as it is.
    pub(crate) fn with<'a>(self, word: impl Fn(&str) -> Option<&'a str>) -> Result<Self, Problem> {
        fn read<T: FromStr>(name: &str, word: Option<&str>, now: T) -> Result<T, Problem> {
            word.map_or(Ok(now), |word| word.parse().ok().ok_or_else(|| Problem::field(name)))
        }
        let language = match word("language") {
            Some(BROWSER) => None,
            None => self.language,
            word => Some(read("language", word, Locale::default())?),
        };
        Ok(Self {
            theme: read("theme", word("theme"), self.theme)?,
            speed: read("speed", word("speed"), self.speed)?,
            confirm: read("confirm", word("confirm"), self.confirm)?,
            cards: read("cards", word("cards"), self.cards)?,
            sound: read("sound", word("sound"), self.sound)?,
            text: read("text", word("text"), self.text)?,
            only: read("only", word("only"), self.only)?,
            keys: read("keys", word("keys"), self.keys)?,
            language,
        })
    }
}

/// The word for a preference, unless it is the usual one.
pub(crate) fn unusual<T: Default + PartialEq + ToString>(chosen: &T) -> Option<String> {
    (*chosen != T::default()).then(|| chosen.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// What the first program stored.
    const KEPT: &str = include_str!("../../tests/kept/preferences.jsonl");

    #[test]
    fn what_was_ever_stored_is_read() {
        let written = serde_json::to_value(Preferences::default()).expect("plain data");
        let keys: BTreeSet<&String> = written.as_object().expect("fields").keys().collect();
        for line in KEPT.lines() {
            let read: Preferences = serde_json::from_str(line).expect(line);
            let again = serde_json::to_value(read).expect("plain data");
            let stands: Value = serde_json::from_str(line).expect(line);
            for (key, value) in stands.as_object().expect("fields") {
                assert_eq!(&again[key], value, "{key} of {line}");
            }
        }
        let whole: Value =
            serde_json::from_str(KEPT.lines().next().expect("a line")).expect("JSON");
        assert_eq!(whole.as_object().expect("fields").keys().collect::<BTreeSet<_>>(), keys);
    }

    #[test]
    fn every_word_that_was_ever_stored_is_kept() {
        let has = |key: &str, word: &str| KEPT.contains(&format!("\"{key}\":\"{word}\""));
        assert!(Theme::ALL.iter().all(|word| has("theme", word.slug())));
        assert!(Speed::ALL.iter().all(|word| has("speed", word.slug())));
        assert!(Confirm::ALL.iter().all(|word| has("confirm", word.slug())));
        assert!(CardSize::ALL.iter().all(|word| has("cards", word.slug())));
        assert!(Sound::ALL.iter().all(|word| has("sound", word.slug())));
        assert!(TextSize::ALL.iter().all(|word| has("text", word.slug())));
        assert!(Only::ALL.iter().all(|word| has("only", word.slug())));
        assert!(Keys::ALL.iter().all(|word| has("keys", word.slug())));
        assert!(["en", "fr", "es"].iter().all(|word| has("language", word)));
    }
}
