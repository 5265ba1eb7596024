//! One server process for a file of SQLite: news of changes stays within a process, so a second one
//! would show old tables.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::address::beside;
use crate::{Result, StoreError};

/// The right to serve a file. It ends with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    // SQLite has locks of its own on the database, which closing another handle of it would drop.
    _file: File,
}

impl Lock {
    /// Takes the right to serve the file at this path, or says that another process has it. The
    /// lock lies beside the file itself, whatever links lead there.
    pub(crate) fn take(database: &Path) -> Result<Self> {
        let fault = |error: std::io::Error| StoreError::Connection(error.to_string());
        let found = database.canonicalize().map_err(fault)?;
        if n_names(&found).map_err(fault)? > 1 {
            return Err(StoreError::ManyNames { path: found });
        }
        let file = private(&beside(&found, "-lock")).map_err(fault)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.into() }),
            Err(TryLockError::Error(error)) => Err(fault(error)),
        }
    }
}

/// How many names a file has. Under each of them it would have another log and another lock.
#[cfg(unix)]
fn n_names(path: &Path) -> std::io::Result<u64> {
    Ok(std::os::unix::fs::MetadataExt::nlink(&path.metadata()?))
}

#[cfg(not(unix))]
fn n_names(_path: &Path) -> std::io::Result<u64> {
    Ok(1)
}

/// Opens a file that only its owner may read, and makes it if it is not there. SQLite gives its
/// other files the rights of the database.
pub(crate) fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
