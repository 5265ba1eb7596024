//! How a game is played.

use axum::extract::State;
use axum::response::Response;
use games::{GameKind, dispatch};
use maud::html;
use words::Speak;

use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::offer;
use crate::core::text::{site, words};
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, parts};

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let lines = dispatch!(kind, G => lines::<G>(kind));
    let title = parts::title(kind);
    let body = html! {
        header .titled { (parts::emblem(kind, "em")) h1 .inscr { (title) } }
        p .lead { (parts::tagline(kind)) " " (parts::players(kind)) }
        div .acts {
            (parts::play_now(&visitor, kind))
            a .btn href="/learn" { (site().lessons()) }
            a .btn href={ "/new/" (kind.slug()) } { (site().new_table()) }
            a .btn href={ "/rules/" (kind) } { (site().rules_of(&title)) }
            a .btn href={ "/cards/" (kind) } { (site().cards()) }
        }
        section .sec .slab .prose aria-labelledby="rules" {
            h2 #rules { (site().rules()) }
            @for line in lines { p class=[line.starts_with(' ').then_some("item")] { (line) } }
        }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn lines<G: Speak>(kind: GameKind) -> Vec<String> {
    let options = games::options::<G>(kind, offer::with_players(*G::PLAYERS.start()));
    options.map(|options| G::help(words(), &options)).unwrap_or_default()
}
