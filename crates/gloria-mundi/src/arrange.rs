//! States made to order from a [`Position`]: the start of every scenario.

use std::sync::Arc;

use engine::{NoEvents, Seat, SetupError, SetupProblem};

use crate::card::{CardId, Production};
use crate::deck::Edition;
use crate::flow::Frame;
use crate::position::{Phase, Position, SeatPosition};
use crate::sets::{CardSet, Pile};
use crate::setup::{Options, bare_table};
use crate::state::{Estate, GloriaMundi, N_SLOTS, Secret, Table};

/// A state with everything where the position says, run to its first question.
pub(crate) fn arrange(options: &Options, position: &Position) -> Result<GloriaMundi, SetupError> {
    let edition = Edition::new(options)?;
    let mut table = bare_table(options);
    let mut box_of_cards = BoxOfCards { edition: &edition, placed: CardSet::EMPTY };
    place_turn(&mut table, position)?;
    place_seats(&mut table, position, &mut box_of_cards)?;
    place_forum(&mut table, position, &mut box_of_cards)?;
    place_barbarian(&mut table, &edition, position)?;

    let deck = position.deck.clone().unwrap_or_default();
    deck.iter().try_for_each(|card| box_of_cards.take(*card, "deck"))?;
    table.cards = box_of_cards.placed;
    table.lost = position.lost.into();
    for n in table.lost {
        SetupError::check_range("lost", n, 0..=2 * MAX_OF_A_TYPE)?;
    }
    for of in Production::ALL {
        let owned = |estate: &Estate| estate.hand[of.index()] + estate.n_cards(of);
        let n: u8 = table.estates.iter().map(owned).sum();
        table.production[of.index()] = n + table.lost[of.index()];
    }
    let pile = Pile::new(deck.into_iter().rev());
    let mut game = GloriaMundi { edition: Arc::new(edition), table, secret: Secret { pile } };
    game.start_at(position.phase);
    game.advance(&mut NoEvents);
    Ok(game)
}

/// No box has more production cards of a type.
const MAX_OF_A_TYPE: u8 = 15;

/// Each card of the deck lies in one place.
struct BoxOfCards<'a> {
    edition: &'a Edition,
    placed: CardSet,
}

impl BoxOfCards<'_> {
    fn take(&mut self, card: CardId, at: &str) -> Result<(), SetupError> {
        let most = self.edition.options.deck.cards.len();
        if card.index() >= most {
            let most = u32::try_from(most).expect("a deck of at most 64");
            return Err(SetupError::new(at, SetupProblem::TooMany { most }));
        }
        if self.placed.contains(card) {
            return Err(SetupError::new(at, SetupProblem::Twice("card")));
        }
        self.placed.insert(card);
        Ok(())
    }
}

fn place_turn(table: &mut Table, position: &Position) -> Result<(), SetupError> {
    if position.active.0 >= table.n_players {
        return Err(SetupError::new("active", SetupProblem::NoSuchSeat));
    }
    if position.phase == Phase::Activate && position.turn_type.is_none() {
        return Err(SetupError::new("turn_type", SetupProblem::Missing("turn_type")));
    }
    table.turn = position.turn;
    table.active = position.active;
    table.actor = position.active;
    table.turn_type = position.turn_type;
    Ok(())
}

fn place_seats(
    table: &mut Table,
    position: &Position,
    box_of_cards: &mut BoxOfCards<'_>,
) -> Result<(), SetupError> {
    let n_players = table.n_players;
    for (key, given) in &position.seats {
        let at = format!("seats.{key}");
        let seat = Seat::all(n_players).find(|seat| seat.to_string() == *key);
        let seat = seat.ok_or_else(|| SetupError::new(&at, SetupProblem::NoSuchSeat))?;
        table.estates[seat.index()] = estate(given, &at, box_of_cards)?;
    }
    Ok(())
}

fn estate(
    given: &SeatPosition,
    at: &str,
    box_of_cards: &mut BoxOfCards<'_>,
) -> Result<Estate, SetupError> {
    let most = box_of_cards.edition.board().africa - 1;
    SetupError::check_range(format!("{at}.steps"), given.steps, 0..=most)?;
    for (name, cards) in [("hand", given.hand), ("free", given.free)] {
        for n in <[u8; 3]>::from(cards) {
            SetupError::check_range(format!("{at}.{name}"), n, 0..=MAX_OF_A_TYPE)?;
        }
    }
    let mut built = [CardSet::EMPTY; 3];
    for on in Production::ALL {
        let at = format!("{at}.built.{on}");
        for card in given.built_on(on) {
            box_of_cards.take(*card, &at)?;
            if !box_of_cards.edition.card(*card).kind.fits(on) {
                return Err(SetupError::new(at, SetupProblem::Missing(on.slug())));
            }
            built[on.index()].insert(*card);
        }
    }
    Ok(Estate {
        steps: given.steps,
        stores: given.stores(),
        hand: given.hand.into(),
        free: given.free.into(),
        built,
    })
}

fn place_forum(
    table: &mut Table,
    position: &Position,
    box_of_cards: &mut BoxOfCards<'_>,
) -> Result<(), SetupError> {
    for (key, card) in &position.forum {
        let at = format!("forum.{key}");
        let slot = (0..N_SLOTS).find(|slot| slot.to_string() == *key);
        let slot = slot.ok_or_else(|| SetupError::new(&at, SetupProblem::TooMany { most: 5 }))?;
        box_of_cards.take(*card, &at)?;
        table.forum[slot] = Some(*card);
    }
    for card in &position.fire {
        box_of_cards.take(*card, "fire")?;
        table.fire.insert(*card);
    }
    Ok(())
}

fn place_barbarian(
    table: &mut Table,
    edition: &Edition,
    position: &Position,
) -> Result<(), SetupError> {
    let most = edition.board().rome() - 1;
    SetupError::check_range("barbarian", position.barbarian, 0..=most)?;
    SetupError::check_range("covered", position.covered, 0..=most - position.barbarian)?;
    table.barbarian = position.barbarian;
    table.covered = position.covered;
    table.tribute = position.tribute.into();
    let lying: u8 = table.tribute.iter().sum();
    if (lying > 0) != (position.covered > 0) {
        return Err(SetupError::new("tribute", SetupProblem::Missing("covered")));
    }
    Ok(())
}

impl GloriaMundi {
    fn start_at(&mut self, phase: Phase) {
        match phase {
            Phase::Forum => self.table.stack.push(Frame::BeginTurn),
            Phase::Play => self.table.stack.push(Frame::Play),
            Phase::Activate => self.push_rest_of_turn(Frame::Activate(0)),
            Phase::Buy => self.push_rest_of_turn(Frame::Buy),
            Phase::Tribute => self.push_rest_of_turn(Frame::Tribute),
        }
    }
}
