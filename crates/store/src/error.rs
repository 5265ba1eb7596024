//! What can go wrong, told apart by what the caller can do about it.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

/// Why the store did not do what was asked. Nothing was changed, except where a variant says that
/// it is not known.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first: read the log again and decide anew.
    #[error("the log of table {table_id} ends at {seq}, not where the writer expected")]
    Conflict {
        /// The table.
        table_id: String,
        /// Where its log ends.
        seq: i64,
    },
    /// There is no such thing.
    #[error("there is no {what} {id}")]
    NotFound {
        /// The kind of thing.
        what: &'static str,
        /// Which one.
        id: String,
    },
    /// The id is taken.
    #[error("there already is a {what} {id}")]
    Exists {
        /// The kind of thing.
        what: &'static str,
        /// Which one.
        id: String,
    },
    /// Another user has the name, or one that looks the same.
    #[error("the name {name} is taken")]
    NameTaken {
        /// The name as it was asked for.
        name: String,
    },
    /// The text or list exceeds its limit.
    #[error("{what}: more than {most}")]
    TooLarge {
        /// What is too large.
        what: &'static str,
        /// The limit, in bytes of a text or items of a list.
        most: usize,
    },
    /// The text holds a NUL character.
    #[error("{what}: a NUL character cannot be stored")]
    NulByte {
        /// Which text.
        what: &'static str,
    },
    /// An append without entries.
    #[error("nothing to append")]
    Empty,
    /// The database stayed locked, or had no connection free, for as long as we wait.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// No room on the disk.
    #[error("the disk of the database is full: {0}")]
    Full(String),
    /// The database can be read only.
    #[error("the database is read-only: {0}")]
    ReadOnly(String),
    /// The database is not in order.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database cannot be reached, or was lost. Whether a write under way took effect is not
    /// known; a retry with the same key is safe.
    #[error("no connection to the database: {0}")]
    Connection(String),
    /// The database is there and lets us not in: a wrong password, or no such database.
    #[error("the database refuses the connection: {0}")]
    Denied(String),
    /// Another process serves the same file.
    #[error("another process serves {path}")]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file has several names, under each of which another process could serve it.
    #[error("{path} has more than one name")]
    ManyNames {
        /// One of them.
        path: PathBuf,
    },
    /// The database has no tables of ours.
    #[error("the database has no table {table}")]
    NoTable {
        /// The first that is missing.
        table: &'static str,
    },
    /// The address of the database cannot be understood.
    #[error("{address} is no address of a database: {reason:?}")]
    Address {
        /// What was given, without a password.
        address: String,
        /// What its reader says of it, if it got that far.
        reason: Option<String>,
    },
    /// A newer program has changed the database.
    #[error(
        "the database is newer than this program: it has migration {version}, which is unknown here"
    )]
    Newer {
        /// The first unknown migration.
        version: i64,
    },
    /// An old migration is not the one that was applied.
    #[error("migration {version} differs from the one that made this database")]
    MigrationChanged {
        /// The migration.
        version: i64,
    },
    /// Only SQLite is copied by the program itself.
    #[error("a PostgreSQL database is saved with pg_dump, not by this program")]
    UsePgDump,
    /// The copy was not made.
    #[error("cannot write the backup {path}: {reason}")]
    Backup {
        /// Where it should have gone.
        path: PathBuf,
        /// Why not.
        reason: io::Error,
    },
    /// Anything else that the database said.
    #[error("the database refused: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    pub(crate) fn not_found(what: &'static str, id: &str) -> Self {
        Self::NotFound { what, id: id.to_owned() }
    }

    /// Whether the same call may succeed later.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Full(_) | Self::Connection(_) | Self::Denied(_))
    }

    /// Nothing, where the same call may succeed later.
    pub fn pass(self) -> crate::Result<()> {
        if self.is_passing() { Ok(()) } else { Err(self) }
    }
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

/// The variant for what a database says, if it is one of those that a caller can act upon.
fn condition(
    error: &(dyn sqlx::error::DatabaseError + 'static),
) -> Option<fn(String) -> StoreError> {
    let code = error.code()?;
    if error.try_downcast_ref::<SqliteError>().is_some() {
        return sqlite(code.parse().ok()?);
    }
    error.try_downcast_ref::<PgDatabaseError>().and_then(|_| postgres(&code))
}

/// Whether somebody else's lock is in the way.
pub(crate) fn is_locked(error: &sqlx::Error) -> bool {
    let variant = error.as_database_error().and_then(condition);
    variant.is_some_and(|variant| matches!(variant(String::new()), StoreError::Busy(_)))
}

/// What a full disk does to the index of the log of SQLite, and a quota to any file: a write fails
/// for want of room, and SQLite does not call it full.
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
