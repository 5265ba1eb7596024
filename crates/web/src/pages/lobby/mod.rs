//! The front page: the reader's own games, the three games of the house, and what others play.

mod mine;
mod poster;
mod shelf;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use games::GameKind;
use maud::{Markup, html};
use store::{ListPage, Portion};

use crate::assets;
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::tables::Known;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::{Page, Preview, address};
use crate::pages::{fill, parts};

pub(crate) use mine::{hide, show_again};
pub(crate) use poster::preview;
pub(crate) use shelf::finished;

use mine::OwnGames;
use shelf::{ROWS, Shelf};

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let own = match visitor.id() {
        Some(user) => OwnGames::of(&app, user).await?,
        None => None,
    };
    let first = ListPage::first(ROWS);
    let open = Shelf::Open.tables(&app, &visitor, &first).await?;
    let playing = Shelf::Playing.tables(&app, &visitor, &first).await?;
    let listed = own.iter().flat_map(OwnGames::tables).chain(&open.tables).chain(&playing.tables);
    let known = Known::of(&app.store, listed).await?;
    let n_waiting = own.as_ref().map_or(0, OwnGames::n_waiting);
    let title = match n_waiting {
        0 => site().lobby(),
        n => site().lobby_waiting(n),
    };
    let body = lobby(&visitor, own.as_ref(), [&open, &playing], &known);
    let preview = Preview {
        title: site().name(),
        about: site().lead(),
        address: address(&app, &headers, "/"),
        picture: address(&app, &headers, assets::preview(GameKind::ALL[0])),
    };
    let page = Page { title: &title, body: &body, waits: n_waiting > 0, preview: Some(&preview) };
    Ok(visitor.with_cookie(&app, page.show(&visitor)))
}

fn lobby(
    visitor: &Visitor,
    own: Option<&OwnGames>,
    [open, playing]: [&Portion; 2],
    known: &Known,
) -> Markup {
    let site = site();
    html! {
        @match own {
            Some(own) => {
                h1 .vh { (site.welcome()) }
                (own.show(visitor, known))
            },
            None => {
                (frieze())
                header {
                    h1 .inscr { (site.welcome()) }
                    p .lead { (site.lead()) }
                    p .hint { (site.newcomer()) }
                }
            },
        }
        section aria-labelledby="games" {
            h2 #games .vh { (site.games()) }
            ul .posters { @for kind in GameKind::ALL { (poster::show(visitor, kind)) } }
        }
        div .cols {
            div .stack {
                (Shelf::Open.section(visitor, open, known))
                (Shelf::Playing.section(visitor, playing, known))
            }
            @if visitor.user.is_none() {
                section .sec .slab aria-labelledby="who" {
                    h2 #who { (site.who_are_you()) }
                    (parts::name_form(visitor, "/", fill::NEW))
                }
            }
        }
    }
}

fn frieze() -> Markup {
    html! {
        img .frieze src=(assets::path("frieze.svg")) alt=(site().frieze()) width="1180" height="120";
    }
}
