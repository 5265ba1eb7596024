//! Who says no is told in the log, at every question of random games.

use boards::Draw;
use engine::{Event, Rng, Seat, Seed};
use games::{GameKind, dispatch};
use words::{Locale, Names, Reader, Words};

#[test]
fn the_log_tells_who_declined() {
    for kind in GameKind::ALL {
        let n_told = dispatch!(kind, G => check_games::<G>(kind));
        assert!(n_told > 20, "{kind}: {n_told}");
    }
}

fn check_games<G: Draw>(kind: GameKind) -> usize {
    let words = Words::new(Locale::En);
    let mut n_told = 0;
    for (number, n_players) in (0..).zip(G::PLAYERS) {
        let n = toml::Value::Integer(n_players.into());
        let changes = toml::Table::from_iter([("players".to_owned(), n)]);
        let options = games::options::for_bots::<G>(kind, changes).expect("the standard options");
        let mut game = G::new(&options, Seed::from_number(number)).expect("a game");
        let names = Names::seats(&words, n_players);
        let to = Reader { words: &words, names: &names, seat: None };
        let mut rng = Rng::new(number);
        while let Some((seat, question)) = game.pending() {
            let (legal, view) = (game.legal_actions(), game.view(Some(seat)));
            let is_no = |action: &&G::Action| {
                G::declines(&view, **action) || thinks_instead(&format!("{question:?} {action}"))
            };
            for &action in legal.iter().filter(is_no) {
                let told = first_line(&game, &to, &options, action);
                let is_named = told.as_ref().is_some_and(|told| told.contains(names.of(seat)));
                assert!(is_named, "{kind}: {question:?}, {action}: {told:?}");
                n_told += 1;
            }
            game.apply_unchecked(legal[rng.below(legal.len())], &mut engine::NoEvents);
        }
    }
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
