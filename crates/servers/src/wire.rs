//! A way to a PostgreSQL of ours whose connections can go dead without a word.

use std::io::{self, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::Folder;

/// The name that PostgreSQL gives its socket.
const SOCKET: &str = ".s.PGSQL.5432";

/// A way to a server. What is frozen stays open and carries nothing, as when a firewall forgets a
/// connection or a cable is pulled.
#[derive(Debug)]
pub struct Wire {
    folder: Folder,
    /// Connections of an older age are frozen.
    age: Arc<AtomicU64>,
}

impl Wire {
    /// A way to the server whose socket lies in that folder.
    pub fn to(server: &str) -> io::Result<Self> {
        let folder = Folder::new()?;
        let listener = UnixListener::bind(folder.path().join(SOCKET))?;
        let (server, age) = (format!("{server}/{SOCKET}"), Arc::new(AtomicU64::new(0)));
        let now = age.clone();
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // One that cannot be put through is hung up on.
                let _ = put_through(&near, &server, &now);
            }
        });
        Ok(Self { folder, age })
    }

    /// The address of a database, through the wire.
    pub fn through(&self, url: &str) -> String {
        let start = url.split_once("?host=").map_or(url, |(start, _)| start);
        format!("{start}?host={}", self.folder.path().display())
    }

    /// Nothing passes any more through the connections that are open now.
    pub fn freeze(&self) {
        self.age.fetch_add(1, Ordering::SeqCst);
    }
}

fn put_through(near: &UnixStream, server: &str, age: &Arc<AtomicU64>) -> io::Result<()> {
    let far = UnixStream::connect(server)?;
    let made = age.load(Ordering::SeqCst);
    for (from, to) in [(near, &far), (&far, near)] {
        let (from, to, age) = (from.try_clone()?, to.try_clone()?, age.clone());
        thread::spawn(move || carry(from, to, || age.load(Ordering::SeqCst) != made));
    }
    Ok(())
}

/// Carries what comes, until one end hangs up. What comes after the frost is swallowed.
fn carry(mut from: UnixStream, mut to: UnixStream, is_frozen: impl Fn() -> bool) {
    let mut buffer = [0; 8 << 10];
    while let Ok(length) = from.read(&mut buffer) {
        if length == 0 && !is_frozen() {
            // The other end may be gone already.
            let _ = to.shutdown(std::net::Shutdown::Write);
        }
        if length == 0 || (!is_frozen() && to.write_all(&buffer[..length]).is_err()) {
            return;
        }
    }
}
