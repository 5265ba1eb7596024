//! Connections: each must send its headers in time, and there are not too many of them.

use std::net::SocketAddr;
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
use tokio::sync::Semaphore;
use tower_service::Service;

use crate::app::App;

/// Who sends headers more slowly is cut off.
const HEADERS: Duration = Duration::from_secs(15);
const MAX_CONNECTIONS: u32 = 30_000;
/// The system may be out of file handles for a moment.
const PAUSE: Duration = Duration::from_millis(50);

/// Takes connections until the server stops, then lets them finish.
pub(crate) async fn serve(app: App, listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(MAX_CONNECTIONS as usize));
    loop {
        let accepted = tokio::select! {
            () = app.stopped() => break,
            accepted = accept(&listener, &places) => accepted,
        };
        match accepted {
            Some((stream, peer, place)) => {
                let (app, router) = (app.clone(), router.clone());
                tokio::spawn(async move {
                    answer(&app, router, stream, peer).await;
                    drop(place);
                });
            }
            None => tokio::time::sleep(PAUSE).await,
        }
    }
    drop(listener);
    // All places are free again when the last connection is done; the semaphore is never closed.
    let _ = places.acquire_many(MAX_CONNECTIONS).await;
}

/// Answers the requests of a connection; when the server stops, only the one under way.
async fn answer(app: &App, router: Router, stream: TcpStream, peer: SocketAddr) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    // Whoever hangs up early is no concern of ours.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

type Accepted = (TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit);

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
