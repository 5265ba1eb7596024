//! How long the game will last, and the types of its turns.

use engine::Seat;
use gloria_mundi::Outlook;
use gloria_mundi::card::Production;

use super::beliefs::Beliefs;

/// The rest of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Turns of all players.
    pub(super) turns: f32,
    /// Turns of each player.
    pub(super) own_turns: f32,
    /// The share of turns of each type.
    pub(super) shares: [f32; Production::ALL.len()],
    /// Icons of each type per space ahead of the barbarian.
    pub(super) icons: [f32; Production::ALL.len()],
}

/// Spaces considered ahead of the barbarian.
const SIGHT: u8 = 8;

impl Horizon {
    pub(super) fn new(outlook: Outlook<'_>, beliefs: &Beliefs) -> Self {
        let table = outlook.table;
        let board = outlook.edition.board();
        let (mut hands, mut leader) = ([0_u8; 3], 0);
        for seat in Seat::all(table.n_players) {
            let estate = &table.estates[seat.index()];
            for (sum, n) in hands.iter_mut().zip(estate.hand) {
                *sum += n;
            }
            leader = leader.max(estate.steps);
        }
        let in_hand = f32::from(hands.iter().sum::<u8>());
        let rome = f32::from(board.rome().saturating_sub(table.barbarian + table.covered));
        let to_africa = f32::from(board.africa.saturating_sub(leader));
        let so_far = f32::from(table.turn) + 6.0;
        let africa = to_africa * beliefs.pace * so_far / (f32::from(leader) + 6.0);
        let turns = (rome * 1.2 + 1.0).min(in_hand).min(africa + 1.0);
        let shares = hands.map(|n| (f32::from(n) + 0.1) / (in_hand + 0.3));
        let own_turns = turns / f32::from(table.n_players);
        Self { turns, own_turns, shares, icons: icons_ahead(outlook) }
    }
}

fn icons_ahead(outlook: Outlook<'_>) -> [f32; Production::ALL.len()] {
    let board = outlook.edition.board();
    let mut sum = [0_u8; 3];
    for ahead in 1..=SIGHT {
        let icons = board.icons(outlook.table.barbarian + ahead);
        for (sum, n) in sum.iter_mut().zip(icons.0) {
            *sum += n;
        }
    }
    sum.map(|n| f32::from(n) / f32::from(SIGHT))
}
