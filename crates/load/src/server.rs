//! A server as it is served in earnest: SQLite on the disk, every commit synced.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::Result;
use crate::person::between;

/// Flags that let one machine ask and listen for many people.
pub const NO_LIMITS: &[&str] = [
    ["--session-rate", "1000000"],
    ["--address-rate", "1000000"],
    ["--stranger-rate", "1000000"],
    ["--sign-in-rate", "1000000"],
    ["--address-connections", "1000000"],
    ["--address-sockets", "1000000"],
    ["--user-sockets", "1000000"],
]
.as_flattened();

/// Flags that let one person open and play many tables.
pub const NO_QUOTAS: &[&str] = [
    ["--quota-open", "1000000/1000000"],
    ["--quota-running", "1000000/1000000"],
    ["--quota-messages", "1000000/1000000"],
    ["--quota-made", "1000000/1000000"],
]
.as_flattened();

/// A server with a database of its own. It ends with this value.
#[derive(Debug)]
pub struct ServerProcess {
    pub address: SocketAddr,
    child: Child,
    process: Process,
    command: Command,
    folder: PathBuf,
    cage: Option<Cage>,
}

/// The process of a server, also after a restart.
#[derive(Clone, Debug)]
pub struct Process(Arc<AtomicU32>);

#[derive(Clone, Copy, Debug)]
pub struct ProcessUsage {
    /// The most memory that was resident, in bytes.
    pub memory: u64,
    /// The time it was on a processor.
    pub cpu: Duration,
}

impl ServerProcess {
    /// Starts the program at a free port. Its database is beside it: `/tmp` may be in memory.
    pub fn start(program: &Path, flags: &[&str]) -> Result<Self> {
        Self::start_within(program, flags, None)
    }

    /// As [`ServerProcess::start`], with a bound on its memory, where the system lets us make one.
    pub fn start_within(program: &Path, flags: &[&str], memory: Option<u64>) -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let home = program.parent().unwrap_or(Path::new("."));
        let folder = home.join(format!("site-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]);
        command.arg(folder.join("site.sqlite")).args(flags);
        command.env("TRIVIUM_LOG", "error").stdout(Stdio::piped());
        let spawned = command.spawn();
        let child = spawned.map_err(|error| format!("{}: {error}", program.display()))?;
        let unknown = SocketAddr::from(([127, 0, 0, 1], 0));
        // From here on whatever fails ends the process.
        let process = Process(Arc::new(AtomicU32::new(child.id())));
        let name = format!("trivium-{}-{number}", std::process::id());
        let cage = memory.and_then(|bytes| Cage::new(&name, bytes));
        let mut server = Self { address: unknown, child, process, command, folder, cage };
        server.enter()?;
        server.find()?;
        Ok(server)
    }

    /// Puts the process where its memory is bounded.
    fn enter(&self) -> Result<()> {
        Ok(self.cage.as_ref().map_or(Ok(()), |cage| cage.take(self.child.id()))?)
    }

    /// Whether the system bounds its memory.
    pub const fn is_caged(&self) -> bool {
        self.cage.is_some()
    }

    /// Kills the program and starts it again on the same database.
    pub fn restart(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = self.command.spawn()?;
        self.process.0.store(self.child.id(), Ordering::Relaxed);
        self.enter()?;
        self.find()
    }

    /// Waits until the program says where it listens.
    fn find(&mut self) -> Result<()> {
        let output = self.child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = between(&line, "http://", "\n").ok_or("the server names no address")?;
        self.address = address.trim_end_matches(|c: char| !c.is_ascii_digit()).parse()?;
        Ok(())
    }

    /// What can be asked while the server is in use.
    pub fn process(&self) -> Process {
        self.process.clone()
    }
}

impl Process {
    pub fn usage(&self) -> Result<ProcessUsage> {
        let folder = PathBuf::from(format!("/proc/{}", self.0.load(Ordering::Relaxed)));
        let status = fs::read_to_string(folder.join("status"))?;
        let stat = fs::read_to_string(folder.join("stat"))?;
        Ok(ProcessUsage {
            memory: bytes(&status, "VmHWM:").ok_or("no VmHWM in /proc")?,
            cpu: cpu(&stat).ok_or("no times in /proc")?,
        })
    }

    /// The memory that is resident now, in bytes; none when the process is gone.
    pub fn resident(&self) -> Option<u64> {
        let status = format!("/proc/{}/status", self.0.load(Ordering::Relaxed));
        bytes(&fs::read_to_string(status).ok()?, "VmRSS:")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A size in `/proc/PID/status`.
fn bytes(status: &str, name: &str) -> Option<u64> {
    let kib: u64 = between(status, name, "kB")?.trim().parse().ok()?;
    Some(kib << 10)
}

/// The time of user and system in `/proc/PID/stat`, which Linux counts in hundredths of a second.
fn cpu(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11).map(str::parse::<u64>);
    let hundredths = times.next()?.ok()? + times.next()?.ok()?;
    Some(Duration::from_millis(hundredths * 10))
}

/// Where the system keeps groups of processes, and the name of the file with their memory.
const GROUPS: [(&str, &str); 2] =
    [("/sys/fs/cgroup", "memory.max"), ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")];

/// A group of processes with a bound on their memory. It goes when it is dropped.
#[derive(Debug)]
struct Cage {
    folder: PathBuf,
}

impl Cage {
    /// A group with a bound; none where the system does not let us make one.
    fn new(name: &str, bytes: u64) -> Option<Self> {
        GROUPS.iter().find_map(|(groups, limit)| {
            let folder = Path::new(groups).join(name);
            fs::create_dir(&folder).ok()?;
            let cage = Self { folder };
            fs::write(cage.folder.join(limit), bytes.to_string()).ok()?;
            Some(cage)
        })
    }

    /// Puts a process into it, with what it starts from now on.
    fn take(&self, process: u32) -> std::io::Result<()> {
        fs::write(self.folder.join("cgroup.procs"), process.to_string())
    }
}

impl Drop for Cage {
    fn drop(&mut self) {
        // It stays if a process is still in it.
        let _ = fs::remove_dir(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_the_system_are_read() {
        let status = "VmPeak:\t 99 kB\nVmHWM:\t   1024 kB\nVmRSS:\t 9 kB\n";
        assert_eq!(bytes(status, "VmHWM:"), Some(1 << 20));
        let stat = "7 (a name) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0";
        assert_eq!(cpu(stat), Some(Duration::from_secs(2)));
    }
}
