//! Beside the board: what happened, what is said, what is ordered, who plays, what was agreed.

use maud::{Markup, html};

use super::fragment::Scene;
use super::sight::eyes;
use super::{chat, contract, log, memory, orders, seats};
use crate::text::site;

/// The side while the game is played.
pub(super) fn playing(scene: Scene<'_>) -> Markup {
    aside(&html! {
        (log::show(scene))
        (chat::show(scene))
        (orders::show(scene))
        (memory::show(scene.kept, eyes(scene), None))
        (seats::players(scene))
        (contract::card(scene))
        (seats::leave(scene))
    })
}

/// The side when it is over.
pub(super) fn over(scene: Scene<'_>) -> Markup {
    aside(&html! {
        (log::show(scene))
        (chat::show(scene))
        (memory::show(scene.kept, eyes(scene), None))
        (seats::players(scene))
        (contract::card(scene))
    })
}

/// Where it is a drawer, a link to the board closes it.
pub(super) fn aside(contents: &Markup) -> Markup {
    html! {
        aside #side .side aria-label=(site().side()) {
            a .shut href="#board" { (site().close()) }
            (contents)
        }
    }
}
