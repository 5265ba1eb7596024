//! Beside the board: what happened, what is said, what is ordered, who plays, what was agreed.

use boards::Draw;
use maud::{Markup, html};
use table::Secrets;

use super::fragment::Scene;
use super::sight::Look;
use super::{chat, contract, log, memory, orders, seats};
use crate::core::text::site;

/// The side while the game is played.
pub(super) fn playing<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    aside(
        &scene.kept.id,
        &html! {
            (log::show(look))
            (chat::show(scene))
            (orders::show(scene, look))
            (memory::show(look))
            (seats::players(scene, look.to.names))
            (contract::card(look))
            (seats::leave(scene))
        },
    )
}

/// The side when it is over.
pub(super) fn over<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    aside(
        &scene.kept.id,
        &html! {
            (log::show(look))
            (chat::show(scene))
            (memory::show(look))
            (seats::players(scene, look.to.names))
            (contract::card(look))
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
