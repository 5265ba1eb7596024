//! The pending work: a stack of frames, plain data. GLM 2.6.
//!
//! [`GloriaMundi::advance`] runs frames until there is a question or the game is over.

use engine::Seat;

use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::score::EndedBy;
use crate::state::{GloriaMundi, Table};

/// One piece of pending work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// Phase 1. GLM 3.
    BeginTurn,
    /// Phase 2. GLM 4.1.
    Play,
    /// Phase 3 of the player this many seats after the active one. GLM 4.4.
    Activate(u8),
    /// The buildings the actor has not activated yet. GLM 4.5.
    Ready,
    /// Symbols of a free choice. GLM 9.2.
    Take,
    /// Phase 4. GLM 5.
    Buy,
    /// Architects. GLM 9.10.
    Replace,
    /// The bill. GLM 5.2.
    Pay,
    /// Phase 5. GLM 6.
    Tribute,
    /// Destruction, for the player this many seats after the active one. GLM 7.2.
    Destroy(u8),
    /// Recovery of tribute, for the player this many seats after the active one. GLM 7.5.
    Recover(u8),
    /// The next player's turn. GLM 2.6.
    #[default]
    EndTurn,
}

/// The phases after the second, in reverse order.
const REST_OF_TURN: [Frame; 4] = [Frame::EndTurn, Frame::Tribute, Frame::Buy, Frame::Activate(0)];

/// Frames, the next one on top. Empty when the game is over.
pub(crate) type Stack = engine::Stack<Frame, 12>;

impl Table {
    /// The frames after the question, next first.
    pub fn due(&self) -> impl Iterator<Item = Frame> + '_ {
        self.stack.frames().copied()
    }
}

impl GloriaMundi {
    #[inline]
    pub(crate) const fn ask(&mut self, decision: Decision) {
        self.table.pending = Some(decision);
    }

    /// Pushes the phase `first` and all that follow it.
    pub(crate) fn push_rest_of_turn(&mut self, first: Frame) {
        for frame in REST_OF_TURN {
            self.table.stack.push(frame);
            if frame == first {
                return;
            }
        }
    }

    /// The seat `n` steps after the active one.
    #[inline]
    pub(crate) const fn seat_after(&self, n: u8) -> Seat {
        let (place, n_players) = (self.table.active.0 + n, self.table.n_players);
        Seat(if place < n_players { place } else { place - n_players })
    }

    /// Ends the game at once, whatever work is pending. GLM 8.2.
    pub(crate) fn end(&mut self, by: EndedBy, events: &mut impl Sink) {
        self.table.ended = Some(by);
        events.push(Event::Ended { by });
    }

    /// Runs to the next question or to the end of the game.
    pub(crate) fn advance(&mut self, events: &mut impl Sink) {
        loop {
            if self.table.ended.is_some() {
                self.table.pending = None;
                return self.table.stack.clear();
            }
            if self.table.pending.is_some() || !self.run_next(events) {
                return;
            }
        }
    }

    /// Runs the top frame, if there is one.
    #[inline]
    fn run_next(&mut self, events: &mut impl Sink) -> bool {
        let Some(frame) = self.table.stack.pop() else {
            return false;
        };
        match *frame {
            Frame::BeginTurn => self.begin_turn(events),
            Frame::Play => self.offer_hand(events),
            Frame::Activate(nth) => self.begin_activation(nth, events),
            Frame::Ready => self.offer_ready(events),
            Frame::Take => self.offer_choice(events),
            Frame::Buy => {
                self.table.actor = self.table.active;
                self.ask(Decision::Buy);
            }
            Frame::Replace => self.offer_replacements(),
            Frame::Pay => self.offer_payment(events),
            Frame::Tribute => self.offer_tribute(events),
            Frame::Destroy(nth) => self.destroy_next(nth, events),
            Frame::Recover(nth) => self.recover_next(nth, events),
            Frame::EndTurn => {
                self.table.active = self.seat_after(1);
                self.table.turn_type = None;
                self.begin_turn(events);
            }
        }
        true
    }
}
