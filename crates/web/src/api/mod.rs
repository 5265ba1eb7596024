//! The same powers for programs: JSON under `/api/v1`, described by `/api/openapi.json`.

mod command;
mod document;
mod extract;
mod files;
mod me;
mod notes;
mod own;
mod preferences;
mod tables;
mod view;

use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use self::document::document;
use crate::core::app::App;
use crate::core::problem::{Code, Problem};

pub(crate) fn told(problem: &Problem) -> Response {
    let mut response = (StatusCode::from(problem.status), Json(problem)).into_response();
    let headers = response.headers_mut();
    if let Some(seconds) = problem.retry_after {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if problem.code == Code::NotSignedIn {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me::create_guest))
        .routes(routes!(me::log_in))
        .routes(routes!(me::show))
        .routes(routes!(own::rename))
        .routes(routes!(own::register))
        .routes(routes!(preferences::show, preferences::save))
        .routes(routes!(own::webhook, own::set_webhook))
        .routes(routes!(own::test_webhook))
        .routes(routes!(files::list, files::keep))
        .routes(routes!(files::check))
        .routes(routes!(files::show, files::change, files::delete))
        .routes(routes!(own::export))
        .routes(routes!(own::delete))
        .routes(routes!(me::tokens, me::create_token))
        .routes(routes!(me::delete_token))
        .routes(routes!(tables::games))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::import))
        .routes(routes!(view::show))
        .routes(routes!(view::log))
        .routes(routes!(view::record))
        .routes(routes!(view::stream))
        .routes(routes!(notes::show, notes::save))
        .routes(routes!(command::command))
        .routes(routes!(command::rematch))
}
