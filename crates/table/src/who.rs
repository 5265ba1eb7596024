//! Authors of commands and entries.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An account or a guest. The table only compares it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub String);

impl From<&str> for UserId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The author of a command or an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    User(UserId),
    /// The program that plays for bots and absentees.
    Bot,
    /// The table itself: its clock, forced answers, standing orders.
    System,
}

impl Who {
    pub const fn user(&self) -> Option<&UserId> {
        match self {
            Self::User(user) => Some(user),
            Self::Bot | Self::System => None,
        }
    }
}
