//! What is stored of a user, to take along or to delete.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::User;

use crate::auth::{ClientIp, Posted, Visitor, visitor};
use crate::core::app::App;
use crate::core::bidi::isolated;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::core::{accounts, own};
use crate::failure::Failure;
use crate::pages::table::download;

pub(super) fn section(user: &User, csrf: &Markup) -> Markup {
    let site = site();
    html! {
        section .sec .slab aria-labelledby="own-title" {
            h2 #own-title { (site.own_data_title()) }
            p { a href="/account/export" { (site.download_own()) } }
            details {
                summary { (site.delete_account()) }
                form .form method="post" action="/account/delete" {
                    (csrf)
                    p .problem { (site.delete_warning()) }
                    p .field {
                        label for="delete-name" { (site.delete_name(isolated(user.name.clone()))) }
                        input #delete-name name="name" required maxlength="24" autocomplete="off";
                    }
                    @if !user.is_guest() {
                        p .field {
                            label for="delete-password" { (site.password()) }
                            input #delete-password name="password" type="password" required maxlength="200" autocomplete="current-password";
                        }
                    }
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
    let given = (posted.need("name")?, posted.raw("password"));
    accounts::delete(&app, from, user, given).await?;
    let to = Redirect::to("/").into_response();
    Ok(visitor::end(&app, &posted.visitor, to).await?)
}
