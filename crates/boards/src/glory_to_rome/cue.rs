//! What the events of Glory to Rome sound like.

use ::glory_to_rome::{Event, GloryToRome};

use crate::{Cue, Heard};

impl Heard for GloryToRome {
    fn cue(event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Chose { .. }
            | Event::Drawn { .. }
            | Event::Played { .. }
            | Event::Discarded { .. }
            | Event::DiscardedHand { .. }
            | Event::TookJack { .. }
            | Event::Drew { .. }
            | Event::Hired { .. }
            | Event::Turned { .. }
            | Event::Demanded { .. }
            | Event::Gave { .. }
            | Event::Seized { .. }
            | Event::TookPlayedJack { .. } => Cue::Card,
            Event::Sold { .. } | Event::SoldUnseen { .. } | Event::VaultOpened { .. } => Cue::Coin,
            Event::Took { .. }
            | Event::Founded { .. }
            | Event::Added { .. }
            | Event::GaveStock { .. }
            | Event::Stole { .. }
            | Event::Drained { .. } => Cue::Stone,
            Event::Completed { .. } => Cue::Built,
            Event::TurnBegan { .. }
            | Event::Led { .. }
            | Event::Declined { .. }
            | Event::Followed { .. }
            | Event::Acts { .. }
            | Event::Bathed { .. }
            | Event::Published { .. }
            | Event::Kept { .. }
            | Event::Glory { .. }
            | Event::Cleared { .. }
            | Event::Proposed { .. }
            | Event::Voted { .. }
            | Event::Ended { .. } => {
                return None;
            }
        })
    }
}
