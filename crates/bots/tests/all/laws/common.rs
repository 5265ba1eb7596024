//! Helpers for the tests of bots.

use bots::Insight;
use engine::{NoEvents, Rng, Seed};
use games::{GameKind, Plain};

/// The standard options of a game for a number of players.
pub(crate) fn options<G: Insight + Plain>(players: u8) -> G::Options {
    options_with::<G>(&format!("players = {players}"))
}

/// The standard options of a game with some changes.
pub(crate) fn options_with<G: Insight + Plain>(changes: &str) -> G::Options {
    let kind: GameKind = G::SLUG.parse().expect("a game of the house");
    games::options::for_bots::<G>(kind, toml::from_str(changes).expect("a table")).expect("options")
}

/// Passes every state of a random game to `look`, until it returns false.
pub(crate) fn walk<G: Insight + Plain>(players: u8, number: u64, mut look: impl FnMut(&G) -> bool) {
    let mut game =
        G::new(&options::<G>(players), Seed::from_number(number)).expect("a game starts");
    let mut rng = Rng::new(number);
    while game.pending().is_some() && look(&game) {
        let legal = game.legal_actions();
        game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
    }
}
