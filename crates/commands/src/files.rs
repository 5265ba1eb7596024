//! Files: read whole, written without ever overwriting.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use words::Words;

use crate::fault::Fault;

pub fn read(words: &Words, path: &str) -> Result<String, Fault> {
    fs::read_to_string(path).map_err(|error| problem(words, Path::new(path), &error))
}

/// Writes a file that must not exist yet, unless `overwrite` says so.
pub(crate) fn write(words: &Words, path: &Path, text: &str, overwrite: bool) -> Result<(), Fault> {
    let result = if overwrite { fs::write(path, text) } else { create(path, text) };
    result.map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            Fault::problem(words.cli().exists(path.display().to_string()))
        } else {
            problem(words, path, &error)
        }
    })
}

/// Writes a file under this name, or under the next one that is free, and tells which.
pub(crate) fn write_beside(words: &Words, wanted: &Path, text: &str) -> Result<PathBuf, Fault> {
    for number in 1.. {
        let path = numbered(wanted, number);
        match create(&path, text) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(problem(words, &path, &error)),
        }
    }
    unreachable!("there is always one more number")
}

/// Whether the folder of a file that is to be written exists.
pub(crate) fn has_folder(words: &Words, path: &Path) -> Result<(), Fault> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.map_or(Ok(()), |folder| {
        fs::read_dir(folder).map_or_else(|error| Err(problem(words, folder, &error)), |_| Ok(()))
    })
}

fn create(path: &Path, text: &str) -> io::Result<()> {
    File::create_new(path)?.write_all(text.as_bytes())
}

/// `game.json`, `game-2.json`, `game-3.json` …
pub(crate) fn numbered(path: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{number}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    path.with_file_name(name)
}

pub(crate) fn problem(words: &Words, path: &Path, error: &io::Error) -> Fault {
    let (cli, path) = (words.cli(), path.display().to_string());
    Fault::problem(cli.file(&path, cli.system(error.kind(), &error.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_name_keeps_the_folder_and_the_ending() {
        let name = |path, number| numbered(Path::new(path), number);
        assert_eq!(name("a/game.json", 1), Path::new("a/game.json"));
        assert_eq!(name("a/game.json", 2), Path::new("a/game-2.json"));
        assert_eq!(name("game", 3), Path::new("game-3"));
    }
}
