//! Phase 5 and the privilege cards. FOR 9, 10.

use crate::action::PrivilegePlay;
use crate::bag::{Age, Deck};
use crate::card::{Cube, Helper, LIMIT, Privilege};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::powers::powers;
use crate::state::{Fortuna, Hand, Table};

impl Table {
    /// Whether the active player may take a helper from a recruit card. FOR 10.1; ruling R-F24.
    pub(crate) const fn may_recruit(&self, helper: Helper) -> bool {
        self.own().helpers(helper) < LIMIT
    }

    /// Whether a gift card may be played for this second cube. FOR 10.2; ruling R-F46.
    pub(crate) fn may_gift(&self, printed: Cube, chosen: Cube) -> bool {
        let left = |cube| self.supply(cube) - u8::from(cube == printed && self.supply(cube) > 0);
        let any_left = Cube::ALL.iter().any(|cube| left(*cube) > 0);
        let gives_something = any_left || self.supply(printed) > 0;
        gives_something && if any_left { left(chosen) > 0 } else { chosen == printed }
    }

    /// Whether the active player may play an advance card. FOR 10.3; ruling R-F23.
    pub(crate) const fn may_advance(&self) -> bool {
        !self.own().advanced && !self.own().at_palace()
    }
}

impl Fortuna {
    #[inline]
    pub(crate) const fn own_hand(&self) -> &Hand {
        &self.secret.hands[self.table.active.index()]
    }

    const fn own_hand_mut(&mut self) -> &mut Hand {
        &mut self.secret.hands[self.table.active.index()]
    }

    /// Phase 5. FOR 9.1, 9.2, 9.3.
    pub(crate) fn draw_privileges(&mut self, events: &mut impl Sink) {
        let tokens = std::mem::take(&mut self.table.turn.tokens);
        if tokens == 0 {
            return;
        }
        self.draw(tokens, events);
        match self.secret.drawn.all().len() {
            0 => {}
            1 => self.keep_rest(events),
            _ => self.ask(Decision::Keep { second: false }),
        }
    }

    /// Draws up to `n` cards for the active player. FOR 9.4; ruling R-F28.
    pub(super) fn draw(&mut self, n: u8, events: &mut impl Sink) {
        for _ in 0..n {
            let Some(card) = self.draw_one(events) else {
                return;
            };
            self.secret.drawn.add(card, Age::New);
            events.push(Event::Drew { seat: self.table.active, card: Some(card) });
        }
    }

    fn draw_one(&mut self, events: &mut impl Sink) -> Option<Privilege> {
        if self.secret.deck.cards().is_empty() && !self.table.discards.is_empty() {
            self.reshuffle(events);
        }
        self.secret.deck.draw()
    }

    /// Shuffles the discards. All cards now in hands were drawn before it. FOR 9.4; ruling R-F44.
    fn reshuffle(&mut self, events: &mut impl Sink) {
        let discards = std::mem::take(&mut self.table.discards);
        events.push(Event::Reshuffled { n: discards.len() });
        let secret = &mut self.secret;
        secret.deck = Deck::new(discards.cards());
        secret.chance.shuffle(secret.deck.cards_mut());
        secret.drawn.grow_old();
        secret.aside.grow_old();
        for hand in &mut secret.hands {
            hand.held.grow_old();
            hand.palace.grow_old();
        }
    }

    /// Keeps the only card drawn.
    fn keep_rest(&mut self, events: &mut impl Sink) {
        let drawn = std::mem::take(&mut self.secret.drawn);
        let hand = self.own_hand_mut();
        hand.held = hand.held.plus(drawn);
        for card in drawn.all().cards() {
            let old = !drawn.old.is_empty();
            events.push(Event::Kept { seat: self.table.active, card: Some(card), old });
        }
    }

    /// The answer to a question in phase 5. FOR 9.2, 11.5.
    pub(super) fn keep(&mut self, card: Privilege, is_second: bool, events: &mut impl Sink) {
        let age = self.secret.drawn.take(card);
        self.own_hand_mut().held.add(card, age);
        let old = age == Age::Old;
        events.push(Event::Kept { seat: self.table.active, card: Some(card), old });
        if !is_second && powers(self.table.own()).keeps_second() {
            self.ask(Decision::Keep { second: true });
        } else {
            self.discard_rest(events);
        }
    }

    /// FOR 9.2.
    pub(super) fn discard_rest(&mut self, events: &mut impl Sink) {
        let drawn = std::mem::take(&mut self.secret.drawn).all();
        self.table.discards = self.table.discards.plus(drawn);
        for card in drawn.cards() {
            events.push(Event::Discarded { seat: self.table.active, card });
        }
    }

    /// Plays a card at any question in the player's own turn. FOR 2.2, 10.
    pub(super) fn play_privilege(&mut self, play: PrivilegePlay, events: &mut impl Sink) {
        self.discard_from_hand(play.card(), events);
        match play {
            PrivilegePlay::Recruit(helper) => {
                self.add_helpers(helper, 1);
                let seat = self.table.active;
                events.push(Event::Hired { seat, helper, n: 1, money: 0 });
            }
            PrivilegePlay::Gift(printed, chosen) => {
                self.take_cubes(printed, 1, events);
                self.take_cubes(chosen, 1, events);
            }
            PrivilegePlay::Advance => self.play_advance(events),
        }
    }

    /// A player who arrives this way needs no dice any more. FOR 10.3, 7.9; ruling R-F07.
    fn play_advance(&mut self, events: &mut impl Sink) {
        self.table.own_mut().advanced = true;
        self.step(1, events);
        let phase_4 = [Decision::Roll, Decision::Die, Decision::Favour].map(Frame::Ask);
        let top = self.table.stack.top();
        if self.table.own().at_palace() && top.is_some_and(|top| phase_4.contains(top)) {
            self.table.stack.pop();
        }
    }

    /// Discards the oldest copy. FOR 10.5; ruling R-F44.
    fn discard_from_hand(&mut self, card: Privilege, events: &mut impl Sink) {
        let hand = self.own_hand_mut();
        let palace = hand.held.all().count(card) == 0;
        let zone = if palace { &mut hand.palace } else { &mut hand.held };
        let old = zone.take(card) == Age::Old;
        self.table.discards.add(card, 1);
        events.push(Event::Played { seat: self.table.active, card, old, palace });
    }
}
