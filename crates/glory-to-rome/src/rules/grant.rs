//! Victory by agreement. GTR 9.5; ruling R-G43.

use engine::Seat;

use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::{End, EndedBy, GloryToRome};

impl GloryToRome {
    /// Asks everyone but the winner; if one refuses, the previous question is asked again.
    pub(super) fn propose(
        &mut self,
        seat: Seat,
        decision: Decision,
        to: Seat,
        events: &mut impl Sink,
    ) {
        if decision == Decision::Lead {
            self.push(Frame::Lead);
        } else {
            self.table.stack.pop();
            let place = self.table.leader.steps_to(seat, self.table.n_players());
            self.push(Frame::Follow(place));
        }
        self.table.player_mut(seat).proposed = true;
        self.table.turn.proposer = seat;
        events.push(Event::Proposed { seat, to });
        self.push(Frame::Vote(to, 1));
    }

    pub(crate) fn next_vote(&mut self, to: Seat, from: u8) {
        let table = &self.table;
        let proposer = table.turn.proposer;
        let next = (from..table.n_players()).find(|n| table.after(proposer, *n) != to);
        if let Some(n) = next {
            self.push(Frame::Vote(to, n + 1));
            self.ask(self.table.after(proposer, n), Decision::Grant { to });
        } else {
            self.table.end = Some(End { by: EndedBy::Granted, candidates: 1 << to.0 });
        }
    }

    /// Records a vote; a refusal withdraws the proposal.
    pub(super) fn vote(&mut self, seat: Seat, agreed: bool, events: &mut impl Sink) {
        if !agreed {
            self.table.stack.pop();
        }
        events.push(Event::Voted { seat, agreed });
    }
}
