//! The page that says what went wrong.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::auth::Visitor;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::rules::linked;

/// The page of a problem, for the visitor who met it if the browser has a name.
pub(crate) fn show(failure: Failure, visitor: Option<&Visitor>) -> Response {
    let Failure { problem, table } = failure;
    let nobody = Visitor::nobody();
    let visitor = visitor.filter(|visitor| visitor.user.is_some()).unwrap_or(&nobody);
    let body = html! {
        h1 .inscr { (site().problem_title()) }
        (notice(&problem))
        div .acts {
            @if let Some(id) = table { a .btn .main href={ "/t/" (id) } { (site().to_table()) } }
            a .btn href="/" { (site().to_lobby()) }
        }
    };
    let page = page(visitor, &site().problem_title(), &body);
    let mut response = (StatusCode::from(problem.status), page).into_response();
    if let Some(seconds) = problem.retry_after {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
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
