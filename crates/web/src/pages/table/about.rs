//! What a thing of the table is, and why it cannot be had.

use axum::extract::State;
use axum::response::Response;
use boards::{Draw, icon};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Secrets, Table, UserId, with_table};
use words::{About, Speak};

use super::sight::{look, reader};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::problem::Problem;
use crate::core::tables::{TableSnapshot, admit};
use crate::core::text::{at_table, site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::rules::{linked, still};
use crate::pages::{Path, Query, parts};

/// What is asked: a thing, an answer that is not offered, or both.
#[derive(Debug, Deserialize)]
pub(crate) struct AboutQuery {
    about: Option<String>,
    wish: Option<String>,
}

/// A page that explains; the table shows its `article` in a sheet.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<AboutQuery>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    let told = with_table!(&kept.table, table => tell((&kept, table), user.as_ref(), &asked));
    if told.about.is_none() && told.why.is_none() {
        return Err(Problem::not_found().into());
    }
    let title = told.about.as_ref().map_or_else(|| site().why_not(), |about| about.title.clone());
    let body = article(&title, &told);
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

struct AboutText {
    about: Option<About>,
    picture: Option<Markup>,
    /// A line that has no effect on the game.
    flavour: Option<String>,
    why: Option<String>,
}

fn tell<G: Draw + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    user: Option<&UserId>,
    asked: &AboutQuery,
) -> AboutText {
    let name = asked.about.as_deref();
    at_table::<G, _>(table.options(), || AboutText {
        about: name.and_then(|name| G::about(words(), table.options(), name)),
        picture: name.and_then(|name| picture((kept, table), name)),
        flavour: name.and_then(|name| G::flavour(words(), table.options(), name)),
        why: asked.wish.as_deref().and_then(|wish| why((kept, table), user, wish)),
    })
}

fn picture<G: Draw + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    name: &str,
) -> Option<Markup> {
    let card = look((kept, table), None, None, |look| G::card(look.sight.as_ref()?, name))?;
    let class = format!("picture one {}", table.kind());
    Some(html! { div class=(class) aria-hidden="true" { (still(card)) } })
}

/// The reason, told from what the viewer sees; nothing if it can be had.
fn why<G: Speak + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    user: Option<&UserId>,
    wish: &str,
) -> Option<String> {
    let seat = table.eyes(user?)?;
    let action: G::Action = wish.parse().ok()?;
    if table.legal(seat).contains(&action) {
        return None;
    }
    let refusal = G::refuse(&table.view(Some(seat))?, action);
    let names = kept.page_names();
    Some(G::refusal(&reader(&names, Some(seat)), table.options(), refusal))
}

fn article(title: &str, told: &AboutText) -> Markup {
    html! {
        article #about .about {
            h1 { (title) }
            @if let Some(picture) = &told.picture { (picture) }
            @if let Some(why) = &told.why {
                p .why { (icon("lock")) " " (linked(why)) }
            }
            @if let Some(about) = &told.about {
                @for text in &about.text { p { (text) } }
                @if let Some(flavour) = &told.flavour { p .flavour { (flavour) } }
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
