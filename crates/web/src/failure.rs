//! Problems as answers of handlers, of pages and of the API alike.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::core::problem::{Class, Problem};

/// A problem on its way out: [`crate::gate::tell`] makes a page of it, or JSON for programs.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) problem: Problem,
    pub(crate) table: Option<String>,
}

impl Failure {
    /// The same, with the way back to a table.
    pub(crate) fn at(problem: Problem, table: &str) -> Self {
        Self { problem, table: Some(table.to_owned()) }
    }
}

impl<E: Into<Problem>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self { problem: error.into(), table: None }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = StatusCode::from(self.problem.status).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Class> for StatusCode {
    fn from(class: Class) -> Self {
        Self::from_u16(class as u16).unwrap_or(Self::INTERNAL_SERVER_ERROR)
    }
}
