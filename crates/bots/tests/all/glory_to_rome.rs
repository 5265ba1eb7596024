//! Greedy play of Glory to Rome: it beats random play, ends games by the rules, and its scores are
//! bounded.

use bots::{Bot, Greedy, Insight, Policy, Random};
use engine::{ActionList, Game, NoEvents, Outcome, Rng, Seat, Seed};
use games::glory_to_rome::action::Source;
use games::glory_to_rome::options::{Beginner, Edition};
use games::glory_to_rome::state::EndedBy;
use games::glory_to_rome::{Action, Ending, GloryToRome, Options};

const N_FEATURES: usize = <GloryToRome as Insight>::FEATURES.len();

/// The noise of greedy bots, and more, which brings rare buildings.
const GREEDY: f32 = 0.12;
const CARELESS: f32 = 8.0;

/// Plays greedily with some noise, passes every position to `look`, and returns the ending.
fn play(
    options: &Options,
    seed: u64,
    noise: f32,
    mut look: impl FnMut(&GloryToRome, &[Action]),
) -> Outcome<Ending> {
    let mut game = GloryToRome::new(options, Seed::from_number(seed)).expect("a game");
    let (mut policy, mut rng) = (Policy::new(noise), Rng::new(seed));
    let mut legal = ActionList::with_capacity(GloryToRome::MAX_LEGAL);
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        look(&game, &legal);
        let place = policy.pick::<GloryToRome>(game.outlook(seat), &legal, &mut rng);
        game.apply(legal[place], &mut NoEvents).expect("a legal answer");
    }
    game.outcome().expect("a game that is over")
}

/// Options of all editions and sizes, and some with rare switches.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for players in GloryToRome::PLAYERS {
        let plain = Edition::ALL.map(|edition| Options::of_edition(edition, players));
        tables.extend(plain);
        tables.push(Options { beginner: Beginner::Original, ..plain[0] });
        tables.push(Options { concession: true, ask_voluntary_give: true, ..plain[0] });
    }
    tables
}

#[test]
fn games_of_greedy_bots_end_by_the_rules() {
    for options in tables() {
        for seed in 0..10 {
            let outcome = play(&options, seed, GREEDY, |_, _| {});
            let by = outcome.ending.by;
            assert!(!matches!(by, EndedBy::TurnLimit | EndedBy::Granted), "{by:?} in {options:?}");
        }
    }
}

#[test]
fn scores_are_bounded() {
    for options in tables() {
        let mut scores = Vec::new();
        play(&options, 1, CARELESS, |game, legal| {
            let (seat, decision) = game.pending().expect("a question");
            scores.clear();
            scores.resize(legal.len(), f32::NAN);
            GloryToRome::weigh(game.outlook(seat), legal, &mut scores);
            let is_sober = |score: &f32| score.abs() < 1000.0;
            assert!(scores.iter().all(is_sober), "{decision:?} {legal:?} {scores:?}");
        });
    }
}

#[test]
fn measures_are_small_numbers() {
    let mut sums = [0.0_f32; N_FEATURES];
    let games = tables().into_iter().flat_map(|options| (0..3).map(move |seed| (options, seed)));
    for (options, seed) in games {
        play(&options, seed, CARELESS, |game, _| {
            for seat in Seat::all(options.players) {
                let mut features = [f32::NAN; N_FEATURES];
                GloryToRome::measure(game.outlook(seat), &mut features);
                for (place, feature) in features.into_iter().enumerate() {
                    let name = GloryToRome::FEATURES[place];
                    assert!(feature.abs() <= 3.0, "{name} is {feature}");
                    sums[place] += feature.abs();
                }
            }
        });
    }
    for (name, sum) in GloryToRome::FEATURES.iter().zip(sums) {
        assert!(sum > 0.0, "{name} is never anything but 0");
    }
}

/// The best-scored answer to the pending question.
fn best_answer(game: &GloryToRome) -> Option<Action> {
    let (seat, _) = game.pending()?;
    let legal = game.legal_actions();
    let mut scores = vec![0.0; legal.len()];
    GloryToRome::weigh(game.outlook(seat), &legal, &mut scores);
    let best = legal.iter().copied().zip(scores).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(action, _)| action)
}

fn after(game: &GloryToRome, action: Action) -> GloryToRome {
    let mut game = game.clone();
    game.apply(action, &mut NoEvents).expect("a legal answer");
    game
}

#[test]
fn greedy_bots_neither_offer_nor_grant_a_victory() {
    let options = Options { concession: true, ..Options::of_edition(Edition::Original, 3) };
    let mut n_offers = 0;
    play(&options, 3, GREEDY, |game, legal| {
        assert!(!matches!(best_answer(game), Some(Action::Grant(_))));
        for offer in legal.iter().filter(|action| matches!(action, Action::Grant(_))) {
            assert_eq!(best_answer(&after(game, *offer)), Some(Action::Refuse));
            n_offers += 1;
        }
    });
    assert!(n_offers > 0);
}

/// Whether all vaults are public.
fn is_open(game: &GloryToRome) -> bool {
    let players = game.view(None).table.players;
    players.iter().all(|player| player.n_basilica == 0 && player.n_atrium == 0)
}

#[test]
fn an_immediate_win_is_taken() {
    let wins = |game: &GloryToRome, seat: Seat, action: Action| {
        if matches!(action, Action::Hire(Source::Deck) | Action::Sell(Source::Deck)) {
            return false;
        }
        let outcome = after(game, action).outcome();
        outcome.is_some_and(|outcome| outcome.winners().eq([seat]))
    };
    let mut n_wins = 0;
    for options in tables() {
        for seed in 0..10 {
            play(&options, seed, GREEDY, |game, legal| {
                let (seat, decision) = game.pending().expect("a question");
                let may_win = legal.iter().find(|action| wins(game, seat, **action));
                if let Some(winning) = may_win
                    && is_open(game)
                {
                    let best = best_answer(game).expect("an answer");
                    assert!(wins(game, seat, best), "{decision:?}: {best}, not {winning}");
                    n_wins += 1;
                }
            });
        }
    }
    assert!(n_wins >= 20, "{n_wins}");
}

#[test]
fn greedy_beats_random() {
    let options = Options::of_edition(Edition::Original, 2);
    let wins = (0..60_u64).filter(|seed| {
        let mut game = GloryToRome::new(&options, Seed::from_number(seed >> 1)).expect("a game");
        let (mut greedy, mut random) = (Greedy::new(*seed), Random::new(*seed));
        let own = if seed % 2 == 0 { Seat(0) } else { Seat(1) };
        while let Some((seat, _)) = game.pending() {
            let (view, legal) = (game.view(Some(seat)), game.legal_actions());
            let bot: &mut dyn Bot<GloryToRome> =
                if seat == own { &mut greedy } else { &mut random };
            game.apply(bot.choose(&view, &legal), &mut NoEvents).expect("a legal answer");
        }
        game.outcome().is_some_and(|outcome| outcome.winners().any(|seat| seat == own))
    });
    let wins = wins.count();
    assert!(wins >= 57, "{wins} of 60 games");
}
