//! Phase 4: buying a building; and the settling of bills. GLM 5.

use crate::architect::Pair;
use crate::bill::{Bill, Due};
use crate::card::{CardId, Production};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::grammar::Power;
use crate::state::{Facts, GloriaMundi};

impl Facts<'_> {
    /// The price of a slot in the forum, if there is a card. GLM 5.2.
    #[inline]
    pub(crate) fn bill_for(&self, slot: u8, on: Production) -> Option<Bill> {
        let card = self.table.forum[usize::from(slot)]?;
        Some(Bill::building(slot, on, self.edition.card(card).cost))
    }

    /// Whether the actor can pay for a slot in the forum. GLM 5.2, 5.3.
    #[inline]
    pub(crate) fn can_afford(&self, slot: u8) -> bool {
        let bill = self.bill_for(slot, Production::Farm);
        bill.is_some_and(|bill| self.can_settle(&bill, self.table.own().stores))
    }
}

impl GloriaMundi {
    /// GLM 5.1.
    pub(super) fn begin_purchase(&mut self, slot: u8, on: Production) {
        self.table.bill = self.facts().bill_for(slot, on).unwrap_or_default();
        self.table.stack.push(Frame::Pay);
        self.offer_replacements();
    }

    /// Asks for a replacement, if an architect can help. GLM 9.10.
    pub(crate) fn offer_replacements(&mut self) {
        let facts = self.facts();
        let (bill, stores) = (&self.table.bill, self.table.own().stores);
        let can_replace = if self.edition.by_name {
            facts.helpers(bill, stores).next().is_some()
        } else {
            facts.replacements(bill, stores).next().is_some()
        };
        if let Due::Building { slot, .. } = bill.due
            && let Some(card) = self.table.forum[usize::from(slot)]
            && can_replace
        {
            self.ask(Decision::Replace { card });
        }
    }

    /// Uses a named architect as a whole. GLM 9.10; ruling R-M22.
    #[cold]
    pub(super) fn serve(&mut self, card: CardId, events: &mut impl Sink) {
        let (bill, stores) = (&self.table.bill, self.table.own().stores);
        if let Power::Replace { price, .. } = self.facts().power(card)
            && let Some((bill, stores)) = self.facts().with_help(bill, stores, card)
        {
            let paid = price.price();
            self.table.bill = bill;
            self.table.own_mut().stores = stores;
            events.push(Event::Served { seat: self.table.actor, card, paid });
        }
        self.table.stack.push(Frame::Replace);
    }

    /// Replaces by the only architect that can, or asks for one. GLM 9.10; ruling R-M16.
    pub(super) fn replace(&mut self, pair: Pair, events: &mut impl Sink) {
        let (first, second) = {
            let facts = self.facts();
            let mut serving = facts.serving(&self.table.bill, self.table.own().stores, pair);
            (serving.next(), serving.next())
        };
        match first {
            Some(only) if second.is_none() => self.replace_by(pair, only, events),
            _ => self.ask(Decision::Architect { from: pair.0, to: pair.1 }),
        }
    }

    /// GLM 9.10.
    pub(super) fn replace_by(&mut self, pair: Pair, card: CardId, events: &mut impl Sink) {
        let (bill, stores) = (&self.table.bill, self.table.own().stores);
        if let Some((bill, stores, n)) = self.facts().replaced(bill, stores, pair, card) {
            self.table.bill = bill;
            self.table.own_mut().stores = stores;
            let (seat, (from, to)) = (self.table.actor, pair);
            events.push(Event::Replaced { seat, card, from, n, to });
        }
        self.table.stack.push(Frame::Replace);
    }

    /// Asks for the amounts that are not forced, then settles the bill. GLM 5.2.
    pub(crate) fn offer_payment(&mut self, events: &mut impl Sink) {
        while let Some(of) = self.table.bill.asked() {
            let stores = self.table.own().stores;
            let range = self.table.bill.range(stores).expect("only payable bills are made");
            if range.start() < range.end() {
                self.table.stack.push(Frame::Pay);
                self.ask(Decision::Pay { due: self.table.bill.due, of });
                return;
            }
            self.table.bill.decide(*range.start());
        }
        self.settle(events);
    }

    fn settle(&mut self, events: &mut impl Sink) {
        let (due, paid) = (self.table.bill.due, self.table.bill.payment());
        self.table.bill = Bill::default();
        self.table.own_mut().stores.pay(paid);
        events.push(Event::Paid { seat: self.table.actor, due, paid });
        match due {
            Due::Building { slot, on } => self.build(slot, on, events),
            Due::Tribute => self.lay_tribute(paid, events),
            Due::Power { card, times } => self.gain_for(card, times, events),
        }
    }

    /// GLM 5.4, 5.5.
    fn build(&mut self, slot: u8, on: Production, events: &mut impl Sink) {
        let Some(card) = self.table.forum[usize::from(slot)].take() else {
            return;
        };
        let own = self.table.own_mut();
        own.free[on.index()] -= 1;
        own.built[on.index()].insert(card);
        events.push(Event::Bought { seat: self.table.actor, card, slot, on });
        let steps = self.edition.card(card).steps;
        self.walk(steps, events);
    }
}
