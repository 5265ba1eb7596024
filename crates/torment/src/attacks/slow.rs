//! Requests that take for ever to arrive, and headers without end.

use std::time::Duration;

use futures_util::future::join_all;
use load::Result;
use load::http::open;
use load::server::ServerProcess;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, interval, timeout};

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, SOON, page_delay_during};

const EACH: usize = 50;
/// The server waits 15 seconds for headers and 30 for a whole request.
const PATIENCE: Duration = Duration::from_secs(40);
const HEADERS: &str = "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
const BODY: &str = "POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\n\
                    content-type: application/json\r\ncontent-length: 1000\r\n\r\n";
const HUGE: usize = 1 << 20;

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let drip = async |head: &'static str| join_all((0..EACH).map(|_| dripped(server, head))).await;
    let huge = join_all((0..EACH).map(|_| huge(server)));
    let attack = async { tokio::join!(drip(HEADERS), drip(BODY), huge) };
    let ((headers, bodies, huge), delay) = page_delay_during(server, attack).await?;
    let longest = |times: &[Option<Duration>]| {
        times.iter().try_fold(Duration::ZERO, |longest, time| Some(longest.max((*time)?)))
    };
    let told = |times: &[Option<Duration>]| longest(times).map_or("never".to_owned(), millis);
    let refused = huge.iter().filter(|is_refused| **is_refused).count();
    let ends = longest(&headers).is_some() && longest(&bodies).is_some();
    let measured =
        format!("slow headers end after {}, slow bodies after {}", told(&headers), told(&bodies));
    Ok(AttackFinding::new(ends, measured)
        .and(refused == EACH, &format!("{refused} of {EACH} huge headers refused"))
        .and(delay < SOON, &format!("a page in {}", millis(delay))))
}

/// Sends a byte a second after a head; gives the time until the server hangs up, if it does.
async fn dripped(server: &ServerProcess, head: &str) -> Option<Duration> {
    let (mut stream, start) = (open(server.address, Some(ATTACKER)).await.ok()?, Instant::now());
    stream.write_all(head.as_bytes()).await.ok()?;
    timeout(PATIENCE, drip(&mut stream)).await.ok().map(|()| start.elapsed())
}

/// Sends a byte a second until the server hangs up.
async fn drip(stream: &mut TcpStream) {
    let (mut reading, mut writing) = stream.split();
    let mut second = interval(Duration::from_secs(1));
    let mut rest = Vec::new();
    let read = reading.read_to_end(&mut rest);
    let write = async {
        loop {
            second.tick().await;
            if writing.write_all(b"x").await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        _ = read => {}
        () = write => {}
    }
}

/// Whether the server refuses headers without end.
async fn huge(server: &ServerProcess) -> bool {
    let Ok(mut stream) = open(server.address, Some(ATTACKER)).await else { return false };
    let headers = format!("{HEADERS}{}\r\n\r\n", "x".repeat(HUGE));
    // The server may hang up before it has read everything.
    let _ = stream.write_all(headers.as_bytes()).await;
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer).await {
        Ok(_) => answer.starts_with(b"HTTP/1.1 431"),
        Err(_) => answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"),
    }
}
