//! What people often forget: legal answers that give something away for nothing.

use engine::Seat;
use glory_to_rome::{Action, Decision, View};

use crate::Words;
use crate::message::say;

pub(super) fn of(words: &Words, view: &View, action: Action) -> Option<String> {
    let (seat, decision) = view.pending()?;
    match (decision, action) {
        // GTR 7.8, 7.16: what is given is not given back.
        (Decision::Give { protected: true, .. }, Action::Give(_)) => {
            Some(say!(words, gtr_oversight_protected))
        }
        // GTR 2.5: clients act, whether their patron follows or thinks.
        (decision, Action::Done) if is_of_role(decision) && has_thought(view, seat) => {
            Some(say!(words, gtr_oversight_clients))
        }
        _ => None,
    }
}

/// Whether a whole action of the led role is at stake.
const fn is_of_role(decision: Decision) -> bool {
    use Decision::{Architect, Craftsman, Laborer, Legionary, Merchant, Patron};
    matches!(decision, Craftsman | Legionary { .. })
        || matches!(
            decision,
            Patron { done } | Laborer { done } | Architect { done } | Merchant { done }
                if done.is_none()
        )
}

/// Whether only clients act for the seat.
fn has_thought(view: &View, seat: Seat) -> bool {
    let player = view.table.player(seat);
    view.table.turn.performer == seat && player.camp.is_empty() && player.camp_jacks == 0
}
