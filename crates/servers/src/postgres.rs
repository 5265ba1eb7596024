//! A PostgreSQL server that lives as long as a test.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;

use crate::{Folder, Wire, programs};

/// Runs the server until its input ends, which it does even if the test is killed; cleans up.
const UNTIL_INPUT_ENDS: &str =
    r#""$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$PWD""#;

/// Arguments of `openssl` for a self-signed certificate, which clients are told to trust.
const CERTIFICATE: &str = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
    -keyout data/server.key -out data/server.crt";

/// A running server whose databases belong to one test.
#[derive(Debug)]
pub struct Postgres {
    host: Host,
    /// The port for TLS.
    port: Option<u16>,
    server: Child,
}

impl Postgres {
    /// Starts a server. Returns `None` and prints a line where PostgreSQL cannot be installed;
    /// panics if `CI` is set.
    pub fn start() -> Option<Self> {
        Self::start_at(None)
    }

    /// Like [`Postgres::start`], but also accepts TLS connections on a local port.
    pub fn start_with_tls() -> Option<Self> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        Self::start_at(Some(free.expect("a free port").port()))
    }

    fn start_at(port: Option<u16>) -> Option<Self> {
        let programs = match programs::postgres() {
            Ok(programs) => programs,
            Err(missing) => {
                assert!(std::env::var_os("CI").is_none(), "{missing}");
                println!("skipped: {missing}");
                return None;
            }
        };
        let server = Self::start_from(programs, port);
        Some(server.unwrap_or_else(|error| panic!("PostgreSQL does not start: {error}")))
    }

    fn start_from(programs: PathBuf, port: Option<u16>) -> io::Result<Self> {
        let host = Host::new(programs)?;
        let data = ["-D", "data", "-U", "trivium", "-A", "trust", "-N"];
        succeed(host.command("initdb").args(data).args(["-E", "UTF8", "--locale=C"]))?;
        let settings = match port {
            Some(port) => host.tls(port)?,
            None => vec!["listen_addresses=".to_owned()],
        };
        let mut server = host
            .command("sh")
            .args(["-c", UNTIL_INPUT_ENDS, "sh"])
            .arg(host.programs.join("postgres"))
            .args(["-D", "data", "-c", "fsync=off"])
            .args(settings.iter().flat_map(|setting| ["-c", setting]))
            .arg("-k")
            .arg(host.folder.path())
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let messages = server.stderr.take().ok_or_else(|| io::Error::other("no messages"))?;
        wait_until_ready(messages)?;
        Ok(Self { host, port, server })
    }

    /// The path of the server's certificate, and the port for TLS.
    pub fn tls(&self) -> Option<(PathBuf, u16)> {
        Some((self.host.folder.path().join("data/server.crt"), self.port?))
    }

    /// A connection to the server that can be frozen.
    pub fn wire(&self) -> io::Result<Wire> {
        Wire::to(&self.host.folder.path().display().to_string())
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let folder = self.host.folder.path().display();
        let mut createdb = self.host.command("createdb");
        createdb.arg("-h").arg(self.host.folder.path()).args(["-U", "trivium", name]);
        if let Some(port) = self.port {
            createdb.args(["-p", &port.to_string()]);
        }
        succeed(&mut createdb)?;
        Ok(format!("postgres://trivium@localhost/{name}?host={folder}"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        // It ends by itself, and there is nothing to do if it does not.
        let _ = self.server.wait();
    }
}

/// The server's folders and its user.
#[derive(Debug)]
struct Host {
    programs: PathBuf,
    folder: Folder,
    /// The user and group to run as, since PostgreSQL refuses to run as root.
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

    /// Creates a certificate, and returns the settings of a server that accepts only TLS
    /// connections except on its socket.
    fn tls(&self, port: u16) -> io::Result<Vec<String>> {
        succeed(self.command("openssl").args(CERTIFICATE.split(' ')))?;
        let rules = "local all all trust\nhostssl all all all trust\n";
        fs::write(self.folder.path().join("data/pg_hba.conf"), rules)?;
        Ok(vec!["listen_addresses=127.0.0.1".into(), format!("port={port}"), "ssl=on".into()])
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

/// The ids of the user and group `postgres`, or else `nobody`.
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

/// Reads the server's messages until it is ready, and keeps reading so that its pipe never fills.
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
