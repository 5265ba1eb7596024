//! Games played at random.

use engine::{Game, Rng, Seed, SetupError};

/// No game of the house takes more actions, however it is played.
pub const MAX_ACTIONS: usize = 100_000;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Every action, in order.
    pub actions: Vec<G::Action>,
    /// The last state.
    pub end: G,
}

/// A whole game of answers drawn from the legal list. Equal arguments give equal games.
pub fn random_game<G: Game>(
    options: &G::Options,
    seed: Seed,
    choices: u64,
) -> Result<Played<G>, SetupError> {
    let mut end = G::new(options, seed)?;
    let mut actions = Vec::new();
    play_out(&mut end, &mut Rng::new(choices), |action| {
        actions.push(action);
    });
    Ok(Played { actions, end })
}

/// Plays random actions until the game is over, and shows each to `visit`.
pub fn play_out<G: Game>(state: &mut G, rng: &mut Rng, mut visit: impl FnMut(G::Action)) {
    let mut legal = G::action_list();
    for _ in 0..MAX_ACTIONS {
        state.legal_actions_into(&mut legal);
        if legal.is_empty() {
            return;
        }
        let action = legal[rng.below(legal.len())];
        visit(action);
        state.apply_unchecked(action, &mut engine::NoEvents);
    }
    panic!("{} has no end after {MAX_ACTIONS} actions", G::SLUG);
}
