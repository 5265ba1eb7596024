//! A moment of a game.

use std::ops::RangeInclusive;

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::UserId;

use super::game::{board, log_lines, table_lines};
use super::memory;
use crate::hub::Kept;
use crate::pages::parts;
use crate::text::site;

/// The table when `at` actions were played. While the game runs, everybody looks through his own
/// eyes; afterwards through any.
pub(super) fn show(kept: &Kept, user: Option<&UserId>, at: usize, wanted: Option<u8>) -> Markup {
    let table = &kept.table;
    let n_moments = table.n_moments();
    let own = user.and_then(|user| table.eyes(user));
    let n_seats = table.desk().places().len();
    let wanted = wanted.map(Seat).filter(|seat| table.desk().is_over() && seat.index() < n_seats);
    let eyes = wanted.or(own);
    let first = table.looks_back_to(eyes);
    let at = at.clamp(first, n_moments);
    let kind = table.kind();
    let lines = dispatch!(kind, G => table_lines::<G>(kept, eyes, Some(at)));
    let told = dispatch!(kind, G => log_lines::<G>(kept, eyes, at.saturating_sub(1)..at));
    let site = site();
    html! {
        h1 { (parts::title(kind)) }
        section .slab {
            p #moment aria-live="polite" { (site.moment(at, n_moments)) }
            (steps(kept, at, first..=n_moments, wanted))
            @if at > 0 {
                ol .log { @for (_, line) in &told { li { (line) } } }
            }
            @if table.desk().is_over() { (views(kept, at, eyes)) }
            p { a href={ "/t/" (kept.id) } { (site.to_table()) } }
        }
        section .slab {
            h2 { (site.board()) }
            (board(&lines))
            (memory::show(kept, eyes, Some(at)))
        }
    }
}

fn steps(kept: &Kept, at: usize, all: RangeInclusive<usize>, seat: Option<Seat>) -> Markup {
    let eyes = seat.map(|seat| format!("&as={seat}")).unwrap_or_default();
    let link = |id: &str, to: usize, label: String| {
        html! { a .button id=(id) href={ "/t/" (kept.id) "?at=" (to) (eyes) } { (label) } " " }
    };
    let site = site();
    html! {
        nav .steps aria-label=(site.steps()) {
            (link("first", *all.start(), site.first()))
            (link("prev", at.saturating_sub(1).max(*all.start()), site.previous()))
            (link("next", (at + 1).min(*all.end()), site.next()))
            (link("last", *all.end(), site.last()))
        }
    }
}

fn views(kept: &Kept, at: usize, eyes: Option<Seat>) -> Markup {
    html! {
        p {
            (site().through_eyes())
            @for (seat, _) in kept.table.desk().seats() {
                " " a href={ "/t/" (kept.id) "?at=" (at) "&as=" (seat) }
                    aria-current=[(eyes == Some(seat)).then_some("true")] { (kept.seat_name(seat)) }
            }
        }
    }
}
