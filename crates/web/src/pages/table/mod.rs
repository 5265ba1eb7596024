//! The page of a table: what lies on it, who sits at it, what is asked, what happened, what is
//! said.

pub(crate) mod about;
mod bar;
mod beside;
mod chart;
mod chat;
mod coach;
mod contract;
mod count;
mod dialogs;
mod dock;
mod fragment;
mod handover;
mod hands;
pub(crate) mod hint;
pub(crate) mod invitation;
pub(crate) mod log;
mod memory;
pub(crate) mod moment;
pub(crate) mod notes;
pub(crate) mod orders;
mod over;
mod oversight;
mod picture;
mod rail;
mod replay;
mod score;
mod seats;
mod side;
mod sight;
mod standing;
pub(crate) mod trial;

use std::future::ready;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use store::{Store, StoreError};
use table::Stage;

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::problem::{Code, Problem};
use crate::core::tables::{TableSnapshot, Viewer, admit};
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::{address, page, play};
use crate::pages::{Path, Query, failure, fill, parts, preferences};

pub(crate) use fragment::fragment;
pub(super) use sight::question;

/// Which moment, and through whose eyes.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MomentQuery {
    at: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<u8>,
    /// Someone who is invited looks at the table first.
    look: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(moment): Query<MomentQuery>,
) -> Result<Response, Failure> {
    let kept = match app.table(&id).await {
        Ok(open) => open.now(),
        Err(problem) if problem.code == Code::Damaged => {
            return Ok(damaged(&app, &visitor, &id, &problem));
        }
        Err(problem) if problem.code == Code::Newer => return Ok(newer(&app, &visitor, &problem)),
        Err(problem) => return Err(problem.into()),
    };
    let user = visitor.id();
    admit(&kept, user.as_ref())?;
    if let Some(at) = moment.at {
        let title = parts::title(kept.table.kind());
        let body = replay::show(&kept, user.as_ref(), at, moment.seat);
        return Ok(visitor.with_cookie(&app, play(&visitor, &title, &body, false)));
    }
    let viewer = Viewer::new(&kept.table, user.as_ref());
    if moment.look.is_none() && invitation::is_for(&kept, &viewer) {
        let page = invitation::show(&app, (&visitor, &headers), &kept, fill::NEW);
        return Ok((ON_THE_WAY_BACK, visitor.with_cookie(&app, page)).into_response());
    }
    let live = filled(fragment(&app, &kept, &viewer).text(), &app.slot, &visitor, &kept);
    let address = address(&app, &headers, &format!("/t/{id}"));
    let note = notes::of(&app, &visitor, &id).await?;
    let page = around(&visitor, &viewer, &kept, &Around { address: &address, note: &note }, live);
    Ok((ON_THE_WAY_BACK, visitor.with_cookie(&app, page)).into_response())
}

/// A browser may keep the page for the way back, which it may not keep a page that is never to be
/// stored. Its script shows the newest state then; another visitor, or nobody, is sent another page.
const ON_THE_WAY_BACK: [(HeaderName, &str); 2] =
    [(CACHE_CONTROL, "private, no-cache"), (VARY, "cookie")];

/// A shared fragment with the token of one visitor, and the number of the table, in our own fields.
/// What people write cannot look like one: its quotation marks are escaped.
fn filled(fragment: &str, slot: &str, visitor: &Visitor, kept: &TableSnapshot) -> String {
    let field = |token: &str| parts::csrf(token).into_string();
    let seen = fragment::seen(kept.table.desk().version()).into_string();
    let keyed = fragment.replace(&field(slot), &field(&visitor.csrf()));
    keyed.replace(&fragment::seen("").into_string(), &seen)
}

struct Around<'a> {
    address: &'a str,
    note: &'a str,
}

fn around(
    visitor: &Visitor,
    viewer: &Viewer,
    kept: &TableSnapshot,
    known: &Around<'_>,
    live: String,
) -> Markup {
    let id = &kept.id;
    let user = visitor.id().map_or_else(String::new, |user| user.0);
    let stage = kept.table.desk().stage();
    let body = html! {
        @if *viewer == Viewer::Stranger {
            section .slab .greet .low[*stage == Stage::Playing] {
                (parts::name_form(visitor, &format!("/t/{id}"), fill::NEW))
            }
        }
        p #status .problem role="status" hidden {}
        @if *stage == Stage::Lobby { (link(known.address)) }
        noscript { p { a .button href={ "/t/" (id) } { (site().look_again()) } } }
        div #table data-live={ "/t/" (id) "/live" } data-user=(user) data-offline=(site().offline())
            data-lost=(site().lost()) data-arrived=(site().first_arrived()) { (PreEscaped(live)) }
        (dialogs::show(Some(id)))
        @if viewer.is_known() { (dialogs::notes(&notes::form(visitor, id, known.note))) }
        (settings(visitor, id))
    };
    let waits = visitor.id().is_some_and(|user| kept.waits_for().contains(&&user));
    let title = fragment::title(fragment::Scene { kept, viewer, slot: "" });
    play(visitor, &title, &body, waits)
}

/// What the visitor prefers; saved, it leads back to the table.
fn settings(visitor: &Visitor, id: &str) -> Markup {
    let form = |user| {
        preferences::section(user, &parts::csrf(&visitor.csrf()), &format!("/t/{id}"), fill::NEW)
    };
    visitor.user.as_ref().map(|user| dialogs::settings(&form(user))).unwrap_or_default()
}

/// The whole page as it is rendered for the first viewer of a state.
pub(crate) fn whole(
    visitor: &Visitor,
    kept: &TableSnapshot,
    viewer: &Viewer,
    slot: &str,
) -> String {
    let live = fragment::render(fragment::Scene { kept, viewer, slot }, slot);
    let known = Around { address: &kept.id, note: "" };
    around(visitor, viewer, kept, &known, filled(&live, slot, visitor, kept)).into_string()
}

#[cfg(test)]
pub(crate) fn pieces(
    kept: &TableSnapshot,
    viewer: &Viewer,
    keys: &std::hash::RandomState,
) -> crate::core::pieces::PiecedText {
    const SLOT: &str = "0123456789abcdef";
    let scene = fragment::Scene { kept, viewer, slot: SLOT };
    crate::core::pieces::PiecedText::of_element(fragment::render(scene, SLOT), keys)
}

pub(crate) fn past(visitor: &Visitor, kept: &TableSnapshot, at: usize, seat: Option<u8>) -> String {
    let body = replay::show(kept, None, at, seat);
    play(visitor, &parts::title(kept.table.kind()), &body, false).into_string()
}

fn link(address: &str) -> Markup {
    html! {
        p .field .link {
            label for="link" { (site().link()) }
            input #link readonly value=(address);
            button #copy .btn type="button" hidden { (site().copy()) }
        }
    }
}

/// A table that only a newer program can read; what is stored may hold secrets of a running game.
fn newer(app: &App, visitor: &Visitor, problem: &Problem) -> Response {
    let body = html! {
        h1 { (site().newer_title()) }
        (failure::notice(problem))
        p { a href="/" { (site().to_lobby()) } }
    };
    let page = page(visitor, &site().newer_title(), &body);
    visitor.with_cookie(app, (StatusCode::from(problem.status), page))
}

/// A table that does not replay: why, and what is stored.
fn damaged(app: &App, visitor: &Visitor, id: &str, problem: &Problem) -> Response {
    let body = html! {
        h1 { (site().damaged_title()) }
        (failure::notice(problem))
        p { a href={ "/t/" (id) "/export" } { (site().export()) } }
        p { a href="/" { (site().to_lobby()) } }
    };
    let page = page(visitor, &site().damaged_title(), &body);
    visitor.with_cookie(app, (StatusCode::from(problem.status), page))
}

pub(crate) async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let kept = app.table(&id).await?.now();
    admit(&kept, visitor.id().as_ref())?;
    let record = kept.record()?;
    Ok(download(&format!("{}-{id}.json", kept.table.kind()), record))
}

/// Everything stored of a damaged table. It holds the seed and all secrets, so only its people get
/// it, and only once nothing can be played any more.
pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (_, user) = visitor.need()?;
    let people = app.store.people(&id).await?;
    let stored = app.store.table(&id).await?;
    let is_damaged = matches!(&app.table(&id).await, Err(problem) if problem.code == Code::Damaged);
    if !is_damaged || !people.iter().any(|person| person.user_id == user.0) {
        return Err(Problem::not_found().into());
    }
    let name = format!("table-{id}.jsonl");
    let head = stream::once(ready(Ok(stored.head + "\n")));
    Ok(download(&name, Body::from_stream(head.chain(lines(app.store.clone(), id)))))
}

/// The log of a table, a page at a time.
fn lines(store: Store, id: String) -> impl Stream<Item = Result<String, StoreError>> {
    stream::try_unfold((store, id, 0), async |(store, id, after)| {
        let page = store.entries(&id, after).await?;
        let Some(last) = page.last().map(|entry| entry.seq) else { return Ok(None) };
        let text: String = page.into_iter().map(|entry| entry.body + "\n").collect();
        Ok(Some((text, (store, id, last))))
    })
}

pub(crate) fn download(name: &str, text: impl Into<Body>) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text.into()).into_response()
}
