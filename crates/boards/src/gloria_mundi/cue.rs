//! What the events of Gloria Mundi sound like.

use ::gloria_mundi::{Event, GloriaMundi};

use crate::{Cue, Heard};

impl Heard for GloriaMundi {
    fn cue(event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Added { .. }
            | Event::Burnt { .. }
            | Event::Played { .. }
            | Event::Used { .. } => Cue::Card,
            Event::Produced { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Recovered { .. } => Cue::Coin,
            Event::PulledDown { .. }
            | Event::Moved { .. }
            | Event::LaidTribute { .. }
            | Event::BarbarianMoved { .. }
            | Event::Lost { .. }
            | Event::Defended { .. } => Cue::Stone,
            Event::Bought { .. } => Cue::Built,
            Event::TurnBegan { .. }
            | Event::Replaced { .. }
            | Event::Served { .. }
            | Event::Declined { .. }
            | Event::Ended { .. } => {
                return None;
            }
        })
    }
}
