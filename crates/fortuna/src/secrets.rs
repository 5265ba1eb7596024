//! What actions and events give away.

use engine::{Seat, Secrets};

use crate::{Action, Decision, Event, Fortuna, View};

impl Secrets for Fortuna {
    /// Privilege cards can be played at every question, so only an empty hand is open.
    fn is_list_open(open: &View) -> bool {
        open.pending().is_some_and(|(seat, decision)| {
            open.hands[seat.index()].is_empty()
                && !matches!(decision, Decision::Keep { .. } | Decision::KeepPalace)
        })
    }

    fn is_telling(_action: Action) -> bool {
        false
    }

    fn is_news(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::Looked { .. }
                | Event::Kept { .. }
                | Event::Discarded { .. }
                | Event::Played { .. }
                | Event::Showed { .. }
                | Event::Dealt { .. }
                | Event::Revealed { .. }
                | Event::Rolled { .. }
        )
    }

    fn concerns(event: &Event, seat: Seat) -> bool {
        matches!(event, Event::Bribed { payee, .. } if *payee == Some(seat))
    }
}
