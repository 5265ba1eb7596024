//! The page that says what went wrong.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::auth::Visitor;
use crate::core::problem::Problem;
use crate::pages::layout::page;
use crate::pages::rules::linked;
use crate::text::site;

/// A problem as a page.
#[derive(Debug)]
pub(crate) struct Failure {
    problem: Problem,
    /// The table that it happened at.
    table: Option<String>,
}

impl Failure {
    /// The same, with the way back to a table.
    pub(super) fn at(problem: Problem, table: &str) -> Self {
        Self { problem, table: Some(table.to_owned()) }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self { problem, table: None }
    }
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Self {
        Problem::from(error).into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let Self { problem, table } = self;
        let body = html! {
            h1 .inscr { (site().problem_title()) }
            (notice(&problem))
            div .acts {
                @if let Some(id) = table { a .btn .main href={ "/t/" (id) } { (site().to_table()) } }
                a .btn href="/" { (site().to_lobby()) }
            }
        };
        let page = page(&Visitor::asking(), &site().problem_title(), &body);
        let mut response = (StatusCode::from(problem.status), page).into_response();
        if let Some(seconds) = problem.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What is wrong, in a sentence. The script looks for it by its id.
pub(super) fn notice(problem: &Problem) -> Markup {
    html! {
        p #problem .problem role="alert" {
            (linked(&problem.reason))
            @if let Some(clause) = &problem.clause {
                @if !problem.reason.contains(clause.as_str()) { " [" (linked(clause)) "]" }
            }
        }
    }
}
