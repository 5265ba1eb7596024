//! Where the programs of PostgreSQL are.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder with `initdb` and `postgres`. Where there is none, the packages of Debian are asked
/// for, once.
pub(crate) fn postgres() -> Option<PathBuf> {
    find().or_else(|| {
        install();
        find()
    })
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(versions());
    let initdb = folders.iter().map(|folder| folder.join("initdb")).find(|file| file.is_file())?;
    let folder = initdb.canonicalize().ok()?.parent()?.to_owned();
    folder.join("postgres").is_file().then_some(folder)
}

/// Debian keeps each version in a folder of its own, outside the path.
fn versions() -> Vec<PathBuf> {
    let folders = fs::read_dir(Path::new("/usr/lib/postgresql")).into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join("bin")).collect()
}

fn install() {
    println!("PostgreSQL is missing: apt-get install -y --no-install-recommends postgresql");
    let done = Command::new("apt-get")
        .args(["install", "-y", "--no-install-recommends", "postgresql"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
    println!("apt-get: {done:?}");
}
