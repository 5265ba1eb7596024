//! A connection that can be cut, or swallow what it carries.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(30);

/// Everything is carried.
const WHOLE: u8 = 0;
/// What the server says is swallowed.
const MUTE: u8 = 1;
/// Everything is swallowed.
const DEAD: u8 = 2;

/// A way to a server that can be cut and mended.
pub(crate) struct Cable {
    /// The address of the server at this end.
    pub(crate) base: String,
    line: Arc<Line>,
    in_vain: Receiver<String>,
}

struct Line {
    server: String,
    lets_sockets_through: bool,
    is_cut: AtomicBool,
    /// What is swallowed. A connection that has lost something carries nothing any more.
    swallows: AtomicU8,
    streams: Mutex<Vec<TcpStream>>,
    in_vain: Sender<String>,
}

impl Cable {
    /// A way to the server at this address.
    pub(crate) fn to(base: &str) -> Self {
        Self::new(base, true)
    }

    /// A way to the server for everything but sockets.
    pub(crate) fn without_sockets(base: &str) -> Self {
        Self::new(base, false)
    }

    fn new(base: &str, lets_sockets_through: bool) -> Self {
        let server = base.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let (told, in_vain) = mpsc::channel();
        let line = Arc::new(Line {
            server,
            lets_sockets_through,
            is_cut: AtomicBool::new(false),
            swallows: AtomicU8::new(WHOLE),
            streams: Mutex::default(),
            in_vain: told,
        });
        let own = Arc::clone(&line);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let line = Arc::clone(&own);
                // A caller that can't be put through is hung up on.
                thread::spawn(move || line.put_through(&near));
            }
        });
        Self { base, line, in_vain }
    }

    /// Ends every connection and lets no other through.
    pub(crate) fn cut(&self) {
        let mut streams = self.line.streams();
        self.line.is_cut.store(true, Ordering::SeqCst);
        for stream in streams.drain(..) {
            // It may have ended by itself.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Takes everything from both ends from now on, and passes nothing on: no end is told.
    pub(crate) fn swallow(&self) {
        self.line.swallows.store(DEAD, Ordering::SeqCst);
    }

    /// Passes on what the server is told, and nothing of what it says.
    pub(crate) fn swallow_answers(&self) {
        self.line.swallows.store(MUTE, Ordering::SeqCst);
    }

    pub(crate) fn mend(&self) {
        self.line.mend();
    }

    /// Mends it later, while its users go on.
    pub(crate) fn mend_after(&self, pause: Duration) {
        let line = Arc::clone(&self.line);
        thread::spawn(move || {
            thread::sleep(pause);
            line.mend();
        });
    }

    /// Waits until someone has asked for something in vain, such as `POST`.
    pub(crate) fn until_missed(&self, method: &str) {
        let missed = || self.in_vain.recv_timeout(PATIENCE).expect("somebody asks in vain");
        while !missed().starts_with(method) {}
    }
}

impl Line {
    fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
        self.swallows.store(WHOLE, Ordering::SeqCst);
    }

    fn streams(&self) -> std::sync::MutexGuard<'_, Vec<TcpStream>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Decides when the first request comes: browsers open connections before they need them.
    fn put_through(self: &Arc<Self>, near: &TcpStream) -> io::Result<()> {
        let mut start = [0; 256];
        let length = near.peek(&mut start)?;
        let request = String::from_utf8_lossy(&start[..length]);
        let is_socket = request.starts_with("GET") && request.contains("/live");
        let mut streams = self.streams();
        if self.is_cut.load(Ordering::SeqCst) || is_socket && !self.lets_sockets_through {
            return self.in_vain.send(request.into_owned()).map_err(io::Error::other);
        }
        let far = TcpStream::connect(&self.server)?;
        let is_dead = Arc::new(AtomicBool::new(false));
        for (from, to, least) in [(near, &far, DEAD), (&far, near, MUTE)] {
            let (from, to) = (from.try_clone()?, to.try_clone()?);
            let (line, is_dead) = (Arc::clone(self), Arc::clone(&is_dead));
            thread::spawn(move || line.carry(from, to, least, &is_dead));
        }
        streams.extend([near.try_clone()?, far]);
        Ok(())
    }

    /// Carries bytes until an end hangs up, which the other is told unless something was swallowed.
    fn carry(&self, mut from: TcpStream, mut to: TcpStream, least: u8, is_dead: &AtomicBool) {
        let mut bytes = [0; 8 << 10];
        while let Ok(length) = from.read(&mut bytes) {
            if self.swallows.load(Ordering::SeqCst) >= least {
                is_dead.store(true, Ordering::SeqCst);
            }
            let is_dead = is_dead.load(Ordering::SeqCst);
            if length == 0 && !is_dead {
                // It may have ended by itself.
                let _ = to.shutdown(Shutdown::Write);
            }
            if length == 0 || !is_dead && to.write_all(&bytes[..length]).is_err() {
                return;
            }
        }
    }
}
