//! A way to a server on which bytes are counted as they travel, compressed and with their headers.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::Result;

const PIECE: usize = 1 << 16;

#[derive(Debug)]
pub(crate) struct Relay {
    /// The address of the server at this end.
    pub(crate) base: String,
    n_received: Arc<AtomicU64>,
}

impl Relay {
    pub(crate) fn to(base: &str) -> Result<Self> {
        let server = base.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let base = format!("http://{}", listener.local_addr()?);
        let n_received = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&n_received);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // A caller that can't be put through is hung up on.
                let _ = put_through(near, &server, &count);
            }
        });
        Ok(Self { base, n_received })
    }

    /// The bytes that came from the server since the last call.
    pub(crate) fn take(&self) -> u64 {
        self.n_received.swap(0, Ordering::SeqCst)
    }
}

fn put_through(near: TcpStream, server: &str, count: &Arc<AtomicU64>) -> io::Result<()> {
    let far = TcpStream::connect(server)?;
    for end in [&near, &far] {
        end.set_nodelay(true)?;
    }
    let (near_too, far_too, count) = (near.try_clone()?, far.try_clone()?, Arc::clone(count));
    thread::spawn(move || pass_on(near, far, |_| {}));
    thread::spawn(move || {
        pass_on(far_too, near_too, |n| {
            count.fetch_add(n, Ordering::SeqCst);
        });
    });
    Ok(())
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, count: impl Fn(u64)) {
    let mut piece = vec![0; PIECE];
    while let Ok(n @ 1..) = from.read(&mut piece) {
        count(n as u64);
        if to.write_all(&piece[..n]).is_err() {
            break;
        }
    }
    // The other end learns that nothing follows.
    let _ = to.shutdown(std::net::Shutdown::Write);
}
