//! The `OpenAPI` document, made from the code.

use games::GameKind;
use serde_json::Value;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, InfoBuilder, OpenApi, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};
use words::Locale;

use crate::core::levels;
use crate::core::preferences::BROWSER;
use crate::core::problem::Problem;

const PROBLEMS: [(&str, &str); 11] = [
    ("400", "The request can't be read."),
    ("401", "No valid bearer token, or a wrong password."),
    ("403", "You can't do that."),
    ("404", "Not found."),
    ("408", "The request took too long; repeat it with the same key."),
    ("409", "Not possible now; `code` says why."),
    ("413", "The body is too large."),
    ("415", "The body isn't JSON."),
    ("422", "A field is wrong, or the rules don't allow it; then `clause` names the rule."),
    ("429", "Too many requests; `retry_after` says how many seconds to wait."),
    (
        "503",
        "The database is busy or full and nothing was changed, or it was lost: repeat the request with the same key.",
    ),
];

/// Completes the document: who made it, tokens, and the problems that every operation can answer.
pub(crate) fn document(mut api: OpenApi) -> Value {
    api.info = InfoBuilder::new()
        .title("Trivium")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Three Roman board games: tables, views, answers and streams."))
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
    let mut document = serde_json::to_value(api).unwrap_or_default();
    spell_out(&mut document, &lists());
    document
}

/// A list of words that a field may hold; its name in braces is the pattern of the field.
type WordList = (&'static str, Vec<&'static str>);

fn lists() -> [WordList; 4] {
    let data = GameKind::ALL.into_iter().flat_map(games::data_files).map(|data| data.name);
    let languages = [BROWSER].into_iter().chain(Locale::ALL.map(Locale::slug));
    [
        ("{game}", GameKind::SLUGS.to_vec()),
        ("{level}", levels::LEVELS.to_vec()),
        ("{language}", languages.collect()),
        ("{data}", data.collect()),
    ]
}

/// Writes the words of a list wherever its name is the pattern.
fn spell_out(value: &mut Value, lists: &[WordList]) {
    if let Some(Value::String(pattern)) = value.get_mut("pattern")
        && let Some((_, words)) = lists.iter().find(|(name, _)| pattern == name)
    {
        *pattern = format!("^({})$", words.join("|"));
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|value| spell_out(value, lists)),
        Value::Array(items) => items.iter_mut().for_each(|value| spell_out(value, lists)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn problem(text: &str) -> Response {
    let schema = Ref::from_schema_name(Problem::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(text).content("application/json", content).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_lists_the_words_that_the_code_knows() {
        let mut schema = serde_json::json!({ "fields": [{ "pattern": "{game}" }] });
        spell_out(&mut schema, &lists());
        let pattern = "^(fortuna|glory-to-rome|gloria-mundi)$";
        assert_eq!(schema["fields"][0]["pattern"], pattern);
    }
}
