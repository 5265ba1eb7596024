//! The standing under the bar: every seat in seating order, with what everyone can count of it.

use boards::{Draw, Sight, Tally, face, icon, laurel};
use engine::Seat;
use maud::{Markup, html};
use table::Secrets;

use super::sight::Look;
use crate::core::text::site;

/// The ends that one action could bring, for the dock.
pub(super) fn threats<G: Draw>(at: &Sight<'_, G>) -> Markup {
    let threats = at.question.map_or(&[][..], |_| &at.threats);
    html! { @for (_, threat) in threats { p .threat { (icon("end")) " " (threat) } } }
}

/// The seats, each a link to its place on the board. They never change their order.
pub(super) fn show<G: Draw + Secrets>(look: &Look<'_, G>) -> Markup {
    html! {
        @if let Some(at) = &look.sight {
            nav #standing .standing aria-label=(site().standing()) {
                ol { @for (seat, own) in (0..).map(Seat).zip(&at.tally) { li { (link(at, seat, *own, Tally::rank(&at.tally, seat))) } } }
            }
        }
    }
}

fn link<G: Draw>(at: &Sight<'_, G>, seat: Seat, own: Tally, rank: usize) -> Markup {
    let (site, name) = (site(), at.to.names.of(seat));
    let is_asked = at.player(seat).is_some_and(|player| player.is_asked);
    let now = if is_asked { " now" } else { "" };
    let threatens = at.threats.iter().any(|(by, _)| *by == Some(seat));
    let hot = if threatens { " hot" } else { "" };
    let doing = is_asked.then(|| site.decides()).or_else(|| G::doing(&at.to, at.view, seat));
    let title = match at.to.names.bot(seat) {
        Some(bot) => format!("{} · {}", site.bot_badge(&bot.level), site.to_place()),
        None => site.to_place(),
    };
    // In a moment of the past nobody waits.
    let doing = doing.unwrap_or_else(|| if at.is_past { String::new() } else { site.waits() });
    html! {
        a id={ "st-" (seat) } class={ "chair s" (seat.0 + 1) (now) (hot) } href={ "#" (G::place(seat)) } title=(title) {
            (face(seat, at.to.names))
            span .nm { b { bdi { (name) } } " " small { (doing) } }
            " " (laurel(own.points, &site.countable(site.points(own.points))))
            " " span .rk { (site.rank(rank)) }
            " " span .hd title=(site.n_cards(own.hand)) {
                (icon("hand")) span aria-hidden="true" { (own.hand) } span .vh { (site.n_cards(own.hand)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::GameKind;
    use table::with_table;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};

    use super::*;

    fn tally_of<G: Draw + Secrets>(table: &table::Table<G>, eyes: Option<Seat>) -> Vec<Tally> {
        table.view(eyes).as_ref().map(G::tally).unwrap_or_default()
    }

    /// Nobody sees more in the standing than a spectator may.
    #[test]
    fn the_standing_is_the_same_for_everyone() {
        for kind in GameKind::ALL {
            let (manner, rules) = (Manner::Random, RehearsalRules::Standard);
            let mut rehearsal =
                Rehearsal::new(RehearsalPlan { kind, players: 3, seed: 11, manner, rules });
            rehearsal.start();
            for n_actions in [0, 60, 180, usize::MAX] {
                rehearsal.play_to(n_actions);
                with_table!(rehearsal.table(), table => {
                    let all = tally_of(table, None);
                    assert_eq!(all.len(), 3, "{kind}");
                    for seat in Seat::all(3) {
                        assert_eq!(tally_of(table, Some(seat)), all, "{kind}, {n_actions}");
                    }
                });
            }
        }
    }
}
