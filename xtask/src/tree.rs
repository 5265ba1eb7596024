//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
pub(crate) use crate::shell::root;

/// A text file and its path from the root of the repository, with `/` on every system.
#[derive(Clone, Debug)]
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All files with this extension below a directory, sorted by path; none if there is no directory.
pub(crate) fn sources(directory: &str, extension: &str) -> Result<Vec<SourceFile>> {
    let mut paths = Vec::new();
    walk(&root().join(directory), extension, &mut paths)?;
    paths.sort();
    paths.iter().map(|path| source(path)).collect()
}

fn walk(directory: &Path, extension: &str, paths: &mut Vec<PathBuf>) -> Result<()> {
    if !directory.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !name.starts_with('.') && name != "target" {
            walk(&path, extension, paths)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    Ok(())
}

/// One file, by its path from the root.
pub(crate) fn file(path: &str) -> Result<SourceFile> {
    source(&root().join(path))
}

fn source(path: &Path) -> Result<SourceFile> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let relative = path.strip_prefix(root()).unwrap_or(path);
    let path = relative.to_string_lossy().replace('\\', "/");
    Ok(SourceFile { path, text })
}
