//! Beside the board: what happened, what is said, what is ordered, who plays, what was agreed.

use maud::{Markup, html};

use super::fragment::Scene;
use super::sight::eyes;
use super::{chat, contract, log, memory, orders, seats};
use crate::text::site;

/// The side while the game is played.
pub(super) fn playing(scene: Scene<'_>) -> Markup {
    aside(
        &scene.kept.id,
        &html! {
            (log::show(scene))
            (chat::show(scene))
            (orders::show(scene))
            (memory::show(scene.kept, eyes(scene), None))
            (seats::players(scene))
            (contract::card(scene))
            (seats::leave(scene))
        },
    )
}

/// The side when it is over.
pub(super) fn over(scene: Scene<'_>) -> Markup {
    aside(
        &scene.kept.id,
        &html! {
            (log::show(scene))
            (chat::show(scene))
            (memory::show(scene.kept, eyes(scene), None))
            (seats::players(scene))
            (contract::card(scene))
        },
    )
}

/// What stands beside the board.
pub(super) fn aside(id: &str, contents: &Markup) -> Markup {
    html! {
        aside #side .side aria-label=(site().side()) {
            (quick(id))
            (contents)
        }
    }
}

/// What the bar has no room for where the side is a drawer, and the way out of it.
fn quick(id: &str) -> Markup {
    let site = site();
    html! {
        nav .quick aria-label=(site.tools()) {
            button .btn .quiet type="button" data-opens="help" { (site.keys()) }
            a .btn .quiet href={ "/t/" (id) "/notes" } data-opens="notes" { (site.notes()) }
            a .btn .quiet href="/account#preferences" data-opens="settings" { (site.settings()) }
            a .btn .quiet .shut href="#board" { (site.close()) }
        }
    }
}
