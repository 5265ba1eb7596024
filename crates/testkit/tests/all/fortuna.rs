//! The laws, for Fortuna.

use engine::Seat;
use games::fortuna::{Event, Fortuna};
use games::{GameKind, options};
use testkit::laws::Sample;

/// What is not named here follows from what the observer knows and from the action.
#[expect(clippy::wildcard_enum_match_arm, reason = "only what is news is named")]
fn is_news(event: Event, observer: Option<Seat>) -> bool {
    match event {
        Event::Drew { seat, .. } | Event::Looked { seat, .. } => observer == Some(seat),
        // Which copy, never which card: R-F44.
        Event::Kept { seat, card, .. } => observer != Some(seat) && card.is_none(),
        Event::Discarded { seat, .. } | Event::Played { seat, .. } | Event::Showed { seat, .. } => {
            observer != Some(seat)
        }
        Event::Dealt { .. } | Event::Revealed { .. } | Event::Rolled { .. } => true,
        _ => false,
    }
}

/// Every number of players, both deals, and options that change how a game goes.
fn samples() -> Vec<Sample<Fortuna>> {
    let tables = [
        "players = 2",
        "players = 3\ndeal = 'expert'",
        "players = 4",
        "players = 2\ndeal = 'expert'\nfortuna_unheld = 'money'\ncubes = 'infinite'\nmax_rounds = 9",
    ];
    tables.map(sample).into()
}

fn sample(table: &str) -> Sample<Fortuna> {
    let overrides = toml::from_str(table).expect("a table of options");
    Sample {
        options: options::<Fortuna>(GameKind::Fortuna, overrides).expect("options of Fortuna"),
        seeds: 0..60,
        max_actions: 5_000,
        is_news: |event, observer| is_news(*event, observer),
    }
}

testkit::law_tests!(samples);
