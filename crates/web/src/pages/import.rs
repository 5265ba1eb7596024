//! Bringing a record.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;

use crate::auth::{Posted, Visitor};
use crate::core::app::App;
use crate::core::import;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::parts;

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    let site = site();
    let body = html! {
        h1 .inscr { (site.import()) }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(&visitor, "/import")) }
        } @else {
            form .slab .form method="post" action="/import" enctype="multipart/form-data" {
                (parts::csrf(&visitor.csrf()))
                p { (site.import_hint()) }
                p .field {
                    label for="file" { (site.record_file()) }
                    input #file name="file" type="file" accept=".json,.jsonl,.txt,application/json,text/plain";
                }
                p .field {
                    label for="record" { (site.record()) }
                    textarea #record name="record" rows="10" spellcheck="false" {}
                }
                button #import-go .btn .main type="submit" { (site.import()) }
            }
        }
    };
    visitor.with_cookie(&app, page(&visitor, &site.import(), &body))
}

pub(crate) async fn take(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    let text = posted.get("file").map_or_else(|| posted.need("record"), Ok)?;
    let text = text.to_owned();
    drop(posted);
    let kept = import::import(&app, user, text).await?;
    Ok(Redirect::to(&format!("/t/{}", kept.id)).into_response())
}
