//! A note on what a player has probably forgotten, for as long as that answer was their last.

use boards::{Draw, icon};
use maud::{Markup, html};
use table::{Moment, Secrets, Table, UserId, Why};

use super::fragment::Scene;
use super::sight::Look;
use crate::core::offer;
use crate::core::tables::TableSnapshot;
use crate::core::text::{site, words};
use crate::pages::rules::linked;

/// The note, where people learn: without other people, or in the form for beginners.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let user = scene.user().filter(|user| is_for_learners(scene.kept, user));
    let told = user.and_then(|user| oversight(look.table, user));
    html! {
        @if let Some(told) = told {
            details #oversight .oversight .slab open {
                summary { (icon("eye")) " " (site().oversight()) }
                p role="status" { (linked(&told)) }
            }
        }
    }
}

fn is_for_learners(kept: &TableSnapshot, user: &UserId) -> bool {
    let desk = kept.table.desk();
    let is_alone = desk.people().into_iter().eq([user]);
    is_alone || offer::is_for_beginners(kept.table.kind(), &desk.contract().options)
}

/// What the player forgot in their last answer, if it is for the first time.
fn oversight<G: Draw + Secrets>(table: &Table<G>, user: &UserId) -> Option<String> {
    let own = |(_, moment): &(usize, &Moment<G>)| {
        moment.why == Why::Chosen && moment.by.user() == Some(user)
    };
    let forgotten = |(n, moment): (usize, &Moment<G>)| {
        let view = table.view_at(n, Some(moment.seat))?;
        G::oversight(words(), &view, moment.action)
    };
    let last = table.moments().enumerate().rfind(own)?;
    let told = forgotten(last)?;
    let mut before = table.moments().enumerate().take(last.0).filter(own);
    let was_told = before.any(|moment| forgotten(moment).as_ref() == Some(&told));
    (!was_told).then_some(told)
}
