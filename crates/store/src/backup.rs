//! Backups of a database in use.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use crate::address::{Backend, beside};
use crate::{OpenOptions, Result, Store, StoreError, lock};

impl Store {
    /// Writes a copy of a SQLite database to a new file. It holds everything acknowledged before
    /// the call, and appears under its name only when it is complete, checked and on disk. A
    /// damaged database is not copied: the copy would look sound with data missing.
    pub async fn backup(&self, path: &Path) -> Result<()> {
        if self.inner.backend == Backend::Postgres {
            return Err(StoreError::UsePgDump);
        }
        let part = beside(path, ".part");
        let refuse = |reason: io::Error| StoreError::Backup { path: path.into(), reason };
        if path.exists() {
            return Err(refuse(io::ErrorKind::AlreadyExists.into()));
        }
        let Some(target) = part.to_str() else {
            return Err(refuse(io::ErrorKind::InvalidFilename.into()));
        };
        self.is_worth_keeping().await?;
        // SQLite writes into an existing empty file, which is created readable only by its owner.
        lock::private(&part).map_err(refuse)?;
        let copied = sqlx::query("VACUUM INTO $1").bind(target).execute(self.reader()).await;
        let kept = match copied {
            Ok(_) => examine(target).await.and_then(|()| keep(&part, path).map_err(refuse)),
            Err(error) => Err(refuse(io::Error::other(error))),
        };
        if kept.is_err() {
            // The partial copy is useless, and may not exist.
            let _ = fs::remove_file(&part);
        }
        kept
    }

    /// Fails unless the database has our tables and SQLite finds its file sound.
    async fn is_worth_keeping(&self) -> Result<()> {
        if let Some(&table) = self.missing_tables().await?.first() {
            return Err(StoreError::NoTable { table });
        }
        self.integrity().await?.map_or(Ok(()), |problem| Err(StoreError::Damaged(problem)))
    }
}

async fn examine(copy: &str) -> Result<()> {
    let options = OpenOptions { is_read_only: true, migrates: false, ..OpenOptions::default() };
    let copy = Store::open_with(copy, options).await?;
    let sound = copy.is_worth_keeping().await;
    copy.close().await;
    sound
}

fn keep(part: &Path, path: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::hard_link(part, path)?;
    fs::remove_file(part)?;
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}
