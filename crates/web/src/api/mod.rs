//! The same powers for programs: JSON under `/api/v1`, described by `/api/openapi.json`.

mod command;
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
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, InfoBuilder, OpenApi, Ref, RefOr, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema, openapi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::core::app::App;
use crate::core::problem::{Code, Problem};

/// The problems that every operation can answer.
const PROBLEMS: [(&str, &str); 11] = [
    ("400", "The request cannot be understood."),
    ("401", "No valid bearer token, or a wrong password."),
    ("403", "Not yours to do."),
    ("404", "There is no such thing."),
    ("408", "The request took too long to arrive or to answer; repeat it with the same key."),
    ("409", "Not now: the code says why."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "A field is wrong, or the rules do not allow it: then `clause` names the rule."),
    ("429", "Too often; `retry_after` says when again."),
    (
        "503",
        "The database is busy or full, and nothing was changed; or it was lost: repeat it with the same key.",
    ),
];

/// A problem as JSON.
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

/// Every operation with its description.
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

/// Completes the document: who made it, tokens, and the problems that every operation can answer.
pub(crate) fn document(mut api: OpenApi) -> OpenApi {
    api.info = InfoBuilder::new()
        .title("Trivium")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Three Roman board games: tables, views, actions, streams."))
        .build();
    let mut components = api.components.take().unwrap_or_default();
    components.schemas.insert(Problem::name().into_owned(), Problem::schema());
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    api.components = Some(components);
    for path in api.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.put, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            for (status, text) in PROBLEMS {
                let answers = &mut operation.responses.responses;
                answers.entry(status.to_owned()).or_insert_with(|| RefOr::T(problem(text)));
            }
        }
    }
    api
}

fn problem(text: &str) -> openapi::Response {
    let schema = Ref::from_schema_name(Problem::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(text).content("application/json", content).build()
}
