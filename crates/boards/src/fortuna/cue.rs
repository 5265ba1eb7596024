//! What the events of Fortuna sound like.

use ::fortuna::{Event, Fortuna};

use crate::{Cue, Heard};

impl Heard for Fortuna {
    fn cue(event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Drafted { .. }
            | Event::Chose { .. }
            | Event::Swapped { .. }
            | Event::Fulfilled { .. }
            | Event::Flipped { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::PutAside { .. }
            | Event::Reshuffled { .. }
            | Event::Played { .. }
            | Event::Showed { .. } => Cue::Card,
            Event::Rolled { .. } | Event::GainedDie { .. } => Cue::Dice,
            Event::Sold { .. }
            | Event::Hired { .. }
            | Event::Gained { .. }
            | Event::Married { .. }
            | Event::Bribed { .. }
            | Event::Taxed { .. } => Cue::Coin,
            Event::Took { .. }
            | Event::Converted { .. }
            | Event::Moved { .. }
            | Event::SteppedBack { .. }
            | Event::TokensLaid { .. } => Cue::Stone,
            Event::Built { .. } | Event::Arrived { .. } => Cue::Built,
            Event::Dealt { .. }
            | Event::TurnedDown { .. }
            | Event::Revealed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::AqueductFilled { .. }
            | Event::Declined { .. }
            | Event::Commanded { .. }
            | Event::ChoseDie { .. }
            | Event::NoFavour { .. }
            | Event::Kept { .. }
            | Event::Looked { .. }
            | Event::Podium { .. }
            | Event::Ended => {
                return None;
            }
        })
    }
}
