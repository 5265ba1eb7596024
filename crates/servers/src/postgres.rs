//! A PostgreSQL of our own, for as long as a test runs.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;

use crate::{Folder, programs};

/// Runs the server until its input ends, which happens even if the test is killed, and cleans up.
const UNTIL_INPUT_ENDS: &str =
    r#""$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$PWD""#;

/// A running server with databases that nobody else uses.
#[derive(Debug)]
pub struct Postgres {
    host: Host,
    server: Child,
}

impl Postgres {
    /// Starts a server. `None`, with a printed line, where PostgreSQL cannot be had; where `CI` is
    /// set that is a failure.
    pub fn start() -> Option<Self> {
        let programs = match programs::postgres() {
            Ok(programs) => programs,
            Err(missing) => {
                assert!(std::env::var_os("CI").is_none(), "{missing}");
                println!("skipped: {missing}");
                return None;
            }
        };
        match Self::start_from(programs) {
            Ok(server) => Some(server),
            Err(error) => panic!("PostgreSQL does not start: {error}"),
        }
    }

    fn start_from(programs: PathBuf) -> io::Result<Self> {
        let host = Host::new(programs)?;
        let data = ["-D", "data", "-U", "trivium", "-A", "trust", "-N"];
        succeed(host.command("initdb").args(data).args(["-E", "UTF8", "--locale=C"]))?;
        let mut server = host
            .command("sh")
            .args(["-c", UNTIL_INPUT_ENDS, "sh"])
            .arg(host.programs.join("postgres"))
            .args(["-D", "data", "-c", "listen_addresses=", "-c", "fsync=off", "-k"])
            .arg(host.folder.path())
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let messages = server.stderr.take().ok_or_else(|| io::Error::other("no messages"))?;
        wait_until_ready(messages)?;
        Ok(Self { host, server })
    }

    /// Makes an empty database and gives its address.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let folder = self.host.folder.path().display();
        let mut createdb = self.host.command("createdb");
        succeed(createdb.arg("-h").arg(self.host.folder.path()).args(["-U", "trivium", name]))?;
        Ok(format!("postgres://trivium@localhost/{name}?host={folder}"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        // It ends by itself; there is nobody to tell if it does not.
        let _ = self.server.wait();
    }
}

/// Where the server lives, and as whom.
#[derive(Debug)]
struct Host {
    programs: PathBuf,
    folder: Folder,
    /// PostgreSQL refuses to run as root.
    user: Option<(u32, u32)>,
}

impl Host {
    fn new(programs: PathBuf) -> io::Result<Self> {
        let folder = Folder::new()?;
        let is_root = fs::metadata(folder.path())?.uid() == 0;
        let user = if is_root { Some(unprivileged()?) } else { None };
        if let Some((uid, gid)) = user {
            chown(folder.path(), Some(uid), Some(gid))?;
        }
        Ok(Self { programs, folder, user })
    }

    fn command(&self, program: &str) -> Command {
        let ours = self.programs.join(program);
        let mut command = Command::new(if ours.is_file() { &ours } else { Path::new(program) });
        command.current_dir(self.folder.path()).env_clear().env("PATH", "/usr/bin:/bin");
        command.stdin(Stdio::null()).stdout(Stdio::null());
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command
    }
}

/// Numbers of the user and group `postgres`, or else `nobody`.
fn unprivileged() -> io::Result<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd")?;
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody")).ok_or_else(|| io::Error::other("no user postgres"))
}

fn succeed(command: &mut Command) -> io::Result<()> {
    let output = command.stderr(Stdio::piped()).output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// Reads what the server says until it is ready, and goes on reading so that it can go on talking.
fn wait_until_ready(messages: ChildStderr) -> io::Result<()> {
    let mut messages = BufReader::new(messages);
    let mut said = String::new();
    while !said.ends_with("ready to accept connections\n") {
        if messages.read_line(&mut said)? == 0 {
            return Err(io::Error::other(said));
        }
    }
    thread::spawn(move || io::copy(&mut messages, &mut io::sink()));
    Ok(())
}
