//! Save files: the head of a table and the entries of its log, one line of JSON each.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use table::{AnyTable, Damaged, Head};
use words::Words;

/// The longest log of a table, in bytes.
const MOST: u64 = 32 << 20;

/// A save file of one game, locked against other programs.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
    /// Whether a crash of the machine could lose the latest entries.
    is_unsafe: bool,
}

/// Why a game cannot be saved or continued; [`SaveError::told`] puts it in words.
#[derive(Debug)]
pub enum SaveError {
    /// The file cannot be read or written.
    System(PathBuf, io::Error),
    /// Another program plays this game.
    InUse(PathBuf),
    /// The file is longer than any game.
    TooLong(PathBuf),
    /// A line in the file does not belong there.
    Damaged(PathBuf, Damaged),
}

impl SaveError {
    pub fn told(&self, words: &Words) -> String {
        let cli = words.cli();
        match self {
            Self::System(path, error) => {
                let problem = cli.system(error.kind(), &error.to_string());
                cli.file(path.display().to_string(), &problem)
            }
            Self::InUse(path) => cli.save_in_use(path.display().to_string()),
            Self::TooLong(path) => cli.save_too_long(path.display().to_string(), MOST),
            Self::Damaged(path, damaged) => {
                let place = format!("{}:{}", path.display(), damaged.number + 1);
                if damaged.is_newer() { cli.save_newer(&place) } else { cli.save_damaged(&place) }
            }
        }
    }
}

impl Save {
    /// Creates a file, readable only by its owner, with the head of a table.
    pub fn create(path: PathBuf, head: &Head) -> Result<Self, SaveError> {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(|error| SaveError::System(path.clone(), error))?;
        let mut save = Self::locked(path, file)?;
        save.write(&[head])?;
        save.sync()?;
        // The folder holds the name of the file, so it is synced too.
        let kept = save.path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all());
        kept.map_err(|error| save.fault(error))?;
        Ok(save)
    }

    /// Opens a saved game. A last line cut short by a crash is dropped.
    pub fn open(path: PathBuf) -> Result<(Self, AnyTable), SaveError> {
        let file = File::options().read(true).write(true).open(&path);
        let file = file.map_err(|error| SaveError::System(path.clone(), error))?;
        let mut save = Self::locked(path, file)?;
        let bytes = save.read()?;
        let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let table = replayed(&bytes[..end]);
        let table = table.map_err(|damaged| SaveError::Damaged(save.path.clone(), damaged))?;
        save.cut(end as u64).map_err(|error| save.fault(error))?;
        Ok((save, table))
    }

    fn locked(path: PathBuf, file: File) -> Result<Self, SaveError> {
        match file.try_lock() {
            Ok(()) => Ok(Self { path, file, is_unsafe: false }),
            Err(TryLockError::WouldBlock) => Err(SaveError::InUse(path)),
            Err(TryLockError::Error(error)) => Err(SaveError::System(path, error)),
        }
    }

    fn read(&self) -> Result<Vec<u8>, SaveError> {
        let mut bytes = Vec::new();
        let read = (&self.file).take(MOST + 1).read_to_end(&mut bytes);
        let n_bytes = read.map_err(|error| self.fault(error))?;
        if n_bytes as u64 > MOST {
            return Err(SaveError::TooLong(self.path.clone()));
        }
        Ok(bytes)
    }

    fn cut(&mut self, end: u64) -> io::Result<()> {
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end)).map(drop)
    }

    pub(crate) fn write(&mut self, lines: &[impl Serialize]) -> Result<(), SaveError> {
        let mut text = Vec::new();
        for line in lines {
            serde_json::to_writer(&mut text, line).map_err(|error| self.fault(error.into()))?;
            text.push(b'\n');
        }
        self.is_unsafe = true;
        self.file.write_all(&text).map_err(|error| self.fault(error))
    }

    /// Syncs the file, so that not even a crash of the machine loses anything.
    pub(crate) fn sync(&mut self) -> Result<(), SaveError> {
        if std::mem::take(&mut self.is_unsafe) {
            self.file.sync_data().map_err(|error| self.fault(error))?;
        }
        Ok(())
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn remove(self) -> Result<(), SaveError> {
        fs::remove_file(&self.path).map_err(|error| self.fault(error))
    }

    fn fault(&self, error: io::Error) -> SaveError {
        SaveError::System(self.path.clone(), error)
    }
}

/// Rebuilds the table from whole lines.
fn replayed(bytes: &[u8]) -> Result<AnyTable, Damaged> {
    // Invalid UTF-8 is not JSON either, and is reported by its line.
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    AnyTable::load(lines.next().unwrap_or_default(), lines)
}
