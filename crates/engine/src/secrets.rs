//! What the actions and events of a game give away.
//!
//! Take-back and forced answers need to know when nothing hidden is shown. A table could try out
//! imagined worlds, but then it would be right only almost always. So each game states it, in a few
//! lines, and the tests hold the statements against imagined worlds.

use crate::{Game, Seat};

/// A game of which it is known what its actions and events give away.
pub trait Secrets: Game<Event: Send + Sync> {
    /// Whether a spectator could write down the legal list of the pending question.
    fn is_list_open(open: &Self::View) -> bool;

    /// Whether playing this action tells others something about a hand, beyond its events.
    fn is_telling(action: Self::Action) -> bool;

    /// Whether this event shows an observer something they could not have foreseen from what they
    /// knew and from a legal action that names nothing hidden: a draw, a roll, a card revealed.
    fn is_news(event: &Self::Event) -> bool;

    /// Whether this event, brought about by another seat, changes what `seat` may have planned.
    fn concerns(event: &Self::Event, seat: Seat) -> bool;
}
