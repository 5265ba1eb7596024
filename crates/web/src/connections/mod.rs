//! Connections: each must send its headers in time, and there are not too many of them.

mod patient;
pub(crate) mod sockets;
pub(crate) mod websocket;

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower_service::Service;

use crate::core::app::{App, Shared};
use crate::core::limits::CrowdPlace;
use crate::core::metrics::{Held, Limit};
use crate::core::net::net;
use patient::Patient;

const MAX_CONNECTIONS: u32 = 30_000;
/// Files that are kept for the database, webhooks and the log.
const RESERVE: u32 = 256;
/// Files that a process may open where the system does not say.
const USUAL_FILES: u32 = 1_024;
/// Bytes of the headers of one request.
const MAX_HEADERS: usize = 32 << 10;
/// What a connection keeps of a body that nobody has read yet, or of an answer.
const BUFFER: usize = 64 << 10;
/// The system may be out of file handles for a moment.
const PAUSE: Duration = Duration::from_millis(50);

/// Raises the limit of open files, and returns how many connections it leaves room for.
pub(crate) fn capacity() -> u32 {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "the number of open files is not known");
        USUAL_FILES.into()
    });
    let most = capacity_of(u32::try_from(files).unwrap_or(u32::MAX));
    tracing::info!(files, connections = most, "open files");
    most
}

fn capacity_of(files: u32) -> u32 {
    let reserve = RESERVE.min(files.div_euclid(2));
    (files - reserve).clamp(1, MAX_CONNECTIONS)
}

/// The places of a connection. A socket that the connection becomes keeps them.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    _places: Arc<(OwnedSemaphorePermit, Option<CrowdPlace<IpAddr>>)>,
}

/// Takes connections, at most `most` at a time, until the server stops, then lets them finish.
pub(crate) async fn serve(app: App, listener: TcpListener, router: Router, most: u32) {
    let places = Arc::new(Semaphore::new(most as usize));
    loop {
        let accepted = tokio::select! {
            () = app.stopped() => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let Some((stream, peer, permit)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        if let Some(connection) = admit(&app, peer, permit) {
            let (app, router) = (app.clone(), router.clone());
            tokio::spawn(async move { answer(&app, router, stream, (peer, connection)).await });
        }
    }
    drop(listener);
    // All places are free again when the last connection is done; the semaphore is never closed.
    let _ = places.acquire_many(most).await;
}

/// The places of a connection, unless its address has too many. A proxy's address is not counted.
fn admit(app: &Shared, peer: SocketAddr, permit: OwnedSemaphorePermit) -> Option<Connection> {
    if app.config.trust_proxy {
        return Some(Connection { _places: Arc::new((permit, None)) });
    }
    let place = app.limits.connections.enter(net(peer.ip()));
    if place.is_none() {
        app.metrics.limited(Limit::Connections);
    }
    Some(Connection { _places: Arc::new((permit, Some(place?))) })
}

/// Answers the requests of a connection; when the server stops, only the one under way.
async fn answer(
    app: &App,
    router: Router,
    stream: TcpStream,
    (peer, connection): (SocketAddr, Connection),
) {
    let _held = Held::new(&app.metrics.connections);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(connection.clone());
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(app.config.header_patience);
    http.max_header_size(MAX_HEADERS).max_buf_size(BUFFER);
    let stream = TokioIo::new(Patient::new(stream, app.config.request_patience));
    let connection = http.serve_connection(stream, service).with_upgrades();
    let mut connection = pin!(connection);
    // A peer that hangs up early is no concern of ours.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

type Accepted = (TcpStream, SocketAddr, OwnedSemaphorePermit);

async fn accept(listener: &TcpListener, places: &Arc<Semaphore>) -> Option<Accepted> {
    let place = places.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            // A move must not wait for the next one to fill a packet.
            let _ = stream.set_nodelay(true);
            Some((stream, peer, place))
        }
        Err(error) => {
            tracing::warn!(%error, "no connection");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_database() {
        assert_eq!(capacity_of(1_024), 768);
        assert_eq!(capacity_of(100), 50);
        assert_eq!(capacity_of(0), 1);
        assert_eq!(capacity_of(u32::MAX), MAX_CONNECTIONS);
    }
}
