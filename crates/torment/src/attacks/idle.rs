//! Connections that do nothing, and sockets that only listen.

use std::io::ErrorKind;

use futures_util::stream::{self, StreamExt};
use load::Result;
use load::http::open;
use load::server::ServerProcess;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{AttackFinding, millis};
use crate::guest::{ATTACKER, AttackGuest, OTHER, SOON, page_delay};

const CONNECTIONS: usize = 2_000;
const AT_ONCE: usize = 50;
/// What a browser sends to open a socket, besides the path.
const UPGRADE: &str = "HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n\
                       upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                       sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
const GRANTED: &[u8] = b"HTTP/1.1 101";

pub(super) async fn run(server: &ServerProcess) -> Result<AttackFinding> {
    let table = AttackGuest::new(server, OTHER, "Livia").await?.play("tiro").await?;
    let request = format!("GET /t/{table}/live {UPGRADE}");
    let sockets = many(|_| listen(server, &request)).await;
    let with_sockets = page_delay(server).await?;
    let idle = many(|_| connect(server)).await;
    let delay = with_sockets.max(page_delay(server).await?);
    let kept = idle.iter().filter(|stream| is_open(stream)).count();
    let measured = format!("{} sockets and {kept} connections open", sockets.len());
    let finding = AttackFinding::new(sockets.len() + kept < CONNECTIONS, measured);
    Ok(finding.and(delay < SOON, &format!("a page elsewhere in {}", millis(delay))))
}

/// As many connections as are granted.
async fn many<F: Future<Output = Option<TcpStream>>>(
    connect: impl FnMut(usize) -> F,
) -> Vec<TcpStream> {
    let opening = stream::iter(0..CONNECTIONS).map(connect).buffer_unordered(AT_ONCE);
    opening.filter_map(async |stream| stream).collect().await
}

async fn connect(server: &ServerProcess) -> Option<TcpStream> {
    open(server.address, Some(ATTACKER)).await.ok()
}

/// A socket that only listens, if it is granted.
async fn listen(server: &ServerProcess, request: &str) -> Option<TcpStream> {
    let mut stream = connect(server).await?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut start = [0; GRANTED.len()];
    stream.read_exact(&mut start).await.ok()?;
    (start == GRANTED).then_some(stream)
}

fn is_open(stream: &TcpStream) -> bool {
    matches!(stream.try_read(&mut [0]), Err(error) if error.kind() == ErrorKind::WouldBlock)
}
