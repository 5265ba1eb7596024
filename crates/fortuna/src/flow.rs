//! The pending work: a stack of frames, plain data. FOR 2.1.
//!
//! [`Fortuna::advance`] runs automatic frames until a question is on top or the game is over.

use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::state::{Fortuna, Table, Turn};

/// One piece of pending work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// Wait for the active seat's answer.
    Ask(Decision),
    /// Find the next player to draft. FOR 1.8.
    NextDraft,
    /// Find the next player to turn a card down. FOR 1.9.
    NextTurnDown,
    /// Phases 1 and 2 of the next turn.
    BeginTurn,
    /// Phase 3.
    Military,
    /// Phase 4: the roll.
    Roll,
    /// Phase 4: the choice of a die.
    Die,
    /// Phase 4: the favour.
    Favour,
    /// After phase 4, with two players. FOR 14.1.
    ExtraFlip,
    /// Phase 5.
    Privileges,
    /// After phase 5. FOR 2.3.
    Window,
    /// The next player's turn, or the end of the round.
    #[default]
    EndTurn,
}

/// The phases after the second, in reverse order.
const REST_OF_TURN: [Frame; 8] = [
    Frame::EndTurn,
    Frame::Window,
    Frame::Privileges,
    Frame::ExtraFlip,
    Frame::Favour,
    Frame::Die,
    Frame::Roll,
    Frame::Military,
];

/// Deep enough for any turn.
pub(crate) type Stack = engine::Stack<Frame, 16>;

impl Table {
    /// The frames after the question, next first.
    pub fn due(&self) -> impl Iterator<Item = Frame> + '_ {
        self.stack.frames().skip(usize::from(self.pending().is_some())).copied()
    }
}

impl Fortuna {
    #[inline]
    pub(crate) fn ask(&mut self, decision: Decision) {
        self.table.stack.push(Frame::Ask(decision));
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

    /// Runs to the next question or to the end of the game.
    pub(crate) fn advance(&mut self, events: &mut impl Sink) {
        loop {
            if self.table.turn.arrived
                && self.table.turn.tokens == 0
                && self.secret.drawn.is_empty()
            {
                self.visit_palace(events);
            }
            let Some(&frame) = self.table.stack.top() else {
                return;
            };
            if let Frame::Ask(_) = frame {
                return;
            }
            self.table.stack.pop();
            self.run(frame, events);
        }
    }

    fn run(&mut self, frame: Frame, events: &mut impl Sink) {
        match frame {
            Frame::Ask(_) => {}
            Frame::NextDraft => self.next_draft(events),
            Frame::NextTurnDown => self.next_turn_down(events),
            Frame::BeginTurn => self.begin_turn(events),
            Frame::Military => self.offer_military_power(),
            Frame::Roll => {
                if self.table.has_dice_to_roll() {
                    self.ask(Decision::Roll);
                }
            }
            Frame::Die => self.offer_dice(),
            Frame::Favour => self.offer_favours(events),
            Frame::ExtraFlip => self.offer_extra_flip(),
            Frame::Privileges => self.draw_privileges(events),
            Frame::Window => self.offer_end_of_turn(),
            Frame::EndTurn => self.end_turn(events),
        }
    }

    /// Phase 1 and the first question of phase 2. FOR 3.1, 4.1.
    fn begin_turn(&mut self, events: &mut impl Sink) {
        let table = &mut self.table;
        table.active = table.podium[usize::from(table.n_played)];
        table.turn = Turn::default();
        table.down = table.down.minus(table.own_edge());
        events.push(Event::TurnBegan { seat: table.active });
        self.fill_aqueduct(events);
        self.push_rest_of_turn(Frame::Military);
        self.ask(Decision::Swap);
        self.ask(Decision::ChooseCard);
    }

    /// Asks every player with privilege cards, whatever they are. FOR 2.3; ruling R-F45.
    fn offer_end_of_turn(&mut self) {
        if !self.own_hand().all().is_empty() {
            self.ask(Decision::EndTurn);
        }
    }

    fn end_turn(&mut self, events: &mut impl Sink) {
        self.table.turn = Turn::default();
        self.table.n_played += 1;
        if self.table.n_played < self.table.n_players() {
            self.table.stack.push(Frame::BeginTurn);
        } else {
            self.end_round(events);
        }
    }
}
