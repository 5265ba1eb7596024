//! What must hold at every point of a scenario beside what it says.

use engine::Game;

use crate::failure::Move;

/// A game as far as a scenario has played it.
#[derive(Clone, Copy, Debug)]
pub struct PlayedSoFar<'a, G: Game> {
    /// The position at the beginning.
    pub start: &'a G,
    pub moves: &'a [Move<G>],
    /// The state before the last of them, if the step has played it.
    pub before: Option<&'a G>,
    /// Where it led.
    pub state: &'a G,
}

/// What must hold at every point of a scenario beside what it says.
pub trait Laws {
    fn hold<G: Game>(&mut self, line: &PlayedSoFar<'_, G>) -> Result<(), String>;
}

/// No piece is lost or made.
#[derive(Clone, Copy, Debug)]
pub struct PieceCount;

impl Laws for PieceCount {
    fn hold<G: Game>(&mut self, line: &PlayedSoFar<'_, G>) -> Result<(), String> {
        line.state.audit()
    }
}
