//! Random games, to be looked at on their way.

use boards::Draw;
use engine::{Game, NoEvents, Rng, Seed};
use games::{GameKind, Plain};
use words::{Locale, Names, Words};

/// A game at one of its questions.
pub(crate) struct Asked<'a, G: Game> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a Names,
    pub(crate) options: &'a G::Options,
    pub(crate) game: &'a G,
}

/// Every question of one game for each number of players.
pub(crate) fn questions<G: Draw>(kind: GameKind, mut look: impl FnMut(Asked<'_, G>, &mut Rng)) {
    let words = Words::new(Locale::En);
    for (number, n_players) in (0..).zip(G::PLAYERS) {
        let options = standard::<G>(kind, n_players);
        let mut game = G::new(&options, Seed::from_number(number)).expect("a game");
        let names = Names::seats(&words, n_players);
        let mut rng = Rng::new(number);
        while game.pending().is_some() {
            let asked = Asked { words: &words, names: &names, options: &options, game: &game };
            look(asked, &mut rng);
            let legal = game.legal_actions();
            game.apply_unchecked(legal[rng.below(legal.len())], &mut NoEvents);
        }
    }
}

/// The options that bots play with.
pub(crate) fn standard<G: Draw>(kind: GameKind, n_players: u8) -> G::Options {
    let n = toml::Value::Integer(n_players.into());
    let changes = toml::Table::from_iter([("players".to_owned(), n)]);
    games::options::for_bots::<G>(kind, changes).expect("the standard options")
}

/// A game of two, three or four players, and the dice that play it.
pub(crate) fn dealt<G: Plain>(kind: GameKind, number: u64) -> (G, Rng) {
    let players = 2 + number % 3;
    let changes = toml::from_str(&format!("players = {players}")).expect("a table");
    let options = games::options::<G>(kind, changes).expect("the options");
    let game = G::new(&options, Seed::from_number(number)).expect("a game");
    (game, Rng::new(number))
}
