//! Seats and their holders.

use serde::{Deserialize, Serialize};

use crate::UserId;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeper {
    #[default]
    Open,
    /// A person; one person may hold several seats.
    Person(UserId),
    /// A bot, by the name of its level.
    Bot(String),
}

/// Whether the holder plays their seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    #[default]
    Here,
    /// A caretaker plays until the person returns.
    Away,
    /// The person gave up; a caretaker plays to the end.
    Resigned,
    /// The person ran out of time where that loses the game; a caretaker plays to the end.
    Forfeited,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Place {
    pub keeper: Keeper,
    pub presence: Presence,
}

impl Place {
    /// The person who holds the seat and has not left the game.
    pub const fn person(&self) -> Option<&UserId> {
        match (&self.keeper, self.presence) {
            (Keeper::Person(user), Presence::Here | Presence::Away) => Some(user),
            _ => None,
        }
    }

    /// The person who plays the seat now.
    pub fn player(&self) -> Option<&UserId> {
        self.person().filter(|_| self.presence == Presence::Here)
    }

    pub fn is_of(&self, user: &UserId) -> bool {
        self.person() == Some(user)
    }
}

impl From<Keeper> for Place {
    fn from(keeper: Keeper) -> Self {
        Self { keeper, presence: Presence::Here }
    }
}
