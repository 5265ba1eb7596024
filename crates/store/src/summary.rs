//! What lists, clocks and bots need to know about a table.

use std::fmt;
use std::str::FromStr;

use crate::{Result, TableMember, UnixMillis, limits};

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats may be taken.
    Open,
    /// The game is running.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game was ended early.
    Aborted,
    /// The log does not replay.
    Damaged,
}

impl Status {
    const ALL: [Self; 5] =
        [Self::Open, Self::Playing, Self::Finished, Self::Aborted, Self::Damaged];

    /// The word in the database.
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

/// Who can find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableAudience {
    /// Everyone: it is in the lobby.
    Public,
    /// Only people with the link.
    Private,
}

impl TableAudience {
    const ALL: [Self; 2] = [Self::Public, Self::Private];

    /// The word in the database.
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
pub struct UnknownStoredWord(String);

impl FromStr for Status {
    type Err = UnknownStoredWord;

    fn from_str(word: &str) -> std::result::Result<Self, UnknownStoredWord> {
        let known = Self::ALL.into_iter().find(|status| status.as_str() == word);
        known.ok_or_else(|| UnknownStoredWord(word.to_owned()))
    }
}

impl FromStr for TableAudience {
    type Err = UnknownStoredWord;

    fn from_str(word: &str) -> std::result::Result<Self, UnknownStoredWord> {
        let known = Self::ALL.into_iter().find(|visibility| visibility.as_str() == word);
        known.ok_or_else(|| UnknownStoredWord(word.to_owned()))
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for TableAudience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What lists, clocks and bots need to know about a table. The caller derives it from the log, so
/// it can always be recomputed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The slug of the game.
    pub game: String,
    /// Anything else a list shows, as the caller's own text.
    pub about: String,
    /// The status of the table.
    pub status: Status,
    /// Who can find it.
    pub visibility: TableAudience,
    /// The people at the table, each once, and whether it waits for them.
    pub people: Vec<TableMember>,
    /// When the clock is due next.
    pub deadline: Option<UnixMillis>,
    /// Whether the table waits for a bot.
    pub needs_bot: bool,
    /// Whether that bot searches rather than answering at once.
    pub bot_thinks: bool,
    /// The user who opened the table.
    pub host: String,
    /// Whether a searching bot plays at the table.
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
