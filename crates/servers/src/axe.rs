//! The checker of accessibility, axe-core, which is not ours and is not copied here: it is fetched
//! once, as a package, and kept where programs keep what they can fetch again.

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

/// The script of the checker, fetched if it is not kept yet.
pub fn axe() -> Result<String, Missing> {
    let kept = cache().join(format!("{PACKAGE}.js"));
    if let Some(text) = read(&kept) {
        return Ok(text);
    }
    let npm = Missing { program: "npm, which fetches axe-core,", packages: "npm" };
    let npm = find_or_install(|| in_path(&["npm"]), npm)?;
    let lost = Missing { program: PACKAGE, packages: "npm" };
    let text = fetch(&npm).ok_or(lost)?;
    // Whoever cannot keep it fetches it again.
    let _ = keep(&kept, &text);
    Ok(text)
}

/// Where programs of this person keep what they can fetch again.
fn cache() -> PathBuf {
    let set = |name| std::env::var_os(name).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".cache"));
    set("XDG_CACHE_HOME").or_else(home).unwrap_or_else(std::env::temp_dir).join("trivium")
}

/// The file, if it is what it should be.
fn read(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    (HEXLOWER.encode(&Sha256::digest(&text)) == SHA256).then_some(text)
}

/// Another test may read at the same time, so it comes as a whole.
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
