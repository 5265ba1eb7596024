//! Measures of a position, each between -3 and 3.

use glory_to_rome::Outlook;
use glory_to_rome::card::{Building, BuildingSet, Material, Role};

use super::beliefs::BELIEFS;
use super::mind::Mind;
use super::worth::set;

const N_FEATURES: usize = 49;

/// *Early* ones are weighted by the part of the game left, *late* ones by the part that is over.
pub(super) const NAMES: [&str; N_FEATURES] = [
    "influence",
    "influence-early",
    "vault",
    "vault-late",
    "bonuses",
    "bonuses-late",
    "other-points",
    "ahead-late",
    "behind-late",
    "lead-near-the-end",
    "lead-with-catacomb",
    "stockpile",
    "stockpile-early",
    "stockpile-value",
    "saleable",
    "vault-room",
    "laborers",
    "craftsmen",
    "architects",
    "legionaries",
    "merchants",
    "patrons",
    "clients-early",
    "client-room-early",
    "hand",
    "hand-early",
    "jacks",
    "plans",
    "works",
    "progress",
    "ready",
    "roles-with-forum",
    "roles-with-forum-founded",
    "leads",
    "thinking",
    "hiring",
    "fitting",
    "stocking",
    "selling",
    "raiding",
    "shelter",
    "palace",
    "circus-maximus",
    "ludus-magna",
    "fountain",
    "gate",
    "stairway",
    "senate",
    "functions",
];

/// Groups of similar functions, in the order of their names.
const GROUPS: [BuildingSet; 14] = [
    set(&[Building::Shrine, Building::Temple, Building::Academy, Building::Vomitorium]),
    set(&[Building::Insula, Building::Aqueduct, Building::Bar, Building::Bath]),
    set(&[Building::Road, Building::Tower, Building::Scriptorium, Building::Archway]),
    set(&[Building::Dock, Building::Sewer, Building::Storeroom]),
    set(&[Building::Market, Building::Atrium, Building::Basilica]),
    set(&[Building::Bridge, Building::Coliseum]),
    set(&[Building::Palisade, Building::Wall]),
    set(&[Building::Palace]),
    set(&[Building::CircusMaximus]),
    set(&[Building::LudusMagna]),
    set(&[Building::Fountain]),
    set(&[Building::Gate]),
    set(&[Building::Stairway]),
    set(&[Building::Senate]),
];

/// The cap on measures: rare positions beyond it teach nothing.
const MOST: f32 = 3.0;

/// Writes numbers one after another.
struct FeatureWriter<'a> {
    rest: std::slice::IterMut<'a, f32>,
}

impl FeatureWriter<'_> {
    fn write(&mut self, numbers: impl IntoIterator<Item = f32>) {
        for number in numbers {
            if let Some(place) = self.rest.next() {
                *place = number.clamp(-MOST, MOST);
            }
        }
    }
}

/// Measures the position of the observer's seat.
pub(super) fn measure(outlook: Outlook<'_>, features: &mut [f32]) {
    let mind = Mind::new(outlook, &BELIEFS);
    let mut sheet = FeatureWriter { rest: features.iter_mut() };
    sheet.write(mind.points_measured());
    sheet.write(mind.goods_measured());
    sheet.write(Role::ALL.map(|role| f32::from(mind.me.clients.of_role(role)) * 0.5));
    sheet.write(mind.means_measured());
    sheet.write(mind.works_measured());
    sheet.write(mind.prospects_measured());
    let active = mind.powers.all();
    sheet.write(GROUPS.map(|set| f32::from(active.both(set).len()) * mind.left));
    sheet.write([f32::from(mind.me.complete.len()) * mind.left * 0.25]);
}

impl Mind<'_> {
    fn points_measured(&self) -> [f32; 11] {
        let late = 1.0 - self.left;
        let (points, lead) = self.points_and_lead();
        let [influence, vault, bonuses] =
            [points.influence, points.vault, points.bonuses].map(f32::from);
        let unseen = f32::from(self.me.n_atrium) * 2.0;
        let vault = (vault + unseen) * 0.1;
        [
            influence * 0.1,
            influence * self.left * 0.2,
            vault,
            vault * late,
            bonuses * 0.2,
            bonuses * late * 0.2,
            f32::from(points.statue + points.wall) * 0.3,
            lead.clamp(0.0, 20.0) * late * 0.1,
            lead.clamp(-20.0, 0.0) * late * 0.1,
            if self.is_near_the_end() { lead * 0.1 } else { 0.0 },
            if self.me.founded.has(Building::Catacomb) { lead * 0.1 } else { 0.0 },
        ]
    }

    fn goods_measured(&self) -> [f32; 5] {
        let stockpile = self.me.stockpile;
        let n_goods = f32::from(stockpile.sum());
        let room = f32::from(self.table.vault_room(self.seat()));
        let value: f32 =
            Material::ALL.into_iter().map(|m| f32::from(stockpile.of(m) * m.value())).sum();
        [
            n_goods * 0.2,
            n_goods * self.left * 0.2,
            value * 0.1,
            n_goods.min(room) * 0.25,
            room * 0.2,
        ]
    }

    fn means_measured(&self) -> [f32; 6] {
        let clients = f32::from(self.me.clients.sum());
        let limit = f32::from(self.table.clientele_limit(self.seat()));
        let orders = f32::from(self.me.n_orders);
        let plans: f32 = self.outlook.hand.kinds().map(|card| self.beginning(card)).sum();
        [
            clients * self.left * 0.25,
            (limit - clients) * self.left * 0.25,
            orders * 0.2,
            orders * self.left * 0.2,
            f32::from(self.me.jacks) * 0.5,
            plans * 0.2,
        ]
    }

    /// Unfinished buildings: their number, their progress, and what could be finished now.
    fn works_measured(&self) -> [f32; 3] {
        let (mut progress, mut ready) = (0.0, 0.0);
        let works = self.table.works.all().iter();
        for work in works.filter(|work| work.owner() == self.seat()) {
            let site = self.me.site_of(work.building());
            let value = f32::from(site.value());
            let in_place = f32::from(work.n_materials());
            let at_hand = f32::from(self.me.stockpile.of(site) + self.outlook.hand.of(site));
            let whole = self.whole(work.building(), site);
            progress += whole * in_place / value;
            ready += whole * (in_place + at_hand).min(value) / value;
        }
        [self.n_works * 0.3, progress * 0.2, ready * 0.2]
    }

    fn prospects_measured(&self) -> [f32; 3] {
        let roles = 1.0 - f32::from(self.lacking().min(6)) / 6.0;
        let has_forum = self.has(Building::Forum);
        let plans_forum = self.me.founded.has(Building::Forum);
        [
            if has_forum { roles * roles * 2.0 } else { 0.0 },
            if plans_forum { roles * roles } else { 0.0 },
            if self.table.leader == self.seat() { 1.0 } else { 0.0 },
        ]
    }
}
