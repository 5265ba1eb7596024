//! Every point of a game is listed for every observer, and the charts end with the game.

use boards::Draw;
use engine::{Seat, Seed};
use games::random::random_game;
use games::{GameKind, dispatch};
use words::{Locale, Names, Reader, Words};

use crate::random::standard;

const N_GAMES: u64 = 12;

#[test]
fn rows_sum_to_the_scores() {
    for kind in GameKind::ALL {
        dispatch!(kind, G => check_games::<G>(kind));
    }
}

fn check_games<G: Draw>(kind: GameKind) {
    for n_players in G::PLAYERS {
        let options = standard::<G>(kind, n_players);
        for number in 0..N_GAMES {
            let seed = Seed::from_number(number);
            let game = random_game::<G>(&options, seed, number).expect("a game").end;
            check_game(&game, n_players);
        }
    }
}

fn check_game<G: Draw>(game: &G, n_players: u8) {
    let outcome = game.outcome().expect("the game is over");
    let words = Words::new(Locale::default());
    let names = Names::seats(&words, n_players);
    for observer in Seat::all(n_players).map(Some).chain([None]) {
        let to = Reader { words: &words, names: &names, seat: observer };
        let view = game.view(observer);
        let table = G::breakdown(&to, &view, &outcome);
        let tallies = G::tallies(&to, &view);
        for (seat, standing) in Seat::all(n_players).zip(outcome.standings()) {
            let place = seat.index();
            let sum: i32 = table.rows.iter().map(|row| row.points[place].0).sum();
            assert_eq!(sum, i32::from(standing.score), "{seat} of {table:?}");
            assert_eq!(tallies[0].counts[place], sum, "{seat} of {tallies:?}");
        }
        let widths = table.rows.iter().chain(&table.ties).map(|row| row.points.len());
        let widths = widths.chain(tallies.iter().map(|tally| tally.counts.len()));
        assert!(widths.into_iter().all(|width| width == usize::from(n_players)));
    }
}
