//! The `OpenAPI` document, made from the code.

use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, InfoBuilder, OpenApi, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::core::problem::Problem;

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

fn problem(text: &str) -> Response {
    let schema = Ref::from_schema_name(Problem::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(text).content("application/json", content).build()
}
