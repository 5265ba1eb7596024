//! The pending work: a stack of frames, plain data. GTR 2.1.
//!
//! [`GloryToRome::advance`] runs frames until there is a question or the game is over.

use engine::Seat;

use crate::card::{Building, Role};
use crate::decision::{Decision, Parts};
use crate::event::{Event, Sink};
use crate::mends;
use crate::options::{BathOutOfTown, CircusMaximusRule};
use crate::state::{End, EndedBy, GloryToRome, Table};

/// One piece of pending work. Seat numbers are counted from the leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// The next player to choose a card for the pool, by seat. GTR 1.5.
    Start(u8),
    /// The next turn. GTR 2.1.
    BeginTurn,
    /// The leader's question.
    Lead,
    /// The question of the nth follower.
    Follow(u8),
    /// Further units. GTR 7.37.
    Palace(Seat),
    /// The actions of the nth player. GTR 2.4.
    Slot(u8),
    /// The player's actions of the led role, recounted every time. GTR 2.7.
    Actions,
    /// Up to this many actions granted by a building. GTR 6.5.
    Granted(Building, u8),
    /// The action of a new client; two if the client before left theirs to join it; none if that
    /// client is lost. GTR 7.20; ruling R-G05.
    Bathing(Role, u8),
    /// The rest of one action.
    Rest(Role, Parts),
    /// The action of a new client begins. GTR 7.20.
    Bath(Role),
    /// Up to this many thinkers. GTR 7.23.
    School(u8),
    /// A theft. GTR 7.29.
    Prison,
    /// The demands, for the nth seat after the performer. GTR 4.8.
    Victim(u8),
    /// The clients of the nth seat after the performer. GTR 7.27.
    Coliseum(u8),
    /// The Senate of the nth player. GTR 7.12.
    Senate(u8),
    /// The Sewer of the nth player. GTR 7.31.
    Sewer(u8),
    /// The camps are cleared. GTR 2.9.
    Clear,
    /// The Academy of the nth player. GTR 7.17.
    Academy(u8),
    /// The next leader. GTR 2.10.
    #[default]
    EndTurn,
    /// The vote of the nth seat after the one that proposed a victory for this seat. GTR 9.5.
    Vote(Seat, u8),
}

/// Deep enough for any play: frames pile up only where functions nest, and each nesting needs
/// another building completed or another client hired with a Bath. Ruling R-G44.
const DEPTH: usize = 32;
/// The room that one action may need: with less, no further client acts at once.
pub(crate) const RESERVE: usize = 8;

/// Frames, the next one on top.
pub(crate) type Stack = engine::Stack<Frame, DEPTH>;

impl GloryToRome {
    #[inline]
    pub(crate) const fn ask(&mut self, seat: Seat, decision: Decision) {
        self.table.pending = Some((seat, decision));
    }

    #[inline]
    pub(crate) const fn ask_performer(&mut self, decision: Decision) {
        self.ask(self.table.turn.performer, decision);
    }

    #[inline]
    pub(crate) const fn push(&mut self, frame: Frame) {
        self.table.stack.push(frame);
    }

    /// Runs to the next question or to the end of the game.
    pub(crate) fn advance(&mut self, events: &mut impl Sink) {
        self.look_for_forum();
        loop {
            if self.table.end.is_some() {
                return self.finish(events);
            }
            if self.table.pending.is_some() {
                return;
            }
            if !self.run_next(events) {
                return;
            }
        }
    }

    /// Checks for a Forum, which wins at once, before any other end: after every answer, and after
    /// the one frame that moves cards that count. GTR 9.4, 9.6.
    #[inline]
    pub(crate) fn look_for_forum(&mut self) {
        let candidates = self.table.forum_winners();
        if candidates != 0 {
            self.table.end = Some(End { by: EndedBy::Forum, candidates });
        }
    }

    fn finish(&mut self, events: &mut impl Sink) {
        self.table.pending = None;
        self.table.stack.clear();
        self.open_vaults(events);
        if let Some(end) = self.table.end {
            events.push(Event::Ended { by: end.by });
        }
    }

    /// Runs the top frame, if there is one.
    #[inline]
    fn run_next(&mut self, events: &mut impl Sink) -> bool {
        let Some(frame) = self.table.stack.pop() else {
            return false;
        };
        match *frame {
            Frame::Start(n) => self.next_start(n, events),
            Frame::BeginTurn => self.begin_turn(events),
            Frame::Lead => self.ask(self.table.leader, Decision::Lead),
            Frame::Follow(n) => self.offer_following(n, events),
            Frame::Palace(seat) => self.offer_palace(seat),
            Frame::Slot(n) => self.begin_slot(n, events),
            Frame::Actions => self.run_actions(),
            Frame::Granted(by, left) => {
                self.run_granted(Frame::Granted(by, left), granted_role(by), left);
            }
            Frame::Bathing(role, left) => self.run_granted(Frame::Bathing(role, left), role, left),
            Frame::Rest(role, done) => self.offer_rest(role, done),
            Frame::Bath(client) => self.offer_bath(client),
            Frame::School(left) => self.offer_school(left),
            Frame::Prison => self.offer_theft(),
            Frame::Victim(n) => self.next_victim(n, events),
            Frame::Coliseum(n) => self.next_coliseum(n),
            Frame::Senate(n) => self.offer_senate(n),
            Frame::Sewer(n) => self.offer_sewer(n),
            Frame::Clear => self.clear_camps(events),
            Frame::Academy(n) => self.offer_academy(n),
            Frame::EndTurn => self.end_turn(events),
            Frame::Vote(to, n) => self.next_vote(to, n),
        }
        true
    }

    fn run_granted(&mut self, frame: Frame, role: Role, left: u8) {
        if left > 0 && self.table.can_act(role) {
            self.push(frame);
            self.offer_action(role, left);
        }
    }

    /// The next action of the led role. GTR 2.7.
    pub(crate) fn run_actions(&mut self) {
        self.note_doubling();
        let left = self.table.actions_left();
        if let Some(role) = self.table.turn.role
            && left > 0
            && self.table.can_act(role)
        {
            self.push(Frame::Actions);
            self.offer_action(role, left);
        }
    }

    /// When a Circus Maximus first counts, records the clients it comes too late for. Ruling R-G07.
    #[inline]
    fn note_doubling(&mut self) {
        let table = &mut self.table;
        if matches!(table.options.circus_maximus, CircusMaximusRule::Rest)
            && table.turn.doubled.is_none()
            && table.doubles_clients(table.turn.performer)
        {
            table.turn.doubled = Some(table.clients_too_late());
        }
    }

    /// Uses up actions of the current role. What granted actions cannot pay is paid by the led
    /// actions that follow them. GTR 5.4.
    #[inline]
    pub(crate) fn spend(&mut self, n: u8) {
        match self.table.stack.top_mut() {
            Some(Frame::Granted(_, left)) if *left > n => *left -= n,
            Some(&mut Frame::Granted(_, left)) => {
                self.table.stack.pop();
                self.spend_led(n - left);
            }
            // The joined action waits until the use of the Fountain's card is known.
            Some(Frame::Bathing(_, left)) if n > 0 && *left > n => *left = 0,
            Some(Frame::Bathing(..)) if n > 0 => {
                self.table.stack.pop();
            }
            Some(Frame::Bathing(..)) => {}
            _ => self.spend_led(n),
        }
    }

    #[inline]
    fn spend_led(&mut self, n: u8) {
        self.note_doubling();
        self.table.turn.used += n;
    }

    /// Gives up the remaining actions.
    #[inline]
    pub(crate) fn stop_acting(&mut self) {
        self.table.turn.held = self.table.held_if_unused();
        self.table.stack.pop();
    }
}

/// The role of the actions that a building grants on completion. GTR 7.9, 7.21, 7.28.
const fn granted_role(by: Building) -> Role {
    if matches!(by, Building::Foundry) {
        Role::Laborer
    } else if matches!(by, Building::Garden) {
        Role::Patron
    } else {
        Role::Craftsman
    }
}

impl Table {
    /// The frames after the question, next first.
    pub fn due(&self) -> impl Iterator<Item = Frame> + '_ {
        self.stack.frames().copied().filter(|frame| !self.is_over(*frame))
    }

    /// The building that grants the current action, and the number it still grants.
    pub const fn granted(&self) -> Option<(Building, u8)> {
        match self.stack.top() {
            Some(&Frame::Granted(by, left)) => Some((by, left)),
            Some(&Frame::Bathing(_, left)) if left > 0 => Some((Building::Bath, left)),
            _ => None,
        }
    }

    /// The role of the Bath's current action, if it can join the next client's. Ruling R-G05.
    const fn held_if_unused(&self) -> Option<Role> {
        match (self.options.bath_out_of_town, self.stack.top()) {
            (
                BathOutOfTown::Join,
                Some(&Frame::Bathing(role @ (Role::Craftsman | Role::Architect), _)),
            ) => Some(role),
            _ => None,
        }
    }

    /// Whether the current action, if left unused, may join that of another client.
    pub const fn may_hold(&self) -> bool {
        self.held_if_unused().is_some() && self.has_client_room(self.turn.performer)
    }

    /// Consecutive actions of the current role, including this one. GTR 5.4; rulings R-G04, R-G05.
    #[inline]
    pub(crate) fn budget(&self) -> u8 {
        match self.stack.top() {
            Some(Frame::Actions) => self.actions_left(),
            Some(&Frame::Granted(by, left)) => left.saturating_add(self.led_after(by)),
            Some(&Frame::Bathing(_, left)) => left,
            _ => 0,
        }
    }

    /// Led actions directly after those that a building grants, if they have the same role.
    fn led_after(&self, by: Building) -> u8 {
        let is_joined = self.options.rules.has(&mends::CONSECUTIVE_ACTIONS)
            && self.turn.role == Some(granted_role(by));
        let mut below = self.stack.frames().skip(1);
        match below.find(|frame| !self.is_over(**frame)) {
            Some(Frame::Actions) if is_joined => self.actions_left(),
            _ => 0,
        }
    }

    /// Whether an action has begun and nothing is left of it.
    fn is_over(&self, frame: Frame) -> bool {
        matches!(frame, Frame::Bathing(_, 0))
            || matches!(frame, Frame::Rest(role, done) if !self.can_go_on(role, done))
    }
}
