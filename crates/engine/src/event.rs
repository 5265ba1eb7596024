//! What happened, and who may know it.

use serde::Serialize;

use crate::Seat;

/// Something that happened in a game.
pub trait Event: Clone + std::fmt::Debug + PartialEq + Serialize {
    /// The event as `observer` may know it: whole, in part, or not at all. `None` is a spectator.
    fn seen_by(&self, observer: Option<Seat>) -> Option<Self>;
}

/// Receives the events of an action.
pub trait EventSink<E> {
    /// Takes one event, in order of play.
    fn push(&mut self, event: E);
}

/// Drops every event: for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        self.push(event);
    }
}
