//! Answers that one touch gives, at every question of random games.

use boards::{Draw, Sight};
use engine::Seat;
use games::{GameKind, dispatch};
use words::Reader;

use crate::random::{Asked, questions};

#[test]
fn every_answer_of_a_chain_is_legal_and_nothing_is_seen_before_the_last() {
    for kind in GameKind::ALL {
        let n_chains = dispatch!(kind, G => check_games::<G>(kind));
        assert!(n_chains > 0 || kind == GameKind::GloryToRome, "no chain of {kind} was tried");
    }
}

fn check_games<G: Draw>(kind: GameKind) -> usize {
    let mut n_chains = 0;
    questions::<G>(kind, |Asked { words, names, game, .. }, _| {
        let (seat, question) = game.pending().expect("someone is asked");
        let (legal, view) = (game.legal_actions(), game.view(Some(seat)));
        let to = Reader { words, names, seat: Some(seat) };
        let sight = Sight::<G>::new(to, &view, Some(question), &legal, Vec::new());
        for chain in &sight.chains {
            assert!(!sight.is_lit(&chain.spot), "{chain:?} is lit already");
            let other = sight.chains.iter().find(|other| other.spot == chain.spot);
            assert_eq!(other, Some(chain), "a touch has one meaning");
        }
        let natural = sight.answers.iter().filter(|answer| answer.is_natural);
        let of_natural = natural.filter_map(|answer| answer.chain.as_ref());
        for chain in sight.chains.iter().chain(of_natural) {
            play(game, seat, &chain.answers);
            n_chains += 1;
        }
    });
    n_chains
}

/// The real game, not an imagined one, asks for each of them.
fn play<G: Draw>(game: &G, seat: Seat, answers: &[String]) {
    assert!(answers.len() > 1, "{answers:?}");
    let mut game = game.clone();
    for (n, answer) in answers.iter().enumerate() {
        assert_eq!(game.pending().map(|(asked, _)| asked), Some(seat), "{answers:?}");
        let legal = game.legal_actions();
        let action = legal.iter().copied().find(|action| action.to_string() == *answer);
        let action = action.unwrap_or_else(|| panic!("{answer} of {answers:?} is not legal"));
        let mut events = Vec::new();
        game.apply_unchecked(action, &mut events);
        let is_last = n + 1 == answers.len();
        assert!(is_last || !events.iter().any(G::is_news), "{answers:?} goes on blindly");
    }
}
