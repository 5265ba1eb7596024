//! Building states from a [`Position`]: the start of every scenario.

mod pieces;

use engine::{Chance, NoEvents, Seat, SetupError, SetupProblem};

use crate::bag::{Age, Deck, PrivilegeCards};
use crate::card::{
    Building, BuildingSet, CardSet, FavourSet, LIMIT, MAX_MONEY, MAX_TOKENS, PALACE, Privilege,
};
use crate::flow::Frame;
use crate::position::{Phase, Position, SeatPosition};
use crate::sets::Dice;
use crate::setup::{Options, bare_secret, bare_table, fill_edges};
use crate::state::{Fortuna, Province, Table};

/// A state as the position describes it, advanced to its first question.
pub(crate) fn arrange(options: &Options, position: &Position) -> Result<Fortuna, SetupError> {
    options.validate()?;
    let mut table = bare_table(options);
    place_order(&mut table, position)?;
    place_seats(&mut table, position)?;
    place_action_cards(&mut table, position)?;
    place_favours(&mut table, position)?;
    pieces::place_supplies(&mut table, position)?;
    table.pieces.privileges = pieces::count_privileges(&table, position)?;
    table.turn.rolled = dice(&position.rolled, "rolled", usize::from(table.own().dice))?;

    let scripted = dice(&position.dice, "dice", 64).map(|_| Chance::scripted(&position.dice))?;
    let deck = position.deck.iter().flatten().rev().copied();
    let mut game = Fortuna { table, secret: bare_secret(scripted, Deck::new(deck)) };
    game.place_privileges(position);
    game.start_at(position.phase);
    game.advance(&mut NoEvents);
    Ok(game)
}

fn place_order(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    let n_players = table.n_players();
    if let Some(order) = &position.podium {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(Seat::all(n_players)) {
            return Err(SetupError::new("podium", SetupProblem::NotEverySeat));
        }
        table.podium = order.iter().copied().collect();
    }
    table.round = position.round.unwrap_or(1);
    SetupError::check_range("round", table.round, 1..=table.options.max_rounds)?;
    table.active = position.active.unwrap_or(table.podium[0]);
    let place = table.podium.iter().position(|seat| *seat == table.active);
    let place = place.ok_or_else(|| SetupError::new("active", SetupProblem::NoSuchSeat))?;
    if !matches!(position.phase, Phase::Draft | Phase::TurnDown) {
        table.n_played = u8::try_from(place).expect("at most four seats");
    }
    for seat in &position.arrivals {
        if seat.0 >= n_players || table.arrivals.contains(seat) {
            return Err(SetupError::new("arrivals", SetupProblem::NoSuchSeat));
        }
        table.arrivals.push(*seat);
    }
    Ok(())
}

fn place_seats(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    let n_players = table.n_players();
    let is_seat = |key: &String| Seat::all(n_players).any(|seat| seat.to_string() == *key);
    if let Some(key) = position.seats.keys().find(|key| !is_seat(key)) {
        return Err(SetupError::new(format!("seats.{key}"), SetupProblem::NoSuchSeat));
    }
    for seat in Seat::all(n_players) {
        let given = seat_position(position, seat);
        table.provinces[seat.index()] = province(&given, seat)?;
        if (given.road == PALACE) != table.arrivals.contains(&seat) {
            return Err(SetupError::new("arrivals", SetupProblem::NotEverySeat));
        }
    }
    Ok(())
}

fn seat_position(position: &Position, seat: Seat) -> SeatPosition {
    position.seats.get(&seat.to_string()).cloned().unwrap_or_default()
}

fn province(given: &SeatPosition, seat: Seat) -> Result<Province, SetupError> {
    let limits = [
        ("road", given.road, 0..=PALACE),
        ("money", given.money, 0..=MAX_MONEY),
        ("dice", given.dice, 1..=LIMIT),
        ("vestals", given.vestals, 0..=LIMIT),
        ("centurions", given.centurions, 0..=LIMIT),
    ];
    for (name, value, range) in limits {
        SetupError::check_range(format!("seats.{seat}.{name}"), value, range)?;
    }
    let refused = |problem| Err(SetupError::new(format!("seats.{seat}.buildings"), problem));
    let mut buildings = BuildingSet::EMPTY;
    for building in &given.buildings {
        if buildings.has(*building) {
            return refused(SetupProblem::Twice(building.slug()));
        }
        buildings.insert(*building);
    }
    if buildings.len() > LIMIT {
        return refused(SetupProblem::TooMany { most: LIMIT.into() });
    }
    if given.aqueduct_full && !buildings.has(Building::Aqueduct) {
        return refused(SetupProblem::Missing(Building::Aqueduct.slug()));
    }
    Ok(Province {
        road: given.road,
        money: given.money,
        cubes: [given.water, given.wheat, given.wine],
        aqueduct_full: given.aqueduct_full,
        dice: given.dice,
        vestals: given.vestals,
        centurions: given.centurions,
        married: given.married,
        buildings,
        advanced: given.advanced,
    })
}

/// Places the named action cards; the others fill the free places, or the pool of a draft.
fn place_action_cards(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    let mut placed = CardSet::EMPTY;
    let free_edges: Vec<usize> =
        (0..table.edges.len()).filter(|edge| table.owner(*edge).is_none()).collect();
    if position.free_edges.len() > free_edges.len() {
        let problem = SetupProblem::TooMany { most: count(free_edges.len()) };
        return Err(SetupError::new("free_edges", problem));
    }
    let seats = Seat::all(table.n_players()).map(|seat| {
        (table.edge_of(seat), format!("seats.{seat}.cards"), seat_position(position, seat).cards)
    });
    let free = free_edges
        .iter()
        .zip(&position.free_edges)
        .enumerate()
        .map(|(nth, (edge, cards))| (*edge, format!("free_edges.{nth}"), cards.clone()));
    for (edge, at, cards) in seats.chain(free).collect::<Vec<_>>() {
        for card in cards {
            if placed.has(card) {
                return Err(SetupError::new(at, SetupProblem::Twice(card.slug())));
            }
            placed.insert(card);
            table.edges[edge].insert(card);
        }
        if table.edges[edge].len() > 3 {
            return Err(SetupError::new(at, SetupProblem::TooMany { most: 3 }));
        }
    }
    if let Some(card) = position.pool.iter().find(|card| placed.has(**card)) {
        return Err(SetupError::new("pool", SetupProblem::Twice(card.slug())));
    }
    let rest = CardSet::ALL.minus(placed);
    if position.phase == Phase::Draft {
        table.pool = rest;
    } else {
        fill_edges(table, &rest.into_iter().collect::<Vec<_>>());
    }
    turn_cards_down(table, position)
}

fn turn_cards_down(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    for seat in Seat::all(table.n_players()) {
        let down = seat_position(position, seat).down;
        if down.len() > 1 {
            let at = format!("seats.{seat}.down");
            return Err(SetupError::new(at, SetupProblem::TooMany { most: 1 }));
        }
        for card in down {
            if !table.edges[table.edge_of(seat)].has(card) {
                let at = format!("seats.{seat}.down");
                return Err(SetupError::new(at, SetupProblem::Missing(card.slug())));
            }
            table.down.insert(card);
        }
    }
    Ok(())
}

fn place_favours(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    table.open = FavourSet::ALL;
    for (favour, given) in &position.favours {
        SetupError::check_range(format!("favours.{favour}.tokens"), given.tokens, 0..=MAX_TOKENS)?;
        table.tokens[favour.index()] = given.tokens;
        if !given.open {
            table.open.remove(*favour);
        }
    }
    Ok(())
}

fn count(n: usize) -> u32 {
    u32::try_from(n).expect("a board game has few pieces")
}

fn dice(values: &[u8], at: &str, most: usize) -> Result<Dice, SetupError> {
    if values.len() > most {
        return Err(SetupError::new(at, SetupProblem::TooMany { most: count(most) }));
    }
    values.iter().try_for_each(|value| SetupError::check_range(at, *value, 1_u8..=6))?;
    Ok(values.iter().copied().take(usize::from(LIMIT)).collect())
}

fn new_cards(cards: Option<&Vec<Privilege>>) -> PrivilegeCards {
    let mut all = PrivilegeCards::default();
    cards.into_iter().flatten().for_each(|card| all.add(*card, Age::New));
    all
}

impl Fortuna {
    /// Deals hands and puts cards aside.
    fn place_privileges(&mut self, position: &Position) {
        for seat in Seat::all(self.table.n_players()) {
            let given = seat_position(position, seat);
            let hand = &mut self.secret.hands[seat.index()];
            hand.held = new_cards(given.hand.as_ref());
            hand.palace = new_cards(given.palace_cards.as_ref());
        }
        self.secret.aside = new_cards(position.aside.as_ref());
        self.table.discards = position.discards.iter().copied().collect();
    }

    fn start_at(&mut self, phase: Phase) {
        match phase {
            Phase::Draft => {
                // The next drafter is found from the seat before.
                let n_players = self.table.n_players();
                self.table.active = Seat((self.table.active.0 + n_players - 1) % n_players);
                self.table.stack.push(Frame::NextDraft);
            }
            Phase::TurnDown => self.table.stack.push(Frame::NextTurnDown),
            Phase::Turn => self.table.stack.push(Frame::BeginTurn),
            Phase::Military => self.push_rest_of_turn(Frame::Military),
            Phase::Roll => self.push_rest_of_turn(Frame::Roll),
            Phase::End => self.push_rest_of_turn(Frame::Window),
        }
    }
}

#[cfg(test)]
mod tests;
