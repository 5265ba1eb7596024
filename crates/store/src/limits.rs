//! How large a stored thing may be. Checked before the database sees it.

use crate::{Result, StoreError};

/// Bytes of a name, a label or an id.
pub const LINE: usize = 256;
/// Bytes of a text for a list, preferences or an address.
pub const ENTRY: usize = 64 << 10;
/// Bytes of one entry of a log.
pub const LOG_ENTRY: usize = 80 << 10;
/// Bytes of a note to oneself.
pub const NOTE: usize = 16 << 10;
/// Characters of a note to oneself.
pub const NOTE_LETTERS: usize = 4_000;
/// Bytes of the head of a table.
pub const DOCUMENT: usize = 4 << 20;
/// Entries of one log. A full one takes no more.
pub const LOG: i64 = 120_000;
/// Bytes of the entries of one log. A longer one takes only [`LAST_WORDS`] at a time.
pub const LOG_BYTES: i64 = 32 << 20;
/// Bytes of an append for which every log has room: a player resigns, a game ends.
pub const LAST_WORDS: i64 = 1 << 10;
/// Entries that are read at a time.
pub const LOG_PAGE: i64 = 500;
/// Bytes after which no further entry is read at the same time.
pub const LOG_PAGE_BYTES: i64 = 256 << 10;
/// Entries of one append.
pub const BATCH: usize = 1_000;
/// People at one table.
pub const PEOPLE: usize = 64;
/// Rows of one page of a list.
pub const PAGE: u32 = 100;
/// Sessions, or API tokens, of one user. A new session ends the oldest one; a new token is refused.
pub const TOKENS: i64 = 50;
/// Characters of the name of a user.
pub const NAME: usize = 24;
/// Browsers in which one user is known. A new one takes the place of the oldest.
pub const DEVICES: i64 = 20;

/// Refuses a text that is too long, or that PostgreSQL cannot hold.
pub(crate) fn text(what: &'static str, text: &str, most: usize) -> Result<()> {
    if text.len() > most {
        return Err(StoreError::TooLarge { what, most });
    }
    if text.contains('\0') {
        return Err(StoreError::NulByte { what });
    }
    Ok(())
}

/// Refuses a list that is too long.
pub(crate) fn count(what: &'static str, n: usize, most: usize) -> Result<()> {
    if n > most { Err(StoreError::TooLarge { what, most }) } else { Ok(()) }
}
