//! A moment of a game.

use boards::Draw;
use engine::Seat;
use maud::{Markup, html};
use table::{Secrets, Table, UserId, with_table};

use super::sight::{Look, look};
use super::{bar, dialogs, fragment, log, memory, side};
use crate::core::tables::TableSnapshot;
use crate::core::text::site;
use crate::pages::parts;

/// The table after `at` actions: from the reader's own seat during the game, from any after it.
pub(super) fn show(
    kept: &TableSnapshot,
    user: Option<&UserId>,
    at: usize,
    wanted: Option<u8>,
) -> Markup {
    let table = &kept.table;
    let own = user.and_then(|user| table.eyes(user));
    let n_seats = table.desk().places().len();
    let wanted = wanted.map(Seat).filter(|seat| table.desk().is_over() && seat.index() < n_seats);
    with_table!(table, table => show_of((kept, table), at, (wanted, wanted.or(own))))
}

fn show_of<G: Draw + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    at: usize,
    (seat, eyes): (Option<Seat>, Option<Seat>),
) -> Markup {
    let (first, last) = (table.looks_back_to(eyes), table.n_moments());
    let range = Range { kept, at: at.clamp(first, last), first, last, seat };
    look((kept, table), eyes, Some(range.at), |look| page(look, range))
}

fn page<G: Draw + Secrets>(look: &Look<'_, G>, range: Range<'_>) -> Markup {
    let Range { kept, at, last, .. } = range;
    let told = log::lines(look, at.saturating_sub(1)..at);
    let side = side::aside(&kept.id, &memory::show(look));
    html! {
        div #table {
            div #live data-title=(site().page_title(parts::title(look.table.kind()))) {
                a .skip href="#moment" { (site().skip()) }
                (bar::show(look))
                (fragment::board(look, &side))
                section #dock .dock .replay aria-labelledby="moment" {
                    div .prompt {
                        h1 #moment tabindex="-1" aria-live="polite" { (site().moment(at, last)) }
                        @if at > 0 {
                            ol .log { @for line in &told { li { (line.text) } } }
                        }
                    }
                    div .turning {
                        (slider(range))
                        (steps(range))
                        @if look.table.desk().is_over() { (views(kept, at, look.to.seat)) }
                        p { a href={ "/t/" (kept.id) } { (site().to_table()) } }
                    }
                }
            }
        }
        (dialogs::show(None))
    }
}

#[derive(Clone, Copy)]
struct Range<'a> {
    kept: &'a TableSnapshot,
    at: usize,
    first: usize,
    last: usize,
    /// Whose eyes were asked for.
    seat: Option<Seat>,
}

/// Any moment at once. Without scripts the form is sent by its button.
fn slider(range: Range<'_>) -> Markup {
    let site = site();
    html! {
        form .slider method="get" action={ "/t/" (range.kept.id) } {
            @if let Some(seat) = range.seat { (parts::hidden("as", seat)) }
            label .vh for="at" { (site.steps()) }
            input #at type="range" name="at" min=(range.first) max=(range.last) value=(range.at);
            noscript { button .btn type="submit" { (site.go_on()) } }
            button #play .btn type="button" aria-pressed="false" { (site.play_moments()) }
        }
    }
}

fn steps(range: Range<'_>) -> Markup {
    let Range { kept, at, first, last, seat } = range;
    let eyes = seat.map(|seat| format!("&as={seat}")).unwrap_or_default();
    let link = |id: &str, to: usize, label: String| {
        html! { a .btn id=(id) href={ "/t/" (kept.id) "?at=" (to) (eyes) } { (label) } " " }
    };
    let site = site();
    html! {
        nav #steps .steps aria-label=(site.steps()) {
            (link("first", first, site.first()))
            (link("prev", at.saturating_sub(1).max(first), site.previous()))
            (link("next", (at + 1).min(last), site.next()))
            (link("last", last, site.last()))
        }
    }
}

fn views(kept: &TableSnapshot, at: usize, eyes: Option<Seat>) -> Markup {
    html! {
        p {
            (site().through_eyes())
            @for (seat, _) in kept.table.desk().seats() {
                " " a href={ "/t/" (kept.id) "?at=" (at) "&as=" (seat) }
                    aria-current=[(eyes == Some(seat)).then_some("true")] { bdi { (kept.seat_name(seat)) } }
            }
        }
    }
}
