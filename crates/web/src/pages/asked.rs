//! What the address of a page says. Where it cannot be read, a page of ours says so, not the library
//! of the server in its English.

use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::core::app::App;
use crate::core::problem::Problem;
use crate::failure::Failure;

#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let path = extract::Path::from_request_parts(parts, app).await;
        path.map(|extract::Path(found)| Self(found)).map_err(|_unread| Problem::not_found().into())
    }
}

#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let query = extract::Query::from_request_parts(parts, app).await;
        query
            .map(|extract::Query(found)| Self(found))
            .map_err(|_unread| Problem::malformed("address").into())
    }
}
