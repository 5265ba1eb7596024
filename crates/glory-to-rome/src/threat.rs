//! Ends of the game that one action could bring, from what everyone sees. GTR 9.

use engine::Seat;

use crate::View;
use crate::card::{Building, Material, Role};
use crate::options::{ForumRule, ScriptoriumRule};
use crate::state::{EndedBy, Table};

/// What is still lacking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// A client of this role.
    Role(Role),
    /// A material, for a building or the stockpile.
    Material(Material),
}

/// An end that one action could bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whose action; `None` if anybody's can.
    pub seat: Option<Seat>,
    /// Which end.
    pub by: EndedBy,
    /// What that action has to bring, if it is one thing.
    pub lack: Option<Lack>,
}

impl View {
    /// The ends that one action could bring. GTR 9.1 to 9.4.
    pub fn threats(&self) -> Vec<Threat> {
        let table = &self.table;
        let mut threats = Vec::new();
        if table.end.is_some() {
            return threats;
        }
        let anybody = |by| Threat { seat: None, by, lack: None };
        let seats = || Seat::all(table.n_players());
        if table.town.sum() == 1 {
            threats.push(anybody(EndedBy::Sites));
        }
        if seats().any(|seat| self.n_deck <= self.most_drawn(seat)) {
            threats.push(anybody(EndedBy::Deck));
        }
        if table.options.has_functions() {
            for seat in seats() {
                threats.extend(table.catacomb_threat(seat));
                threats.extend(table.forum_threat(seat));
            }
        }
        threats
    }

    /// The most cards that a player draws with one action: a hand is refilled. GTR 4.2.
    fn most_drawn(&self, seat: Seat) -> u8 {
        self.table.hand_target(seat).saturating_sub(self.table.player(seat).hand_size()).max(1)
    }
}

impl Table {
    /// A Catacomb that one material completes. GTR 9.3.
    fn catacomb_threat(&self, seat: Seat) -> Option<Threat> {
        let lack = self.last_material(seat, Building::Catacomb)?;
        Some(Threat { seat: Some(seat), by: EndedBy::Catacomb, lack: Some(lack) })
    }

    /// A Forum that lacks one thing: a client, a material, a building of the same player or the
    /// function of another's. GTR 9.4.
    fn forum_threat(&self, seat: Seat) -> Option<Threat> {
        let lack = self.last_client(seat).or_else(|| self.last_stored(seat));
        let lack = lack.or_else(|| self.last_completed(seat)).or_else(|| self.last_public(seat))?;
        Some(Threat { seat: Some(seat), by: EndedBy::Forum, lack: Some(lack) })
    }

    /// Whether a change makes a player win by the Forum.
    fn wins_after(&self, seat: Seat, change: impl FnOnce(&mut Self)) -> bool {
        let mut table = *self;
        change(&mut table);
        table.note_powers();
        table.forum_winners() >> seat.0 & 1 != 0
    }

    /// A client that there is room for.
    fn last_client(&self, seat: Seat) -> Option<Lack> {
        let hire = |role: &Role| {
            self.wins_after(seat, |table| table.player_mut(seat).clients.add(role.material(), 1))
        };
        let role = self.has_client_room(seat).then(|| Role::ALL.into_iter().find(hire))?;
        role.map(Lack::Role)
    }

    fn last_stored(&self, seat: Seat) -> Option<Lack> {
        let store = |material: &Material| {
            self.wins_after(seat, |table| table.player_mut(seat).stockpile.add(*material, 1))
        };
        Material::ALL.into_iter().find(store).map(Lack::Material)
    }

    /// A material that completes a Forum, a Ludus Magna, a Storeroom or a Gate. GTR 7.13, 7.36.
    fn last_completed(&self, seat: Seat) -> Option<Lack> {
        let complete = |building: Building| {
            self.wins_after(seat, |table| {
                let player = table.player_mut(seat);
                player.founded.remove(building);
                player.complete.insert(building);
            })
        };
        let last = |building| self.last_material(seat, building).filter(|_| complete(building));
        self.player(seat).founded.into_iter().find_map(last)
    }

    /// A material with which a Stairway makes such a building of another player work. GTR 7.38.
    fn last_public(&self, seat: Seat) -> Option<Lack> {
        let functions = [Building::Forum, Building::LudusMagna, Building::Storeroom];
        let may_publish = |building: &Building| {
            let material = building.material();
            Seat::all(self.n_players()).any(|by| self.publishable(by, material).has(*building))
                && self.wins_after(seat, |table| table.public.insert(*building))
        };
        functions.into_iter().find(may_publish).map(|own| Lack::Material(own.material()))
    }

    /// The material that would complete a foundation of this player. GTR 5.5, 7.36.
    fn last_material(&self, seat: Seat, building: Building) -> Option<Lack> {
        if !self.player(seat).founded.has(building) {
            return None;
        }
        let site = self.player(seat).site_of(building);
        if self.missing(seat, building) == 1 {
            return Some(Lack::Material(site));
        }
        let completes = self.options.scriptorium == ScriptoriumRule::Completes
            && self.powers(seat).has(Building::Scriptorium);
        completes.then_some(Lack::Material(Material::Marble))
    }

    /// What a player needs for the victory of a Forum: roles, and in one edition materials. GTR 9.4.
    pub fn forum_lacks(&self, seat: Seat) -> (Vec<Role>, Vec<Material>) {
        let stockpile = self.player(seat).stockpile;
        let asks_materials = self.options.forum == ForumRule::ClientsMaterials;
        let is_lacking = |m: &Material| asks_materials && stockpile.of(*m) == 0;
        (lacking_roles(self, seat), Material::ALL.into_iter().filter(is_lacking).collect())
    }
}

/// Roles for which no client can stand: a merchant may with Ludus Magna, anybody who is left over
/// for a laborer with a Storeroom.
fn lacking_roles(table: &Table, seat: Seat) -> Vec<Role> {
    let (clients, powers) = (table.player(seat).clients, table.powers(seat));
    let is_missing = |role: &Role| clients.of_role(*role) == 0;
    let mut missing: Vec<Role> = Role::ALL.into_iter().filter(is_missing).collect();
    let mut spare: usize = Role::ALL
        .map(|role| usize::from(clients.of_role(role).saturating_sub(1)))
        .into_iter()
        .sum();
    if powers.has(Building::Storeroom) && spare > 0 && missing.contains(&Role::Laborer) {
        missing.retain(|role| *role != Role::Laborer);
        spare -= 1;
    }
    if powers.has(Building::LudusMagna) {
        let merchants = usize::from(clients.of_role(Role::Merchant).saturating_sub(1));
        missing.truncate(missing.len().saturating_sub(merchants.min(spare)));
    }
    missing
}
