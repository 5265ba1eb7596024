//! The points counted one by one, into a laurel for each seat. The script lays open what is counted;
//! without it the result is all there is.

use boards::{Breakdown, CountedCard, Draw, ScoreRow, face, icon, laurel};
use engine::Seat;
use maud::{Markup, html};
use table::Secrets;

use super::picture::skyline;
use super::sight::Look;
use crate::core::text::{site, words};

/// A column for each seat, and what is told meanwhile.
pub(super) fn show<G: Draw + Secrets>(
    look: &Look<'_, G>,
    breakdown: &Breakdown,
    headline: &str,
) -> Markup {
    let seats: Vec<Seat> = look.table.desk().seats().map(|(seat, _)| seat).collect();
    let ranks: Vec<String> = (1..=seats.len()).map(|rank| site().rank(rank)).collect();
    html! {
        section #count .count aria-label=(site().score()) data-ranks=(ranks.join("|")) {
            ol class={ "tallies n" (seats.len()) } aria-hidden="true" {
                @for seat in &seats { li .tally .slab .{ "s" (seat.0 + 1) } { (column(look, breakdown, *seat)) } }
            }
            div .teller {
                div {
                    @let n = breakdown.rows.len();
                    @for (nth, row) in breakdown.rows.iter().enumerate() {
                        div .step { p .caps { (site().counting(nth + 1, n)) } p .what { (row.label) } }
                    }
                    div .step { p .caps { (site().game_over()) } p .what { (headline) } }
                }
                p .hint { (breakdown.ended) }
                button #skip-count .btn type="button" {
                    (icon("skip")) span { (site().skip_to_result()) }
                    kbd aria-hidden="true" { (site().space_key()) }
                }
            }
        }
    }
}

fn column<G: Draw + Secrets>(look: &Look<'_, G>, breakdown: &Breakdown, seat: Seat) -> Markup {
    let name = look.to.names.of(seat);
    html! {
        p .who { (face(seat, look.to.names)) b .nm title=(look.to.names.in_full(words(), seat)) { bdi { (name) } } }
        div .crown { (laurel(0, "")) span .rk {} }
        ul .rows { @for row in &breakdown.rows { (source(row, seat)) } }
        @if let Some(at) = &look.sight { (skyline(&G::keepsake(at.view, seat))) }
    }
}

fn source(row: &ScoreRow, seat: Seat) -> Markup {
    let points = row.points.get(seat.index()).map_or(0, |(points, _)| *points);
    let cards = row.cards.get(seat.index()).map_or(&[][..], Vec::as_slice);
    html! {
        li data-points=(points) {
            span .of { (row.label) }
            @if !cards.is_empty() { span .cards { @for card in cards { (counted(*card)) } } }
            b {}
        }
    }
}

fn counted(card: CountedCard) -> Markup {
    html! { span class={ "sq fill cd " (card.look) } data-points=(card.points) { (icon(card.icon)) } }
}
