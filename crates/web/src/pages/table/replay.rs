//! A moment of a game.

use std::ops::RangeInclusive;

use engine::Seat;
use maud::{Markup, html};
use table::UserId;

use super::sight::Look;
use super::{bar, fragment, log, memory};
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
    let look = Look { kept, eyes, at: Some(at) };
    let told = log::lines(kept, eyes, at.saturating_sub(1)..at);
    let side = html! { aside #side .side aria-label=(site().side()) { (memory::show(kept, eyes, Some(at))) } };
    html! {
        div #table {
            div #live data-title=(site().page_title(&parts::title(table.kind()))) {
                (bar::show(look))
                (fragment::table(look, &side))
                section #dock .dock aria-labelledby="moment" {
                    div .prompt {
                        h1 #moment aria-live="polite" { (site().moment(at, n_moments)) }
                        @if at > 0 { @for (_, line) in &told { p { (line) } } }
                        (steps(kept, at, first..=n_moments, wanted))
                        @if table.desk().is_over() { (views(kept, at, eyes)) }
                        p { a href={ "/t/" (kept.id) } { (site().to_table()) } }
                    }
                }
            }
        }
    }
}

fn steps(kept: &Kept, at: usize, all: RangeInclusive<usize>, seat: Option<Seat>) -> Markup {
    let eyes = seat.map(|seat| format!("&as={seat}")).unwrap_or_default();
    let link = |id: &str, to: usize, label: String| {
        html! { a .btn id=(id) href={ "/t/" (kept.id) "?at=" (to) (eyes) } { (label) } " " }
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
