//! The table of the game.

mod tally;

use ::gloria_mundi::{Action, Ending, GloriaMundi, View};
use engine::Outcome;
use maud::{Markup, html};
use words::{Reader, Speak};

use crate::{Breakdown, Draw, End, Sight, Tally};

impl Draw for GloriaMundi {
    fn board(at: &Sight<'_, Self>) -> Markup {
        html! {
            section .slab {
                @for line in Self::table(&at.to, at.view) { p { (line) } }
            }
        }
    }

    fn hand(_at: &Sight<'_, Self>) -> Markup {
        html! {}
    }

    fn steps(_at: &Sight<'_, Self>) -> Markup {
        html! {}
    }

    fn ends(_to: &Reader<'_>, _view: &View) -> Vec<End> {
        Vec::new()
    }

    fn spots(_view: &View, _action: Action) -> Vec<String> {
        Vec::new()
    }

    fn warning(_to: &Reader<'_>, _view: &View, _action: Action) -> Option<String> {
        None
    }

    fn breakdown(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Breakdown {
        tally::breakdown(to, view, outcome)
    }

    fn tallies(to: &Reader<'_>, view: &View) -> Vec<Tally> {
        tally::tallies(to.words, view)
    }

    fn turn(view: &View) -> u16 {
        view.table.turn.into()
    }
}
