//! Lists the scenario files, so that the library holds whatever the folder does.

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    gather(&root, &mut files)?;
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("library.rs"), table(&root, &files))
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// A Rust expression: names and texts, sorted by name.
fn table(root: &Path, files: &[PathBuf]) -> String {
    let name = |path: &Path| {
        let below = path.strip_prefix(root).unwrap_or(path).with_extension("");
        below.to_string_lossy().replace('\\', "/")
    };
    let mut rows: Vec<_> = files.iter().map(|path| (name(path), path)).collect();
    rows.sort();
    let mut text = "&[\n".to_owned();
    for (name, path) in rows {
        let _ = writeln!(text, "({name:?}, include_str!({:?})),", path.display().to_string());
    }
    text + "]\n"
}
