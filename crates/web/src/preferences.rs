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

/// What a user prefers.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    pub(crate) theme: Theme,
    /// `None` is what the browser asks for.
    pub(crate) language: Option<Locale>,
}

impl Preferences {
    /// What is stored; what cannot be read, by another version perhaps, is as for a new user.
    pub(crate) fn of(user: &User) -> Self {
        serde_json::from_str(&user.preferences).unwrap_or_default()
    }
}
