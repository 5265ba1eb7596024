//! The rulebook: the numbered clauses of a game with pictures, the examples that show them, the
//! editions side by side, and how open questions were decided.

mod book;
mod clause;
mod contents;
pub(crate) mod editions;
mod lead;
mod position;
pub(crate) mod proofs;

use axum::extract::State;
use axum::response::Response;
use games::GameKind;
use maud::{Markup, html};
use words::rulebook::Page;

pub(super) use self::book::{clause, plain};
pub(super) use self::clause::{clause_address, linked};
pub(super) use self::contents::{Contents, side};
pub(super) use self::position::{DrawnPosition, still};
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, parts};

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let body = html! {
        (ways(&visitor, kind))
        (book::rules(kind))
    };
    let title = site().rules_of(parts::title(kind));
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

pub(crate) async fn rulings(State(app): State<App>, visitor: Visitor) -> Response {
    let body = html! {
        div .acts {
            @for kind in GameKind::ALL {
                a .btn href={ "/rules/" (kind) } { (site().rules_of(parts::title(kind))) }
            }
        }
        (plain(Page::Rulings))
    };
    visitor.with_cookie(&app, page(&visitor, &site().all_rulings(), &body))
}

/// To the game, and to all pages about its rules.
pub(super) fn ways(visitor: &Visitor, kind: GameKind) -> Markup {
    html! {
        div .acts {
            (parts::play_now(visitor, kind))
            a .btn href={ "/help/" (kind) } { (site().in_short()) }
            a .btn href={ "/rules/" (kind) } { (site().rules_of(parts::title(kind))) }
            a .btn href={ "/cards/" (kind) } { (site().cards()) }
            @if let Some(data) = games::data_files(kind).first() {
                a .btn href={ "/decks/" (data.name) "/standard" } { (site().decks()) }
            }
            a .btn href={ "/rules/" (kind) "/editions" } { (site().editions()) }
            a .btn href={ "/rules/" (kind) "/examples" } { (site().examples()) }
            a .btn href="/rulings" { (site().all_rulings()) }
        }
    }
}

/// What Trivium is: `docs/about.md` in the reader's language.
pub(crate) async fn about(State(app): State<App>, visitor: Visitor) -> Response {
    visitor.with_cookie(&app, page(&visitor, &site().about(), &plain(Page::About)))
}
