//! The program `trivium` as a process of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use servers::Folder;

/// Nothing takes so long, even where many programs share a machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(4);

/// Where a site lives, whether it runs or not.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) folder: Folder,
    pub(crate) database: String,
}

impl Home {
    /// With a new file of SQLite.
    pub(crate) fn new() -> Self {
        let folder = Folder::new().expect("a folder");
        let database = folder.file("trivium.sqlite");
        Self { folder, database }
    }

    /// With a database that is elsewhere.
    pub(crate) fn at(database: String) -> Self {
        Self { database, ..Self::new() }
    }

    /// How the program is started here. What it says goes into one file.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
        self.furnish(&mut command);
        command
    }

    /// Adds flags that let a test ask as often, and listen as much, as it likes.
    pub(crate) fn furnish(&self, command: &mut Command) {
        let log = File::options().create(true).append(true).open(self.log()).expect("a log");
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &self.database]);
        for rate in ["--session-rate", "--address-rate", "--stranger-rate", "--sign-in-rate"] {
            command.args([rate, "1000000"]);
        }
        for quota in ["open", "running", "thinking", "messages", "made", "imports"] {
            command.args([format!("--quota-{quota}"), "1000000/1000000".to_owned()]);
        }
        command.args(["--bot-pace", "0/0"]);
        for most in ["--address-connections", "--address-sockets", "--user-sockets"] {
            command.args([most, "1000"]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
    }

    pub(crate) fn start(&self) -> Program {
        Program::start(&mut self.command())
    }

    fn log(&self) -> String {
        self.folder.file("log")
    }

    /// What the program has said so far.
    pub(crate) fn said(&self) -> String {
        fs::read_to_string(self.log()).expect("a log")
    }

    /// Nothing in the program broke. A panic at one table would not have stopped it.
    #[track_caller]
    pub(crate) fn is_sound(&self) {
        let log = self.said();
        assert!(!log.contains("panicked") && !log.contains("internal error"), "{log}");
    }
}

/// A program that runs, until it is dropped.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    pub(crate) base: String,
}

impl Program {
    /// Starts the program and waits until it says where it is.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("an output"));
        out.read_line(&mut line).expect("a line");
        let Some((_, address)) = line.trim().split_once("http://") else {
            panic!("{line:?}, {:?}", child.wait());
        };
        Self { base: format!("http://{address}"), child }
    }

    /// Its number among the processes.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The most memory that it ever took, in bytes.
    pub(crate) fn peak_memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("a process");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
        let kib: usize = peak.trim().trim_end_matches(" kB").parse().expect("a number");
        kib << 10
    }

    /// As `kill -9` does it.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it ran");
        self.child.wait().expect("it ended");
    }

    /// Asks the program to stop, as a service manager does, and waits for a minute at most.
    pub(crate) fn stop(mut self) -> (ExitStatus, Duration) {
        let start = Instant::now();
        let told = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(told.expect("kill").success());
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return (status, start.elapsed());
            }
            assert!(start.elapsed() < Duration::from_mins(1), "it does not stop");
            sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the program and kills it after a while, ready or not.
pub(crate) fn kill_early(mut command: Command, after: Duration) {
    let mut child = command.spawn().expect("the program starts");
    sleep(after);
    child.kill().expect("it ran");
    child.wait().expect("it ended");
}

/// What happens in the end. A bot whose program is killed again and again may take a while.
#[track_caller]
pub(crate) fn until<T>(look: impl FnMut() -> Option<T>) -> T {
    servers::until(PATIENCE, look)
}
