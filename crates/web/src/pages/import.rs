//! Bringing a record.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

use crate::auth::{Posted, Visitor};
use crate::core::app::App;
use crate::core::import;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::fill::{self, Fill};
use crate::pages::layout::page;
use crate::pages::parts;

/// As much as a body that brings a record may hold.
const RECORD_MB: u32 = 2;
/// Bytes of a record that a form shows again.
const COMES_BACK: usize = 256 << 10;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    visitor.with_cookie(&app, bringing(&visitor, fill::NEW))
}

fn bringing(visitor: &Visitor, fill: Fill<'_>) -> Markup {
    let (site, limits) = (site(), site().record_limits(RECORD_MB));
    let body = html! {
        h1 .inscr { (site.import()) }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(visitor, "/import", fill::NEW)) }
        } @else {
            form .slab .form method="post" action="/import" enctype="multipart/form-data" {
                (parts::csrf(&visitor.csrf()))
                p { (site.import_hint()) }
                (fill.notice())
                p .field {
                    label for="file" { (site.record_file()) }
                    input #file name="file" type="file" accept=".json,.jsonl,.txt,application/json,text/plain"
                        aria-describedby="file-hint";
                    small #file-hint .hint { (limits) }
                }
                p .field {
                    label for="record" { (site.record()) }
                    textarea #record name="record" rows="10" spellcheck="false"
                        aria-invalid=[fill.is_back().then_some("true")]
                        aria-describedby=[fill.described("record", "record", "")] { (fill.value("record", "")) }
                    (fill.below("record", "record", ""))
                }
                button #import-go .btn .main type="submit" { (site.import()) }
            }
        }
    };
    page(visitor, &site.import(), &body)
}

pub(crate) async fn take(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    let text = match posted.get("file").map_or_else(|| posted.need("record"), Ok) {
        Ok(text) => text.to_owned(),
        Err(problem) => return Ok(again(&fill::mistake(&posted, problem)?, &posted)),
    };
    // A long one is held but once, and does not come back.
    let posted = Some(posted).filter(|_| text.len() <= COMES_BACK);
    match (import::import(&app, user, text).await, posted) {
        (Ok(kept), _) => Ok(Redirect::to(&format!("/t/{}", kept.id)).into_response()),
        (Err(problem), Some(posted)) => {
            Ok(again(&fill::mistake(&posted, problem)?.of("record"), &posted))
        }
        (Err(problem), None) => Err(problem.into()),
    }
}

fn again(problem: &Problem, posted: &Posted) -> Response {
    let fill = Fill::back(posted, problem);
    (fill.status(), bringing(&posted.visitor, fill)).into_response()
}
