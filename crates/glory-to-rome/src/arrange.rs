//! Building states from a [`Position`]: the start of every scenario.

mod pieces;

use engine::{NoEvents, Seat, SetupError, SetupProblem};

use crate::bag::{Counts, Deck};
use crate::card::{Building, Card, Material, N_JACKS, SITES_OF_A_MATERIAL};
use crate::flow::Frame;
use crate::options::Options;
use crate::position::{BuildingPosition, Phase, Position, SeatPosition};
use crate::setup::bare_table;
use crate::state::{GloryToRome, Secret, Stolen, Table};

/// A state as the position describes it, advanced to its first question.
pub(crate) fn arrange(options: &Options, position: &Position) -> Result<GloryToRome, SetupError> {
    options.validate()?;
    pieces::fit_the_box(position)?;
    let mut game =
        GloryToRome { table: bare_table(options), secret: Secret::new(draw_pile(position)) };
    game.table.pool = position.pool.iter().copied().collect();
    game.table.public = position.public.iter().copied().collect();
    place_leader(&mut game.table, position)?;
    for (key, given) in &position.seats {
        let seat = a_seat(&game.table, key)?;
        game.place_seat(seat, given)
            .map_err(|(at, problem)| SetupError::new(format!("seats.{key}.{at}"), problem))?;
    }
    let mut seats = Seat::all(options.players);
    if position.phase == Phase::Start && seats.any(|s| game.table.player(s).n_orders == 0) {
        return Err(SetupError::new("seats", SetupProblem::Missing("hand")));
    }
    game.table.note_powers();
    place_sites(&mut game.table, position);
    place_jacks(&mut game.table, position);
    game.table.pieces.orders = game.all_orders();
    game.table.pieces.sites = game.table.all_sites();
    game.push(match position.phase {
        Phase::Start => Frame::Start(0),
        Phase::Turn => Frame::BeginTurn,
    });
    game.advance(&mut NoEvents);
    Ok(game)
}

fn draw_pile(position: &Position) -> Deck {
    let cards = position.deck.as_deref().unwrap_or_default();
    Deck::new(cards.iter().rev().copied())
}

fn a_seat(table: &Table, key: &str) -> Result<Seat, SetupError> {
    let mut seats = Seat::all(table.n_players());
    seats
        .find(|seat| seat.to_string() == key)
        .ok_or_else(|| SetupError::new(format!("seats.{key}"), SetupProblem::NoSuchSeat))
}

fn place_leader(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    table.leader = position.leader.unwrap_or_default();
    if table.leader.0 >= table.n_players() {
        return Err(SetupError::new("leader", SetupProblem::NoSuchSeat));
    }
    // The turn is counted when it begins.
    let turn = position.turn.unwrap_or(1);
    SetupError::check_range("turn", turn, 1..=table.options.max_turns)?;
    table.n_turn = turn - 1;
    Ok(())
}

/// Places the sites: named ones as named, the others as the buildings leave them.
fn place_sites(table: &mut Table, position: &Position) {
    let works = table.works;
    let mut used = table.built;
    for work in works.all() {
        used.add(table.player(work.owner()).site_of(work.building()), 1);
    }
    let (town, outside) = (table.options.sites_in_town(), table.options.sites_out_of_town());
    table.town = Counts::EMPTY;
    table.outside = Counts::EMPTY;
    for material in Material::ALL {
        let n_used = used.of(material);
        let named = [&position.town, &position.outside].map(|pile| pile.get(&material).copied());
        let left = |other: Option<u8>| {
            SITES_OF_A_MATERIAL.saturating_sub(n_used + other.unwrap_or_default())
        };
        let n_town = named[0].unwrap_or(town.saturating_sub(n_used).min(left(named[1])));
        let beyond = n_used.saturating_sub(town);
        let n_outside = outside.saturating_sub(beyond).min(left(Some(n_town)));
        table.town.add(material, n_town);
        table.outside.add(material, named[1].unwrap_or(n_outside));
    }
}

fn place_jacks(table: &mut Table, position: &Position) {
    let held: u8 = table.players.iter().map(|player| player.jacks).sum();
    table.jacks = position.jacks.unwrap_or(N_JACKS.saturating_sub(held));
    table.pieces.jacks = table.jacks + held;
}

/// What is wrong with a seat, and where.
type SeatProblem = (&'static str, SetupProblem);

impl GloryToRome {
    fn place_seat(&mut self, seat: Seat, given: &SeatPosition) -> Result<(), SeatProblem> {
        for card in given.hand.iter().flatten() {
            match card {
                Card::Order(order) => self.gain_unseen(seat, *order),
                Card::Jack => self.table.player_mut(seat).jacks += 1,
            }
        }
        let hand = &self.secret.hands[seat.index()];
        if let Some(card) = given.shown.iter().find(|card| hand.count(**card) == 0) {
            return Err(("shown", SetupProblem::Missing(card.slug())));
        }
        if let Some(material) = given.lacks.iter().find(|m| hand.of(**m) > 0) {
            let found = hand.of(*material).into();
            return Err(("lacks", SetupProblem::OutOfRange { found, least: 0, most: 0 }));
        }
        self.place_vault(seat, given);
        let player = self.table.player_mut(seat);
        player.shown = given.shown.iter().copied().collect();
        given.lacks.iter().for_each(|m| player.lacks.insert(*m));
        player.clients = given.clients.iter().map(|role| role.material()).collect();
        player.stockpile = given.stockpile.iter().copied().collect();
        for site in &given.sites {
            self.gain_influence(seat, *site);
        }
        given
            .buildings
            .iter()
            .try_for_each(|building| self.place_building(seat, building))
            .map_err(|problem| ("buildings", problem))
    }

    fn gain_influence(&mut self, seat: Seat, site: Material) {
        self.table.built.add(site, 1);
        self.table.player_mut(seat).influence += site.value();
    }

    fn place_vault(&mut self, seat: Seat, given: &SeatPosition) {
        let place = seat.index();
        let basilica = given.basilica.iter().flatten().copied();
        self.secret.basilica[place] = basilica.collect();
        let atrium: Counts = given.atrium.iter().flatten().copied().collect();
        self.secret.atrium[place] = atrium;
        for material in atrium.each_one() {
            // The card is unknown: any card of the material will do.
            let names = material.buildings().into_iter();
            let name = names.max_by_key(|b| b.copies() - self.secret.atrium_names.count(*b));
            if let Some(name) = name {
                self.secret.atrium_names.add(name);
            }
        }
        let player = self.table.player_mut(seat);
        player.vault = given.vault.iter().copied().collect();
        player.n_basilica = self.secret.basilica[place].len();
        player.n_atrium = atrium.sum();
    }

    fn place_stolen(&mut self, seat: Seat, stolen: Stolen) -> Result<(), SetupProblem> {
        if stolen.from == seat || stolen.from.0 >= self.table.n_players() {
            return Err(SetupProblem::NoSuchSeat);
        }
        match self.table.player_mut(seat).stolen.replace(stolen) {
            Some(_) => Err(SetupProblem::TooMany { most: 1 }),
            None => Ok(()),
        }
    }

    fn place_building(&mut self, seat: Seat, given: &BuildingPosition) -> Result<(), SetupProblem> {
        let name = given.name;
        let player = self.table.player_mut(seat);
        if player.names().has(name) {
            return Err(SetupProblem::Twice(name.slug()));
        }
        let site = given.site.unwrap_or(name.material());
        if name == Building::Statue {
            player.statue_site = Some(site);
        } else if site != name.material() {
            return Err(SetupProblem::Missing(name.material().slug()));
        }
        if given.complete {
            player.complete.insert(name);
            match given.from {
                Some(from) => self.place_stolen(seat, Stolen { building: name, from })?,
                None if given.stolen => {}
                None => self.gain_influence(seat, site),
            }
            return Ok(());
        }
        if given.materials.len() >= usize::from(site.value()) {
            return Err(SetupProblem::TooMany { most: u32::from(site.value()) - 1 });
        }
        self.table.found(seat, name);
        for material in &given.materials {
            self.table.put(seat, name, *material);
        }
        Ok(())
    }
}
