//! Where a database is: a file for SQLite, a URL for PostgreSQL.

use std::path::{Path, PathBuf};

use sqlx::ConnectOptions;
use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::{Result, StoreError};

/// The database in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backend {
    Sqlite,
    Postgres,
}

#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) backend: Backend,
    pub(crate) options: AnyConnectOptions,
    /// The SQLite file; `None` for PostgreSQL.
    pub(crate) file: Option<PathBuf>,
}

impl Address {
    /// Reads `postgres://…`, `sqlite://path` or a path.
    pub(crate) fn parse(text: &str, is_read_only: bool) -> Result<Self> {
        let path = match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => None,
            Some(("sqlite", path)) if is_file(path) => Some(path),
            None if is_file(text) => Some(text),
            _ => return Err(refuse(text, None)),
        };
        let wrong = |error: sqlx::Error| refuse(text, Some(error.to_string()));
        let (backend, options, file) = match path {
            None => (Backend::Postgres, text.parse().map_err(wrong)?, None),
            Some(path) => {
                let path = std::path::absolute(path).map_err(|error| wrong(error.into()))?;
                let options = options(&path, is_read_only).map_err(wrong)?;
                (Backend::Sqlite, options, Some(path))
            }
        };
        Ok(Self { backend, options: options.disable_statement_logging(), file })
    }
}

/// Whether the path names a file. Every connection to an in-memory database would open a separate
/// one.
fn is_file(path: &str) -> bool {
    !(path.is_empty() || path.contains(":memory:") || path.contains('?'))
}

/// Options for a SQLite file, which is created if it is missing and may be written.
fn options(path: &Path, is_read_only: bool) -> sqlx::Result<AnyConnectOptions> {
    // The URL parser escapes every special character except `%` itself.
    let name = path.to_string_lossy().replace('%', "%25");
    let options = SqliteConnectOptions::new().filename(name);
    let options = if is_read_only {
        options.read_only(true).immutable(is_at_rest(path))
    } else {
        options.create_if_missing(true)
    };
    AnyConnectOptions::from_url(&options.to_url_lossy())
}

/// Whether a SQLite file has no pending write-ahead log. It can then be read without creating files
/// beside it, even in a read-only folder.
fn is_at_rest(path: &Path) -> bool {
    ["-wal", "-journal"].into_iter().all(|end| !beside(path, end).exists())
}

/// The path with `end` appended to the file name.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// An error that does not repeat the credentials before the `@`.
fn refuse(address: &str, reason: Option<String>) -> StoreError {
    let shown = address.rsplit_once('@').map_or(address, |(_, host)| host);
    StoreError::Address { address: shown.to_owned(), reason }
}
