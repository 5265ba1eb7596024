//! Events, and who may know them.

use engine::{EventSink, Seat};
use serde::Serialize;

use crate::card::{ActionCard, Building, Cube, Favour, FavourSet, Helper, Privilege};
use crate::decision::Decision;
use crate::sets::{Dice, Podium};

/// An event in the game. A card in an `Option` is the seat's secret: others see `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of an event say what they are")]
pub enum Event {
    /// A card was drafted. FOR 1.8.
    Drafted { seat: Seat, card: ActionCard },
    /// An undrafted card was put on an open edge. FOR 1.8.
    Dealt { edge: u8, card: ActionCard },
    /// A card was turned down in secret. FOR 1.9.
    TurnedDown { seat: Seat, card: Option<ActionCard> },
    /// A secret choice was revealed. FOR 1.9.
    Revealed { seat: Seat, card: ActionCard },
    /// A round began.
    RoundBegan { round: u8 },
    /// A turn began. FOR 2.1.
    TurnBegan { seat: Seat },
    /// The aqueduct filled. FOR 3.1.
    AqueductFilled { seat: Seat },
    /// A card was chosen. FOR 4.1.
    Chose { seat: Seat, card: ActionCard, carried_out: bool },
    /// Cubes came from the supply.
    Took { seat: Seat, cube: Cube, n: u8 },
    /// Water became wheat or wine. FOR 5.2, 5.3.
    Converted { seat: Seat, into: Cube, n: u8 },
    /// A question was answered by doing nothing, which no other event tells.
    Declined { seat: Seat, question: Decision },
    /// Goods were sold. FOR 5.4, 5.5.
    Sold { seat: Seat, goods: Cube, n: u8, money: u16 },
    /// Helpers were hired, or came by a privilege card for 0. FOR 5.6, 5.7, 10.1.
    Hired { seat: Seat, helper: Helper, n: u8, money: u8 },
    /// A vestal became a die. FOR 5.8.
    GainedDie { seat: Seat },
    /// A player married. FOR 5.9.
    Married { seat: Seat },
    /// Money came from the bank. FOR 5.9, 5.11.
    Gained { seat: Seat, money: u8 },
    /// Something was built. FOR 5.10.
    Built { seat: Seat, building: Building, money: u8 },
    /// A bribe was paid: to a seat, or to the bank. FOR 5.11.
    Bribed { seat: Seat, payee: Option<Seat>, card: ActionCard },
    /// The chosen card was swapped. FOR 4.3.
    Swapped { seat: Seat, gave: ActionCard, took: ActionCard, edge: u8 },
    /// A centurion carried out a card. FOR 6.1.
    Commanded { seat: Seat, card: ActionCard },
    /// Dice were rolled. FOR 7.1.
    Rolled { seat: Seat, dice: Dice },
    /// A die was chosen. FOR 7.1.
    ChoseDie { seat: Seat, value: u8 },
    /// No favour card was available for the die. FOR 7.3.
    NoFavour { seat: Seat, value: u8 },
    /// A favour was fulfilled. FOR 7.4.
    Fulfilled { seat: Seat, favour: Favour, goods: u8, tokens: u8 },
    /// A pawn moved. FOR 13.3.
    Moved { seat: Seat, from: u8, to: u8 },
    /// The tax was paid. FOR 7.6.
    Taxed { seat: Seat },
    /// There was no money for the tax, so the pawn moved back. FOR 7.8.
    SteppedBack { seat: Seat, from: u8, to: u8 },
    /// The first of two players closed a favour card. FOR 14.1.
    Flipped { seat: Seat, favour: Favour },
    /// A privilege card was drawn. FOR 9.1, 9.2, 13.2.
    Drew { seat: Seat, card: Option<Privilege> },
    /// A privilege card was kept; everyone can tell whether it was drawn before the last shuffle.
    /// FOR 9.1, 9.2, 13.2; ruling R-F44.
    Kept { seat: Seat, card: Option<Privilege>, old: bool },
    /// A privilege card went to the open discards. FOR 9.2, 10.5.
    Discarded { seat: Seat, card: Privilege },
    /// A privilege card was put aside at Caesar's Palace. FOR 13.2.
    PutAside { seat: Seat, card: Option<Privilege> },
    /// The second arrival at Caesar's Palace looked at a card put aside. FOR 13.2.
    Looked { seat: Seat, card: Option<Privilege> },
    /// The discards became the draw pile. FOR 9.4.
    Reshuffled { n: u8 },
    /// A privilege card was played; everyone can tell whether it was drawn before the last shuffle,
    /// and whether it came from Caesar's Palace. FOR 2.2; ruling R-F44.
    Played { seat: Seat, card: Privilege, old: bool, palace: bool },
    /// A pawn arrived at Caesar's Palace, as the first, second … FOR 13.2.
    Arrived { seat: Seat, place: u8 },
    /// Tokens were put on the favours that stayed open. FOR 12.2.
    TokensLaid { favours: FavourSet },
    /// The order of the next round was set. FOR 12.1.
    Podium { order: Podium },
    /// A player inside Rome revealed a privilege card at the end. FOR 13.4.
    Showed { seat: Seat, card: Privilege, palace: bool },
    /// The game is over. FOR 13.1.
    Ended,
}

/// Receives the events of this game.
pub(crate) trait Sink: EventSink<Event> {}
impl<T: EventSink<Event>> Sink for T {}

impl engine::Event for Event {
    fn seen_by(&self, observer: Option<Seat>) -> Option<Self> {
        let mut event = *self;
        event.hide_secrets_from(observer);
        Some(event)
    }
}

impl Event {
    fn hide_secrets_from(&mut self, observer: Option<Seat>) {
        if let Self::TurnedDown { seat, card } = self
            && observer != Some(*seat)
        {
            *card = None;
        }
        if let Self::Drew { seat, card }
        | Self::Kept { seat, card, .. }
        | Self::PutAside { seat, card }
        | Self::Looked { seat, card } = self
            && observer != Some(*seat)
        {
            *card = None;
        }
    }
}
