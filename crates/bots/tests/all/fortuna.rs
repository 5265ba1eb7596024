//! Greedy play of Fortuna: it wins, it sees the end, and every score is bounded.

use bots::{Greedy, Insight, Policy, Random};
use engine::{Game, NoEvents, Rng, Seat, Seed};
use games::GameKind;
use games::fortuna::{Action, Fortuna, Options, Position};

fn options(text: &str) -> Options {
    let overrides = toml::from_str(text).expect("a table of options");
    games::options::<Fortuna>(GameKind::Fortuna, overrides).expect("options of Fortuna")
}

fn every_option() -> Vec<Options> {
    let mut all = Vec::new();
    for players in Fortuna::PLAYERS {
        for deal in ["beginner", "expert"] {
            for fortuna_unheld in ["stay", "money"] {
                for cubes in ["finite", "infinite"] {
                    for max_rounds in [2, 60] {
                        all.push(options(&format!(
                            "players = {players}\ndeal = '{deal}'\ncubes = '{cubes}'\n\
                             fortuna_unheld = '{fortuna_unheld}'\nmax_rounds = {max_rounds}"
                        )));
                    }
                }
            }
        }
    }
    all
}

/// Plays a game of one greedy seat among random ones, and returns whether it wins.
fn against_random(options: &Options, seed: u64, greedy_seat: Seat) -> bool {
    let mut game = Fortuna::new(options, Seed::from_number(seed)).expect("a game");
    let (mut greedy, mut random) = (Greedy::new(seed), Random::new(seed));
    while let Some((seat, _)) = game.pending() {
        let (view, legal) = (game.view(Some(seat)), game.legal_actions());
        let bot: &mut dyn bots::Bot<Fortuna> =
            if seat == greedy_seat { &mut greedy } else { &mut random };
        game.apply(bot.choose(&view, &legal), &mut NoEvents).expect("a legal answer");
    }
    let outcome = game.outcome().expect("a game that is over");
    outcome.winners().any(|seat| seat == greedy_seat)
}

fn share_of_wins(players: u8, n_deals: u16) -> f32 {
    let options = options(&format!("players = {players}"));
    let games = (0..n_deals).flat_map(|deal| Seat::all(players).map(move |seat| (deal, seat)));
    let wins = games.filter(|(deal, seat)| against_random(&options, u64::from(*deal), *seat));
    f32::from(u16::try_from(wins.count()).expect("few games"))
        / (f32::from(n_deals) * f32::from(players))
}

#[test]
fn greedy_beats_random_with_two() {
    let share = share_of_wins(2, 100);
    assert!(share >= 0.98, "{share}");
}

#[test]
fn greedy_beats_random_with_three_and_four() {
    for players in [3, 4] {
        let share = share_of_wins(players, 20);
        assert!(share >= 0.95, "{share} with {players} players");
    }
}

/// Visits every question in games under every option, in which half of the answers are greedy.
fn visit_games(n_seeds: u64, mut visit: impl FnMut(&Fortuna, Seat, &[Action])) {
    let mut policy = Policy::new(0.5);
    let mut legal = Fortuna::action_list();
    for (number, options) in (0..).zip(every_option()) {
        for seed in 0..n_seeds {
            let mut rng = Rng::new(number * n_seeds + seed);
            let mut game = Fortuna::new(&options, rng.seed()).expect("a game");
            while let Some((seat, _)) = game.pending() {
                game.legal_actions_into(&mut legal);
                visit(&game, seat, &legal);
                let place = match rng.below(2) {
                    0 => rng.below(legal.len()),
                    _ => policy.pick::<Fortuna>(game.outlook(seat), &legal, &mut rng),
                };
                game.apply_unchecked(legal[place], &mut NoEvents);
            }
        }
    }
}

#[test]
fn scores_and_measures_are_bounded() {
    let mut scores = vec![0.0; Fortuna::MAX_LEGAL];
    let mut features = vec![0.0; Fortuna::FEATURES.len()];
    visit_games(4, |game, seat, legal| {
        let scores = &mut scores[..legal.len()];
        scores.fill(f32::NAN);
        Fortuna::weigh(game.outlook(seat), legal, scores);
        assert!(scores.iter().all(|score| score.abs() < 40.0), "{legal:?}: {scores:?}");
        for seat in Seat::all(game.n_players()) {
            features.fill(f32::NAN);
            Fortuna::measure(game.outlook(seat), &mut features);
            assert!(features.iter().all(|feature| feature.is_finite()), "{features:?}");
        }
    });
}

#[test]
fn a_view_shows_what_the_state_shows() {
    let mut from_state = vec![0.0; Fortuna::FEATURES.len()];
    let mut from_view = from_state.clone();
    visit_games(1, |game, _, _| {
        for seat in Seat::all(game.n_players()) {
            let view = game.view(Some(seat));
            Fortuna::measure(game.outlook(seat), &mut from_state);
            Fortuna::measure(Fortuna::outlook_of(&view).expect("a player"), &mut from_view);
            assert_eq!(from_state, from_view);
        }
    });
}

/// The best-scored answer in a given position.
fn best(table: &str) -> String {
    let position: Position = toml::from_str(table).expect("a position");
    let game = Fortuna::arrange(&options("players = 2"), &position).expect("a table");
    let (seat, _) = game.pending().expect("a question");
    let legal = game.legal_actions();
    let place = Policy::new(0.0).pick::<Fortuna>(game.outlook(seat), &legal, &mut Rng::new(0));
    legal[place].to_string()
}

#[test]
fn the_winning_step_is_taken() {
    let table = "[seats.0]\nroad = 14\nmoney = 9\ncards = ['fortuna', 'vestals', 'harvest']\n\
                 [seats.1]\nroad = 6";
    assert_eq!(best(table), "use fortuna");
}

#[test]
fn in_the_last_turn_the_gate_comes_first() {
    let table = "active = 1\npodium = [0, 1]\narrivals = [0]\n\
                 [seats.0]\nroad = 15\n\
                 [seats.1]\nroad = 9\nmoney = 9\ncards = ['fortuna', 'vintage', 'build']";
    assert_eq!(best(table), "use fortuna");
}

#[test]
fn in_the_last_turn_only_points_count() {
    let table = "active = 1\npodium = [0, 1]\narrivals = [0]\n\
                 [seats.0]\nroad = 15\n\
                 [seats.1]\nroad = 12\nmoney = 4\nhand = ['score-buildings']\n\
                 cards = ['build', 'family', 'water']";
    assert_eq!(best(table), "use build");
}
