//! The four edges of the board, and the cards in the draft.

use ::fortuna::card::{ActionCard, CardSet};
use ::fortuna::state::N_EDGES;
use ::fortuna::{Decision, Fortuna};
use engine::Seat;
use maud::{Markup, html};
use words::fortuna::board::{self, Lies, Of};
use words::fortuna::caption::{Caption, caption};

use super::{card, spots};
use crate::{Sight, face, icon};

/// The position of each edge: the viewer's at the bottom, the others clockwise.
const PLACES: [&str; N_EDGES] = ["bot", "left", "top", "right"];

const CARDS: u8 = 3;

/// All four edges, the viewer's first.
pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    let first = at.eyes.map_or(0, |seat| at.view.table.edge_of(seat));
    html! {
        @for (step, place) in PLACES.into_iter().enumerate() {
            (edge(at, (first + step) % N_EDGES, place))
        }
    }
}

pub(super) fn own(at: &Sight<'_, Fortuna>) -> Markup {
    of(at, at.eyes.unwrap_or(Seat(0)))
}

pub(super) fn of(at: &Sight<'_, Fortuna>, seat: Seat) -> Markup {
    edge(at, at.view.table.edge_of(seat), PLACES[0])
}

fn edge(at: &Sight<'_, Fortuna>, edge: usize, place: &str) -> Markup {
    let cards = at.view.table.edges[edge];
    let Some(seat) = at.view.table.owner(edge) else {
        return free(at, cards, place);
    };
    html! {
        section class={ "edge " (place) " s" (seat.0 + 1) (mine(at, seat)) }
            aria-label=(board::of(&at.to, Of::Edge, seat)) {
            (head(at, seat, place))
            @for which in cards { (slot(at, which, seat)) }
            (vacant(cards.len()))
        }
    }
}

/// An edge without a player, which still has cards. Two of them have the same name, so they are
/// groups and not landmarks.
fn free(at: &Sight<'_, Fortuna>, cards: CardSet, place: &str) -> Markup {
    let words = at.to.words;
    html! {
        div class={ "edge free " (place) } role="group" aria-label=(caption(words, Caption::OpenEdge)) {
            h3 {
                (mark(at, place))
                span .nm { (caption(words, Caption::OpenEdge)) }
                span .caps { (caption(words, Caption::Nobodys)) }
            }
            @for which in cards { div .slot { (card::full(at, which, Lies::Open)) } }
            (vacant(cards.len()))
        }
    }
}

/// The places that the draft has not filled yet.
fn vacant(n_cards: u8) -> Markup {
    html! { @for _ in n_cards..CARDS { div .slot .vacant {} } }
}

fn mine(at: &Sight<'_, Fortuna>, seat: Seat) -> &'static str {
    if at.is_own(seat) { " own" } else { "" }
}

/// The viewer's edge has a number, and one of the others.
fn mark(at: &Sight<'_, Fortuna>, place: &str) -> Markup {
    match place {
        "bot" => at.mark("edge"),
        "left" => at.mark("edges"),
        _ => html! {},
    }
}

fn head(at: &Sight<'_, Fortuna>, seat: Seat, place: &str) -> Markup {
    let name = at.to.names.of(seat);
    html! {
        h3 {
            (mark(at, place))
            (face(seat, at.to.names))
            span .nm title=(name) { (name) }
            @if at.to.is(seat) { span .caps { (caption(at.to.words, Caption::YourEdge)) } }
        }
    }
}

/// A card on a player's edge, with the mark that only swaps it.
fn slot(at: &Sight<'_, Fortuna>, which: ActionCard, seat: Seat) -> Markup {
    let table = &at.view.table;
    let is_secret = at.is_own(seat) && at.view.turned_down == Some(which);
    let is_down = table.down.has(which) || is_secret;
    let lies = if is_down { Lies::Locked(seat) } else { Lies::On(seat) };
    let pass = spots::pass(which);
    html! {
        div .slot {
            (card::full(at, which, lies))
            @if at.is_lit(&pass) {
                (at.thing(pass).class("pass").show(&html! {
                    (icon("swap")) (caption(at.to.words, Caption::SwapOnly))
                }))
            }
        }
    }
}

/// The cards of the expert set-up that are not drafted yet.
pub(super) fn pool(at: &Sight<'_, Fortuna>) -> Markup {
    let pool = at.view.table.pool;
    let is_draft = at.view.pending().is_some_and(|(_, asked)| asked == Decision::Draft);
    html! {
        @if is_draft {
            section .pool .slab aria-label=(caption(at.to.words, Caption::Pool)) {
                h3 .caps { (caption(at.to.words, Caption::Pool)) }
                div .cards { @for which in pool { (card::full(at, which, Lies::Pool)) } }
            }
        }
    }
}
