//! Craftsman and Architect: foundations and materials. GTR 4.4, 4.5, 5.

use crate::action::{Action, Foundation, Plot, Source};
use crate::card::{Building, Material, Role};
use crate::decision::{Decision, Parts};
use crate::event::{Event, Sink};
use crate::state::{EndedBy, GloryToRome};

impl GloryToRome {
    /// Counts a building action that costs `cost` actions.
    fn begin_building(&mut self, decision: Decision, cost: u8) {
        if let Decision::Architect { done } = decision {
            self.begin_part(Role::Architect, done, Parts::MAIN, cost);
        } else if matches!(decision, Decision::Fountain { .. }) {
            self.spend(cost - 1);
        } else {
            self.mark_crafted();
            self.spend(cost);
        }
    }

    /// GTR 7.17.
    fn mark_crafted(&mut self) {
        let seat = self.table.turn.performer;
        self.table.player_mut(seat).crafted = true;
    }

    /// Takes the Fountain's card, or a card from a source, face up.
    fn take_material(
        &mut self,
        decision: Decision,
        source: Source,
        events: &mut impl Sink,
    ) -> Option<Material> {
        if matches!(decision, Decision::Fountain { .. }) {
            return self.secret.drawn.take().map(Building::material);
        }
        self.take_open(source, events)
    }

    /// GTR 5.1.
    pub(super) fn found(
        &mut self,
        decision: Decision,
        foundation: Foundation,
        events: &mut impl Sink,
    ) {
        let seat = self.table.turn.performer;
        let Foundation { card, plot: Plot { site, outside } } = foundation;
        let cost = if outside { self.table.outside_cost(seat) } else { 1 };
        self.begin_building(decision, cost);
        self.take_material(decision, Source::Hand(card), events);
        if outside {
            self.table.outside.take(site, 1);
        } else {
            self.table.town.take(site, 1);
        }
        self.table.found(seat, card);
        if card == Building::Statue {
            self.table.player_mut(seat).statue_site = Some(site);
        }
        events.push(Event::Founded { seat, building: card, site, outside });
        if !outside && self.table.town.is_empty() {
            self.end_by(EndedBy::Sites);
        }
        self.end_after_fountain(decision);
    }

    /// GTR 5.5, 7.30, 7.32.
    pub(super) fn add_material(
        &mut self,
        decision: Decision,
        action: Action,
        events: &mut impl Sink,
    ) {
        let (Action::Add(source, building) | Action::Complete(source, building)) = action else {
            return;
        };
        let at_once = matches!(action, Action::Complete(..));
        let seat = self.table.turn.performer;
        self.begin_building(decision, 1);
        let Some(material) = self.take_material(decision, source, events) else {
            return;
        };
        events.push(Event::Added { seat, building, material, from: source.zone() });
        let is_villa = building == Building::Villa && self.table.options.has_functions();
        let by_architect = matches!(decision, Decision::Architect { .. });
        if at_once || is_villa && by_architect || self.table.missing(seat, building) == 1 {
            self.table.spent.add(material, 1);
            self.complete(building, events);
        } else {
            self.table.put(seat, building, material);
        }
        self.end_after_fountain(decision);
    }

    /// GTR 7.38; rulings R-G12, R-G14.
    pub(super) fn publish(
        &mut self,
        decision: Decision,
        source: Source,
        building: Building,
        events: &mut impl Sink,
    ) {
        if let Decision::Architect { done } = decision {
            self.begin_part(Role::Architect, done, Parts::EXTRA, 1);
        }
        if let Some(material) = self.take_open(source, events) {
            self.table.spent.add(material, 1);
            self.table.public.insert(building);
            self.table.note_powers();
            events.push(Event::Published { seat: self.table.turn.performer, building, material });
        }
    }

    /// GTR 7.35.
    pub(super) fn draw_from_fountain(&mut self, events: &mut impl Sink) {
        let more = self.table.budget() > 1;
        self.mark_crafted();
        self.spend(1);
        self.secret.drawn = self.draw_top();
        events.push(Event::Drew { seat: self.table.turn.performer, card: self.secret.drawn });
        self.ask_performer(Decision::Fountain { more });
    }

    pub(super) fn keep_drawn(&mut self, events: &mut impl Sink) {
        let seat = self.table.turn.performer;
        if let Some(card) = self.secret.drawn.take() {
            self.gain_unseen(seat, card);
        }
        events.push(Event::Kept { seat });
        self.end_with_deck();
    }

    /// The card is placed before the empty deck ends the game. Ruling R-G02.
    fn end_after_fountain(&mut self, decision: Decision) {
        if matches!(decision, Decision::Fountain { .. }) {
            self.end_with_deck();
        }
    }
}
