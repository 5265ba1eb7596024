//! The gain from actions of a role. GTR 4.

use engine::Seat;
use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, Material, Role};

use super::mind::Mind;

impl Mind<'_> {
    /// The gain of this seat from `n` actions of a role.
    pub(super) fn gain(&self, role: Role, n: u8) -> f32 {
        if n == 0 {
            return 0.0;
        }
        match role {
            Role::Laborer => self.labor(n),
            Role::Craftsman => self.craft(n),
            Role::Architect => self.architecture(n),
            Role::Legionary => self.war(n),
            Role::Merchant => self.trade(n),
            Role::Patron => self.patronage(n),
        }
    }

    /// Actions of a role without a unit, and what a unit adds to them. GTR 2.7, 7.26.
    pub(super) fn actions(&self, role: Role) -> (u8, u8) {
        let clients = self.table.acting_clients(self.seat(), role);
        let doubled = if self.has(Building::CircusMaximus) { clients } else { 0 };
        (clients, 1 + doubled)
    }

    fn labor(&self, n: u8) -> f32 {
        let pool = self.pick(self.table.pool, n, |material| self.stocked(material));
        if !self.has(Building::Dock) {
            return pool;
        }
        pool + self.beliefs.dock * f32::from(n.min(self.me.n_orders))
    }

    fn patronage(&self, n: u8) -> f32 {
        let room = self.table.clientele_limit(self.seat());
        let room = room.saturating_sub(self.me.clients.sum());
        let n = n.min(room);
        let pool = self.pick(self.table.pool, n, |material| self.client(material.role()));
        let has_more = self.has(Building::Bar) || self.has(Building::Aqueduct);
        if has_more && n > 0 { pool + self.beliefs.bar * self.left } else { pool }
    }

    fn trade(&self, n: u8) -> f32 {
        let room = self.table.vault_room(self.seat());
        let n = n.min(room);
        let stock = self.pick(self.me.stockpile, n, |material| self.sale(material));
        let has_atrium = self.has(Building::Atrium);
        let atrium = if has_atrium { self.beliefs.atrium * f32::from(n) } else { 0.0 };
        if !self.has(Building::Basilica) {
            return stock.max(atrium);
        }
        let hand = self.me.n_orders.min(room - n).min(n);
        stock.max(atrium) + self.beliefs.basilica * f32::from(hand)
    }

    /// The worth of selling a material, less its use in building.
    pub(super) fn sale(&self, material: Material) -> f32 {
        self.sold(material) - self.stocked(material)
    }

    fn war(&self, n: u8) -> f32 {
        let hand = self.outlook.hand.materials();
        self.pick(hand, n, |material| self.demand(material))
    }

    /// What a demand brings, and takes from others. GTR 4.8.
    pub(super) fn demand(&self, material: Material) -> f32 {
        let demanded = self.table.turn.demand.of(material);
        let in_pool = if self.table.pool.of(material) > demanded { 1.0 } else { 0.0 };
        let worth = self.stocked(material);
        let victims = self.table.opponents(self.seat());
        let hands: f32 = victims.map(|victim| self.chance(victim, material)).sum();
        worth * (in_pool + hands) + self.beliefs.envy * self.beliefs.card * hands
    }

    /// The probability that an opponent must give a material.
    fn chance(&self, victim: Seat, material: Material) -> f32 {
        let table = self.table;
        let player = table.player(victim);
        let is_safe =
            !table.demands_of(self.seat(), victim) || table.is_protected(self.seat(), victim);
        if is_safe {
            return 0.0;
        }
        let has_bridge = self.has(Building::Bridge) && player.stockpile.of(material) > 0;
        let bridge = if has_bridge { 1.0 } else { 0.0 };
        if player.lacks.has(material) {
            return bridge;
        }
        bridge + (self.beliefs.holds * f32::from(player.n_orders)).min(0.8)
    }

    fn craft(&self, n: u8) -> f32 {
        let hand = self.outlook.hand.materials();
        let built = self.building(hand, n, self.held());
        if !self.has(Building::Fountain) {
            return built;
        }
        built.max(self.beliefs.fountain * f32::from(n))
    }

    fn architecture(&self, n: u8) -> f32 {
        let has_archway = self.has(Building::Archway);
        let pool = if has_archway { self.table.pool } else { Counts::EMPTY };
        self.building(self.me.stockpile.plus(pool), n, self.beliefs.stock)
    }

    /// The best use of materials, each worth `otherwise` elsewhere: building on, or beginning.
    fn building(&self, materials: Counts, n: u8, otherwise: f32) -> f32 {
        let (mut best, mut second, mut used) = (0.0, 0.0, 0);
        let works = self.table.works.all().iter();
        for work in works.filter(|work| work.owner() == self.seat()) {
            let site = self.me.site_of(work.building());
            let missing = site.value() - work.n_materials();
            let added = self.n_fitting(materials, work.building(), site).min(missing).min(n);
            if added == 0 {
                continue;
            }
            let gain =
                self.progress(work.building(), site, missing, added) - otherwise * f32::from(added);
            if gain > best {
                (best, second, used) = (gain, best, added);
            } else if gain > second {
                second = gain;
            }
        }
        let spare = n - used;
        if spare == 0 {
            return best.max(self.begun(materials, n));
        }
        best + (self.beliefs.second * second).max(self.begun(materials, spare))
    }

    /// How many of some materials can be added to an own building.
    fn n_fitting(&self, materials: Counts, building: Building, site: Material) -> u8 {
        if site == Material::Stone && self.has(Building::Road) {
            return materials.sum();
        }
        let tower = self.has(Building::Tower) && site != Material::Rubble;
        let rubble = if tower { materials.of(Material::Rubble) } else { 0 };
        let statue = building == Building::Statue && site != Material::Marble;
        let marble = if statue { materials.of(Material::Marble) } else { 0 };
        materials.of(site) + rubble + marble
    }

    /// The best foundation, and what these materials add to it with the remaining actions.
    fn begun(&self, materials: Counts, n: u8) -> f32 {
        let kinds = self.outlook.hand.kinds();
        kinds.fold(0.0, |best, card| best.max(self.laid(card, materials, n)))
    }

    fn laid(&self, card: Building, materials: Counts, n: u8) -> f32 {
        let beginning = self.beginning(card);
        if beginning <= 0.0 {
            return 0.0;
        }
        let site = card.material();
        let added = materials.of(site).min(n - 1);
        let added = self.progress(card, site, site.value(), added);
        beginning + added - self.held() - self.beliefs.reserve * self.need[site as usize]
    }
}

/// Gains of opponents. GTR 2.3, 2.5.
impl Mind<'_> {
    /// An opponent's average gain from each role, if it is led.
    pub(super) fn rival_gains(&self) -> [f32; Role::ALL.len()] {
        let mut sums = [0.0; Role::ALL.len()];
        for rival in self.table.opponents(self.seat()) {
            let actions = self.rival_actions(rival);
            for (sum, actions) in sums.iter_mut().zip(actions) {
                *sum += actions;
            }
        }
        let part = 1.0 / f32::from(self.table.n_players() - 1);
        for (sum, action) in sums.iter_mut().zip(self.beliefs.action) {
            *sum *= part * action;
        }
        sums
    }

    /// Actions of each role that an opponent can use.
    fn rival_actions(&self, rival: Seat) -> [f32; Role::ALL.len()] {
        let table = self.table;
        let player = table.player(rival);
        let follows = if player.hand_size() > 0 { self.beliefs.follows } else { 0.0 };
        let actions = |role, most: u8| {
            let clients = f32::from(table.acting_clients(rival, role));
            (clients + follows).min(f32::from(most))
        };
        let (pool, goods) = (table.pool.sum(), player.stockpile.sum());
        let room = table.clientele_limit(rival).saturating_sub(player.clients.sum());
        let bare = if goods == 0 { self.beliefs.bare } else { 1.0 };
        let has_forum = table.powers(rival).has(Building::Forum);
        let forum = if has_forum { self.beliefs.rival_forum } else { 1.0 };
        [
            actions(Role::Laborer, pool),
            actions(Role::Craftsman, player.n_orders),
            actions(Role::Architect, u8::MAX) * bare,
            actions(Role::Legionary, player.n_orders),
            actions(Role::Merchant, goods.min(table.vault_room(rival))),
            actions(Role::Patron, room.min(pool)) * forum,
        ]
    }
}
