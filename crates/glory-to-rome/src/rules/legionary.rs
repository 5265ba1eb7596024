//! The Legionary. GTR 4.7 to 4.9, 7.8, 7.11, 7.16, 7.27.

use engine::Seat;

use crate::card::{Building, Material, Role};
use crate::decision::Decision;
use crate::event::{Event, Sink, Zone};
use crate::flow::Frame;
use crate::state::{GloryToRome, Table};

impl GloryToRome {
    /// Asks for another demand, or collects the demands. GTR 4.7.
    pub(crate) fn offer_demand(&mut self, left: u8) {
        if left > 0 && self.table.can_act(Role::Legionary) {
            self.ask_performer(Decision::Legionary { left });
        } else {
            self.begin_plunder();
        }
    }

    pub(super) fn demand(&mut self, decision: Decision, card: Building, events: &mut impl Sink) {
        let table = &mut self.table;
        let seat = table.turn.performer;
        table.turn.revealed.add(card);
        table.turn.demand.add(card.material(), 1);
        table.player_mut(seat).shown.insert(card);
        events.push(Event::Demanded { seat, card });
        if let Decision::Legionary { left } = decision {
            self.offer_demand(left - 1);
        }
    }

    /// First the pool, then the hands, then the Coliseum. GTR 4.8.
    pub(super) fn begin_plunder(&mut self) {
        if self.table.turn.demand.is_empty() {
            return;
        }
        self.table.turn.quota = self.table.turn.demand;
        self.push(Frame::Coliseum(1));
        self.push(Frame::Victim(1));
        self.offer_plunder();
    }

    /// Ruling R-G28.
    pub(crate) fn offer_plunder(&mut self) {
        if self.table.plunder().next().is_some() {
            self.ask_performer(Decision::Plunder);
        }
    }

    pub(super) fn plunder(&mut self, material: Material, events: &mut impl Sink) {
        self.table.turn.quota.take(material, 1);
        self.table.pool.take(material, 1);
        self.stock(self.table.turn.performer, material, Zone::Pool, events);
        self.offer_plunder();
    }

    /// The next player to answer the demands, clockwise.
    pub(crate) fn next_victim(&mut self, from: u8, events: &mut impl Sink) {
        let table = &self.table;
        let seat = table.turn.performer;
        let next = (from..table.n_players()).find(|n| table.is_asked(table.after(seat, *n)));
        let Some(n) = next else {
            return;
        };
        let victim = table.after(seat, n);
        self.table.turn.quota = self.table.turn.demand;
        self.push(Frame::Victim(n + 1));
        let has_bridge = self.table.powers(seat).has(Building::Bridge);
        if has_bridge && !self.table.is_protected(seat, victim) {
            self.cross_bridge(victim, events);
        }
        self.demand_from(victim);
    }

    /// Materials in a stockpile are alike, so they are given unasked. GTR 7.11; ruling R-G26.
    fn cross_bridge(&mut self, victim: Seat, events: &mut impl Sink) {
        let to = self.table.turn.performer;
        for material in self.table.turn.demand.materials() {
            let stockpile = &mut self.table.player_mut(victim).stockpile;
            let stocked = stockpile.of(material);
            let n = stocked.min(self.table.turn.demand.of(material));
            if n > 0 {
                self.table.player_mut(victim).stockpile.take(material, n);
                self.table.player_mut(to).stockpile.add(material, n);
                events.push(Event::GaveStock { seat: victim, to, material, n });
            }
        }
        self.look_for_forum();
    }

    /// Asks a player with order cards, whatever they are. GTR 4.9.
    pub(crate) fn demand_from(&mut self, victim: Seat) {
        let table = &self.table;
        let next = table.turn.quota.materials().next();
        if let Some(material) = next
            && table.player(victim).n_orders > 0
        {
            let protected = table.is_protected(table.turn.performer, victim);
            self.ask(victim, Decision::Give { material, protected });
        }
    }

    pub(super) fn give(&mut self, seat: Seat, card: Building, events: &mut impl Sink) {
        let to = self.table.turn.performer;
        self.take_from_hand(seat, card);
        self.table.turn.quota.take(card.material(), 1);
        self.table.player_mut(to).stockpile.add(card.material(), 1);
        events.push(Event::Gave { seat, to, card });
        self.demand_from(seat);
    }

    pub(super) fn say_glory(&mut self, seat: Seat, decision: Decision, events: &mut impl Sink) {
        if let Decision::Give { material, protected } = decision {
            let turn = &mut self.table.turn;
            let gave = turn.quota.of(material) < turn.demand.of(material);
            let quota = &mut turn.quota;
            quota.take(material, quota.of(material));
            if !protected {
                self.table.player_mut(seat).lacks.insert(material);
            }
            events.push(Event::Glory { seat, material, gave, protected });
        }
        self.demand_from(seat);
    }

    /// GTR 7.27; ruling R-G29.
    pub(crate) fn next_coliseum(&mut self, from: u8) {
        let table = &self.table;
        let seat = table.turn.performer;
        if !table.powers(seat).has(Building::Coliseum) {
            return;
        }
        let next = (from..table.n_players()).find(|n| {
            let victim = table.after(seat, *n);
            table.demands_of(seat, victim) && !table.is_protected(seat, victim)
        });
        if let Some(n) = next {
            let victim = table.after(seat, n);
            self.table.turn.quota = self.table.turn.demand;
            self.push(Frame::Coliseum(n + 1));
            self.offer_seizure(victim);
        }
    }

    pub(crate) fn offer_seizure(&mut self, victim: Seat) {
        if self.table.seizable(victim).next().is_some() {
            self.ask_performer(Decision::Coliseum { victim });
        }
    }

    pub(super) fn seize(&mut self, decision: Decision, role: Role, events: &mut impl Sink) {
        let Decision::Coliseum { victim } = decision else {
            return;
        };
        let material = role.material();
        let seat = self.table.turn.performer;
        self.table.turn.quota.take(material, 1);
        let owner = self.table.player_mut(victim);
        owner.clients.take(material, 1);
        if owner.fresh.of(material) > owner.clients.of(material) {
            owner.fresh.take(material, 1);
        }
        let player = self.table.player_mut(seat);
        player.vault.add(material, 1);
        player.vault_turn.add(material, 1);
        events.push(Event::Seized { seat, victim, role });
        self.offer_seizure(victim);
    }
}

impl Table {
    /// Materials that the demands can still take from the pool.
    pub(crate) fn plunder(&self) -> impl Iterator<Item = Material> + '_ {
        let quota = self.turn.quota.materials();
        quota.filter(|material| self.pool.of(*material) > 0)
    }

    /// Whether an opponent is asked for cards. Ruling R-G27.
    fn is_asked(&self, victim: Seat) -> bool {
        let seat = self.turn.performer;
        self.demands_of(seat, victim)
            && (self.options.ask_voluntary_give || !self.is_protected(seat, victim))
    }

    /// Roles of clients that the Coliseum can still take from a victim.
    pub(crate) fn seizable(&self, victim: Seat) -> impl Iterator<Item = Role> + '_ {
        let has_room = self.vault_room(self.turn.performer) > 0;
        let clients = &self.player(victim).clients;
        let quota = self.turn.quota.materials();
        quota.filter(move |material| has_room && clients.of(*material) > 0).map(Material::role)
    }
}
