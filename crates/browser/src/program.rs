//! Where the browser is.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::process::Command;

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// There is no browser to test with.
#[derive(Debug, thiserror::Error)]
#[error(
    "no browser: install Chromium (`apt-get install chromium`), so that `chromium` is in the path"
)]
pub struct MissingBrowser;

/// The browser in the path. Where there is none, the package of Debian is asked for.
pub fn program() -> Result<PathBuf, MissingBrowser> {
    let found = find().or_else(|| {
        install();
        find()
    });
    found.ok_or(MissingBrowser)
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let files = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// Asks as root, or as whoever becomes root without a password: nobody may be there to type one.
fn install() {
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let apt = if is_root { "apt-get" } else { "sudo -n apt-get" };
    for what in ["update", "install -y --no-install-recommends chromium fonts-dejavu-core"] {
        println!("Chromium is missing: {apt} {what}");
        let done = Command::new("sh").args(["-c", &format!("{apt} {what}")]).status();
        println!("apt-get: {done:?}");
    }
}
