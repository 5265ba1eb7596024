//! What comes along with Gloria Mundi.

use gloria_mundi::card::Card;
use gloria_mundi::deck::{Board, Deck, Space};
use gloria_mundi::{Decision, Ending, Event, GloriaMundi, Options, Position, Refusal, View};
use serde::Deserialize;
use toml::Spanned;

use super::Kit;
use crate::data::{read, read_items};
use crate::{Chapter, DataFile, GameKind};

/// The lists in the tables.
#[derive(Deserialize)]
struct Lists {
    #[serde(default)]
    cards: Vec<Spanned<String>>,
    #[serde(default)]
    barbarian: Vec<Spanned<String>>,
}

crate::to_json!(Decision, Ending, Event, Options, Position, Refusal, View);
crate::plain!(GloriaMundi);

impl Kit for GloriaMundi {
    const DATA: &'static [DataFile] = &[
        DataFile {
            game: GameKind::GloriaMundi,
            name: "deck",
            versions: &[
                (1, include_str!("../../../../data/gloria-mundi/deck-1.toml")),
                (3, include_str!("../../../../data/gloria-mundi/deck.toml")),
            ],
            read: |text| {
                read_items::<Card>(&toml::from_str::<Lists>(text)?.cards)?;
                read::<Deck>(text)
            },
        },
        DataFile {
            game: GameKind::GloriaMundi,
            name: "board",
            versions: &[
                (1, include_str!("../../../../data/gloria-mundi/board-1.toml")),
                (3, include_str!("../../../../data/gloria-mundi/board.toml")),
            ],
            read: |text| {
                read_items::<Space>(&toml::from_str::<Lists>(text)?.barbarian)?;
                read::<Board>(text)
            },
        },
    ];

    const MINUTES: u16 = 60;
    const WEIGHT: u8 = 3;

    const LESSONS: &'static [(Chapter, &'static str)] = &[
        (Chapter::Game, include_str!("../../../../data/gloria-mundi/lesson.toml")),
        (Chapter::End, include_str!("../../../../data/gloria-mundi/lesson-end.toml")),
    ];
}
