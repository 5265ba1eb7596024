//! What comes along with Fortuna.

use fortuna::Fortuna;
use fortuna::setup::Prices;

use super::Kit;
use crate::data::read;
use crate::{Chapter, DataFile, GameKind};

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

    const LESSONS: [&'static str; Chapter::ALL.len()] = [
        include_str!("../../../../data/fortuna/lesson.toml"),
        include_str!("../../../../data/fortuna/lesson-end.toml"),
    ];
}
