//! What comes along with Glory to Rome.

use glory_to_rome::{Decision, Ending, Event, GloryToRome, Options, Position, Refusal, View};

use super::Kit;
use crate::Chapter;

crate::to_json!(Decision, Ending, Event, Options, Position, Refusal, View);
crate::plain!(GloryToRome);

impl Kit for GloryToRome {
    const MINUTES: u16 = 45;
    const WEIGHT: u8 = 3;

    const LESSONS: &'static [(Chapter, &'static str)] = &[
        (Chapter::Game, include_str!("../../../../data/glory-to-rome/lesson.toml")),
        (Chapter::End, include_str!("../../../../data/glory-to-rome/lesson-end.toml")),
        (Chapter::Powers, include_str!("../../../../data/glory-to-rome/lesson-powers.toml")),
    ];
}
