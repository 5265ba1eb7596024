//! Beside the board: what happened, who plays, what is said, what was agreed.

use maud::{Markup, html};

use super::fragment::Scene;
use super::sight::eyes;
use super::{chat, contract, log, memory, orders, seats};
use crate::text::site;

/// The side while the game is played.
pub(super) fn playing(scene: Scene<'_>) -> Markup {
    aside(&html! {
        (log::show(scene))
        (memory::show(scene.kept, eyes(scene), None))
        (orders::show(scene))
        (chat::show(scene))
        (seats::players(scene))
        (contract::card(scene))
        (seats::leave(scene))
    })
}

/// The side when it is over.
pub(super) fn over(scene: Scene<'_>) -> Markup {
    aside(&html! {
        (log::show(scene))
        (memory::show(scene.kept, eyes(scene), None))
        (chat::show(scene))
        (seats::players(scene))
        (contract::card(scene))
    })
}

fn aside(contents: &Markup) -> Markup {
    html! { aside #side .side aria-label=(site().side()) { (contents) } }
}
