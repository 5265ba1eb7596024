//! Where a database is: a file for SQLite, a URL for PostgreSQL.

use sqlx::ConnectOptions;
use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::{Result, StoreError};

/// Which database serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backend {
    Sqlite,
    Postgres,
}

/// A database that can be connected to.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) backend: Backend,
    pub(crate) options: AnyConnectOptions,
}

impl Address {
    /// Reads `postgres://…`, `sqlite://path` or a path.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let (backend, options) = match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => (Backend::Postgres, text.parse()),
            Some(("sqlite", path)) if is_file(path) => (Backend::Sqlite, file(path)),
            None if is_file(text) => (Backend::Sqlite, file(text)),
            _ => return Err(refuse(text, None)),
        };
        let options = options.map_err(|error| refuse(text, Some(error.to_string())))?;
        Ok(Self { backend, options: options.disable_statement_logging() })
    }
}

/// Each connection to a database in memory would see another one.
fn is_file(path: &str) -> bool {
    !(path.is_empty() || path.contains(":memory:") || path.contains('?'))
}

/// A file of SQLite, made when it is not there.
fn file(path: &str) -> sqlx::Result<AnyConnectOptions> {
    let path = std::path::absolute(path)?;
    // The address escapes whatever is special in it, except the sign of an escape.
    let path = path.to_string_lossy().replace('%', "%25");
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    AnyConnectOptions::from_url(&options.to_url_lossy())
}

/// An error that does not repeat what stands before the `@`.
fn refuse(address: &str, reason: Option<String>) -> StoreError {
    let shown = address.rsplit_once('@').map_or(address, |(_, host)| host);
    StoreError::Address { address: shown.to_owned(), reason }
}
