//! Third-party programs that tests need.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The best first: without windows to draw, a test takes two thirds of the time.
const CHROMIUM: [&str; 6] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A program that is missing and could not be installed.
#[derive(Debug, thiserror::Error)]
#[error("{program} is missing: install it (`apt-get install {packages}`)")]
pub struct Missing {
    pub(crate) program: &'static str,
    pub(crate) packages: &'static str,
}

/// The browser in the path. If there is none, the Debian package is installed.
pub fn chromium() -> Result<PathBuf, Missing> {
    let install = |packages| {
        find_or_install(|| in_path(&CHROMIUM), Missing { program: "Chromium", packages })
    };
    // Older Debians have only the whole browser.
    install("chromium-headless-shell fonts-dejavu-core")
        .or_else(|_missing| install("chromium fonts-dejavu-core"))
}

/// The folder with `initdb` and `postgres`. If there is none, the Debian package is installed.
pub fn postgres() -> Result<PathBuf, Missing> {
    find_or_install(find_postgres, Missing { program: "PostgreSQL", packages: "postgresql" })
}

pub(crate) fn find_or_install(
    find: fn() -> Option<PathBuf>,
    missing: Missing,
) -> Result<PathBuf, Missing> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install(&missing);
    find().ok_or(missing)
}

/// Installs the package as root or through `sudo`, without a password: a test cannot ask for one.
fn install(missing: &Missing) {
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let apt = if is_root { "apt-get" } else { "sudo -n apt-get" };
    let Missing { program, packages } = missing;
    for what in ["update", &format!("install -y --no-install-recommends {packages}")] {
        println!("{program} is missing: {apt} {what}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{apt} {what}")]).env("DEBIAN_FRONTEND", "noninteractive");
        println!("apt-get: {:?}", shell.status());
    }
}

fn path() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect()
}

/// The first program with one of these names in the path.
pub(crate) fn in_path(names: &[&str]) -> Option<PathBuf> {
    let folders = path();
    let mut files =
        names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.find(|file| file.is_file())
}

fn find_postgres() -> Option<PathBuf> {
    let folders = path().into_iter().chain(versions());
    let initdb = folders.map(|folder| folder.join("initdb")).find(|file| file.is_file())?;
    let folder = initdb.canonicalize().ok()?.parent()?.to_owned();
    folder.join("postgres").is_file().then_some(folder)
}

/// Debian keeps each version in its own folder, outside the path.
fn versions() -> Vec<PathBuf> {
    let folders = fs::read_dir(Path::new("/usr/lib/postgresql")).into_iter().flatten().flatten();
    folders.map(|folder| folder.path().join("bin")).collect()
}
