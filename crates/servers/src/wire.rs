//! A proxy to our PostgreSQL whose connections can go dead silently.

use std::io::{self, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::Folder;

/// The name that PostgreSQL gives its socket.
const SOCKET: &str = ".s.PGSQL.5432";

/// A proxy to a server. A frozen connection stays open and carries nothing, as when a firewall
/// forgets it or a cable is pulled.
#[derive(Debug)]
pub struct Wire {
    folder: Folder,
    /// Connections from an earlier generation are frozen.
    age: Arc<AtomicU64>,
}

impl Wire {
    /// A proxy to the server whose socket is in `server`.
    pub fn to(server: &str) -> io::Result<Self> {
        let folder = Folder::new()?;
        let listener = UnixListener::bind(folder.path().join(SOCKET))?;
        let (server, age) = (format!("{server}/{SOCKET}"), Arc::new(AtomicU64::new(0)));
        let now = age.clone();
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // A connection that cannot be established is closed.
                let _ = put_through(&near, &server, &now);
            }
        });
        Ok(Self { folder, age })
    }

    /// The address of a database, through the proxy.
    pub fn through(&self, url: &str) -> String {
        let start = url.split_once("?host=").map_or(url, |(start, _)| start);
        format!("{start}?host={}", self.folder.path().display())
    }

    /// Freezes all connections open now.
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

/// Copies data until one end closes. Data after the freeze is dropped.
fn carry(mut from: UnixStream, mut to: UnixStream, is_frozen: impl Fn() -> bool) {
    let mut buffer = [0; 8 << 10];
    while let Ok(length) = from.read(&mut buffer) {
        if length == 0 && !is_frozen() {
            // The other end may be closed already.
            let _ = to.shutdown(std::net::Shutdown::Write);
        }
        if length == 0 || (!is_frozen() && to.write_all(&buffer[..length]).is_err()) {
            return;
        }
    }
}
