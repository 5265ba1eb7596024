//! What was open once: shown where the contract has a memory aid, and to everybody afterwards.

use boards::Draw;
use maud::{Markup, html};
use table::{Desk, Secrets};
use words::{Reader, Speak};

use super::sight::Look;
use crate::text::site;

/// What an observer could remember at this view.
pub(crate) fn lines<G: Speak>(desk: &Desk, to: &Reader<'_>, view: Option<&G::View>) -> Vec<String> {
    let view = view.filter(|_| is_kept(desk));
    view.map(|view| G::remembered(to, view)).unwrap_or_default()
}

fn is_kept(desk: &Desk) -> bool {
    desk.contract().memory_aid || desk.is_over()
}

/// The lines beside the table; their place is there before them, so that the first pushes nothing.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let desk = look.table.desk();
    let lines = lines::<G>(desk, &look.to, look.sight.as_ref().map(|at| at.view));
    html! {
        @if !lines.is_empty() || (is_kept(desk) && !desk.is_over()) {
            section #memory .slab tabindex="0" aria-labelledby="memory-title" {
                h2 #memory-title .caps { (site().memory()) }
                @for line in &lines { p { (line) } }
                @if lines.is_empty() { p { (site().since_nothing()) } }
            }
        }
    }
}
