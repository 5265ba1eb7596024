//! What the others hold, where the contract lays hands open.

use engine::Seat;
use games::dispatch;
use maud::{Markup, html};
use table::{Secrets, UserId};
use words::Speak;

use super::fragment::Scene;
use crate::hub::Kept;
use crate::text::{site, words};

/// The hands of the others, for a person of the table.
pub(super) fn show(scene: Scene<'_>) -> Markup {
    let is_open = scene.kept.table.desk().contract().open_hands && scene.is_person();
    let Some(user) = scene.user().filter(|_| is_open) else {
        return html! {};
    };
    html! {
        section #hands .slab aria-labelledby="hands-title" {
            h2 #hands-title .caps { (site().open_hands_short()) }
            @let names = scene.kept.names();
            dl .contract {
                @for (seat, held) in others(scene.kept, user) {
                    dt { (names.of(seat)) } dd { (held) }
                }
            }
        }
    }
}

/// Each other seat with what it holds, told from its own view.
fn others(kept: &Kept, user: &UserId) -> Vec<(Seat, String)> {
    let eyes = kept.table.eyes(user);
    let seats = kept.table.desk().seats().map(|(seat, _)| seat);
    let others = seats.filter(|seat| Some(*seat) != eyes);
    let now = kept.table.n_moments();
    others.filter_map(|seat| Some((seat, held(kept, seat, now)?))).collect()
}

/// What a seat held when `at` actions were played.
pub(super) fn held(kept: &Kept, seat: Seat, at: usize) -> Option<String> {
    dispatch!(kept.table.kind(), G => held_of::<G>(kept, seat, at))
}

fn held_of<G: Speak + Secrets>(kept: &Kept, seat: Seat, at: usize) -> Option<String> {
    let view = kept.table.typed::<G>()?.view_at(at, Some(seat))?;
    G::held(words(), &view)
}
