//! Errors, by what the caller can do about them.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

use crate::Result;

/// Why a call failed. Nothing was changed, except where a variant says that this is unknown.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was first: read the log again and decide anew.
    #[error("the log of table {table_id} ends at {seq}, not where the writer expected")]
    Conflict { table_id: String, seq: i64 },
    #[error("there is no {what} {id}")]
    NotFound { what: &'static str, id: String },
    /// The id is taken.
    #[error("there already is a {what} {id}")]
    Exists { what: &'static str, id: String },
    /// Another user has this name, or one that looks the same.
    #[error("the name {name} is taken")]
    NameTaken { name: String },
    /// The text or list exceeds its limit.
    #[error("{what}: more than {most}")]
    TooLarge {
        what: &'static str,
        /// The limit, in bytes of a text or items of a list.
        most: usize,
    },
    /// The text holds a NUL character.
    #[error("{what}: a NUL character cannot be stored")]
    NulByte { what: &'static str },
    #[error("nothing to append")]
    Empty,
    /// The database stayed locked, or no connection became free, for all of
    /// [`OpenOptions::patience`](crate::OpenOptions::patience).
    #[error("the database is busy: {0}")]
    Busy(String),
    #[error("the disk of the database is full: {0}")]
    Full(String),
    #[error("the database is read-only: {0}")]
    ReadOnly(String),
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database cannot be reached, or the connection was lost. Whether a pending write took
    /// effect is unknown; a retry with the same key is safe.
    #[error("no connection to the database: {0}")]
    Connection(String),
    /// The database refuses access: a wrong password, or no such database.
    #[error("the database refuses the connection: {0}")]
    Denied(String),
    #[error("another process serves {path}")]
    InUse { path: PathBuf },
    /// The file has several hard links, and another process could serve it under each.
    #[error("{path} has more than one name")]
    ManyNames { path: PathBuf },
    #[error("the database has no table {table}")]
    NoTable { table: &'static str },
    #[error("{address} is no address of a database: {reason:?}")]
    Address {
        /// The address as given, without its password.
        address: String,
        reason: Option<String>,
    },
    #[error(
        "the database is newer than this program: it has migration {version}, which is unknown here"
    )]
    Newer { version: i64 },
    #[error("migration {version} differs from the one that made this database")]
    MigrationChanged { version: i64 },
    /// PostgreSQL is backed up with its own tools.
    #[error("a PostgreSQL database is saved with pg_dump, not by this program")]
    UsePgDump,
    #[error("cannot write the backup {path}: {reason}")]
    Backup { path: PathBuf, reason: io::Error },
    #[error("the database refused: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    pub(crate) fn not_found(what: &'static str, id: &str) -> Self {
        Self::NotFound { what, id: id.to_owned() }
    }

    /// Whether a retry may succeed later.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Full(_) | Self::Connection(_) | Self::Denied(_))
    }
}

/// Fails if a statement changed no row.
pub(crate) fn found(rows: u64, what: &'static str, id: &str) -> Result<()> {
    if rows == 0 { Err(StoreError::not_found(what, id)) } else { Ok(()) }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Self::Busy(text);
        }
        let lost = matches!(
            error,
            sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
        );
        if lost {
            return Self::Connection(text);
        }
        match error.as_database_error().and_then(condition) {
            Some(variant) => variant(text),
            None => Self::Database(error),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        if let MigrateError::VersionMissing(version) = error {
            return Self::Newer { version };
        }
        if let MigrateError::VersionMismatch(version) = error {
            return Self::MigrationChanged { version };
        }
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = error {
            return error.into();
        }
        Self::Damaged(error.to_string())
    }
}

/// The variant for a database error that a caller can act on.
fn condition(
    error: &(dyn sqlx::error::DatabaseError + 'static),
) -> Option<fn(String) -> StoreError> {
    let code = error.code()?;
    if error.try_downcast_ref::<SqliteError>().is_some() {
        return sqlite(code.parse().ok()?);
    }
    error.try_downcast_ref::<PgDatabaseError>().and_then(|_| postgres(&code))
}

/// Whether another lock is in the way.
pub(crate) fn is_locked(error: &sqlx::Error) -> bool {
    let variant = error.as_database_error().and_then(condition);
    variant.is_some_and(|variant| matches!(variant(String::new()), StoreError::Busy(_)))
}

/// Codes besides `FULL` that SQLite reports for lack of space.
const NO_ROOM: [i32; 2] = [IOERR_WRITE, IOERR_SHMSIZE];
const IOERR_WRITE: i32 = 778;
const IOERR_SHMSIZE: i32 = 4874;

/// SQLite keeps the primary code in the low byte: <https://www.sqlite.org/rescode.html>.
fn sqlite(code: i32) -> Option<fn(String) -> StoreError> {
    match code & 0xff {
        _ if NO_ROOM.contains(&code) => Some(StoreError::Full),
        5 | 6 => Some(StoreError::Busy),
        8 => Some(StoreError::ReadOnly),
        10 | 14 => Some(StoreError::Connection),
        11 | 26 => Some(StoreError::Damaged),
        13 => Some(StoreError::Full),
        _ => None,
    }
}

/// PostgreSQL's conditions: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
fn postgres(code: &str) -> Option<fn(String) -> StoreError> {
    match code {
        "22021" => Some(|_| StoreError::NulByte { what: "text" }),
        "53100" => Some(StoreError::Full),
        "25006" => Some(StoreError::ReadOnly),
        "40001" | "40P01" | "53200" | "53300" | "55P03" | "57014" => Some(StoreError::Busy),
        "57P01" | "57P02" | "57P03" => Some(StoreError::Connection),
        "3D000" | "28000" | "28P01" => Some(StoreError::Denied),
        "XX001" | "XX002" => Some(StoreError::Damaged),
        _ if code.starts_with("08") => Some(StoreError::Connection),
        _ => None,
    }
}
