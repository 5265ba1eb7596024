//! Random games, transcripts and node counts of the toy.

use super::game::{Options, Toy, flaw};
use engine::{Game, Seed};
use games::random::random_game;
use testkit::nodes::{NodeCount, count};
use testkit::playthrough::transcript;

type Right = Toy<{ flaw::NONE }>;

const OPTIONS: Options = Options { coins: 0 };

#[test]
fn equal_numbers_give_equal_games() {
    let game = |choices| random_game::<Right>(&OPTIONS, Seed::from_number(3), choices).unwrap();
    assert_eq!(game(1).actions, game(1).actions);
    assert_eq!(game(1).end, game(1).end);
    assert!((2..9).any(|choices| game(choices).actions != game(1).actions));
    assert!(game(1).end.outcome().is_some());
}

#[test]
fn nodes_are_the_leaves_of_the_tree() {
    let start = Right::new(&Options { coins: 5 }, Seed::from_number(1)).unwrap();
    // Nobody can roll; four cards can be drawn in six turns.
    assert_eq!(count(&start, 0), 1);
    assert_eq!(count(&start, 4), 16);
    assert_eq!(count(&start, 5), 31);
    assert_eq!(count(&start, 7), 0);
}

#[test]
fn a_count_is_counted_again() {
    let line: NodeCount = "players=2 seed=1 depth=1 nodes=99".parse().unwrap();
    let counted = line.counted::<Right>(&OPTIONS).unwrap();
    assert_eq!(counted.to_string(), "players=2 seed=1 depth=1 nodes=3");
}

#[test]
fn a_transcript_shows_everything() {
    let text = transcript::<Right>(&OPTIONS, 1).unwrap();
    for part in [
        "game: toy\noptions: {\"coins\":0}\nseed: 1\n",
        "view of spectators: {\"hands\":[null,null]",
        "1. seat 0: \"turn\"\nlegal: draw | pass | roll\nchoice: ",
        "  in public: {\"drew\":{\"seat\":",
        "standing of seat 1: {\"score\":",
        "ending: null",
    ] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
    assert_eq!(text, transcript::<Right>(&OPTIONS, 1).unwrap());
    assert_ne!(text, transcript::<Right>(&OPTIONS, 2).unwrap());
}
