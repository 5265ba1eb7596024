//! Which request is answered where.

use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum::{Json, Router};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::auth::visitor::rebind;
use crate::core::app::App;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::{
    self, account, agreed, cards, create, decks, help, import, learn, lobby, own, preferences,
    rules, scenario, table,
};
use crate::{api, assets, gate, live, monitor};

/// How well pages are packed, each time anew: more makes few bytes less and takes longer.
const PAGES: CompressionLevel = CompressionLevel::Precise(4);

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
        .route("/learn/{game}/{chapter}", get(learn::step).post(learn::begin))
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
        .route("/about", get(rules::about))
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
        .route("/t/{id}/log", get(table::log::whole))
        .route("/t/{id}/moment", get(table::moment::show))
        .route("/t/{id}/help", get(help::of_table))
        .route("/t/{id}/contract", get(agreed::show))
        .route("/t/{id}/cards", get(decks::of_table))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/export", get(table::export))
        .route("/t/{id}/notes", get(table::notes::show))
        .route("/t/{id}/note", post(table::notes::save))
        .route("/t/{id}/hide", post(lobby::hide))
        .route("/t/{id}/show", post(lobby::show_again))
        .route("/t/{id}/join", post(table::invitation::join))
        .route("/t/{id}/hint", post(table::hint::show))
        .route("/t/{id}/{command}", post(pages::act::command))
        .route("/assets/{version}/{file}", get(assets::serve))
        .route("/healthz", get(monitor::health))
        .route("/metrics", get(monitor::metrics))
        .route("/api/openapi.json", get(move || async move { document }))
        .merge(api)
        .fallback(lost)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), gate::bound))
        .layer(from_fn(gate::tell))
        .layer(CompressionLayer::new().quality(PAGES))
        .layer(from_fn_with_state(app.clone(), rebind))
        .layer(from_fn_with_state(app.clone(), gate::pass))
        .with_state(app)
}

async fn lost() -> Failure {
    Problem::not_found().into()
}

async fn wrong_method() -> Failure {
    Problem::new(Code::Method, site().wrong_method()).into()
}
