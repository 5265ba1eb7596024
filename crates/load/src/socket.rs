//! A socket that follows a table.

use std::io::Read;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use flate2::read::DeflateDecoder;
use futures_util::StreamExt;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Result;
use load::person::{LoadUser, between};

#[derive(Clone, Copy, Debug)]
pub(crate) enum SocketKind<'a> {
    /// A program, by the stream of the interface.
    Program(&'a LoadUser),
    /// A browser, by the live part of the page.
    Browser(&'a LoadUser),
    /// A browser without a name.
    Stranger,
}

/// The newest message of a socket.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    /// The version of the table that it shows.
    pub(crate) version: u64,
    pub(crate) at: Instant,
    pub(crate) text: Utf8Bytes,
    /// As they travelled.
    n_bytes: usize,
}

/// What came over all sockets.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    messages: AtomicU64,
    bytes: AtomicU64,
}

impl Traffic {
    /// Messages and bytes so far.
    pub(crate) fn total(&self) -> (u64, u64) {
        (self.messages.load(Ordering::Relaxed), self.bytes.load(Ordering::Relaxed))
    }

    fn count(&self, n_bytes: usize) {
        self.messages.fetch_add(1, Ordering::Relaxed);
        self.bytes.fetch_add(n_bytes as u64, Ordering::Relaxed);
    }
}

/// Opens a socket and follows it until it ends; then the sender of what it gives is gone.
pub(crate) async fn follow(
    address: SocketAddr,
    table: &str,
    kind: SocketKind<'_>,
    traffic: Arc<Traffic>,
) -> Result<watch::Receiver<Arrived>> {
    let mut socket = connect(address, table, kind).await?;
    let first = next(&mut socket).await.ok_or("a socket ended before its first message")?;
    let (sender, receiver) = watch::channel(first);
    tokio::spawn(async move {
        loop {
            let arrived = tokio::select! {
                arrived = next(&mut socket) => arrived,
                // The table is over, and nobody looks any more.
                () = sender.closed() => None,
            };
            let Some(arrived) = arrived else { return };
            traffic.count(arrived.n_bytes);
            sender.send_replace(arrived);
        }
    });
    Ok(receiver)
}

async fn connect(
    address: SocketAddr,
    table: &str,
    kind: SocketKind<'_>,
) -> Result<WebSocketStream<TcpStream>> {
    let (path, header) = match kind {
        SocketKind::Program(person) => {
            let header = Some(("authorization", &person.authorization));
            (format!("/api/v1/tables/{table}/stream"), header)
        }
        SocketKind::Browser(person) => (live(table), Some(("cookie", &person.cookie))),
        SocketKind::Stranger => (live(table), None),
    };
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    if let Some((name, value)) = header {
        request.headers_mut().insert(name, HeaderValue::from_str(value)?);
    }
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

/// Where a page of today's browsers opens its socket.
fn live(table: &str) -> String {
    format!("/t/{table}/live?inflates=true")
}

/// The next message that shows the table; none when the socket ends.
async fn next(socket: &mut WebSocketStream<TcpStream>) -> Option<Arrived> {
    while let Some(Ok(message)) = socket.next().await {
        let n_bytes = message.len();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(packed) => inflated(&packed)?.into(),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => continue,
        };
        let version = version(&text)?;
        return Some(Arrived { version, at: Instant::now(), text, n_bytes });
    }
    None
}

fn inflated(packed: &[u8]) -> Option<String> {
    let mut text = String::new();
    DeflateDecoder::new(packed).read_to_string(&mut text).ok()?;
    Some(text)
}

/// The version in a fragment of a page or in the JSON of a stream.
fn version(text: &str) -> Option<u64> {
    let of_page = || between(text, "data-version=\"", "\"");
    let of_stream = || between(text, "\"version\":", ",");
    if text.starts_with('{') { of_stream() } else { of_page() }?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_pages_and_streams() {
        assert_eq!(version("<div id=\"live\" data-version=\"12\" data-stamp=\"0\">"), Some(12));
        let text =
            r#"{"chat":["\"version\":1,"],"table":{"observer":0,"version":34,"question":2}}"#;
        assert_eq!(version(text), Some(34));
        assert_eq!(version("{}"), None);
    }
}
