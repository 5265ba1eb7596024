//! Greedy bots answer legally and reproducibly, and beat random play.

use bots::{Bot, Greedy, Insight, Random};
use engine::{Game, NoEvents, Seat, Seed};
use games::gloria_mundi::GloriaMundi;
use games::{GameKind, Plain, dispatch};

fn options<G: Insight + Plain>(players: u8) -> G::Options {
    let kind: GameKind = G::SLUG.parse().expect("a game of the house");
    let overrides = toml::from_str(&format!("players = {players}")).expect("a table of options");
    games::options::<G>(kind, overrides).expect("standard options")
}

/// Plays a game of bots in which the first `n_greedy` seats are greedy.
fn play<G: Insight>(options: &G::Options, seed: u64, n_greedy: u8) -> G {
    let mut game = G::new(options, Seed::from_number(seed)).expect("a game");
    let mut greedy = Greedy::new(seed);
    let mut random = Random::new(seed);
    while let Some((seat, _)) = game.pending() {
        let (view, legal) = (game.view(Some(seat)), game.legal_actions());
        let bot: &mut dyn Bot<G> = if seat.0 < n_greedy { &mut greedy } else { &mut random };
        game.apply(bot.choose(&view, &legal), &mut NoEvents).expect("a legal answer");
    }
    game
}

fn finishes_games_of_every_size<G: Insight + Plain>() {
    for players in G::PLAYERS {
        let options = options::<G>(players);
        for seed in 0..5 {
            let game = play::<G>(&options, seed, players);
            assert_eq!(game, play(&options, seed, players), "the same game twice");
            assert!(game.outcome().is_some());
        }
    }
}

fn wins_of_40<G: Insight + Plain>(players: u8) -> usize {
    let options = options::<G>(players);
    let wins = |seed: &u64| {
        let outcome = play::<G>(&options, *seed, 1).outcome().expect("a game that is over");
        outcome.winners().any(|seat| seat == Seat(0))
    };
    (0..40).filter(wins).count()
}

#[test]
fn greedy_bots_finish_games_of_every_size_legally() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => finishes_games_of_every_size::<G>());
    }
}

/// Every form of a power is judged, and used.
#[test]
fn greedy_bots_play_any_deck_of_the_grammar() {
    let deck = include_str!("../../../testkit/tests/forms.toml");
    for players in GloriaMundi::PLAYERS {
        let options = toml::from_str(&format!("players = {players}\n[deck]\n{deck}"));
        let options = options.expect("a table of options");
        let options = games::options::<GloriaMundi>(GameKind::GloriaMundi, options);
        let options = options.expect("the options");
        for seed in 0..5 {
            assert!(play::<GloriaMundi>(&options, seed, players).outcome().is_some());
        }
    }
}

#[test]
fn greedy_beats_random() {
    for (players, least) in [(2, 38), (3, 33)] {
        let wins = wins_of_40::<GloriaMundi>(players);
        assert!(wins >= least, "{wins} of 40 games of Gloria Mundi with {players} players");
    }
}
