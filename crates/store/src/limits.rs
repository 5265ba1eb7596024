//! Size limits, checked before anything reaches the database.

use crate::{Result, StoreError};

/// Bytes of a name, a label or an id.
pub const LINE: usize = 256;
/// Bytes of a list text, of preferences or of an address.
pub const ENTRY: usize = 64 << 10;
/// Bytes of one log entry.
pub const LOG_ENTRY: usize = 80 << 10;
/// Bytes of a private note.
pub const NOTE: usize = 16 << 10;
/// Characters of a private note.
pub const NOTE_LETTERS: usize = 4_000;
/// Bytes of a table's head.
pub const DOCUMENT: usize = 4 << 20;
/// Entries in one log. A full log takes no more.
pub const LOG: i64 = 120_000;
/// Bytes of all entries in one log. Beyond it, only [`LAST_WORDS`] are taken at a time.
pub const LOG_BYTES: i64 = 32 << 20;
/// Bytes of an append that every log has room for: a player resigns, a game ends.
pub const LAST_WORDS: i64 = 1 << 10;
/// Entries read at a time.
pub const LOG_PAGE: i64 = 500;
/// Bytes after which no further entry is read in the same page.
pub const LOG_PAGE_BYTES: i64 = 256 << 10;
/// Entries in one append.
pub const BATCH: usize = 1_000;
/// People at one table.
pub const PEOPLE: usize = 64;
/// Rows on one page of a list.
pub const PAGE: u32 = 100;
/// Sessions, or API tokens, of one user. A new session ends the oldest; a new token is refused.
pub const TOKENS: i64 = 50;
/// Characters of a user's name.
pub const NAME: usize = 24;
/// Browsers known for one user. A new one replaces the oldest.
pub const DEVICES: i64 = 20;

/// Refuses a text that is too long, or contains a NUL, which PostgreSQL cannot store.
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

/// The rows of one page of a list.
pub(crate) fn rows(limit: u32) -> i64 {
    i64::from(limit.min(PAGE))
}
