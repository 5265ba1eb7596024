//! Events, and who may know them.

use engine::{EventSink, Seat};
use serde::Serialize;

use crate::bag::Counts;
use crate::card::{Building, Card, Material, Role};
use crate::decision::Decision;
use crate::state::EndedBy;

/// The origin or the destination of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the zones say it")]
pub enum Zone {
    Hand,
    Stockpile,
    Pool,
    Deck,
}

/// An event in the game. A card in an `Option` is the seat's secret: others see `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of an event say what they are")]
pub enum Event {
    /// A card was chosen for the pool. GTR 1.5.
    Chose { seat: Seat, card: Option<Building> },
    /// A card was put into the pool before the first turn. GTR 1.4, 1.5.
    Drawn { seat: Seat, card: Building },
    /// A turn began. GTR 2.1.
    TurnBegan { turn: u16, leader: Seat },
    /// A role was led. GTR 2.2.
    Led { seat: Seat, role: Role },
    /// A question was answered by doing nothing, or nothing more; to think declines to follow.
    Declined { seat: Seat, question: Decision },
    /// The role was followed. GTR 2.3.
    Followed { seat: Seat, role: Role },
    /// A card was played to lead or to follow. GTR 3.
    Played { seat: Seat, card: Card },
    /// A card was discarded before thinking. GTR 7.3.
    Discarded { seat: Seat, card: Card },
    /// A whole hand was discarded before thinking. GTR 7.15.
    DiscardedHand { seat: Seat },
    /// A Jack was taken from the pile. GTR 4.1.
    TookJack { seat: Seat },
    /// A card was drawn. GTR 4.1, 7.35.
    Drew { seat: Seat, card: Option<Building> },
    /// A player's actions begin. GTR 2.4.
    Acts { seat: Seat, actions: u8 },
    /// A client was hired. GTR 4.2.
    Hired { seat: Seat, role: Role, from: Zone },
    /// The top card of the deck was turned up and became a client. GTR 7.1.
    Turned { seat: Seat, card: Building },
    /// A new client acted. GTR 7.20.
    Bathed { seat: Seat, client: Role, role: Role },
    /// A material was added to a stockpile. GTR 4.3, 4.8.
    Took { seat: Seat, material: Material, from: Zone },
    /// A foundation was laid. GTR 5.1.
    Founded { seat: Seat, building: Building, site: Material, outside: bool },
    /// A material was added. GTR 5.5.
    Added { seat: Seat, building: Building, material: Material, from: Zone },
    /// A building was completed: the influence it gave, and all of it. GTR 5.6.
    Completed { seat: Seat, building: Building, gain: u8, influence: u8 },
    /// A function was made public. GTR 7.38.
    Published { seat: Seat, building: Building, material: Material },
    /// A card from the Fountain was kept. GTR 7.35.
    Kept { seat: Seat },
    /// A material was sold face up. GTR 4.6.
    Sold { seat: Seat, material: Material },
    /// A card was put into a vault face down. GTR 7.19, 7.33.
    SoldUnseen { seat: Seat, card: Option<Building>, from: Zone },
    /// A material was demanded with this card. GTR 4.7.
    Demanded { seat: Seat, card: Building },
    /// A card was given to a Legionary. GTR 4.9.
    Gave { seat: Seat, to: Seat, card: Building },
    /// Materials were given from a stockpile. GTR 7.11.
    GaveStock { seat: Seat, to: Seat, material: Material, n: u8 },
    /// "Glory to Rome": the player has nothing of this material to give, or nothing more, or is
    /// protected. GTR 4.9, 7.8.
    Glory { seat: Seat, material: Material, gave: bool, protected: bool },
    /// A client was sent to the Coliseum. GTR 7.27.
    Seized { seat: Seat, victim: Seat, role: Role },
    /// A building was stolen. GTR 7.29.
    Stole { seat: Seat, victim: Seat, building: Building },
    /// A Jack was taken from a camp. GTR 7.12.
    TookPlayedJack { seat: Seat, from: Seat },
    /// A played card was kept as a material. GTR 7.31.
    Drained { seat: Seat, material: Material },
    /// The camps were emptied. GTR 2.9.
    Cleared { orders: CountsShown, jacks: u8 },
    /// A victory was proposed. GTR 9.5.
    Proposed { seat: Seat, to: Seat },
    /// A player agreed or refused. GTR 9.5.
    Voted { seat: Seat, agreed: bool },
    /// The face-down cards in a vault were revealed. GTR 8.6.
    VaultOpened { seat: Seat, basilica: CountsShown, atrium: CountsShown },
    /// The game is over. GTR 9.
    Ended { by: EndedBy },
}

/// The number of each material, serialised as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountsShown(pub Counts);

impl Serialize for CountsShown {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.each_one())
    }
}

/// Receives the events of this game.
pub(crate) trait Sink: EventSink<Event> {}
impl<T: EventSink<Event>> Sink for T {}

impl engine::Event for Event {
    fn seen_by(&self, observer: Option<Seat>) -> Option<Self> {
        let mut event = *self;
        if let Self::Chose { seat, card }
        | Self::Drew { seat, card }
        | Self::SoldUnseen { seat, card, .. } = &mut event
            && observer != Some(*seat)
        {
            *card = None;
        }
        Some(event)
    }
}
