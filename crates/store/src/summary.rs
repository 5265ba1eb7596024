//! What a list, a clock or a bot needs to know of a table.

use std::fmt;
use std::str::FromStr;

use crate::{Millis, Person, Result, limits};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// People may sit down.
    Open,
    /// The game is on.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game was given up before its end.
    Aborted,
    /// The log does not replay.
    Damaged,
}

impl Status {
    const ALL: [Self; 5] =
        [Self::Open, Self::Playing, Self::Finished, Self::Aborted, Self::Damaged];

    /// The word that stands in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Aborted => "aborted",
            Self::Damaged => "damaged",
        }
    }
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Everybody: it is in the lobby.
    Public,
    /// Who has the link.
    Private,
}

impl Visibility {
    const ALL: [Self; 2] = [Self::Public, Self::Private];

    /// The word that stands in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
        }
    }
}

/// A word in the database that this program does not know.
#[derive(Debug, thiserror::Error)]
#[error("unknown word {0:?}")]
pub struct UnknownWord(String);

impl FromStr for Status {
    type Err = UnknownWord;

    fn from_str(word: &str) -> std::result::Result<Self, UnknownWord> {
        let known = Self::ALL.into_iter().find(|status| status.as_str() == word);
        known.ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

impl FromStr for Visibility {
    type Err = UnknownWord;

    fn from_str(word: &str) -> std::result::Result<Self, UnknownWord> {
        let known = Self::ALL.into_iter().find(|visibility| visibility.as_str() == word);
        known.ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for Visibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What lists, clocks and bots need to know of a table. The caller computes it from the log, so
/// that it can always be computed again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The slug of the game.
    pub game: String,
    /// Whatever else a list shows, as a text of the caller.
    pub about: String,
    /// Where the table stands.
    pub status: Status,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who sits at it, each user once, and who of them is asked something.
    pub people: Vec<Person>,
    /// When the clock has to be looked at next.
    pub deadline: Option<Millis>,
    /// Whether a bot has to move.
    pub needs_bot: bool,
    /// Whether that bot thinks, and does not answer at once.
    pub bot_thinks: bool,
    /// The user who opened the table.
    pub host: String,
    /// Whether a bot that thinks plays at the table.
    pub thinks: bool,
}

impl Summary {
    pub(crate) fn check(&self) -> Result<()> {
        limits::text("game", &self.game, limits::LINE)?;
        limits::text("about", &self.about, limits::ENTRY)?;
        limits::text("host", &self.host, limits::LINE)?;
        limits::count("people", self.people.len(), limits::PEOPLE)?;
        self.people.iter().try_for_each(|who| limits::text("user id", &who.user_id, limits::LINE))
    }
}
