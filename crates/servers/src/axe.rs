//! The accessibility checker axe-core. It is third-party code, so it is not copied here: it is
//! downloaded once, as a package, and cached.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::Folder;
use crate::programs::{Missing, find_or_install, in_path};

const PACKAGE: &str = "axe-core@4.14.0";
const FILE: &str = "axe.min.js";
const SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// The checker's script, downloaded if it is not cached yet.
pub fn axe() -> Result<String, Missing> {
    let kept = cache().join(format!("{PACKAGE}.js"));
    if let Some(text) = read(&kept) {
        return Ok(text);
    }
    let npm = Missing { program: "npm, which fetches axe-core,", packages: "npm" };
    let npm = find_or_install(|| in_path(&["npm"]), npm)?;
    let lost = Missing { program: PACKAGE, packages: "npm" };
    let text = fetch(&npm).ok_or(lost)?;
    // Without a cache it is downloaded again next time.
    let _ = keep(&kept, &text);
    Ok(text)
}

/// The user's cache folder.
fn cache() -> PathBuf {
    let set = |name| std::env::var_os(name).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".cache"));
    set("XDG_CACHE_HOME").or_else(home).unwrap_or_else(std::env::temp_dir).join("trivium")
}

/// The cached file, if its contents are as expected.
fn read(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    (HEXLOWER.encode(&Sha256::digest(&text)) == SHA256).then_some(text)
}

/// Writes the file atomically, since another test may read it at the same time.
fn keep(file: &Path, text: &str) -> std::io::Result<()> {
    fs::create_dir_all(cache())?;
    let part = file.with_extension(std::process::id().to_string());
    fs::write(&part, text)?;
    fs::rename(&part, file)
}

fn fetch(npm: &Path) -> Option<String> {
    println!("axe-core is missing: npm pack {PACKAGE}");
    let folder = Folder::new().ok()?;
    let run = |command: &mut Command| {
        let quiet = command.current_dir(folder.path()).stdout(Stdio::null());
        quiet.status().ok().filter(std::process::ExitStatus::success)
    };
    run(Command::new(npm).args(["pack", "--silent", PACKAGE]))?;
    let archive = PACKAGE.replace('@', "-") + ".tgz";
    run(Command::new("tar").args(["xzf", &archive, "--strip-components=1"]))?;
    read(&folder.path().join(FILE))
}
