//! What a seat concludes from its view.

use std::cell::Cell;

use engine::Seat;
use glory_to_rome::Outlook;
use glory_to_rome::card::{Building, Material};
use glory_to_rome::powers::Powers;
use glory_to_rome::state::{Camp, Table};

use super::beliefs::Beliefs;

/// Cards in the deck at the start of a game.
const DECK: f32 = 110.0;

/// A seat, its view and the conclusions.
pub(super) struct Mind<'a> {
    pub(super) outlook: Outlook<'a>,
    pub(super) table: &'a Table,
    pub(super) me: &'a Camp,
    pub(super) beliefs: &'a Beliefs,
    pub(super) powers: Powers,
    /// The part of the game still to come.
    pub(super) left: f32,
    /// The worth of an influence now.
    pub(super) influence: f32,
    /// The foundation's share of a building now.
    pub(super) foundation: f32,
    /// The worth of each material to own buildings.
    pub(super) need: [f32; Material::ALL.len()],
    /// The number of own unfinished buildings.
    pub(super) n_works: f32,
    /// The cached worth of what each card can begin: a lead needs every card several times.
    pub(super) beginnings: [Cell<f32>; Building::ALL.len()],
}

impl<'a> Mind<'a> {
    pub(super) fn new(outlook: Outlook<'a>, beliefs: &'a Beliefs) -> Self {
        let table = outlook.table;
        let left = left(outlook, beliefs.town);
        let mut mind = Self {
            outlook,
            table,
            me: table.player(outlook.seat),
            beliefs,
            powers: table.powers(outlook.seat),
            left,
            influence: beliefs.influence + beliefs.influence_early * left,
            foundation: beliefs.foundation * left.sqrt(),
            need: [0.0; Material::ALL.len()],
            n_works: 0.0,
            beginnings: [const { Cell::new(f32::NAN) }; Building::ALL.len()],
        };
        mind.look_at_works();
        mind
    }

    pub(super) const fn seat(&self) -> Seat {
        self.outlook.seat
    }

    pub(super) const fn has(&self, building: Building) -> bool {
        self.powers.has(building)
    }

    fn look_at_works(&mut self) {
        if self.me.founded.is_empty() {
            return;
        }
        for work in self.table.works.all() {
            if work.owner() == self.seat() {
                self.look_at_work(work.building(), work.n_materials());
                self.n_works += 1.0;
            }
        }
    }

    fn look_at_work(&mut self, building: Building, n_materials: u8) {
        let site = self.me.site_of(building);
        let missing = site.value() - n_materials;
        let step = self.progress(building, site, missing, 1);
        self.require(site, step);
        if building == Building::Statue {
            self.require(Material::Marble, step);
        }
        if self.has(Building::Tower) {
            self.require(Material::Rubble, step);
        }
        if site == Material::Stone && self.has(Building::Road) {
            for material in Material::ALL {
                self.require(material, step);
            }
        }
        if self.has(Building::Scriptorium) {
            self.require(Material::Marble, self.progress(building, site, missing, missing));
        }
    }

    fn require(&mut self, material: Material, step: f32) {
        let need = &mut self.need[material as usize];
        *need = need.max(step);
    }
}

/// The part of the game still to come: both the deck and the sites in town run out.
fn left(outlook: Outlook<'_>, weight: f32) -> f32 {
    let table = outlook.table;
    let deck = f32::from(outlook.n_deck) / DECK;
    let sites = table.n_players().max(table.options.sites_2p);
    let town = f32::from(table.town.sum()) / f32::from(sites * 6);
    deck.min(1.0 - weight * (1.0 - town)).min(1.0)
}
