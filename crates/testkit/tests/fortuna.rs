//! The laws, for Fortuna.

use engine::Seat;
use games::fortuna::{Event, Fortuna};
use games::{GameKind, options};
use testkit::laws::{Lesson, Sample};

/// What is not named here follows from what the observer knows and from the action.
fn lesson(event: Event, observer: Option<Seat>) -> Lesson {
    if let Event::Drew { seat, .. } = event
        && observer == Some(seat)
    {
        return Lesson::Said;
    }
    if let Event::Discarded { seat, .. } = event
        && observer != Some(seat)
    {
        return Lesson::Said;
    }
    if matches!(
        event,
        Event::Dealt { .. } | Event::Revealed { .. } | Event::Rolled { .. }
    ) {
        return Lesson::Said;
    }
    // The second to arrive looks at the cards put aside: R-F29.
    if let Event::Arrived { seat, .. } = event
        && observer == Some(seat)
    {
        return Lesson::Seen;
    }
    // Which copy it was, by where it came from and whether a shuffle came between: R-F44. At the
    // end hands are shown: FOR 13.4.
    if matches!(
        event,
        Event::Kept { .. } | Event::Played { .. } | Event::Ended
    ) {
        return Lesson::Seen;
    }
    Lesson::Nothing
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
        lesson: |event, observer| lesson(*event, observer),
    }
}

testkit::law_tests!(samples);
