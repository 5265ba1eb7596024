//! The natural answer, at every question of random games.

use boards::{Draw, LegalAnswer, SeatInfo, Sight};
use engine::{Rng, Seat, Seed};
use games::{GameKind, dispatch};
use maud::html;
use words::{Locale, Names, Reader, Words};

#[test]
fn one_answer_is_natural_and_it_declines_only_where_nothing_else_can_be_said() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => check_games::<G>(kind));
    }
}

fn check_games<G: Draw>(kind: GameKind) {
    let words = Words::new(Locale::En);
    for (number, n_players) in (0..).zip(G::PLAYERS) {
        let n = toml::Value::Integer(n_players.into());
        let changes = toml::Table::from_iter([("players".to_owned(), n)]);
        let options = games::options::for_bots::<G>(kind, changes).expect("the standard options");
        let mut game = G::new(&options, Seed::from_number(number)).expect("a game");
        let names = Names::seats(&words, n_players);
        let mut rng = Rng::new(number);
        while let Some((seat, question)) = game.pending() {
            let (legal, view) = (game.legal_actions(), game.view(Some(seat)));
            let to = Reader { words: &words, names: &names, seat: Some(seat) };
            let answers = Sight::<G>::new(to, &view, Some(question), &legal, seats(&game)).answers;
            check(&answers);
            // What the asked player cannot see has no say in it.
            let other = G::imagine(&view, &mut rng);
            let again = G::natural(&other.view(Some(seat)), &other.legal_actions());
            assert_eq!(again, G::natural(&view, &legal), "{question:?}");
            game.apply_unchecked(legal[rng.below(legal.len())], &mut engine::NoEvents);
        }
    }
}

fn seats<G: Draw>(game: &G) -> Vec<SeatInfo> {
    let seat = |_| SeatInfo { is_asked: false, notes: html! {}, held: html! {} };
    Seat::all(game.n_players()).map(seat).collect()
}

fn check(answers: &[LegalAnswer]) {
    for answer in answers.iter().filter(|answer| answer.warning.is_some()) {
        // The warning says it once, when it is asked about.
        let says = |end: &str| answer.deed.contains(end);
        assert!(!says("ends the game") && !says("the game ends"), "{answer:?}");
        assert!(answer.label.contains(&answer.deed), "{answer:?}");
    }
    let natural: Vec<_> = answers.iter().filter(|answer| answer.is_natural).collect();
    let [natural] = natural[..] else { panic!("{natural:?} of {answers:?}") };
    let is_open = |answer: &LegalAnswer| !answer.is_decline && !answer.is_aside;
    assert!(is_open(natural) || !answers.iter().any(is_open), "{natural:?} of {answers:?}");
}
