//! The lobby: my tables, open tables, games that can be watched, and those that are over.

use axum::extract::{Query, State};
use axum::response::Response;
use games::GameKind;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Cursor, Mine, Page, Status, TableInfo};

use crate::app::App;
use crate::auth::Visitor;
use crate::pages::layout::page;
use crate::pages::{Failure, list, parts};
use crate::text::site;

const ROWS: u32 = 30;

/// The first page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let mine = match visitor.id() {
        Some(user) => app.store.tables_of(&user.0, ROWS).await?,
        None => Vec::new(),
    };
    let open = app.store.public_tables(Status::Open, &Page::first(ROWS)).await?;
    let playing = app.store.public_tables(Status::Playing, &Page::first(ROWS)).await?;
    let body = lobby(&visitor, &mine, &open, &playing);
    let n_waiting = mine.iter().filter(|table| table.asked).count();
    let title = match n_waiting {
        0 => site().lobby(),
        n => site().lobby_waiting(n),
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn lobby(visitor: &Visitor, mine: &[Mine], open: &[TableInfo], playing: &[TableInfo]) -> Markup {
    let site = site();
    html! {
        h1 { (site.welcome()) }
        @if visitor.user.is_none() {
            section .slab { (parts::name_form(visitor, "/")) }
        }
        section .slab aria-labelledby="games" {
            h2 #games { (site.games()) }
            ul .games {
                @for kind in GameKind::ALL { (game(kind)) }
            }
        }
        @if visitor.user.is_some() {
            section .slab aria-labelledby="mine" {
                h2 #mine { (site.my_tables()) }
                (list::tables(mine.iter().map(|mine| (&mine.table, mine.asked)), &site.no_tables()))
            }
        }
        section .slab aria-labelledby="open" {
            h2 #open { (site.open_tables()) }
            (list::tables(open.iter().map(|table| (table, false)), &site.no_open_tables()))
        }
        section .slab aria-labelledby="playing" {
            h2 #playing { (site.running_games()) }
            (list::tables(playing.iter().map(|table| (table, false)), &site.no_running_games()))
        }
    }
}

fn game(kind: GameKind) -> Markup {
    let slug = kind.slug();
    html! {
        li {
            h3 { (parts::title(kind)) }
            p { (parts::tagline(kind)) }
            p .hint { (parts::players(kind)) }
            a .button href={ "/new/" (slug) } { (site().new_table()) }
            " " a href={ "/help/" (slug) } { (site().rules()) }
        }
    }
}

/// Where a list goes on.
#[derive(Debug, Deserialize)]
pub(crate) struct After {
    at: Option<i64>,
    id: Option<String>,
}

/// Games that are over.
pub(crate) async fn finished(
    State(app): State<App>,
    visitor: Visitor,
    Query(after): Query<After>,
) -> Result<Response, Failure> {
    let after = after.at.zip(after.id);
    let after = after.map(|(updated_at, table_id)| Cursor { updated_at, table_id });
    let is_first = after.is_none();
    let everybodys =
        app.store.public_tables(Status::Finished, &Page { after, limit: ROWS }).await?;
    let mine = match visitor.id() {
        Some(user) if is_first => app.store.finished_tables_of(&user.0, &Page::first(ROWS)).await?,
        _ => Vec::new(),
    };
    let site = site();
    let body = html! {
        h1 { (site.finished_games()) }
        @if !mine.is_empty() {
            section .slab {
                h2 { (site.my_finished_games()) }
                (list::tables(mine.iter().map(|table| (table, false)), ""))
            }
        }
        section .slab {
            h2 { (site.public_games()) }
            (list::tables(everybodys.iter().map(|table| (table, false)), &site.no_finished_games()))
            @if let (ROWS, Some(last)) = (u32::try_from(everybodys.len()).unwrap_or(0), everybodys.last()) {
                p { a href={ "/games?at=" (last.updated_at) "&id=" (last.table_id) } { (site.more()) } }
            }
        }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &site.finished_games(), &body)))
}
