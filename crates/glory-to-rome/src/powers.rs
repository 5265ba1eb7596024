//! The effects of buildings. The only code that checks which functions work, with the rules that
//! depend on them: limits, what counts as a role, which materials fit where, the reach of a
//! Legionary.

use engine::Seat;

use crate::card::{Building, BuildingSet, Material, Role};
use crate::options::{CircusMaximusRule, CircusRule, ForumRule, OutOfTown, ScriptoriumRule};
use crate::state::{Camp, Table};

/// The functions that work for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Powers(BuildingSet);

impl Powers {
    /// Whether a function works.
    #[inline]
    pub const fn has(self, building: Building) -> bool {
        self.0.has(building)
    }

    /// All of them.
    pub const fn all(self) -> BuildingSet {
        self.0
    }
}

/// Which functions work. GTR 6.
impl Table {
    /// The functions that work for a seat.
    #[inline]
    pub const fn powers(&self, seat: Seat) -> Powers {
        self.powers[seat.index()]
    }

    /// The functions of completed buildings, of public ones, and with a Gate those of marble
    /// foundations. GTR 6.1, 7.22; rulings R-G15 and R-G16.
    pub(crate) fn working(&self, seat: Seat) -> Powers {
        if !self.options.has_functions() {
            return Powers(BuildingSet::EMPTY);
        }
        let active = self.player(seat).complete.union(self.public);
        if active.has(Building::Gate) {
            return Powers(active.union(self.works_by_gate(seat)));
        }
        Powers(active)
    }

    /// Updates the working functions after a building was founded, completed, stolen or published.
    pub(crate) fn note_powers(&mut self) {
        for seat in Seat::all(self.n_players()) {
            self.powers[seat.index()] = self.working(seat);
        }
    }

    /// Whether one of these functions works for any player.
    #[inline]
    pub(crate) fn works_for_anybody(&self, functions: BuildingSet) -> bool {
        let works = |all: BuildingSet, powers: &Powers| all.union(powers.0);
        !self.powers.iter().fold(BuildingSet::EMPTY, works).both(functions).is_empty()
    }

    /// Whether a Statue scores its points. Ruling R-G08.
    pub(crate) fn has_statue_points(&self, seat: Seat) -> bool {
        let by_gate = self.player(seat).founded.has(Building::Statue);
        let is_own = self.player(seat).complete.has(Building::Statue);
        let is_public = self.public.has(Building::Statue);
        self.powers(seat).has(Building::Statue)
            && (is_own || is_public || !by_gate || self.options.gate_statue)
    }
}

/// Limits. GTR 1.7.
impl Table {
    /// The most clients. Insula comes before Aqueduct.
    #[inline]
    pub const fn clientele_limit(&self, seat: Seat) -> u8 {
        let powers = self.powers(seat);
        let limit = self.player(seat).influence + 2 * powers.has(Building::Insula) as u8;
        limit << powers.has(Building::Aqueduct) as u8
    }

    /// The most cards in the vault.
    #[inline]
    pub const fn vault_limit(&self, seat: Seat) -> u8 {
        self.player(seat).influence + 2 * self.powers(seat).has(Building::Market) as u8
    }

    /// The number of cards that a hand is refilled to.
    #[inline]
    pub const fn hand_target(&self, seat: Seat) -> u8 {
        let powers = self.powers(seat);
        5 + 2 * powers.has(Building::Shrine) as u8 + 4 * powers.has(Building::Temple) as u8
    }

    /// Whether another client can be hired.
    #[inline]
    pub const fn has_client_room(&self, seat: Seat) -> bool {
        self.player(seat).clients.sum() < self.clientele_limit(seat)
    }

    /// The number of cards the vault still takes.
    #[inline]
    pub const fn vault_room(&self, seat: Seat) -> u8 {
        self.vault_limit(seat).saturating_sub(self.player(seat).vault_size())
    }
}

/// What counts as a role. GTR 2.5, 3.
impl Table {
    /// Clients that act in a role, without those hired this turn. GTR 2.6, 7.13, 7.36.
    #[inline]
    pub const fn acting_clients(&self, seat: Seat, role: Role) -> u8 {
        let player = self.player(seat);
        let powers = self.powers(seat);
        if matches!(role, Role::Laborer) && powers.has(Building::Storeroom) {
            return player.clients.sum() - player.fresh.sum();
        }
        let rested = player.clients.of_role(role) - player.fresh.of_role(role);
        if powers.has(Building::LudusMagna) && !matches!(role, Role::Merchant) {
            let merchants =
                player.clients.of_role(Role::Merchant) - player.fresh.of_role(Role::Merchant);
            return rested + merchants;
        }
        rested
    }

    /// Whether Circus Maximus doubles a player's clients: only if they led or followed.
    #[inline]
    pub(crate) const fn doubles_clients(&self, seat: Seat) -> bool {
        self.player(seat).units > 0 && self.powers(seat).has(Building::CircusMaximus)
    }

    /// Actions of the led role that the performer has left, recounted every time. GTR 2.7.
    #[inline]
    pub const fn actions_left(&self) -> u8 {
        let Some(role) = self.turn.role else {
            return 0;
        };
        let seat = self.turn.performer;
        let units = self.player(seat).units;
        let clients = self.acting_clients(seat, role);
        let extra = if clients > 0 && self.doubles_clients(seat) {
            clients.saturating_sub(self.clients_too_late())
        } else {
            0
        };
        units.saturating_add(clients).saturating_add(extra).saturating_sub(self.turn.used)
    }

    /// Clients for whom a Circus Maximus came too late: those that had acted when it first counted,
    /// or have acted now if it counts from now on. Ruling R-G07.
    pub(crate) const fn clients_too_late(&self) -> u8 {
        match (self.options.circus_maximus, self.turn.doubled) {
            (CircusMaximusRule::All, _) => 0,
            (CircusMaximusRule::Rest, Some(late)) => late,
            (CircusMaximusRule::Rest, None) => {
                self.turn.used.saturating_sub(self.player(self.turn.performer).units)
            }
        }
    }

    /// Whether two cards of one role count as a Jack. GTR 7.5.
    #[inline]
    pub(crate) const fn pairs_count(&self, seat: Seat) -> bool {
        matches!(self.options.circus, CircusRule::Pair) && self.powers(seat).has(Building::Circus)
    }

    /// Whether any order card leads or follows this role. GTR 7.5.
    #[inline]
    pub(crate) const fn any_card_counts(&self, seat: Seat, role: Role) -> bool {
        matches!(self.options.circus, CircusRule::Architect)
            && matches!(role, Role::Architect)
            && self.powers(seat).has(Building::Circus)
    }
}

/// Materials and sites. GTR 5.
impl Table {
    /// A player's unfinished buildings that a material can be added to. GTR 5.5, 7.4, 7.14, 7.39.
    #[inline]
    pub const fn accepting(&self, seat: Seat, material: Material) -> BuildingSet {
        let player = self.player(seat);
        player.founded.both(self.fitting(seat, material, player))
    }

    /// Buildings of `owner` that a material of `seat` fits.
    #[inline]
    const fn fitting(&self, seat: Seat, material: Material, owner: &Camp) -> BuildingSet {
        let powers = self.powers(seat);
        let is_wild = matches!(material, Material::Rubble) && powers.has(Building::Tower)
            || matches!(material, Material::Marble) && self.marble_is_wild(powers);
        if is_wild {
            return owner.names();
        }
        let mut set = material.buildings();
        let statue = BuildingSet::only(Building::Statue);
        if powers.has(Building::Road) {
            set = set.union(Material::Stone.buildings());
        }
        // On its site the Statue is also a building of the site's material. Ruling R-G30.
        match owner.statue_site {
            Some(site) if site as u8 == material as u8 => set.union(statue),
            Some(Material::Stone) if powers.has(Building::Road) => set.union(statue),
            _ => set,
        }
    }

    const fn marble_is_wild(&self, powers: Powers) -> bool {
        matches!(self.options.scriptorium, ScriptoriumRule::Wildcard)
            && powers.has(Building::Scriptorium)
    }

    /// A player's buildings that one marble completes at once. GTR 7.30; ruling R-G31.
    pub fn completable(&self, seat: Seat) -> BuildingSet {
        let completes = self.options.scriptorium == ScriptoriumRule::Completes;
        if !completes || !self.powers(seat).has(Building::Scriptorium) {
            return BuildingSet::EMPTY;
        }
        let accepting = self.accepting(seat, Material::Marble);
        let founded = self.player(seat).founded.into_iter();
        founded.filter(|b| !accepting.has(*b) || self.missing(seat, *b) > 1).collect()
    }

    /// Materials that an unfinished building still needs. GTR 5.6.
    #[inline]
    pub fn missing(&self, seat: Seat, building: Building) -> u8 {
        let value = self.player(seat).site_of(building).value();
        value - self.works.n_materials(seat, building)
    }

    /// Opponents' buildings that a material can make public. GTR 7.38; rulings R-G10, R-G13.
    pub fn publishable(&self, seat: Seat, material: Material) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        if self.powers(seat).has(Building::Stairway) {
            for opponent in self.opponents(seat) {
                let owner = self.player(opponent);
                let fitting = self.fitting(seat, material, owner);
                set = set.union(owner.complete.both(fitting));
            }
        }
        set.minus(self.public)
    }

    /// The cost of a foundation out of town, in actions. GTR 5.4, 7.14.
    #[inline]
    pub const fn outside_cost(&self, seat: Seat) -> u8 {
        2 - self.powers(seat).has(Building::Tower) as u8
    }

    /// Whether a site out of town may be taken. GTR 5.4; ruling R-G03.
    #[inline]
    pub const fn is_outside_open(&self, site: Material) -> bool {
        self.outside.of(site) > 0
            && (matches!(self.options.out_of_town, OutOfTown::Always) || self.town.of(site) == 0)
    }
}

/// The reach of a Legionary. GTR 4.8, 7.8, 7.11, 7.16.
impl Table {
    /// Whether `seat` demands from `other`: from neighbours, with a Bridge from everyone.
    pub fn demands_of(&self, seat: Seat, other: Seat) -> bool {
        let distance = seat.steps_to(other, self.n_players());
        self.powers(seat).has(Building::Bridge) || distance == 1 || distance == self.n_players() - 1
    }

    /// Whether a function protects `other` from a demand by `seat`.
    pub const fn is_protected(&self, seat: Seat, other: Seat) -> bool {
        let powers = self.powers(other);
        powers.has(Building::Wall)
            || powers.has(Building::Palisade) && !self.powers(seat).has(Building::Bridge)
    }
}

/// The Forum. GTR 7.34.
impl Table {
    /// The seats that fulfil the Forum now, as bits.
    #[inline]
    pub(crate) fn forum_winners(&self) -> u8 {
        if !self.works_for_anybody(BuildingSet::only(Building::Forum)) {
            return 0;
        }
        Seat::all(self.n_players())
            .filter(|seat| self.fulfils_forum(*seat))
            .fold(0, |seats, seat| seats | 1 << seat.0)
    }

    fn fulfils_forum(&self, seat: Seat) -> bool {
        self.powers(seat).has(Building::Forum)
            && self.has_all_roles(seat)
            && (self.options.forum == ForumRule::Clients || self.has_all_materials(seat))
    }

    fn has_all_materials(&self, seat: Seat) -> bool {
        let stockpile = self.player(seat).stockpile;
        Material::ALL.iter().all(|m| stockpile.of(*m) > 0)
    }

    /// Whether the clients can be assigned to all six roles. With Ludus Magna a merchant can take
    /// any missing role; with a Storeroom any spare client can take the laborer's.
    fn has_all_roles(&self, seat: Seat) -> bool {
        let clients = &self.player(seat).clients;
        let powers = self.powers(seat);
        let has_storeroom = powers.has(Building::Storeroom);
        let is_missing = |role: &Role| {
            let excused = *role == Role::Laborer && has_storeroom;
            clients.of_role(*role) == 0 && *role != Role::Merchant && !excused
        };
        let n_missing = Role::ALL.iter().filter(|role| is_missing(role)).count();
        let n_merchants = usize::from(clients.of_role(Role::Merchant));
        let n_replaced =
            if powers.has(Building::LudusMagna) { n_merchants.saturating_sub(1) } else { 0 };
        n_merchants > 0 && n_missing <= n_replaced && clients.sum() >= 6
    }
}
