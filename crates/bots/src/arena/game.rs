//! One game of bots.

use engine::{NoEvents, Outcome, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::contestant::Contestant;
use super::effort::{Effort, Watch};
use super::plan::{Fixture, Match};
use super::statistics::count;
use crate::Insight;

/// A finished game: one line of the results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct ArenaGame {
    pub block: u32,
    pub seed: Seed,
    /// The name of the bot at each seat.
    pub seats: Vec<String>,
    /// The rank of each seat, from 1.
    pub ranks: Vec<u8>,
    pub scores: Vec<i16>,
    /// The share of the win of each seat.
    pub win_shares: Vec<f64>,
    /// Why the game ended and what decided it.
    pub ending: Value,
    pub efforts: Vec<Effort>,
}

/// Plays a game of a match. The options must be valid.
pub(super) fn play<G: Insight>(plan: &Match, options: &G::Options, fixture: &Fixture) -> ArenaGame {
    let entrants = plan.entrants();
    let seats = || (0..).zip(fixture.seats.iter().map(|index| entrants[*index]));
    let mut contestants: Vec<Contestant<G>> = seats()
        .map(|(seat, bot)| Contestant::new(&bot.spec, fixture.number.wrapping_add(seat)))
        .collect::<Result<_, _>>()
        .expect("the names were resolved before");
    let game = G::new(options, fixture.seed).expect("a game has started from these options");
    let (outcome, efforts) = play_out(game, &mut contestants);
    let standings = outcome.standings();
    ArenaGame {
        block: fixture.block,
        seed: fixture.seed,
        seats: seats().map(|(_, bot)| bot.name.clone()).collect(),
        ranks: standings.iter().map(|standing| standing.rank).collect(),
        scores: standings.iter().map(|standing| standing.score).collect(),
        win_shares: win_shares(&outcome),
        ending: serde_json::to_value(outcome.ending).expect("an ending is plain data"),
        efforts,
    }
}

fn play_out<G: Insight>(
    mut game: G,
    contestants: &mut [Contestant<G>],
) -> (Outcome<G::Ending>, Vec<Effort>) {
    let mut watches: Vec<Watch> = contestants.iter().map(|_| Watch::default()).collect();
    let mut legal = G::action_list();
    while let Some((seat, _)) = game.pending() {
        game.legal_actions_into(&mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let watch = &mut watches[seat.index()];
            contestants[seat.index()].answer((&game, seat), &legal, watch)
        };
        assert!(legal.contains(&action), "a bot answers with a legal action, not {action}");
        game.apply_unchecked(action, &mut NoEvents);
    }
    let outcome = game.outcome().expect("a game that asks nobody is over");
    (outcome, watches.into_iter().map(Watch::stop).collect())
}

/// Winners share one win.
fn win_shares<E>(outcome: &Outcome<E>) -> Vec<f64> {
    let share = 1.0 / count(outcome.winners().count().max(1));
    outcome.standings().iter().map(|standing| if standing.won { share } else { 0.0 }).collect()
}
