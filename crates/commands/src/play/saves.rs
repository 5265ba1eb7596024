//! Where games are kept that are not over: a folder with a file for each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use games::GameKind;
use table::{AnyTable, Head};
use terminal::{Save, SaveError};
use words::Words;

use crate::fault::Fault;
use crate::files;

/// How the name of a file ends that holds a line of JSON for each entry.
const ENDING: &str = "jsonl";

/// `trivium/games` where programs keep the data of a user; here, if the user has no place.
pub(super) fn folder(read: impl Fn(&str) -> Option<String>) -> PathBuf {
    let path = |name: &str| read(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = path("XDG_DATA_HOME")
        .or_else(|| path("HOME").map(|home| home.join(".local/share")))
        .or_else(|| path("LOCALAPPDATA"));
    data.unwrap_or_default().join("trivium/games")
}

/// A new file for a game that begins.
pub(super) fn create(
    words: &Words,
    kind: GameKind,
    (head, seed_hash): (&Head, &str),
) -> Result<Save, Fault> {
    let folder = folder(|name| std::env::var(name).ok());
    private(&folder).map_err(|error| files::problem(words, &folder, &error))?;
    let wanted = folder.join(format!("{kind}-{}.{ENDING}", &seed_hash[..8]));
    for number in 1.. {
        match Save::create(files::numbered(&wanted, number), head) {
            Err(SaveError::System(_, error)) if error.kind() == io::ErrorKind::AlreadyExists => {}
            created => return created.map_err(|error| Fault::problem(error.told(words))),
        }
    }
    unreachable!("there is always one more number")
}

/// Makes a folder that only its owner may enter, unless it is there.
fn private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A game that goes on: of this file, or the newest that no other program plays.
pub(super) fn open(words: &Words, file: Option<&Path>) -> Result<(Save, AnyTable), Fault> {
    let told = |error: SaveError| Fault::problem(error.told(words));
    if let Some(file) = file {
        return Save::open(file.to_owned()).map_err(told);
    }
    let folder = folder(|name| std::env::var(name).ok());
    for path in newest(&folder) {
        match Save::open(path) {
            Err(SaveError::InUse(_)) => {}
            opened => return opened.map_err(told),
        }
    }
    Err(Fault::problem(words.cli().no_saved_game(folder.display().to_string())))
}

/// The saved games of a folder, the one that was played last first. A file that is gone meanwhile is
/// none.
fn newest(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let saves = entries.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
    let mut dated: Vec<(SystemTime, PathBuf)> =
        saves.filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path))).collect();
    dated.sort();
    dated.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_kept_where_programs_keep_data() {
        let of = |data: &'static str, home: &'static str| {
            folder(move |name| match name {
                "XDG_DATA_HOME" => Some(data.to_owned()),
                "HOME" => Some(home.to_owned()),
                _ => None,
            })
        };
        assert_eq!(of("/data", "/home/anna"), Path::new("/data/trivium/games"));
        for relative in ["", "data"] {
            let usual = Path::new("/home/anna/.local/share/trivium/games");
            assert_eq!(of(relative, "/home/anna"), usual);
        }
        assert_eq!(folder(|_| None), Path::new("trivium/games"));
    }
}
