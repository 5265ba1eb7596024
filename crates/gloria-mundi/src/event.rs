//! Events. All of them are public. Ruling R-M13.

use engine::{EventSink, Seat};
use serde::Serialize;

use crate::bill::Due;
use crate::card::{CardId, Price, Production, Resource, Symbol};
use crate::decision::Decision;
use crate::score::EndedBy;

/// An event in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of an event say what they are")]
pub enum Event {
    /// A turn began. GLM 3.1.
    TurnBegan { seat: Seat, turn: u8 },
    /// A building moved from the draw pile to the forum. GLM 3.1.
    Added { card: CardId },
    /// A building left the forum for the fire. GLM 3.2.
    Burnt { card: CardId },
    /// A production card was played. GLM 4.1.
    Played { seat: Seat, card: Production },
    /// Production cards produced. GLM 4.2.
    Produced { seat: Seat, resource: Resource, n: u8 },
    /// A building was activated. GLM 4.5.
    Used { seat: Seat, card: CardId },
    /// A power gave symbols. GLM 9.
    Gained { seat: Seat, card: CardId, symbol: Symbol, n: u8 },
    /// Counters were paid. GLM 5.2, 6.2, 9.4.
    Paid { seat: Seat, due: Due, paid: Price },
    /// An architect replaced a printed resource. GLM 9.10.
    Replaced { seat: Seat, card: CardId, from: Resource, n: u8, to: Resource },
    /// An architect was used as a whole, and this price left the stores for it. GLM 9.10.
    Served { seat: Seat, card: CardId, paid: Price },
    /// A building was pulled down by its owner. GLM 9.6.
    PulledDown { seat: Seat, card: CardId },
    /// A building was bought. GLM 5.1.
    Bought { seat: Seat, card: CardId, slot: u8, on: Production },
    /// A question was answered by doing nothing, or nothing more.
    Declined { seat: Seat, question: Decision },
    /// A Roman moved. GLM 8.1.
    Moved { seat: Seat, from: u8, to: u8 },
    /// Tribute was put on a space. GLM 6.2.
    LaidTribute { seat: Seat, space: u8 },
    /// The barbarian moved. GLM 6.4.
    BarbarianMoved { from: u8, to: u8 },
    /// A production card was lost, with its building if it had one. GLM 7.2.
    Lost { seat: Seat, production: Production, card: Option<CardId> },
    /// A wall was discarded instead of the production card under it. GLM 9.11.
    Defended { seat: Seat, production: Production, card: CardId },
    /// A resource was taken from the tribute. GLM 7.5.
    Recovered { seat: Seat, resource: Resource },
    /// The game is over. GLM 8.
    Ended { by: EndedBy },
}

/// Receives the events of this game.
pub(crate) trait Sink: EventSink<Event> {}
impl<T: EventSink<Event>> Sink for T {}

impl engine::Event for Event {
    fn seen_by(&self, _observer: Option<Seat>) -> Option<Self> {
        Some(*self)
    }
}
