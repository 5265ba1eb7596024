//! Notes to oneself. They stand outside of the living part, which others with the same view share.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};

use crate::auth::{Posted, Visitor};
use crate::core::app::App;
use crate::core::problem::Problem;
use crate::core::tables::admit;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, parts};

pub(super) async fn of(app: &App, visitor: &Visitor, id: &str) -> Result<String, Problem> {
    match visitor.id() {
        Some(user) => Ok(app.store.note(&user.0, id).await?),
        None => Ok(String::new()),
    }
}

/// The form, for a page of its own or for a sheet before the table.
pub(super) fn form(visitor: &Visitor, id: &str, note: &str) -> Markup {
    let site = site();
    html! {
        form method="post" action={ "/t/" (id) "/note" } data-live data-closes="notes" {
            h2 { label for="note" { (site.notes()) } }
            (parts::csrf(&visitor.csrf()))
            p .hint { (site.notes_hint()) }
            textarea #note name="note" rows="8" maxlength="4000" { (note) }
            p .acts { button #note-go .btn type="submit" { (site.save()) } }
        }
    }
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (_, user) = visitor.need()?;
    admit(&app.table(&id).await?.now(), Some(&user))?;
    let note = of(&app, &visitor, &id).await?;
    let body = html! {
        section .slab { (form(&visitor, &id, &note)) }
        p { a href={ "/t/" (id) } { (site().to_table()) } }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &site().notes(), &body)))
}

pub(crate) async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted,
) -> Result<Response, Failure> {
    let (_, user) = posted.visitor.need()?;
    admit(&app.table(&id).await?.now(), Some(&user))?;
    let note = posted.raw("note").trim();
    app.store.set_note(&user.0, &id, note).await.map_err(Problem::from)?;
    Ok(posted.done(&format!("/t/{id}")))
}
