//! The strip under the map: the barbarian's next spaces at reading size, and the tribute.

use std::cmp::Ordering;

use ::gloria_mundi::card::Resource;
use ::gloria_mundi::{Action, GloriaMundi, View};
use maud::{Markup, html};
use words::gloria_mundi::about::BARBARIAN;
use words::gloria_mundi::board::{self, Label};

use super::{map, power, spots};
use crate::{Sight, icon};

/// The number of spaces shown.
const SHOWN: u8 = 7;

/// The first space ahead of the barbarian without tribute.
pub(super) const fn tribute_space(view: &View) -> u8 {
    view.table.barbarian + view.table.covered + 1
}

/// The class of a space ahead: paid for, the next to pay for, or later.
pub(super) fn class(view: &View, space: u8) -> &'static str {
    match space.cmp(&tribute_space(view)) {
        Ordering::Less => "sp paid",
        Ordering::Equal => "sp next",
        Ordering::Greater => "sp",
    }
}

pub(super) fn strip(at: &Sight<'_, GloriaMundi>) -> Markup {
    let (words, table) = (at.to.words, &at.view.table);
    let rome = at.view.edition.board().rome();
    let last = table.barbarian.saturating_add(SHOWN).max(tribute_space(at.view)).min(rome);
    html! {
        div .ahead .well {
            h2 .caps { (board::label(words, Label::Ahead)) }
            div .row {
                @for nth in table.barbarian + 1..=last { (space(at, nth)) }
            }
            span .far { (board::to_rome(words, at.view)) }
            (lying(at))
        }
    }
}

/// The icons of a space, and under each the tribute that it takes instead. GLM 6.2.
fn space(at: &Sight<'_, GloriaMundi>, nth: u8) -> Markup {
    let view = at.view;
    let is_rome = nth >= view.edition.board().rome();
    let icons = map::row(view.edition.board().icons(nth));
    let contents = html! {
        @if is_rome { span .r-glory { (icon("palace")) } }
        @for production in &icons {
            span .want {
                span class={ "tint t-" (production) } { (icon(production.slug())) }
                (power::symbol(production.resource().symbol()))
            }
        }
    };
    let thing = at
        .thing(format!("space-{nth}"))
        .class(class(view, nth))
        .label(board::space(at.to.words, view, nth))
        .about(BARBARIAN);
    if nth == tribute_space(view) && !is_rome {
        return thing.spot(spots::TRIBUTE).wish(Action::Tribute).show(&contents);
    }
    thing.show(&contents)
}

/// The tribute in front of the barbarian, or the one being shared out.
fn lying(at: &Sight<'_, GloriaMundi>) -> Markup {
    let tribute = at.view.table.tribute;
    html! {
        div .lying {
            span .caps { (board::label(at.to.words, Label::Lying)) }
            @for kind in Resource::ALL {
                @let n = tribute[kind.index()];
                @let class = if n == 0 { "counter none" } else { "counter" };
                (at.thing(format!("tribute-{kind}"))
                    .class(class)
                    .label(board::lying(at.to.words, kind, n))
                    .wish(Action::Take(kind.symbol(), 1))
                    .show(&html! { (power::symbol(kind.symbol())) b .num { (n) } }))
            }
        }
    }
}
