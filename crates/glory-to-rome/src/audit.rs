//! Conservation: every piece in the box is in exactly one place.

use engine::{Seat, check_pieces as equal};

use crate::bag::Counts;
use crate::card::{BuildingSet, Material};
use crate::state::{GloryToRome, START_INFLUENCE, Table};

impl GloryToRome {
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        equal("order cards", self.all_orders(), self.table.pieces.orders)?;
        self.count_sites()?;
        self.count_jacks()?;
        Seat::all(self.table.n_players()).try_for_each(|seat| self.check_player(seat))
    }

    /// Order cards of each material, in all zones.
    pub(crate) fn all_orders(&self) -> Counts {
        let (table, secret) = (&self.table, &self.secret);
        let mut total = table.pool.plus(table.spent);
        let loose = secret.deck.cards().iter().copied();
        let loose = loose.chain(secret.drawn).chain(secret.chosen.into_iter().flatten());
        loose.for_each(|card| total.add(card.material(), 1));
        for work in table.works.all() {
            work.materials().for_each(|material| total.add(material, 1));
        }
        for (place, player) in table.players.iter().enumerate() {
            let zones = [
                player.clients,
                player.stockpile,
                player.vault,
                player.camp,
                secret.hands[place].materials(),
                secret.basilica[place].materials(),
                secret.atrium[place],
            ];
            total = zones.into_iter().fold(total, Counts::plus);
            for building in player.founded.into_iter().chain(player.complete) {
                total.add(building.material(), 1);
            }
        }
        total
    }

    fn count_sites(&self) -> Result<(), String> {
        let table = &self.table;
        equal("sites", table.all_sites(), table.pieces.sites)?;
        let seats = Seat::all(table.n_players());
        let influence = seats.map(|seat| u16::from(table.player(seat).influence - START_INFLUENCE));
        equal("influence", influence.sum(), table.built.value())
    }

    fn count_jacks(&self) -> Result<(), String> {
        let players = self.table.players.iter();
        let held: u8 = players.map(|p| p.jacks + p.camp_jacks).sum();
        equal("jacks", held + self.table.jacks, self.table.pieces.jacks)
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let (table, player) = (&self.table, self.table.player(seat));
        equal("functions", table.powers(seat), table.working(seat))?;
        let hand = &self.secret.hands[seat.index()];
        equal("order cards in hand", hand.len(), player.n_orders)?;
        let n_basilica = self.secret.basilica[seat.index()].len();
        equal("cards from the hand in the vault", n_basilica, player.n_basilica)?;
        let n_atrium = self.secret.atrium[seat.index()].sum();
        equal("cards from the deck in the vault", n_atrium, player.n_atrium)?;
        if let Some(card) = player.shown.into_iter().find(|c| hand.count(*c) == 0) {
            return Err(format!("seat {seat} is said to hold {card}"));
        }
        if let Some(stolen) = player.stolen
            && (stolen.from == seat || !player.complete.has(stolen.building))
        {
            return Err(format!("seat {seat} is said to have stolen {}", stolen.building));
        }
        let works = table.works.all().iter().filter(|work| work.owner() == seat);
        let founded: BuildingSet = works.map(|work| work.building()).collect();
        equal("foundations", founded, player.founded)?;
        let is_fresh = |m: &Material| player.fresh.of(*m) > player.clients.of(*m);
        match Material::ALL.iter().find(|m| is_fresh(m)) {
            Some(material) => Err(format!("seat {seat} has too many fresh {}", material.role())),
            None => Ok(()),
        }
    }
}

impl Table {
    /// Sites of each material, in all zones.
    pub(crate) fn all_sites(&self) -> Counts {
        let mut total = self.town.plus(self.outside).plus(self.built);
        for work in self.works.all() {
            let owner = self.player(work.owner());
            total.add(owner.site_of(work.building()), 1);
        }
        total
    }
}
