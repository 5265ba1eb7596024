//! What the others hold, where the contract lays hands open, and in positions to try.

use boards::{Draw, Sight};
use engine::Seat;
use maud::{Markup, html};
use table::{Secrets, Table};
use words::{Names, Speak};

use super::sight::{Look, reader};
use crate::core::text::{site, words};

/// What a seat holds now, drawn from its own view, for others at a table with open hands.
pub(super) fn drawn<G: Draw + Secrets>(
    table: &Table<G>,
    names: &Names,
    seat: Seat,
) -> Option<Markup> {
    let view = table.view(Some(seat))?;
    Some(G::open_hand(&Sight::new(reader(names, Some(seat)), &view, None, &[], Vec::new())))
}

pub(super) fn held<G: Speak + Secrets>(table: &Table<G>, seat: Seat, at: usize) -> Option<String> {
    G::held(words(), &table.view_at(at, Some(seat))?)
}

/// What the seat held whose eyes one looks with; a spectator holds nothing.
pub(super) fn at_moment<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let Some(sight) = look.sight.as_ref().filter(|sight| sight.eyes.is_some()) else {
        return html! {};
    };
    let hand = G::open_hand(sight);
    html! {
        div .at-moment {
            @if hand.0.is_empty() { p .hint { (site().empty_hand()) } } @else { (hand) }
        }
    }
}
