//! The interpreter of powers, and the Romans' steps. GLM 8.1, 9.

use crate::bill::Bill;
use crate::card::{CardId, Resource, Symbol};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::grammar::{Bundle, Power, Repeat};
use crate::score::EndedBy;
use crate::state::{Choice, GloriaMundi};

impl GloriaMundi {
    pub(super) fn activate_power(&mut self, card: CardId, events: &mut impl Sink) {
        events.push(Event::Used { seat: self.table.actor, card });
        let power = *self.facts().power(card);
        match power {
            Power::Produce(gain) | Power::Barbarian { gain, .. } => {
                self.gain(card, gain, 1, events);
            }
            Power::Count { of, gain } => {
                let n = self.edition.count(self.table.own(), of);
                self.gain(card, gain, u8::try_from(n).unwrap_or(u8::MAX), events);
            }
            Power::Condition { of, gain } => {
                let n = self.table.own().n_cards(of);
                self.gain(card, gain, n, events);
            }
            Power::Spend { .. } => match self.facts().most_times(card) {
                1 => self.spend(card, 1, events),
                _ => self.ask(Decision::Times { card }),
            },
            Power::PullDown { .. } => self.ask(Decision::PullDown { card, more: false }),
            // These are not activated in phase 3.
            Power::Replace { .. } | Power::Wall | Power::None => {}
        }
    }

    /// Pays for a power `times` times; its gain follows the payment. GLM 9.4, 9.5.
    pub(super) fn spend(&mut self, card: CardId, times: u8, events: &mut impl Sink) {
        if let Power::Spend { price, .. } = self.facts().power(card) {
            self.table.bill = Bill::power(card, *price, times);
            self.offer_payment(events);
        }
    }

    /// Gives the gain after the payment. GLM 9.4.
    pub(super) fn gain_for(&mut self, card: CardId, times: u8, events: &mut impl Sink) {
        if let Power::Spend { gain, .. } = *self.facts().power(card) {
            self.gain(card, gain, times, events);
        }
    }

    /// Gives a bundle `times` times; steps come last. GLM 9.2; ruling R-M20.
    fn gain(&mut self, card: CardId, gain: Bundle, times: u8, events: &mut impl Sink) {
        let gain = gain.times(times);
        if gain.n_chosen > 0 {
            let left = gain.n_chosen;
            self.table.choice = Choice { card, kinds: gain.chosen, left };
            self.table.stack.push(Frame::Take);
        }
        for (symbol, n) in Symbol::ALL.into_iter().zip(gain.fixed) {
            self.gain_symbol(card, symbol, n, events);
        }
    }

    fn gain_symbol(&mut self, card: CardId, symbol: Symbol, n: u8, events: &mut impl Sink) {
        if n == 0 {
            return;
        }
        let seat = self.table.actor;
        events.push(Event::Gained { seat, card, symbol, n });
        match symbol.resource() {
            Some(resource) => self.table.own_mut().stores.add(resource, n),
            None => self.walk(n, events),
        }
    }

    /// Asks for the amount of the next kind; the last kind takes the rest. GLM 9.2.
    pub(crate) fn offer_choice(&mut self, events: &mut impl Sink) {
        let Choice { card, kinds, left } = self.table.choice;
        let Some(of) = kinds.iter().next().filter(|_| left > 0) else {
            self.table.choice = Choice::NONE;
            return;
        };
        if kinds.len() == 1 {
            self.table.choice = Choice::NONE;
            self.gain_symbol(card, of, left, events);
        } else {
            self.ask(Decision::Take { card, of, left });
        }
    }

    pub(super) fn choose(&mut self, symbol: Symbol, n: u8, events: &mut impl Sink) {
        let choice = &mut self.table.choice;
        choice.left -= n;
        choice.kinds = choice.kinds.without(symbol);
        let card = choice.card;
        self.table.stack.push(Frame::Take);
        self.gain_symbol(card, symbol, n, events);
    }

    /// Discards a building and gives its printed cost to its owner. A production card not activated
    /// yet produces. GLM 9.6; ruling R-M10.
    pub(super) fn pull_down(&mut self, card: CardId, other: CardId, events: &mut impl Sink) {
        self.remove_building(other);
        let seat = self.table.actor;
        events.push(Event::PulledDown { seat, card: other });
        let cost = self.edition.card(other).cost;
        for (resource, n) in Resource::ALL.into_iter().zip(cost) {
            self.gain_symbol(card, resource.symbol(), n, events);
        }
        if self.table.ready.has(other) {
            self.produce_under(other, events);
        }
        let is_repeated =
            matches!(self.facts().power(card), Power::PullDown { repeat: Repeat::Any });
        if is_repeated && !self.facts().pullable(card).is_empty() {
            self.ask(Decision::PullDown { card, more: true });
        }
    }

    /// Removes a building of the actor from its production card, which is free again. GLM 5.5.
    pub(super) fn remove_building(&mut self, card: CardId) {
        let own = self.table.own_mut();
        if let Some(on) = own.under(card) {
            own.built[on.index()].remove(card);
            own.free[on.index()] += 1;
        }
        self.burn(card);
    }

    /// Moves the actor's Roman; Africa ends the game. GLM 8.1, 8.2.
    pub(super) fn walk(&mut self, steps: u8, events: &mut impl Sink) {
        if steps == 0 {
            return;
        }
        let africa = self.edition.board().africa;
        let seat = self.table.actor;
        let own = self.table.own_mut();
        let from = own.steps;
        own.steps = from.saturating_add(steps).min(africa);
        let to = own.steps;
        events.push(Event::Moved { seat, from, to });
        if to == africa {
            self.end(EndedBy::Africa, events);
        }
    }
}
