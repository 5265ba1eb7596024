//! The natural answer, at every question of random games.

use boards::{Draw, LegalAnswer, SeatInfo, Sight};
use engine::Seat;
use games::{GameKind, dispatch};
use maud::html;
use words::Reader;

use crate::random::{Asked, questions};

#[test]
fn one_answer_is_natural_and_it_declines_only_where_nothing_else_can_be_said() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => check_games::<G>(kind));
    }
}

fn check_games<G: Draw>(kind: GameKind) {
    questions::<G>(kind, |Asked { words, names, game, .. }, rng| {
        let (seat, question) = game.pending().expect("someone is asked");
        let (legal, view) = (game.legal_actions(), game.view(Some(seat)));
        let to = Reader { words, names, seat: Some(seat) };
        let answers = Sight::<G>::new(to, &view, Some(question), &legal, seats(game)).answers;
        check(&answers);
        // What the asked player cannot see has no say in it.
        let other = G::imagine(&view, rng);
        let again = G::natural(&other.view(Some(seat)), &other.legal_actions());
        assert_eq!(again, G::natural(&view, &legal), "{question:?}");
    });
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
