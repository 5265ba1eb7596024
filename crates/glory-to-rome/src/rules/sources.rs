//! Patron, Laborer and Merchant: roles that move one card, and the buildings that add another.
//! GTR 4.2, 4.3, 4.6.

use crate::action::Source;
use crate::card::{Building, Material, Role};
use crate::decision::{Decision, Parts};
use crate::event::{Event, Sink, Zone};
use crate::flow::{Frame, RESERVE};
use crate::state::GloryToRome;

/// The parts of the current action already done.
const fn done_in(decision: Decision) -> Parts {
    if let Decision::Patron { done } | Decision::Laborer { done } | Decision::Merchant { done } =
        decision
    {
        return done;
    }
    Parts::NONE
}

/// The part of an action that a source belongs to.
const fn part_of(source: Source) -> Parts {
    match source {
        Source::Hand(_) => Parts::HAND,
        Source::Stockpile(_) | Source::Pool(_) => Parts::MAIN,
        // Bar: no more client from the pool. Atrium: instead of the stockpile. Ruling R-G22.
        Source::Deck => Parts::MAIN.and(Parts::EXTRA),
    }
}

impl Source {
    pub(super) const fn zone(self) -> Zone {
        match self {
            Self::Hand(_) => Zone::Hand,
            Self::Stockpile(_) => Zone::Stockpile,
            Self::Pool(_) => Zone::Pool,
            Self::Deck => Zone::Deck,
        }
    }
}

impl GloryToRome {
    /// Takes a card from its source, face up.
    pub(super) fn take_open(&mut self, source: Source, events: &mut impl Sink) -> Option<Material> {
        let seat = self.table.turn.performer;
        match source {
            Source::Hand(card) => {
                self.take_from_hand(seat, card);
                Some(card.material())
            }
            Source::Stockpile(material) => {
                self.table.player_mut(seat).stockpile.take(material, 1);
                Some(material)
            }
            Source::Pool(material) => {
                self.table.pool.take(material, 1);
                Some(material)
            }
            Source::Deck => {
                let card = self.draw_top()?;
                events.push(Event::Turned { seat, card });
                Some(card.material())
            }
        }
    }

    /// GTR 4.2, 7.1, 7.10, 7.20.
    pub(super) fn hire(&mut self, decision: Decision, source: Source, events: &mut impl Sink) {
        self.begin_part(Role::Patron, done_in(decision), part_of(source), 1);
        let Some(material) = self.take_open(source, events) else {
            return;
        };
        let seat = self.table.turn.performer;
        let role = material.role();
        let player = self.table.player_mut(seat);
        player.clients.add(material, 1);
        player.fresh.add(material, 1);
        let from = source.zone();
        events.push(Event::Hired { seat, role, from });
        if self.table.powers(seat).has(Building::Bath) && self.table.stack.room() > RESERVE {
            self.push(Frame::Bath(role));
        }
        self.end_with_deck();
    }

    /// GTR 4.3, 7.6.
    pub(super) fn labor(&mut self, decision: Decision, source: Source, events: &mut impl Sink) {
        self.begin_part(Role::Laborer, done_in(decision), part_of(source), 1);
        if let Some(material) = self.take_open(source, events) {
            self.stock(self.table.turn.performer, material, source.zone(), events);
        }
    }

    /// GTR 4.6, 7.19, 7.33.
    pub(super) fn sell(&mut self, decision: Decision, source: Source, events: &mut impl Sink) {
        let seat = self.table.turn.performer;
        self.begin_part(Role::Merchant, done_in(decision), part_of(source), 1);
        match source {
            Source::Hand(card) => {
                self.hide_from_hand(seat, card);
                self.secret.basilica[seat.index()].add(card);
                self.table.player_mut(seat).n_basilica += 1;
                events.push(Event::SoldUnseen { seat, card: Some(card), from: Zone::Hand });
            }
            Source::Stockpile(_) | Source::Pool(_) => {
                if let Some(material) = self.take_open(source, events) {
                    let player = self.table.player_mut(seat);
                    player.vault.add(material, 1);
                    player.vault_turn.add(material, 1);
                    events.push(Event::Sold { seat, material });
                }
            }
            Source::Deck => self.sell_from_deck(events),
        }
    }

    /// Puts the card into the vault without looking at it. GTR 7.19.
    fn sell_from_deck(&mut self, events: &mut impl Sink) {
        let seat = self.table.turn.performer;
        if let Some(card) = self.draw_top() {
            self.secret.atrium[seat.index()].add(card.material(), 1);
            self.secret.atrium_names.add(card);
            self.table.player_mut(seat).n_atrium += 1;
            events.push(Event::SoldUnseen { seat, card: None, from: Zone::Deck });
        }
        self.end_with_deck();
    }
}
