//! A small disk that fills up quickly.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::Folder;

/// Mounts a disk and waits for the end of its input, which comes even if the test is killed.
const HOLD: &str = r#"mount -t tmpfs -o "size=$1" trivium "$0" && echo mounted && exec cat"#;

/// A small disk in memory. It is mounted in a separate namespace, which needs no privileges on most
/// systems, and exists as long as its holder runs.
#[derive(Debug)]
pub struct Disk {
    holder: Child,
    folder: Folder,
}

impl Disk {
    /// Mounts a disk of a size such as `8m`. Returns `None` and prints a line where that is not
    /// allowed; panics if `CI` is set.
    pub fn new(size: &str) -> Option<Self> {
        match Self::mount(size) {
            Ok(disk) => Some(disk),
            Err(error) => {
                assert!(std::env::var_os("CI").is_none(), "CI needs a disk: {error}");
                println!("skipped: no disk can be mounted: {error}");
                None
            }
        }
    }

    fn mount(size: &str) -> io::Result<Self> {
        let folder = Folder::new()?;
        let holder = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", HOLD])
            .arg(folder.path())
            .arg(size)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut disk = Self { holder, folder };
        let out = disk.holder.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        if line == "mounted\n" { Ok(disk) } else { Err(io::Error::other("not mounted")) }
    }

    /// A command that runs inside the namespace and sees the disk.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.holder.id().to_string(), "--user", "--mount"]);
        command.args(["--preserve-credentials", program]);
        command
    }

    /// The path of a file on the disk, inside the namespace.
    pub fn path(&self, name: &str) -> String {
        self.folder.file(name)
    }

    /// The path of the same file, outside the namespace.
    pub fn outside(&self, name: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/root{}", self.holder.id(), self.path(name)))
    }

    pub fn fill(&self) -> io::Result<()> {
        let ballast = self.outside("ballast");
        let mut ballast = File::options().create(true).append(true).open(ballast)?;
        loop {
            match ballast.write_all(&[0; 512]) {
                Err(error) if error.kind() == io::ErrorKind::StorageFull => return Ok(()),
                written => written?,
            }
        }
    }

    /// Frees the space that [`Disk::fill`] took.
    pub fn free(&self) -> io::Result<()> {
        fs::remove_file(self.outside("ballast"))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(self.holder.stdin.take());
        // It ends by itself, and there is nothing to do if it does not.
        let _ = self.holder.wait();
    }
}
