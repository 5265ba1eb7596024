//! A cover between two players of one screen: nobody sees what another holds.

use boards::{Draw, token};
use engine::Seat;
use games::Plain;
use maud::{Markup, html};
use table::{Secrets, Table, UserId, Who};

use super::fragment::Scene;
use super::sight::Look;
use crate::core::text::site;

/// Covers the table until the next player uncovers it: an unticked box hides the rest by CSS.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let desk = look.table.desk();
    let holder = scene.user().filter(|user| desk.seats_of(user).count() > 1);
    let (Some(user), Some(seat)) = (holder, look.to.seat) else {
        return html! {};
    };
    let last = last(look.table, user);
    let is_passed = last.is_none_or(|(_, own)| own != seat);
    // Another box for every time that the screen is passed on.
    let id = format!("pass-{}-{seat}", last.map_or(0, |(moment, _)| moment + 1));
    let (name, site) = (look.to.names.of(seat), site());
    html! {
        section #handover aria-label=(site.pass_to(name)) {
            @if is_passed {
                (token(seat, name))
                h1 .inscr { (site.pass_to(name)) }
                p .lead { (site.pass_hint()) }
                label .btn .main for=(id) { input id=(id) .pass type="checkbox"; (site.pass_show(name)) }
            }
            p #cover-choice hidden[!is_passed] {
                input #cover-off type="checkbox";
                " " label for="cover-off" { (site.pass_off()) }
            }
        }
    }
}

/// The last answer that a person gave themselves, and for which of their seats.
fn last<G: Plain + Secrets>(table: &Table<G>, user: &UserId) -> Option<(usize, Seat)> {
    let by = Who::User(user.clone());
    let mut moments = table.moments().enumerate().rev();
    let own = moments.find(|(_, moment)| moment.by == by)?;
    Some((own.0, own.1.seat))
}
