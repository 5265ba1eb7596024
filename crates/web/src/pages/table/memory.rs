//! What was open once: shown where the contract has a memory aid, and to everybody afterwards.

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::{Secrets, Table};
use words::Speak;

use super::sight::reader;
use crate::hub::Kept;
use crate::text::site;

/// What an observer could remember, now or when `at` actions were played.
pub(crate) fn lines(kept: &Kept, eyes: Option<Seat>, at: Option<usize>) -> Vec<String> {
    let desk = kept.table.desk();
    if !desk.contract().memory_aid && !desk.is_over() {
        return Vec::new();
    }
    dispatch!(kept.table.kind(), G => lines_of::<G>(kept, eyes, at))
}

fn lines_of<G: Speak + Secrets>(kept: &Kept, eyes: Option<Seat>, at: Option<usize>) -> Vec<String> {
    let names = kept.names();
    let view = |table: &Table<G>| match at {
        Some(n) => table.view_at(n, eyes),
        None => table.view(eyes),
    };
    let view = kept.table.typed::<G>().and_then(view);
    view.map(|view| G::remembered(&reader(&names, eyes), &view)).unwrap_or_default()
}

/// The lines under the table.
pub(super) fn show(kept: &Kept, eyes: Option<Seat>, at: Option<usize>) -> Markup {
    let lines = lines(kept, eyes, at);
    html! {
        @if !lines.is_empty() {
            section #memory .slab aria-labelledby="memory-title" {
                h2 #memory-title .caps { (site().memory()) }
                @for line in &lines { p { (line) } }
            }
        }
    }
}
