//! What a thing of the table is, and why it cannot be had.

use axum::extract::State;
use axum::response::Response;
use boards::{Draw, icon};
use games::dispatch;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Secrets, Table, UserId};
use words::{About, Speak};

use super::admit;
use super::sight::{Look, reader};
use crate::app::App;
use crate::auth::Visitor;
use crate::hub::Kept;
use crate::pages::layout::page;
use crate::pages::rules::{linked, still};
use crate::pages::{Failure, Path, Query, parts};
use crate::problem::Problem;
use crate::text::{site, words};

/// What is asked: a thing, an answer that is not offered, or both.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    about: Option<String>,
    wish: Option<String>,
}

/// A page that explains; the table shows its `article` in a sheet.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    let about = asked.about.as_deref().and_then(|name| about(&kept, name));
    let why = asked.wish.as_deref().and_then(|wish| why(&kept, user.as_ref(), wish));
    if about.is_none() && why.is_none() {
        return Err(Problem::not_found().into());
    }
    let title = about.as_ref().map_or_else(|| site().why_not(), |about| about.title.clone());
    let picture = asked.about.as_deref().and_then(|name| picture(&kept, name));
    let body = article(&title, picture.as_ref(), about.as_ref(), why.as_deref());
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn about(kept: &Kept, name: &str) -> Option<About> {
    dispatch!(kept.table.kind(), G => about_of::<G>(kept, name))
}

fn about_of<G: Speak + Secrets>(kept: &Kept, name: &str) -> Option<About> {
    let table = kept.table.typed::<G>()?;
    G::about(words(), table.options(), name)
}

/// The card itself, if it is one.
fn picture(kept: &Kept, name: &str) -> Option<Markup> {
    let kind = kept.table.kind();
    let card = dispatch!(kind, G => card::<G>(kept, name))?;
    Some(html! { div class={ "picture one " (kind) } aria-hidden="true" { (still(card)) } })
}

fn card<G: Draw + Secrets>(kept: &Kept, name: &str) -> Option<Markup> {
    Look { kept, eyes: None, at: None }.draw::<G, _>(|at| G::card(at, name)).flatten()
}

fn why(kept: &Kept, user: Option<&UserId>, wish: &str) -> Option<String> {
    dispatch!(kept.table.kind(), G => why_of::<G>(kept, user, wish))
}

/// The reason, told from what the viewer sees; nothing if it can be had.
fn why_of<G: Speak + Secrets>(kept: &Kept, user: Option<&UserId>, wish: &str) -> Option<String> {
    let table: &Table<G> = kept.table.typed()?;
    let seat = table.eyes(user?)?;
    let action: G::Action = wish.parse().ok()?;
    if table.legal(seat).contains(&action) {
        return None;
    }
    let refusal = G::refuse(&table.view(Some(seat))?, action);
    let names = kept.page_names();
    Some(G::refusal(&reader(&names, Some(seat)), table.options(), refusal))
}

fn article(
    title: &str,
    picture: Option<&Markup>,
    about: Option<&About>,
    why: Option<&str>,
) -> Markup {
    html! {
        article #about .about {
            h1 { (title) }
            @if let Some(picture) = picture { (picture) }
            @if let Some(why) = why {
                p .why { (icon("lock")) " " (linked(why)) }
            }
            @if let Some(about) = about {
                @for text in &about.text { p { (text) } }
                @if !about.notes.is_empty() {
                    h2 .caps { (site().rulings()) }
                    ul { @for note in &about.notes { li { (note) } } }
                }
                @if !about.clauses.is_empty() {
                    p .hint { (linked(&parts::clauses(&about.clauses))) }
                }
            }
        }
    }
}
