//! What lists, clocks and bots need to know about a table.

use std::fmt;
use std::str::FromStr;

use crate::{Result, TableMember, UnixMillis, limits};

/// A word in the database that this program does not know.
#[derive(Debug, thiserror::Error)]
#[error("unknown word {0:?}")]
pub struct UnknownStoredWord(String);

/// An enum, and the word in the database for each variant.
macro_rules! stored_words {
    ($name:ident { $($(#[$meta:meta])* $variant:ident = $word:literal,)+ }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$meta])* $variant,)+
        }

        impl $name {
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl FromStr for $name {
            type Err = UnknownStoredWord;

            fn from_str(word: &str) -> std::result::Result<Self, UnknownStoredWord> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(UnknownStoredWord(word.to_owned())),
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

stored_words!(Status {
    Open = "open",
    Playing = "playing",
    /// The game was played to its end.
    Finished = "finished",
    /// The game was ended early.
    Aborted = "aborted",
    /// The log does not replay.
    Damaged = "damaged",
});

// Who can find a table.
stored_words!(TableAudience {
    /// Everyone: it is in the lobby.
    Public = "public",
    /// Only people with the link.
    Private = "private",
});

/// What lists, clocks and bots need to know about a table. The caller derives it from the log, so
/// it can always be recomputed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub game: String,
    /// Anything else a list shows, as the caller's own text.
    pub about: String,
    pub status: Status,
    pub visibility: TableAudience,
    /// The people at the table, each once, and whether it waits for them.
    pub people: Vec<TableMember>,
    pub deadline: Option<UnixMillis>,
    pub needs_bot: bool,
    /// Whether that bot searches rather than answering at once.
    pub bot_thinks: bool,
    pub host: String,
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
