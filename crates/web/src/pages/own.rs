//! What is stored of a user, to take along or to delete.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::User;
use store::limits::NAME;

use crate::auth::{ClientIp, Posted, Visitor, visitor};
use crate::core::app::App;
use crate::core::bidi::isolated;
use crate::core::credentials::MAX_PASSWORD;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::core::{accounts, own};
use crate::failure::Failure;
use crate::pages::account::{self, AccountForm};
use crate::pages::fill::{Fill, Line};
use crate::pages::table::download;

pub(super) fn section(user: &User, csrf: &Markup, fill: Fill<'_>) -> Markup {
    let site = site();
    let (name, password) = (site.delete_name(isolated(user.name.clone())), site.password());
    let name =
        Line { id: "delete-name", name: "name", label: &name, most: NAME, ..Line::default() };
    let password =
        Line { id: "delete-password", name: "password", label: &password, ..Line::default() };
    let password =
        Line { kind: "password", most: MAX_PASSWORD, autocomplete: "current-password", ..password };
    html! {
        section .sec .slab aria-labelledby="own-title" {
            h2 #own-title { (site.own_data_title()) }
            p { a href="/account/export" { (site.download_own()) } }
            details open[fill.is_back()] {
                summary { (site.delete_account()) }
                form .form method="post" action="/account/delete" {
                    (csrf)
                    p .problem { (site.delete_warning()) }
                    (fill.notice())
                    (fill.line(&Line { autocomplete: "off", ..name }))
                    @if !user.is_guest() { (fill.line(&password)) }
                    button #delete-go .btn type="submit" { (site.delete_account()) }
                }
            }
        }
    }
}

pub(crate) async fn export(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let (user, _) = visitor.need()?;
    let own = own::export(&app, user).await?;
    let text = serde_json::to_string_pretty(&own).map_err(|error| Problem::internal(&error))?;
    Ok(download("trivium.json", text))
}

pub(crate) async fn delete(
    State(app): State<App>,
    ClientIp(from): ClientIp,
    posted: Posted,
) -> Result<Response, Failure> {
    let (user, _) = posted.visitor.need()?;
    let given = (posted.get("name").unwrap_or_default(), posted.raw("password"));
    if let Err(problem) = accounts::delete(&app, from, user, given).await {
        return account::again(&app, &posted, AccountForm::Delete, problem).await;
    }
    let to = Redirect::to("/").into_response();
    Ok(visitor::end(&app, &posted.visitor, to).await?)
}
