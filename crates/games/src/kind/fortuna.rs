//! What comes along with Fortuna.

use fortuna::setup::Prices;
use fortuna::{Decision, Ending, Event, Fortuna, Options, Position, Refusal, View};

use super::Kit;
use crate::data::read;
use crate::{Chapter, DataFile, GameKind};

crate::to_json!(Decision, Ending, Event, Options, Position, Refusal, View);
crate::plain!(Fortuna);

impl Kit for Fortuna {
    const DATA: &'static [DataFile] = &[DataFile {
        game: GameKind::Fortuna,
        name: "prices",
        versions: &[
            (1, include_str!("../../../../data/fortuna/prices-1.toml")),
            (3, include_str!("../../../../data/fortuna/prices.toml")),
        ],
        read: read::<Prices>,
    }];

    const MINUTES: u16 = 40;
    const WEIGHT: u8 = 2;

    const LESSONS: &'static [(Chapter, &'static str)] = &[
        (Chapter::Game, include_str!("../../../../data/fortuna/lesson.toml")),
        (Chapter::End, include_str!("../../../../data/fortuna/lesson-end.toml")),
    ];
}
