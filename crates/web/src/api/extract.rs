//! What a request brings, or a problem that says what is wrong with it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::core::app::App;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::failure::Failure;

#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(unread(&error).into()),
        }
    }
}

fn unread(error: &JsonRejection) -> Problem {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(Code::TooLarge, site().too_large()),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(Code::MediaType, site().media_type()),
        StatusCode::UNPROCESSABLE_ENTITY => {
            Problem::new(Code::Field, site().bad_field(&error.body_text()))
        }
        _ => Problem::malformed(&error.body_text()),
    }
}

/// Reads an object whose tag must be a word: serde would also take the number of a variant.
pub(crate) fn tagged<'de, D, T>(tag: &str, from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let object = Map::<String, Value>::deserialize(from)?;
    if object.get(tag).is_some_and(|tag| !tag.is_string()) {
        return Err(D::Error::custom(format!("`{tag}` is no text")));
    }
    T::deserialize(Value::Object(object)).map_err(D::Error::custom)
}

#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(params)) => Ok(Self(params)),
            Err(error) => Err(Problem::malformed(&error.body_text()).into()),
        }
    }
}

#[derive(Debug)]
pub(crate) struct PathId(pub(crate) String);

impl FromRequestParts<App> for PathId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        match axum::extract::Path::<String>::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(id)) => Ok(Self(id)),
            Err(_) => Err(Problem::not_found().into()),
        }
    }
}
