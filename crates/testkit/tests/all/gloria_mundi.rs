//! The laws, for Gloria Mundi.

use engine::{Game, Rng, Seat, Seed};
use games::gloria_mundi::score::EndedBy;
use games::gloria_mundi::{Event, GloriaMundi};
use games::{GameKind, options};
use testkit::laws::Sample;

use crate::decks;

/// Only the order of the draw pile is hidden, and only a card that comes to the forum shows it.
/// What is burnt lay open before.
const fn is_news(event: Event) -> bool {
    matches!(event, Event::Added { .. })
}

/// Every number of players, both ways to fill the forum, a deck of nothing but difficult cards, and
/// random decks over the whole grammar.
fn samples() -> Vec<Sample<GloriaMundi>> {
    let tables = [
        "players = 2",
        "players = 3\nrefill = 'slide'",
        "players = 4\nscreens = 'open'",
        "players = 5",
        "players = 6\nrefill = 'slide'",
        HARD,
    ];
    let several = HARD.replace("glory => food", "glory/food => 2 food/gold + peace X");
    let hard = [sample(&several)].into_iter();
    tables.map(sample).into_iter().chain(hard).chain((0..N_RANDOM_DECKS).map(random_deck)).collect()
}

const N_RANDOM_DECKS: u64 = 6;

/// Short roads, so that counters of all kinds are paid, counted and lost.
fn random_deck(number: u64) -> Sample<GloriaMundi> {
    let mut sample = sample(HARD);
    sample.options.deck = decks::deck(&mut Rng::new(number), 48);
    sample.seeds = 0..10;
    sample
}

/// Cheap cards with every production of the grammar, on short roads.
const HARD: &str = r#"
players = 3
[deck]
cards = [
    "A | farm   | free          | 0 | food + step/glory",
    "B | farm   | food          | 0 | 2 food/gold + peace -> 3 gold/peace + glory",
    "C | farm   | gold          | 1 | food/gold -> peace/step X",
    "D | farm   | free          | 0 | farm : food/glory",
    "Aa | farm  | food          | 0 | food = gold/peace",
    "Bb | city  | gold          | 1 | none",
    "Cc | legion | free         | 0 | building = 9 glory",
    "Dd | city  | free          | 0 | wall = step",
    "Ee | red   | free          | 1 | none",
    "E | farm   | peace         | 0 | building -> cost",
    "F | city   | 2 food        | 0 | city = 2 food/gold/peace/glory",
    "G | city   | free          | 0 | farm : gold",
    "H | city   | free          | 0 | city : 2 glory",
    "I | city   | free          | 0 | building -> cost X",
    "J | city   | free          | 1 | glory -> 3 food/gold/peace",
    "K | legion | food + glory  | 0 | barbarian city : 2 glory",
    "L | legion | free          | 0 | 2 peace -> glory X",
    "M | legion | free          | 0 | legion : glory",
    "N | legion | 2 glory       | 2 | 3 peace",
    "O | red    | free          | 0 | wall",
    "P | red    | food          | 0 | wall",
    "Q | red    | free          | 0 | food/peace => gold/glory X",
    "R | red    | free          | 0 | gold => food/peace",
    "S | red    | free          | 0 | 2 peace => glory X",
    "T | red    | free          | 0 | glory => food",
    "U | farm   | 3 gold        | 1 | gold",
    "V | city   | 2 food + 2 peace + glory | 1 | legion = step",
    "W | legion | gold + 3 food | 1 | gold -> step X",
    "X | farm   | 2 glory + gold | 1 | glory -> 2 step",
    "Y | city   | 4 peace       | 0 | food",
    "Z | legion | 5 gold        | 0 | barbarian legion : step",
]
[board]
africa = 30
start = "city+legion"
barbarian = ["farm", "city+legion", "farm+farm", "legion", "city", "farm+city+legion", "farm",
    "city", "legion", "farm+city", "legion", "farm", "city+legion", "farm"]
"#;

fn sample(table: &str) -> Sample<GloriaMundi> {
    let overrides = toml::from_str(table).expect("a table of options");
    Sample {
        options: options::<GloriaMundi>(GameKind::GloriaMundi, overrides)
            .expect("options of Gloria Mundi"),
        seeds: 0..40,
        max_actions: 5_000,
        is_news: |event, _observer: Option<Seat>| is_news(*event),
    }
}

testkit::law_tests!(samples);

/// Everything that happened in a random game.
fn events_of(options: &<GloriaMundi as Game>::Options, number: u64) -> Vec<Event> {
    let mut state = GloriaMundi::new(options, Seed::from_number(number)).expect("options");
    let (mut rng, mut events) = (Rng::new(number), Vec::new());
    while state.pending().is_some() {
        let legal = state.legal_actions();
        state.apply_unchecked(legal[rng.below(legal.len())], &mut events);
    }
    events
}

/// The turn in which a game ended, why, and how many moves the barbarian made over tribute.
#[expect(clippy::wildcard_enum_match_arm, reason = "only what counts is named")]
fn length(events: &[Event]) -> (u8, EndedBy, u8) {
    let (mut last, mut end, mut is_covered, mut n_moves) = (1, EndedBy::Deck, false, 0);
    for event in events {
        match *event {
            Event::TurnBegan { turn, .. } => last = turn,
            Event::LaidTribute { .. } => is_covered = true,
            Event::BarbarianMoved { .. } => n_moves += u8::from(std::mem::take(&mut is_covered)),
            Event::Ended { by } => end = by,
            _ => {}
        }
    }
    (last, end, n_moves)
}

/// The barbarian needs a turn for each space and for Rome, and one more for each move over
/// tribute; production cards last for a fixed number of turns. Both follow from the rules on
/// paper.
#[test]
fn games_are_as_long_as_the_rules_say() {
    for (n_players, last_turn) in (2..).zip([55, 52, 57, 56, 49]) {
        let options = sample(&format!("players = {n_players}")).options;
        let n_spaces = u8::try_from(options.board.barbarian.len()).expect("a short road");
        for number in 0..300 {
            let (turn, end, n_moves) = length(&events_of(&options, number));
            match end {
                EndedBy::Rome => assert_eq!(turn, n_spaces + 1 + n_moves, "game {number}"),
                EndedBy::Hand => assert_eq!(turn, last_turn, "game {number}"),
                EndedBy::Africa => assert!(turn < last_turn, "game {number}"),
                EndedBy::Deck => panic!("57 cards are enough for game {number}"),
            }
        }
    }
}
