//! The laws, for Glory to Rome: every edition and number of players, both beginner games, and
//! options that change how a game goes.

use engine::Seat;
use games::glory_to_rome::options::{Beginner, Edition, OutOfTown, StairwayRule, Start};
use games::glory_to_rome::{Event, GloryToRome, Options};
use testkit::laws::Sample;

/// Draws, cards that players lay open, and vaults at the end.
fn is_news(event: &Event, observer: Option<Seat>) -> bool {
    if let Event::Drew { seat, .. } = event {
        return observer == Some(*seat);
    }
    matches!(
        event,
        Event::Turned { .. }
            | Event::Drawn { .. }
            | Event::Discarded { .. }
            | Event::VaultOpened { .. }
    )
}

fn sample(options: Options, seeds: std::ops::Range<u64>) -> Sample<GloryToRome> {
    Sample { options, seeds, max_actions: 20_000, is_news }
}

/// An edition without victories by agreement: random games are long.
fn long(edition: Edition, players: u8) -> Options {
    Options { concession: false, ..Options::of_edition(edition, players) }
}

fn samples() -> Vec<Sample<GloryToRome>> {
    let mut samples = Vec::new();
    for players in 2..=5 {
        for edition in Edition::ALL {
            samples.push(sample(long(edition, players), 0..4));
        }
        let original = long(Edition::Original, players);
        samples.push(sample(Options { beginner: Beginner::Original, ..original }, 0..2));
        samples.push(sample(Options { beginner: Beginner::Gloria2011, ..original }, 0..2));
        let odd = Options {
            start: Start::Chosen,
            latrine_jack: true,
            gate_statue: false,
            ask_voluntary_give: true,
            stairway: StairwayRule::Extra,
            out_of_town: OutOfTown::Exhausted,
            ..long(Edition::Gloria2011, players)
        };
        samples.push(sample(odd, 0..3));
        samples.push(sample(Options { concession: true, ..original }, 0..6));
    }
    samples
}

testkit::law_tests!(samples);
