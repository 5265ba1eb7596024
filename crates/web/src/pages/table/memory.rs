//! What was open once: shown where the contract has a memory aid, and to everybody afterwards.

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::{Secrets, Table};
use words::{Names, Speak};

use super::sight::reader;
use crate::hub::Kept;
use crate::text::site;

/// What an observer could remember, now or when `at` actions were played.
pub(crate) fn lines(
    kept: &Kept,
    names: &Names,
    eyes: Option<Seat>,
    at: Option<usize>,
) -> Vec<String> {
    if !is_kept(kept) {
        return Vec::new();
    }
    dispatch!(kept.table.kind(), G => lines_of::<G>(kept, names, eyes, at))
}

fn is_kept(kept: &Kept) -> bool {
    let desk = kept.table.desk();
    desk.contract().memory_aid || desk.is_over()
}

fn lines_of<G: Speak + Secrets>(
    kept: &Kept,
    names: &Names,
    eyes: Option<Seat>,
    at: Option<usize>,
) -> Vec<String> {
    let view = |table: &Table<G>| match at {
        Some(n) => table.view_at(n, eyes),
        None => table.view(eyes),
    };
    let view = kept.table.typed::<G>().and_then(view);
    view.map(|view| G::remembered(&reader(names, eyes), &view)).unwrap_or_default()
}

/// The lines beside the table; their place is there before them, so that the first pushes nothing.
pub(super) fn show(kept: &Kept, eyes: Option<Seat>, at: Option<usize>) -> Markup {
    let lines = lines(kept, &kept.page_names(), eyes, at);
    html! {
        @if !lines.is_empty() || (is_kept(kept) && !kept.table.desk().is_over()) {
            section #memory .slab tabindex="0" aria-labelledby="memory-title" {
                h2 #memory-title .caps { (site().memory()) }
                @for line in &lines { p { (line) } }
                @if lines.is_empty() { p { (site().since_nothing()) } }
            }
        }
    }
}
