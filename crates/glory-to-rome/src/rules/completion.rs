//! Completed buildings, their immediate effects, and theft. GTR 5.6, 6.5, 7.29.

use engine::Seat;

use crate::card::{Building, BuildingSet, Material};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::flow::Frame;
use crate::state::{EndedBy, GloryToRome, Stolen, Table};

impl GloryToRome {
    /// GTR 5.6.
    pub(super) fn complete(&mut self, building: Building, events: &mut impl Sink) {
        let table = &mut self.table;
        let seat = table.turn.performer;
        let materials = table.works.finish(seat, building);
        table.spent = table.spent.plus(materials);
        let player = table.player_mut(seat);
        let site = player.site_of(building);
        player.founded.remove(building);
        player.complete.insert(building);
        player.influence += site.value();
        let (gain, influence) = (site.value(), player.influence);
        table.built.add(site, 1);
        table.note_powers();
        events.push(Event::Completed { seat, building, gain, influence });
        self.on_completed(building);
    }

    /// The immediate effect of a building that is completed or stolen. GTR 6.5; ruling R-G21.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most functions are no immediate effects")]
    fn on_completed(&mut self, building: Building) {
        if !self.table.options.has_functions() {
            return;
        }
        let influence = self.table.player(self.table.turn.performer).influence;
        match building {
            Building::Amphitheatre | Building::Foundry | Building::Garden => {
                self.push(Frame::Granted(building, influence));
            }
            Building::School => self.push(Frame::School(influence)),
            Building::Prison => self.push(Frame::Prison),
            Building::Catacomb => self.end_by(EndedBy::Catacomb),
            _ => {}
        }
    }

    /// GTR 7.29.
    pub(crate) fn offer_theft(&mut self) {
        let seat = self.table.turn.performer;
        let mut others = self.table.opponents(seat);
        if others.any(|victim| !self.table.stealable(victim).is_empty()) {
            self.ask_performer(Decision::Prison);
        }
    }

    /// The victim keeps the influence of the building and gets the Prison's. Rulings R-G14, R-G18.
    pub(super) fn steal(&mut self, victim: Seat, building: Building, events: &mut impl Sink) {
        let seat = self.table.turn.performer;
        let value = Material::Stone.value();
        let owner = self.table.player_mut(victim);
        owner.complete.remove(building);
        owner.influence += value;
        let statue_site = owner.statue_site;
        let builder = owner.builder_of(building);
        if builder.is_some() {
            owner.stolen = None;
        }
        let from = builder.unwrap_or(victim);
        let thief = self.table.player_mut(seat);
        thief.complete.insert(building);
        thief.influence -= value;
        // A building taken back by its builder is not stolen.
        thief.stolen = (from != seat).then_some(Stolen { building, from });
        if building == Building::Statue {
            thief.statue_site = statue_site;
            self.table.player_mut(victim).statue_site = None;
        }
        self.table.note_powers();
        events.push(Event::Stole { seat, victim, building });
        self.on_completed(building);
    }
}

impl Table {
    /// The buildings the performer may steal from a victim: none they already have. Ruling R-G42.
    pub(crate) const fn stealable(&self, victim: Seat) -> BuildingSet {
        let own = self.player(self.turn.performer).names();
        self.player(victim).complete.minus(own)
    }
}
