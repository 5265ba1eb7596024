//! What the host of the site watches: its health and its figures.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;

use axum::extract::{ConnectInfo, State};
use axum::http::header::{CONTENT_TYPE, FORWARDED, VIA};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;

use crate::auth::token;
use crate::core::app::App;
use crate::core::health::Condition;
use crate::core::problem::Problem;
use crate::core::secret;
use crate::failure::Failure;

pub(crate) async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.health.look(&app.store).await {
        Condition::Healthy => (StatusCode::OK, "ok\n"),
        Condition::NoDatabase => (StatusCode::SERVICE_UNAVAILABLE, "database\n"),
        Condition::NoNews => (StatusCode::SERVICE_UNAVAILABLE, "news\n"),
    }
}

pub(crate) async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    if !may_watch(app.config.metrics_token.as_deref(), peer.ip(), &headers) {
        return Err(Problem::not_found().into());
    }
    let n_tables = i64::try_from(app.hub.len()).unwrap_or(i64::MAX);
    app.metrics.tables.store(n_tables, Ordering::Relaxed);
    let bytes = i64::try_from(app.hub.weight()).unwrap_or(i64::MAX);
    app.metrics.table_bytes.store(bytes, Ordering::Relaxed);
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()))
}

/// Whether the sender may read the figures: by token or, without one, from this machine directly.
fn may_watch(needed: Option<&str>, peer: IpAddr, headers: &HeaderMap) -> bool {
    if let Some(needed) = needed {
        return token::token(headers).is_some_and(|token| secret::is_same(token, needed));
    }
    let proxies = ["x-forwarded-for", "x-real-ip", FORWARDED.as_str(), VIA.as_str()];
    let is_forwarded = proxies.into_iter().any(|name| headers.contains_key(name));
    peer.to_canonical().is_loopback() && !is_forwarded
}
