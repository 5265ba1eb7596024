//! States made to order from a [`Position`]: the start of every scenario.

use engine::{NoEvents, Seat, SetupError, SetupProblem};

use crate::bag::{Counts, Deck, MOST};
use crate::card::{Building, Card, Material, N_JACKS, ORDERS_OF_A_MATERIAL, SITES_OF_A_MATERIAL};
use crate::flow::Frame;
use crate::options::Options;
use crate::position::{BuildingPosition, Phase, Position, SeatPosition};
use crate::setup::bare_table;
use crate::state::{GloryToRome, Secret, Stolen, Table};

/// A state with everything where the position says, run to its first question.
pub(crate) fn arrange(options: &Options, position: &Position) -> Result<GloryToRome, SetupError> {
    options.validate()?;
    fits_the_box(position)?;
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
    let most = table.options.max_turns;
    if !(1..=most).contains(&turn) {
        let problem = SetupProblem::OutOfRange { found: turn.into(), least: 1, most: most.into() };
        return Err(SetupError::new("turn", problem));
    }
    table.n_turn = turn - 1;
    Ok(())
}

/// Named sites are as named; the others are what the buildings leave of those at the start.
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
        let named = position.town.get(&material).copied();
        table.town.add(material, named.unwrap_or(town.saturating_sub(n_used)));
        let beyond = n_used.saturating_sub(town);
        let named = position.outside.get(&material).copied();
        table.outside.add(material, named.unwrap_or(outside.saturating_sub(beyond)));
    }
}

fn place_jacks(table: &mut Table, position: &Position) {
    let held: u8 = table.players.iter().map(|player| player.jacks).sum();
    table.jacks = position.jacks.unwrap_or(N_JACKS.saturating_sub(held));
    table.pieces.jacks = table.jacks + held;
}

/// What is wrong with a seat, and where.
type Problem = (&'static str, SetupProblem);

impl GloryToRome {
    fn place_seat(&mut self, seat: Seat, given: &SeatPosition) -> Result<(), Problem> {
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
            // Nobody knows the card: any of the material will do.
            let names = material.buildings().into_iter();
            let name = names.max_by_key(|b| b.copies() - self.secret.atrium_names.count(*b));
            if let Some(name) = name {
                self.secret.atrium_names.add(name, 1);
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
        if given.materials.len() >= usize::from(site.value()) || self.table.works.is_full() {
            return Err(SetupProblem::TooMany { most: u32::from(site.value()) - 1 });
        }
        self.table.player_mut(seat).founded.insert(name);
        self.table.works.found(seat, name);
        for material in &given.materials {
            self.table.works.put(seat, name, *material);
        }
        Ok(())
    }
}

/// No more of a card, a material or a site than the box holds.
fn fits_the_box(position: &Position) -> Result<(), SetupError> {
    let names = named_cards(position);
    for name in Building::ALL {
        let n = names.iter().filter(|card| **card == name).count();
        at_most("seats", n, name.copies())?;
    }
    let materials = open_cards(position);
    let sites: Vec<Material> = position.seats.values().flat_map(sites_of).collect();
    for material in Material::ALL {
        let named = names.iter().filter(|card| card.material() == material).count();
        let open = materials.iter().filter(|m| **m == material).count();
        at_most("seats", named + open, ORDERS_OF_A_MATERIAL)?;
        let piles = [&position.town, &position.outside].map(|pile| pile.get(&material));
        let piled: usize = piles.into_iter().flatten().map(|n| usize::from(*n)).sum();
        at_most("town", piled, SITES_OF_A_MATERIAL)?;
        let built = sites.iter().filter(|site| **site == material).count();
        at_most("seats", piled + built, MOST)?;
    }
    Ok(())
}

fn at_most(at: &str, n: usize, most: u8) -> Result<(), SetupError> {
    if n > usize::from(most) {
        return Err(SetupError::new(at, SetupProblem::TooMany { most: most.into() }));
    }
    Ok(())
}

/// Cards that the position names.
fn named_cards(position: &Position) -> Vec<Building> {
    let mut names = position.deck.clone().unwrap_or_default();
    for seat in position.seats.values() {
        for card in seat.hand.iter().flatten() {
            if let Card::Order(order) = card {
                names.push(*order);
            }
        }
        names.extend(seat.basilica.iter().flatten());
        names.extend(seat.buildings.iter().map(|building| building.name));
    }
    names
}

/// Cards of which the position names the material.
fn open_cards(position: &Position) -> Vec<Material> {
    let mut materials = position.pool.clone();
    for seat in position.seats.values() {
        materials.extend(seat.clients.iter().map(|role| role.material()));
        materials.extend(&seat.stockpile);
        materials.extend(&seat.vault);
        materials.extend(seat.atrium.iter().flatten());
        materials.extend(seat.buildings.iter().flat_map(|b| &b.materials));
    }
    materials
}

fn sites_of(seat: &SeatPosition) -> impl Iterator<Item = Material> + '_ {
    let buildings = seat.buildings.iter();
    let built = buildings.map(|b| b.site.unwrap_or(b.name.material()));
    built.chain(seat.sites.iter().copied())
}
