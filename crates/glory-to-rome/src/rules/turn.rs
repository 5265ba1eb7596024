//! Turns and the order in which players act. GTR 2.

use crate::bag::{Counts, Orders};
use crate::card::{Building, BuildingSet};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::{EndedBy, GloryToRome, Turn};

/// The end of a turn, in reverse order. GTR 2.9, 2.10.
const CLEAN_UP: [Frame; 5] =
    [Frame::EndTurn, Frame::Academy(0), Frame::Clear, Frame::Sewer(0), Frame::Senate(0)];
/// The buildings whose function asks a question at the end of a turn.
const ASKING: BuildingSet =
    BuildingSet::only(Building::Senate).with(Building::Sewer).with(Building::Academy);

impl GloryToRome {
    /// GTR 2.1, 9.7.
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink) {
        let table = &mut self.table;
        if table.n_turn == table.options.max_turns {
            return self.end_by(EndedBy::TurnLimit);
        }
        table.n_turn += 1;
        table.turn = Turn { performer: table.leader, ..Turn::default() };
        self.secret.slipped = Orders::EMPTY;
        events.push(Event::TurnBegan { turn: table.n_turn, leader: table.leader });
        self.ask(self.table.leader, Decision::Lead);
    }

    /// Asks the nth player, or begins the actions. GTR 2.3.
    pub(crate) fn offer_following(&mut self, n: u8, events: &mut impl Sink) {
        let Some(role) = self.table.turn.role else {
            return;
        };
        if n == self.table.n_players() {
            return self.begin_slot(0, events);
        }
        self.push(Frame::Follow(n + 1));
        self.ask(self.table.after_leader(n), Decision::Follow { role });
    }

    /// Begins the actions of the nth player or the next one with any, or cleans up. GTR 2.4.
    pub(crate) fn begin_slot(&mut self, from: u8, events: &mut impl Sink) {
        for n in from..self.table.n_players() {
            let seat = self.table.after_leader(n);
            self.table.turn =
                Turn { role: self.table.turn.role, performer: seat, ..Turn::default() };
            self.secret.slipped = Orders::EMPTY;
            let actions = self.table.actions_left();
            if actions > 0 {
                events.push(Event::Acts { seat, actions });
                self.push(Frame::Slot(n + 1));
                return self.run_actions();
            }
        }
        self.clean_up(events);
    }

    /// Frames are needed only for questions, and most turns end without one.
    fn clean_up(&mut self, events: &mut impl Sink) {
        if self.table.works_for_anybody(ASKING) {
            return CLEAN_UP.into_iter().for_each(|frame| self.push(frame));
        }
        self.clear_camps(events);
        self.end_turn(events);
    }

    /// GTR 2.10.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink) {
        let table = &mut self.table;
        for player in &mut table.players {
            player.fresh = Counts::EMPTY;
            player.vault_turn = Counts::EMPTY;
            player.units = 0;
            player.crafted = false;
            player.proposed = false;
        }
        table.leader = table.after_leader(1);
        self.begin_turn(events);
    }
}
