//! One server process per SQLite file: changes are announced within a process, so a second one
//! would show stale tables.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::address::beside;
use crate::{Result, StoreError};

/// The exclusive right to serve a file. The system drops it with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    // A separate file: closing any other handle of the database would drop SQLite's own locks.
    _file: File,
}

impl Lock {
    /// Locks the file at this path, or fails if another process has it. The lock file is beside the
    /// resolved file, whatever links lead there.
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

/// The number of hard links. SQLite would use another log and another lock under each name.
#[cfg(unix)]
fn n_names(path: &Path) -> std::io::Result<u64> {
    Ok(std::os::unix::fs::MetadataExt::nlink(&path.metadata()?))
}

#[cfg(not(unix))]
fn n_names(_path: &Path) -> std::io::Result<u64> {
    Ok(1)
}

/// Opens a file readable only by its owner, and creates it if it is missing. SQLite gives its other
/// files the permissions of the database.
pub(crate) fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
