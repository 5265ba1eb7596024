//! The road from the village through the gate to Caesar's Palace.

use ::fortuna::Fortuna;
use ::fortuna::card::{GATE, PALACE};
use engine::Seat;
use maud::{Markup, html};
use words::fortuna::board::{self, BoardCount};
use words::fortuna::caption::{Caption, caption};

use super::{favours, look};
use crate::{Sight, token};

/// Tokens for the first arrival at the Palace.
const PALACE_TOKENS: u8 = 3;

/// The landscape twice, for wide and for narrow screens, and the spaces on it.
pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    html! {
        section .roadbox .slab aria-label=(caption(at.to.words, Caption::Road)) {
            (at.mark("road"))
            (at.ask("road", &caption(at.to.words, Caption::Road)))
            div .map {
                (look::landscape("wide"))
                (look::landscape("tall"))
                span .roma aria-hidden="true" { (caption(at.to.words, Caption::Rome)) }
                ol .way { @for space in 0..=PALACE { (place(at, space)) } }
            }
        }
    }
}

fn place(at: &Sight<'_, Fortuna>, space: u8) -> Markup {
    html! {
        li id={ "road-" (space) } class={ "p" (space) " " (kind(space)) } {
            @if space == PALACE { (palace(at)) } @else {
                span .vh { (board::space(at.to.words, space)) }
                span .spot aria-hidden="true" { @if space == GATE { "X" } @else { (space) } }
            }
            @if space == 0 { span .cap aria-hidden="true" { (caption(at.to.words, Caption::Village)) } }
            (pawns(at, space))
        }
    }
}

const fn kind(space: u8) -> &'static str {
    match space {
        PALACE => "palace",
        GATE => "gate",
        _ if space > GATE => "in",
        _ => "out",
    }
}

/// The Palace with its tokens, and later with the cards put aside there.
fn palace(at: &Sight<'_, Fortuna>) -> Markup {
    let words = at.to.words;
    let aside = at.view.n_aside.sum();
    let is_untouched = at.view.table.arrivals.is_empty();
    let space = board::space(words, PALACE);
    let face = html! { (look::picture("building-palace")) b { "XV" } };
    html! {
        (at.thing("zone-palace").class("spot m-marble").about("palace").label(space).show(&face))
        @if is_untouched {
            @let label = board::count(words, BoardCount::PalaceTokens, PALACE_TOKENS);
            (at.thing("zone-tokens").class("prize").about("tokens")
                .show(&favours::tokens(PALACE_TOKENS, &label)))
        } @else if aside > 0 {
            span .prize { (board::count(words, BoardCount::Aside, aside)) }
        }
    }
}

/// The pawns on a space. A pawn keeps its id wherever it is.
fn pawns(at: &Sight<'_, Fortuna>, space: u8) -> Markup {
    let table = &at.view.table;
    let there: Vec<Seat> =
        at.seats().filter(|seat| table.provinces[seat.index()].road == space).collect();
    html! {
        @if !there.is_empty() {
            span .pawns {
                @for seat in there {
                    span id={ "pawn-" (seat.0) } .pawn data-walk="road" data-at=(space) {
                        (token(seat, at.to.names.of(seat)))
                        span .vh { (at.to.names.of(seat)) }
                    }
                }
            }
        }
    }
}
