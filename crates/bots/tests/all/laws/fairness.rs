//! Bots know only what they are shown, and always finish.

use super::common::{options, options_with, walk};
use bots::{Bot, Insight, Level, Spec};
use engine::{Action as _, Game, NoEvents, Rng, Seat, Seed};
use games::glory_to_rome::{Action, GloryToRome};
use games::{GameKind, Plain, dispatch};

/// One bot of each kind.
const BOTS: [&str; 6] = [
    "random",
    "greedy",
    "lookahead:worlds=3",
    "search:48it",
    "search:48it,threads=2",
    "plain:48it",
];

fn bot<G: Insight>(name: &str, number: u64) -> Box<dyn Bot<G> + Send> {
    G::bot(&name.parse::<Spec>().expect("a bot"), number)
}

/// Everything that a bot is given, by type.
type Question<B, G> = fn(&mut B, &<G as Game>::View, &[<G as Game>::Action]) -> <G as Game>::Action;
const _: Question<dyn Bot<GloryToRome>, GloryToRome> = |bot, view, legal| bot.choose(view, legal);

/// Redeals what the asked seat cannot see: the answer stays the same.
fn answers_depend_on_views_alone<G: Insight + Plain>(name: &str) {
    let mut rng = Rng::new(3);
    let mut n_asked = 0;
    walk::<G>(*G::PLAYERS.end(), 7, |game| {
        let Some((seat, _)) = game.pending().filter(|_| rng.below(12) == 0) else {
            return true;
        };
        let world = G::imagine(&game.view(Some(seat)), &mut rng);
        let answer =
            |game: &G| bot::<G>(name, 5).choose(&game.view(Some(seat)), &game.legal_actions());
        assert_eq!(answer(game), answer(&world), "{name} in {}", G::SLUG);
        n_asked += 1;
        n_asked < 12
    });
    assert!(n_asked > 3, "{} is a longer game", G::SLUG);
}

#[test]
fn equal_views_get_equal_answers_whatever_the_true_state() {
    for kind in GameKind::ALL {
        for name in BOTS {
            dispatch!(kind, G => answers_depend_on_views_alone::<G>(name));
        }
    }
}

fn play<G: Insight + Plain>(players: u8, name: &str) -> G {
    let mut game = G::new(&options::<G>(players), Seed::from_number(9)).expect("a game");
    let mut bots: Vec<_> = Seat::all(players).map(|seat| bot::<G>(name, seat.0.into())).collect();
    while let Some((seat, _)) = game.pending() {
        let legal = game.legal_actions();
        let thought = bots[seat.index()].consider(&game.view(Some(seat)), &legal);
        if legal.len() == 1 {
            assert_eq!(thought.iterations, 0, "an only answer needs no thought");
        }
        let visits: u32 = thought.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, thought.iterations);
        game.apply(thought.choice, &mut NoEvents).expect("a legal answer");
    }
    game
}

#[test]
fn games_of_bots_end_and_are_reproducible() {
    for kind in GameKind::ALL {
        for name in ["lookahead:worlds=2", "search:12it,threads=2", "plain:12it"] {
            dispatch!(kind, G => {
                let players = *G::PLAYERS.start();
                assert_eq!(play::<G>(players, name), play::<G>(players, name), "{name}");
            });
        }
    }
}

/// The answer of a bot at seat 1 when seat 0 claims the victory.
fn consent(name: &str, position: &str) -> Action {
    let mut game = arranged(position);
    game.apply(Action::Grant(Seat(0)), &mut NoEvents).expect("a claim");
    assert_eq!(game.legal_actions()[..], [Action::Agree, Action::Refuse]);
    bot::<GloryToRome>(name, 1).choose(&game.view(Some(Seat(1))), &game.legal_actions())
}

#[test]
fn bots_consent_to_a_defeat_only_without_hope() {
    let hopeless = r#"
        leader = 0
        deck = ["road"]
        [seats.0]
        hand = ["bar"]
        vault = ["marble", "marble", "stone", "stone", "brick", "wood"]
        [seats.1]
        hand = ["dock"]
    "#;
    let open = r#"
        leader = 0
        deck = ["road", "wall", "bath", "bar", "garden", "insula", "latrine", "school"]
        [seats.0]
        hand = ["bar"]
        [seats.1]
        hand = ["dock"]
    "#;
    for name in BOTS {
        assert_eq!(consent(name, open), Action::Refuse, "{name}");
        let searches = name.starts_with("search") || name.starts_with("plain");
        let expected = if searches { Action::Agree } else { Action::Refuse };
        assert_eq!(consent(name, hopeless), expected, "{name}");
    }
}

/// Seat 0 leads, and can also propose a victory.
const LEADS: &str = r#"
    leader = 0
    deck = ["road", "wall", "bath", "bar", "garden", "insula", "latrine", "school"]
    [seats.0]
    hand = ["bar"]
    [seats.1]
    hand = ["dock"]
    vault = ["marble", "marble", "stone", "stone", "brick", "wood"]
"#;

/// The same, without a card or a Jack to take: seat 0 can only think.
const THINKS: &str = r#"
    leader = 0
    jacks = 0
    deck = ["road", "wall", "bath", "bar", "garden", "insula", "latrine", "school"]
    [seats.1]
    vault = ["marble", "marble", "stone", "stone", "brick", "wood"]
"#;

fn arranged(position: &str) -> GloryToRome {
    let options = options_with::<GloryToRome>("players = 2\nconcession = true");
    let position = toml::from_str(position).expect("a position");
    GloryToRome::arrange(&options, &position).expect("a state")
}

#[test]
fn no_bot_and_no_level_proposes_a_victory() {
    let game = arranged(LEADS);
    let (view, legal) = (game.view(Some(Seat(0))), game.legal_actions());
    assert!(legal.contains(&Action::Grant(Seat(1))));
    for name in BOTS.into_iter().chain(Level::ALL.map(Level::slug)) {
        for number in 0..3 {
            let thought = bot::<GloryToRome>(name, number).consider(&view, &legal);
            let mut considered = thought.candidates.iter().map(|candidate| candidate.action);
            assert!(!thought.choice.is_aside(), "{name}");
            assert!(considered.all(|action| !action.is_aside()), "{name}");
        }
    }
}

#[test]
fn an_only_answer_needs_no_thought_even_if_a_victory_can_be_proposed() {
    let game = arranged(THINKS);
    let (view, legal) = (game.view(Some(Seat(0))), game.legal_actions());
    assert_eq!(legal.len(), 3, "thinking, and two proposals");
    for name in BOTS {
        let thought = bot::<GloryToRome>(name, 1).consider(&view, &legal);
        assert_eq!((thought.choice, thought.iterations), (legal[0], 0), "{name}");
    }
}
