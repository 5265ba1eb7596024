//! An example bot, and how it fares against random play:
//! `cargo run --release -p trivium-bots --example dreamer`.
#![expect(clippy::print_stdout, reason = "a command line program")]

use bots::{Bot, Random};
use engine::{Game, NoEvents, Rng, Seat, Seed, answers};
use games::fortuna::Fortuna;
use games::{GameKind, Plain};

/// Dreams for each answer.
const DREAMS: usize = 12;

/// Imagines worlds that fit its view, plays each to the end at random, and takes the answer that
/// won most often. It plays every game.
struct Dreamer(Rng);

impl<G: Game> Bot<G> for Dreamer {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        let wins =
            |action: &&G::Action| (0..DREAMS).filter(|_| self.wins::<G>(view, **action)).count();
        *answers(legal).iter().max_by_key(wins).expect("a question has an answer")
    }
}

impl Dreamer {
    /// Whether a dream that begins with an answer is won.
    fn wins<G: Game>(&mut self, view: &G::View, action: G::Action) -> bool {
        let mut world = G::imagine(view, &mut self.0);
        let own = world.pending().map(|(seat, _)| seat);
        world.apply_unchecked(action, &mut NoEvents);
        while world.pending().is_some() {
            let legal = world.legal_actions();
            let legal = answers(&legal);
            world.apply_unchecked(legal[self.0.below(legal.len())], &mut NoEvents);
        }
        world.outcome().is_some_and(|outcome| outcome.winners().any(|seat| Some(seat) == own))
    }
}

/// The number of two-player games that the dreamer wins against random play.
fn wins<G: bots::Insight + Plain>(kind: GameKind, n_games: u64) -> usize {
    let changes = toml::Table::from_iter([("players".to_owned(), toml::Value::Integer(2))]);
    let options = games::options::<G>(kind, changes).expect("the standard options");
    let is_won = |number: &u64| {
        let mut game = G::new(&options, Seed::from_number(*number)).expect("a game");
        let (mut dreamer, mut random) = (Dreamer(Rng::new(*number)), Random::new(*number));
        while let Some((seat, _)) = game.pending() {
            let bot: &mut dyn Bot<G> = if seat == Seat(0) { &mut dreamer } else { &mut random };
            let answer = bot.choose(&game.view(Some(seat)), &game.legal_actions());
            game.apply(answer, &mut NoEvents).expect("a legal answer");
        }
        game.outcome().is_some_and(|outcome| outcome.winners().any(|seat| seat == Seat(0)))
    };
    (0..n_games).filter(is_won).count()
}

fn main() {
    let n_wins = wins::<Fortuna>(GameKind::Fortuna, 20);
    println!("The dreamer wins {n_wins} of 20 games of Fortuna against chance.");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dreams_are_better_than_random_play() {
        assert!(wins::<Fortuna>(GameKind::Fortuna, 8) >= 6);
    }
}
