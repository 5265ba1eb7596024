//! What Trivium is, what in it is exact and what is ours, and how to have one of one's own.

use axum::extract::State;
use axum::response::Response;
use words::rulebook::Page;

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::text::site;
use crate::pages::layout::page;
use crate::pages::rules::plain;

/// The page `docs/about.md` in the reader's language.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    visitor.with_cookie(&app, page(&visitor, &site().about(), &plain(Page::About)))
}
