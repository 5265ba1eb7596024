//! What was open once: shown where the contract has a memory aid, and to everybody afterwards.

use boards::Draw;
use maud::{Markup, html};
use table::Secrets;

use super::sight::Look;
use crate::core::tables::{is_remembered, remembered};
use crate::core::text::site;

/// The lines beside the table; their place is there before them, so that the first pushes nothing.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    let desk = look.table.desk();
    let lines = remembered::<G>(desk, &look.to, look.sight.as_ref().map(|at| at.view));
    html! {
        @if !lines.is_empty() || (is_remembered(desk) && !desk.is_over()) {
            section #memory .slab tabindex="0" aria-labelledby="memory-title" {
                h2 #memory-title .caps { (site().memory()) }
                @for line in &lines { p { (line) } }
                @if lines.is_empty() { p { (site().since_nothing()) } }
            }
        }
    }
}
