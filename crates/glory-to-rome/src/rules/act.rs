//! The next action to offer, and when it is worth a question. GTR 2.7, 4.
//!
//! Whether a player is asked depends on public information: the number of their cards, not which
//! they are.

use engine::Seat;

use crate::bag::Counts;
use crate::card::{Building, Role};
use crate::decision::{Decision, Parts};
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::mends;
use crate::options::StairwayRule;
use crate::state::{GloryToRome, Table};

impl Table {
    /// Whether the performer may have something to do in a role.
    #[inline]
    pub(crate) fn can_act(&self, role: Role) -> bool {
        self.can_go_on(role, Parts::NONE)
    }

    /// Whether the performer may have something left to do after these parts of the action.
    pub(crate) fn can_go_on(&self, role: Role, done: Parts) -> bool {
        let seat = self.turn.performer;
        let (player, powers) = (self.player(seat), self.powers(seat));
        let main = !done.has(Parts::MAIN);
        let has_orders = player.n_orders > 0;
        let hand = |by: Building| powers.has(by) && has_orders && !done.has(Parts::HAND);
        match role {
            Role::Laborer => main && !self.pool.is_empty() || hand(Building::Dock),
            Role::Craftsman => has_orders || powers.has(Building::Fountain),
            Role::Architect => {
                let has_material = !player.stockpile.is_empty()
                    || powers.has(Building::Archway) && !self.pool.is_empty();
                let stairs = powers.has(Building::Stairway) && !done.has(Parts::EXTRA);
                let build = has_orders || has_material && !player.founded.is_empty();
                main && build || stairs && has_material && self.can_publish(seat)
            }
            Role::Legionary => player.n_orders > self.turn.n_revealed(),
            Role::Merchant => {
                let has_goods = !player.stockpile.is_empty() || powers.has(Building::Atrium);
                self.vault_room(seat) > 0 && (main && has_goods || hand(Building::Basilica))
            }
            Role::Patron => {
                let bar = powers.has(Building::Bar) && !done.has(Parts::EXTRA);
                let pool = main && !self.pool.is_empty();
                self.has_client_room(seat) && (pool || bar || hand(Building::Aqueduct))
            }
        }
    }

    /// Whether a Stairway has a building that a material can make public. GTR 7.38.
    fn can_publish(&self, seat: Seat) -> bool {
        if !self.options.rules.has(&mends::STAIRWAY_TARGETS) {
            return true;
        }
        let has_archway = self.powers(seat).has(Building::Archway);
        let pool = if has_archway { self.pool } else { Counts::EMPTY };
        let mut materials = self.player(seat).stockpile.materials().chain(pool.materials());
        materials.any(|material| !self.publishable(seat, material).is_empty())
    }

    /// Whether something may be left of an action after one of its parts. Ruling R-G44.
    #[inline]
    fn may_have_rest(&self, role: Role) -> bool {
        self.has_parts(role)
            || self.options.rules.has(&mends::PARTS_AT_ONCE) && self.may_gain_parts(role)
    }

    /// Whether a building that adds a part to the action can be completed during it: by a client in
    /// a Bath, or by the Architect who builds it.
    #[inline]
    const fn may_gain_parts(&self, role: Role) -> bool {
        match role {
            Role::Patron => self.powers(self.turn.performer).has(Building::Bath),
            Role::Architect => matches!(self.options.stairway, StairwayRule::Extra),
            Role::Laborer | Role::Craftsman | Role::Legionary | Role::Merchant => false,
        }
    }

    /// Whether an action of a role may have several parts.
    #[inline]
    const fn has_parts(&self, role: Role) -> bool {
        let powers = self.powers(self.turn.performer);
        match role {
            Role::Laborer => powers.has(Building::Dock),
            Role::Merchant => powers.has(Building::Basilica),
            Role::Patron => powers.has(Building::Bar) || powers.has(Building::Aqueduct),
            Role::Architect => {
                matches!(self.options.stairway, StairwayRule::Extra)
                    && powers.has(Building::Stairway)
            }
            Role::Craftsman | Role::Legionary => false,
        }
    }
}

impl GloryToRome {
    /// Asks for an action of a role, with `left` remaining.
    pub(crate) fn offer_action(&mut self, role: Role, left: u8) {
        if role == Role::Legionary {
            // All demands are made at once, and actions without a card are lost. GTR 4.7.
            if self.table.stack.pop() == Some(&Frame::Actions) {
                self.table.turn.used += left;
            }
            self.table.turn.demand = Counts::EMPTY;
            self.offer_demand(left);
        } else {
            self.ask_for(role, Parts::NONE);
        }
    }

    /// Asks for the rest of an action, if there is any.
    pub(crate) fn offer_rest(&mut self, role: Role, done: Parts) {
        if self.table.can_go_on(role, done) {
            self.ask_for(role, done);
        }
    }

    fn ask_for(&mut self, role: Role, done: Parts) {
        self.ask_performer(match role {
            Role::Laborer => Decision::Laborer { done },
            Role::Craftsman => Decision::Craftsman,
            Role::Architect => Decision::Architect { done },
            Role::Legionary => Decision::Legionary { left: 1 },
            Role::Merchant => Decision::Merchant { done },
            Role::Patron => Decision::Patron { done },
        });
    }

    /// Counts the first part of an action, and keeps the rest for later.
    #[inline]
    pub(super) fn begin_part(&mut self, role: Role, done: Parts, part: Parts, cost: u8) {
        if done.is_none() {
            self.spend(cost);
        } else {
            self.spend(cost - 1);
        }
        if self.table.may_have_rest(role) {
            self.push(Frame::Rest(role, done.and(part)));
        }
    }

    /// A newly hired client acts at once. GTR 7.20; rulings R-G05, R-G19.
    pub(crate) fn offer_bath(&mut self, client: Role) {
        let mut roles = self.table.roles_of_client(client);
        if roles.nth(1).is_some() {
            self.ask_performer(Decision::Bath { client });
        } else {
            self.begin_bathing(client);
        }
    }

    pub(super) fn bathe(&mut self, decision: Decision, role: Role, events: &mut impl Sink) {
        if let Decision::Bath { client } = decision {
            let seat = self.table.turn.performer;
            events.push(Event::Bathed { seat, client, role });
        }
        self.begin_bathing(role);
    }

    /// An action that the previous client left unused joins this one, or is lost. Ruling R-G05.
    fn begin_bathing(&mut self, role: Role) {
        let joins = self.table.turn.held.take() == Some(role);
        self.push(Frame::Bathing(role, 1 + u8::from(joins)));
    }
}

impl Table {
    /// The roles a client of the performer can act in. GTR 7.13, 7.36.
    pub(crate) fn roles_of_client(&self, client: Role) -> impl Iterator<Item = Role> + use<> {
        let powers = self.powers(self.turn.performer);
        let is_any = client == Role::Merchant && powers.has(Building::LudusMagna);
        let is_laborer = powers.has(Building::Storeroom);
        Role::ALL
            .into_iter()
            .filter(move |role| *role == client || is_any || is_laborer && *role == Role::Laborer)
    }
}
