//! The way to a Forum victory. GTR 7.34.

use glory_to_rome::bag::Counts;
use glory_to_rome::card::{Building, BuildingSet, Material, Role};
use glory_to_rome::options::ForumRule;

use super::mind::Mind;
use super::standing::WIN;

/// The roles of clients, and the kinds of materials, that a Forum needs.
const ALL: u8 = 6;

/// Roles missing among these clients. With Ludus Magna a merchant counts as any role; with a
/// Storeroom any spare client counts as a laborer.
fn lacking_roles(clients: Counts, powers: BuildingSet) -> u8 {
    let is_missing = |role: Role| {
        let excused = role == Role::Laborer && powers.has(Building::Storeroom);
        clients.of_role(role) == 0 && !excused
    };
    let missing: u8 = Role::ALL.map(|role| u8::from(is_missing(role))).iter().sum();
    let has_ludus = powers.has(Building::LudusMagna);
    let merchants = if has_ludus { clients.of_role(Role::Merchant) } else { 0 };
    let replaced = merchants.saturating_sub(1);
    missing.saturating_sub(replaced).max(ALL.saturating_sub(clients.sum()))
}

impl Mind<'_> {
    fn lacking_roles(&self, clients: Counts) -> u8 {
        lacking_roles(clients, self.powers.all())
    }

    fn needs_materials(&self) -> bool {
        self.table.options.forum == ForumRule::ClientsMaterials
    }

    fn lacking_materials(&self) -> u8 {
        if !self.needs_materials() {
            return 0;
        }
        let is_missing = |material| self.me.stockpile.of(material) == 0;
        Material::ALL.map(|material| u8::from(is_missing(material))).iter().sum()
    }

    /// Clients and materials missing for a Forum.
    pub(super) fn lacking(&self) -> u8 {
        self.lacking_roles(self.me.clients) + self.lacking_materials()
    }

    /// The worth of a Forum with this many things missing.
    pub(super) fn forum(&self, lacking: u8) -> f32 {
        let unit = self.beliefs.forum_role;
        match lacking {
            0 => WIN,
            1 => 8.0 * unit,
            2 => 4.0 * unit,
            3 => 2.0 * unit,
            _ => unit,
        }
    }

    /// The worth of one thing fewer missing.
    fn nearer(&self) -> f32 {
        if !self.has(Building::Forum) {
            return self.beliefs.forum_role;
        }
        let lacking = self.lacking();
        self.forum(lacking.saturating_sub(1)) - self.forum(lacking)
    }

    fn plans_forum(&self) -> bool {
        self.has(Building::Forum) || self.me.founded.has(Building::Forum)
    }

    fn lacking_after(&self, role: Role) -> u8 {
        let mut clients = self.me.clients;
        clients.add(role.material(), 1);
        self.lacking_roles(clients)
    }

    /// The worth of a client for the Forum.
    pub(super) fn forum_client(&self, role: Role) -> f32 {
        let helps =
            self.plans_forum() && self.lacking_after(role) < self.lacking_roles(self.me.clients);
        if helps { self.nearer() } else { 0.0 }
    }

    /// The worth of a material in the stockpile for the Forum.
    pub(super) fn forum_material(&self, material: Material) -> f32 {
        let is_new = self.needs_materials() && self.me.stockpile.of(material) == 0;
        if is_new && self.plans_forum() { self.nearer() } else { 0.0 }
    }

    /// Whether the Forum lacks only this client.
    pub(super) fn crowns(&self, role: Role) -> bool {
        self.has(Building::Forum) && self.lacking_after(role) + self.lacking_materials() == 0
    }

    /// Whether the Forum is fulfilled once this building's function works.
    pub(super) fn is_crowned_by(&self, building: Building) -> bool {
        let mut powers = self.powers.all();
        powers.insert(building);
        if building == Building::Gate {
            powers = powers.union(self.me.founded.both(Material::Marble.buildings()));
        }
        powers.has(Building::Forum)
            && lacking_roles(self.me.clients, powers) + self.lacking_materials() == 0
    }
}
