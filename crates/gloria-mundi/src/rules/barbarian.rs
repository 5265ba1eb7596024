//! Phase 5: tribute, the barbarian's move, destruction, recovery. GLM 6, 7.

use crate::bill::Bill;
use crate::card::{CardId, Price, Production, Resource};
use crate::decision::Decision;
use crate::deck::Icons;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::score::EndedBy;
use crate::sets::CardSet;
use crate::state::{Facts, GloriaMundi};

impl Facts<'_> {
    /// The first space ahead of the barbarian without tribute. GLM 6.2.
    #[inline]
    pub(crate) const fn tribute_space(&self) -> u8 {
        self.table.barbarian + self.table.covered + 1
    }

    /// GLM 6.3.
    #[inline]
    pub(crate) fn is_rome_next(&self) -> bool {
        self.tribute_space() == self.edition.board().rome()
    }

    /// The demand of the next space: all its icons. GLM 6.2; ruling R-M04.
    #[inline]
    pub(crate) fn tribute_bill(&self) -> Bill {
        let [farms, cities, legions] = self.edition.board().icons(self.tribute_space()).0;
        Bill::tribute([farms, cities, legions, 0])
    }

    #[inline]
    pub(crate) fn can_pay_tribute(&self) -> bool {
        !self.is_rome_next() && self.tribute_bill().is_payable(self.table.own().stores)
    }

    /// The types of production cards without a building that the actor can lose. GLM 7.2.
    #[inline]
    pub(crate) fn free_losses(&self) -> impl Iterator<Item = Production> {
        let (icons, free) = (self.table.icons, self.table.own().free);
        Production::ALL.into_iter().filter(move |of| icons.of(*of) > 0 && free[of.index()] > 0)
    }

    /// The buildings on production cards that the actor can lose. GLM 7.2, 7.3.
    #[inline]
    pub(crate) fn built_losses(&self) -> CardSet {
        let mut all = CardSet::EMPTY;
        for of in Production::ALL {
            if self.table.icons.of(of) > 0 {
                all = all.union(self.table.own().built[of.index()]);
            }
        }
        all
    }
}

impl GloriaMundi {
    /// Asks the active player; if Rome is next, the barbarian moves at once. GLM 6.1, 6.3.
    pub(crate) fn offer_tribute(&mut self, events: &mut impl Sink) {
        self.table.actor = self.table.active;
        if self.facts().is_rome_next() {
            self.move_barbarian(events);
        } else {
            self.ask(Decision::Tribute);
        }
    }

    pub(super) fn begin_tribute(&mut self, events: &mut impl Sink) {
        self.table.bill = self.facts().tribute_bill();
        self.offer_payment(events);
    }

    pub(super) fn lay_tribute(&mut self, paid: Price, events: &mut impl Sink) {
        let space = self.facts().tribute_space();
        for (lying, n) in self.table.tribute.iter_mut().zip(paid) {
            *lying += n;
        }
        self.table.covered += 1;
        events.push(Event::LaidTribute { seat: self.table.actor, space });
    }

    /// Moves the barbarian to the last space with tribute, or one. GLM 6.4, 7.1; ruling R-M05.
    pub(super) fn move_barbarian(&mut self, events: &mut impl Sink) {
        let from = self.table.barbarian;
        let to = from + self.table.covered.max(1);
        self.table.barbarian = to;
        self.table.covered = 0;
        events.push(Event::BarbarianMoved { from, to });
        // Ruling R-M06.
        if to == self.edition.board().rome() {
            return self.end(EndedBy::Rome, events);
        }
        let board = self.edition.board();
        let icons = (from + 1..=to).map(|space| board.icons(space));
        self.table.icons = icons.fold(Icons::default(), Icons::plus);
        self.table.stack.push(Frame::Recover(0));
        self.table.stack.push(Frame::Destroy(0));
    }

    /// Asks the next player in order with a card to lose, round after round. GLM 7.2, 7.4.
    pub(crate) fn destroy_next(&mut self, nth: u8, events: &mut impl Sink) {
        let n_players = self.table.n_players;
        for passed in 0..n_players {
            let nth = (nth + passed) % n_players;
            self.table.actor = self.seat_after(nth);
            let facts = self.facts();
            let (mut free, built) = (facts.free_losses(), facts.built_losses());
            let (first, second) = (free.next(), free.next());
            if first.is_none() && built.is_empty() {
                continue;
            }
            drop(free);
            self.table.stack.push(Frame::Destroy((nth + 1) % n_players));
            match (first, second) {
                (Some(only), None) if built.is_empty() => self.lose(only, events),
                _ => self.ask(Decision::Lose),
            }
            return;
        }
        self.table.icons = Icons::default();
    }

    /// GLM 7.2.
    pub(super) fn lose(&mut self, production: Production, events: &mut impl Sink) {
        self.table.own_mut().free[production.index()] -= 1;
        self.use_up_icon(production);
        self.table.lost[production.index()] += 1;
        let seat = self.table.actor;
        events.push(Event::Lost { seat, production, card: None });
    }

    /// GLM 7.3.
    pub(super) fn lose_built(&mut self, card: CardId, events: &mut impl Sink) {
        let Some(production) = self.table.own().under(card) else {
            return;
        };
        self.table.own_mut().built[production.index()].remove(card);
        self.burn(card);
        self.use_up_icon(production);
        self.table.lost[production.index()] += 1;
        let seat = self.table.actor;
        events.push(Event::Lost { seat, production, card: Some(card) });
    }

    /// GLM 9.11; ruling R-M08.
    pub(super) fn defend(&mut self, card: CardId, events: &mut impl Sink) {
        let Some(production) = self.table.own().under(card) else {
            return;
        };
        self.remove_building(card);
        self.use_up_icon(production);
        events.push(Event::Defended { seat: self.table.actor, production, card });
    }

    fn use_up_icon(&mut self, production: Production) {
        self.table.icons.0[production.index()] -= 1;
    }

    /// One resource each, in turn, until none is left. GLM 7.5; ruling R-M07.
    pub(crate) fn recover_next(&mut self, nth: u8, events: &mut impl Sink) {
        let tribute = self.table.tribute;
        let mut lying = Resource::ALL.into_iter().filter(|kind| tribute[kind.index()] > 0);
        let (first, second) = (lying.next(), lying.next());
        let Some(first) = first else {
            return;
        };
        self.table.actor = self.seat_after(nth);
        self.table.stack.push(Frame::Recover((nth + 1) % self.table.n_players));
        if second.is_some() {
            self.ask(Decision::Recover);
        } else {
            self.recover(first, events);
        }
    }

    pub(super) fn recover(&mut self, resource: Resource, events: &mut impl Sink) {
        self.table.tribute[resource.index()] -= 1;
        self.table.own_mut().stores.add(resource, 1);
        events.push(Event::Recovered { seat: self.table.actor, resource });
    }
}
