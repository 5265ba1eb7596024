//! Bringing a record.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;

use crate::app::App;
use crate::auth::{Posted, Visitor};
use crate::import;
use crate::pages::layout::page;
use crate::pages::{Failure, parts};
use crate::text::site;

/// The form.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    let site = site();
    let body = html! {
        h1 { (site.import()) }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(&visitor, "/import")) }
        } @else {
            form .slab method="post" action="/import" {
                (parts::csrf(&visitor.csrf()))
                p { (site.import_hint()) }
                label for="record" { (site.record()) }
                textarea #record name="record" rows="12" required spellcheck="false" {}
                button #import-go .main type="submit" { (site.import()) }
            }
        }
    };
    let page = page(&visitor, &site.import(), &body);
    visitor.with_cookie(&app, page)
}

/// Stores the record as a table.
pub(crate) async fn take(State(app): State<App>, posted: Posted) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    let kept = import::import(&app, user, posted.need("record")?.to_owned()).await?;
    Ok(Redirect::to(&format!("/t/{}", kept.id)).into_response())
}
