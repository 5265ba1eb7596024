//! The greedy bot of Gloria Mundi answers legally, in the same way again, and beats chance.

use bots::{Bot, GreedyGloriaMundi, Random};
use engine::{Game, NoEvents, Seat, Seed};
use games::GameKind;
use games::gloria_mundi::{GloriaMundi, Options};

fn options(players: u8) -> Options {
    let overrides = toml::from_str(&format!("players = {players}")).expect("a table of options");
    games::options::<GloriaMundi>(GameKind::GloriaMundi, overrides).expect("standard options")
}

/// Plays a game of bots, of which the first `n_greedy` seats are greedy.
fn play(options: &Options, seed: u64, n_greedy: u8) -> GloriaMundi {
    let mut game = GloriaMundi::new(options, Seed::from_number(seed)).expect("a game");
    let mut greedy = GreedyGloriaMundi::new(seed);
    let mut random = Random::new(seed);
    while let Some((seat, _)) = game.pending() {
        let (view, legal) = (game.view(Some(seat)), game.legal_actions());
        let action = if seat.0 < n_greedy {
            greedy.choose(&view, &legal)
        } else {
            Bot::<GloriaMundi>::choose(&mut random, &view, &legal)
        };
        game.apply(action, &mut NoEvents).expect("a legal answer");
    }
    game
}

#[test]
fn greedy_bots_finish_games_of_every_size_legally() {
    for players in 2..=6 {
        let options = options(players);
        for seed in 0..5 {
            let game = play(&options, seed, players);
            assert_eq!(game, play(&options, seed, players), "the same game twice");
            assert!(game.outcome().is_some());
        }
    }
}

#[test]
fn greedy_beats_random() {
    let options = options(3);
    let wins = |seed: &u64| {
        let outcome = play(&options, *seed, 1).outcome().expect("a game that is over");
        outcome.winners().any(|seat| seat == Seat(0))
    };
    let won = (0..40).filter(wins).count();
    assert!(won >= 30, "{won} of 40");
}
