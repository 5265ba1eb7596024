//! Which request is answered where.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, FORWARDED, VIA};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::auth::visitor::rebind;
use crate::auth::{gate, token};
use crate::core::problem::{Code, Problem};
use crate::pages::{
    self, about, account, agreed, cards, create, decks, help, import, learn, lobby, own,
    preferences, rules, scenario, table,
};
use crate::text::site;
use crate::{api, assets, bodies, health, live, secret};

pub(crate) fn router(app: App) -> Router {
    let (api, document) = api::router().split_for_parts();
    let document = Json(api::document(document));
    Router::new()
        .route("/", get(lobby::show))
        .route("/games", get(lobby::finished))
        .route("/new", get(create::choose))
        .route("/new/{game}", get(create::show).post(create::create))
        .route("/play/{game}", post(create::play_now))
        .route("/learn", get(learn::show))
        .route("/learn/{game}/{chapter}", post(learn::begin))
        .route("/help/{game}", get(help::show))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/editions", get(rules::editions::show))
        .route("/rules/{game}/examples", get(rules::proofs::show))
        .route("/cards/{game}", get(cards::show))
        .route("/decks", get(decks::first))
        .route("/decks/{kind}/{which}", get(decks::show).post(decks::save))
        .route("/decks/{kind}/{which}/{command}", post(decks::command))
        .route("/try", get(scenario::show).post(scenario::judge))
        .route("/try/{game}/{*name}", get(table::trial::show).post(table::trial::open))
        .route("/rulings", get(rules::rulings))
        .route("/about", get(about::show))
        .route("/import", get(import::show).post(import::take))
        .route("/account", get(account::show))
        .route("/account/export", get(own::export))
        .route("/account/delete", post(own::delete))
        .route("/guest", post(account::guest))
        .route("/register", post(account::register))
        .route("/login", post(account::login))
        .route("/logout", post(account::logout))
        .route("/rename", post(account::rename))
        .route("/preferences", post(preferences::save))
        .route("/webhook", post(account::webhook))
        .route("/webhook/test", post(account::test_webhook))
        .route("/tokens", post(account::new_token))
        .route("/tokens/delete", post(account::delete_token))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(live::page))
        .route("/t/{id}/about", get(table::about::show))
        .route("/t/{id}/contract", get(agreed::show))
        .route("/t/{id}/cards", get(decks::of_table))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/export", get(table::export))
        .route("/t/{id}/notes", get(table::notes::show))
        .route("/t/{id}/note", post(table::notes::save))
        .route("/t/{id}/hint", post(table::hint::show))
        .route("/t/{id}/{command}", post(pages::act::command))
        .route("/assets/{file}", get(assets::serve))
        .route("/healthz", get(health::show))
        .route("/metrics", get(metrics))
        .route("/api/openapi.json", get(move || async move { document }))
        .merge(api)
        .fallback(lost)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), bodies::bound))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), rebind))
        .layer(from_fn_with_state(app.clone(), gate::pass))
        .with_state(app)
}

async fn lost(request: Request) -> Response {
    told(&request, Problem::not_found())
}

async fn wrong_method(request: Request) -> Response {
    let reason = site().wrong_method();
    told(&request, Problem::new(Code::Method, reason))
}

fn told(request: &Request, problem: Problem) -> Response {
    if request.uri().path().starts_with("/api/") {
        return api::Failure::from(problem).into_response();
    }
    pages::Failure::from(problem).into_response()
}

async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, pages::Failure> {
    if !may_watch(app.config.metrics_token.as_deref(), peer.ip(), &headers) {
        return Err(Problem::not_found().into());
    }
    let n_tables = i64::try_from(app.hub.len()).unwrap_or(i64::MAX);
    app.metrics.tables.store(n_tables, std::sync::atomic::Ordering::Relaxed);
    let bytes = i64::try_from(app.hub.weight()).unwrap_or(i64::MAX);
    app.metrics.table_bytes.store(bytes, std::sync::atomic::Ordering::Relaxed);
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()))
}

/// Whether the figures are for the sender: with the token of the host, or, where there is none,
/// from this machine and not through a proxy.
fn may_watch(needed: Option<&str>, peer: IpAddr, headers: &HeaderMap) -> bool {
    if let Some(needed) = needed {
        return token::token(headers).is_some_and(|token| secret::is_same(token, needed));
    }
    let proxies = ["x-forwarded-for", "x-real-ip", FORWARDED.as_str(), VIA.as_str()];
    let is_forwarded = proxies.into_iter().any(|name| headers.contains_key(name));
    peer.to_canonical().is_loopback() && !is_forwarded
}
