//! Durable storage of tables, users, their files, sessions and tokens, in SQLite or PostgreSQL.
//!
//! The store knows nothing of games. A table is an id, a head, and a log of entries numbered 1, 2,
//! 3 …; the caller writes head and entries as text, and the log is the truth. [`Store::append`] is
//! the only way to extend a log: it names the number it expects the log to end at, and the database
//! lets one of two writers win (`UNIQUE (table_id, seq)`). An acknowledged append survives `kill
//! -9`.
//!
//! Ids, hashes and times come from the caller; a time is [`UnixMillis`] since 1970. All user input is
//! bounded here ([`limits`]), and every list has a limit.

#![expect(missing_docs, reason = "only the site uses it, and most names say enough")]

mod address;
mod api_tokens;
mod backup;
mod bots;
mod bus;
mod chat;
mod clocks;
mod departures;
mod error;
mod expiry;
#[cfg(test)]
mod faults;
mod files;
mod follow_ups;
mod guests;
mod health;
pub mod limits;
mod lists;
mod lock;
mod log;
mod migrations;
mod names;
mod notes;
mod people;
mod pools;
mod sessions;
mod sql;
mod store;
mod summary;
mod tables;
mod telling;
mod throttle;
mod users;
mod webhooks;

pub use api_tokens::ApiToken;
pub use bots::{BotLease, BotWait, Lane};
pub use bus::{Change, Changes};
pub use chat::Spoken;
pub use departures::Departure;
pub use error::StoreError;
pub use files::{FileInsert, OwnFile};
pub use follow_ups::{LessonKey, LessonRow};
pub use health::{LogSize, Schema, Sizes};
pub use lists::{Cursor, ListPage, Mine, Portion};
pub use log::{Append, Appended, LogEntry};
pub use names::fold;
pub use people::TableMember;
pub use sessions::Session;
pub use store::{OpenOptions, Store};
pub use summary::{Status, Summary, TableAudience, UnknownStoredWord};
pub use tables::{StoredTable, TableInfo, TableInsert};
pub use telling::Telling;
pub use throttle::{Attempt, FailedAttempt, FailureTally};
pub use users::{Spared, User};
pub use webhooks::Failed;

/// Milliseconds since 1970, or a duration in milliseconds.
pub type UnixMillis = i64;

pub type Result<T> = std::result::Result<T, StoreError>;
