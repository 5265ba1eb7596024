//! What a user prefers.

use serde::{Deserialize, Serialize};
use store::User;
use words::Locale;

engine::slugs! {
    /// Light or dark.
    #[derive(Default)]
    pub enum Theme {
        /// As the system says.
        #[default]
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

engine::slugs! {
    /// How fast things move.
    #[derive(Default)]
    pub enum Speed {
        /// To be followed at leisure.
        Slow = "slow",
        /// As designed.
        #[default]
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
        /// Nothing moves.
        None = "none",
    }
}

engine::slugs! {
    /// Which answers are asked for once more.
    #[derive(Default)]
    pub enum Confirm {
        /// Every answer.
        Always = "always",
        /// Those that carry a warning.
        #[default]
        Endings = "endings",
        /// None.
        Never = "never",
    }
}

engine::slugs! {
    /// How large cards are.
    #[derive(Default)]
    pub enum Cards {
        /// More fit.
        Small = "small",
        /// As designed.
        #[default]
        Normal = "normal",
        /// Easier to read.
        Large = "large",
    }
}

engine::slugs! {
    /// Whether the page makes sounds.
    #[derive(Default)]
    pub enum Sound {
        /// It does not.
        #[default]
        Off = "off",
        /// It does.
        On = "on",
    }
}

/// What a user prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) confirm: Confirm,
    pub(crate) cards: Cards,
    pub(crate) sound: Sound,
    /// `None` is what the browser asks for.
    pub(crate) language: Option<Locale>,
}

impl Preferences {
    /// What is stored; what cannot be read, by another version perhaps, is as for a new user.
    pub(crate) fn of(user: &User) -> Self {
        serde_json::from_str(&user.preferences).unwrap_or_default()
    }
}

/// The word for a preference, unless it is the usual one.
pub(crate) fn unusual<T: Default + PartialEq + ToString>(chosen: &T) -> Option<String> {
    (*chosen != T::default()).then(|| chosen.to_string())
}
