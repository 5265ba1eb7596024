//! Who says no is told in the log, at every question of random games.

use boards::Draw;
use engine::{Event, Seat};
use games::{GameKind, dispatch};
use words::Reader;

use crate::random::{Asked, questions};

#[test]
fn the_log_tells_who_declined() {
    for kind in GameKind::ALL {
        let n_told = dispatch!(kind, G => check_games::<G>(kind));
        assert!(n_told > 20, "{kind}: {n_told}");
    }
}

fn check_games<G: Draw>(kind: GameKind) -> usize {
    let mut n_told = 0;
    questions::<G>(kind, |Asked { words, names, options, game }, _| {
        let to = Reader { words, names, seat: None };
        let (seat, question) = game.pending().expect("someone is asked");
        let (legal, view) = (game.legal_actions(), game.view(Some(seat)));
        let is_no = |action: &&G::Action| {
            G::declines(&view, **action) || thinks_instead(&format!("{question:?} {action}"))
        };
        for &action in legal.iter().filter(is_no) {
            let told = first_line(game, &to, options, action);
            let is_named = told.as_ref().is_some_and(|told| told.contains(names.of(seat)));
            assert!(is_named, "{kind}: {question:?}, {action}: {told:?}");
            n_told += 1;
        }
    });
    n_told
}

/// Whether a player of Glory to Rome thinks where they are asked to follow.
fn thinks_instead(answer: &str) -> bool {
    answer.starts_with("Follow")
        && [" think ", " latrine ", " vomitorium"].iter().any(|word| answer.contains(word))
}

/// What everyone reads first of an answer.
fn first_line<G: Draw>(
    game: &G,
    to: &Reader<'_>,
    options: &G::Options,
    action: G::Action,
) -> Option<String> {
    let mut events = Vec::new();
    game.clone().apply_unchecked(action, &mut events);
    let mut seen = events.iter().filter_map(|event| event.seen_by(None::<Seat>));
    seen.find_map(|event| G::event(to, options, &event))
}
