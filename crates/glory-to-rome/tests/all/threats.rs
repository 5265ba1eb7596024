//! Whatever ends a game with one answer was told before, from what everyone sees.

use engine::{Game, NoEvents, Seat};
use glory_to_rome::Action;
use glory_to_rome::state::EndedBy;

use crate::rich::{Dealer, options};

const N_TABLES: u64 = 120;

/// On tables full of buildings, at every question, for every answer.
#[test]
fn an_end_was_told_before() {
    let mut n_ends = [0; EndedBy::ALL.len()];
    for seed in 0..N_TABLES {
        let mut dealer = Dealer::new(seed);
        let mut game = dealer.table(&options(seed));
        while game.pending().is_some() {
            let (legal, told) = (game.legal_actions(), game.view(None).threats());
            for &action in &*legal {
                let mut after = game.clone();
                after.apply_unchecked(action, &mut NoEvents);
                let Some(outcome) = after.outcome() else { continue };
                let by = outcome.ending.by;
                n_ends[by as usize] += 1;
                let is_told = told.iter().any(|threat| threat.by == by);
                let is_known = matches!(by, EndedBy::Granted | EndedBy::TurnLimit);
                assert!(
                    is_told || is_known || is_unforeseen(action, by),
                    "{seed}: {action}, {by:?}: {told:?}"
                );
            }
            for seat in Seat::all(game.n_players()) {
                assert_eq!(game.view(Some(seat)).threats(), told, "{seed}: seat {seat}");
            }
            let action = legal[dealer.rng.below(legal.len())];
            game.apply_unchecked(action, &mut NoEvents);
        }
    }
    let all = [EndedBy::Forum, EndedBy::Catacomb, EndedBy::Sites, EndedBy::Deck];
    assert!(all.iter().all(|by| n_ends[*by as usize] > 0), "{n_ends:?}");
}

/// A Prison takes a building in the same action in which it is completed; with a Gate, what is only
/// begun works, and nobody knows who holds which card.
fn is_unforeseen(action: Action, by: EndedBy) -> bool {
    by == EndedBy::Forum && matches!(action, Action::Steal(..) | Action::Found(_))
}
