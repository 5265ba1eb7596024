//! The phases of the turn.

use ::fortuna::{Decision, Fortuna, View};
use maud::{Markup, html};
use words::fortuna::caption::{Caption, caption};

use crate::Sight;

const PHASES: [Caption; 5] = [
    Caption::Aqueduct,
    Caption::Action,
    Caption::Military,
    Caption::Favour,
    Caption::PrivilegePhase,
];

/// All five phases with the current one marked; a note instead before the first round.
pub(super) fn show(at: &Sight<'_, Fortuna>) -> Markup {
    let words = at.to.words;
    let Some(decision) = at.question else {
        return html! {};
    };
    let now = phase(at.view, *decision);
    html! {
        ol .phases aria-label=(caption(words, Caption::Phases)) {
            @match now {
                None => { li .now aria-current="step" { (caption(words, Caption::SetUp)) } },
                Some(now) => {
                    @for (place, which) in PHASES.into_iter().enumerate() {
                        li .done[place < now] .now[place == now]
                            aria-current=[(place == now).then_some("step")] {
                            (place + 1) " " span { (caption(words, which)) }
                        }
                    }
                },
            }
        }
    }
}

/// The index of the phase that asks; `None` before the first round.
fn phase(view: &View, decision: Decision) -> Option<usize> {
    match decision {
        Decision::Draft | Decision::TurnDown => None,
        Decision::ChooseCard | Decision::Swap => Some(1),
        Decision::Military => Some(2),
        Decision::Roll | Decision::Die | Decision::Favour | Decision::ExtraFlip => Some(3),
        Decision::Keep { .. } | Decision::KeepPalace | Decision::EndTurn => Some(4),
        Decision::Convert { .. }
        | Decision::Sell { .. }
        | Decision::Hire { .. }
        | Decision::Family
        | Decision::Build
        | Decision::Corruption => Some(if has_swapped(view) { 2 } else { 1 }),
    }
}

/// Whether the chosen card has left the edge, so that a centurion carries out another one.
fn has_swapped(view: &View) -> bool {
    let table = &view.table;
    table.turn.chosen.is_some_and(|chosen| !table.own_edge().has(chosen))
}
