//! A bound on the memory of a process, by the system, where it lets us.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the system keeps groups of processes, and the name of the file with their memory.
const GROUPS: [(&str, &str); 2] =
    [("/sys/fs/cgroup", "memory.max"), ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")];

/// A group of processes with a bound on their memory. It goes when it is dropped.
#[derive(Debug)]
pub struct Cage {
    folder: PathBuf,
}

impl Cage {
    /// A group with a bound; none where the system does not let us make one.
    pub fn new(name: &str, bytes: u64) -> Option<Self> {
        GROUPS.iter().find_map(|(groups, limit)| {
            let folder = Path::new(groups).join(name);
            fs::create_dir(&folder).ok()?;
            let cage = Self { folder };
            fs::write(cage.folder.join(limit), bytes.to_string()).ok()?;
            Some(cage)
        })
    }

    /// Puts a process into it, with what it starts from now on.
    pub fn take(&self, process: u32) -> std::io::Result<()> {
        fs::write(self.folder.join("cgroup.procs"), process.to_string())
    }
}

impl Drop for Cage {
    fn drop(&mut self) {
        // It stays if a process is still in it.
        let _ = fs::remove_dir(&self.folder);
    }
}
