//! Building states from a [`Position`]: the start of every scenario.

use std::sync::Arc;

use engine::{NoEvents, Seat, SetupError, SetupProblem};

use crate::card::{CardId, Production, Resource};
use crate::deck::{Edition, MAX_ICONS};
use crate::flow::Frame;
use crate::position::{Phase, Position, SeatPosition};
use crate::sets::{CardSet, DrawPile};
use crate::setup::{Options, bare_table};
use crate::state::{Estate, GloriaMundi, N_SLOTS, Secret, Table};

/// A state as the position describes it, advanced to its first question.
pub(crate) fn arrange(options: &Options, position: &Position) -> Result<GloriaMundi, SetupError> {
    let edition = Edition::new(options)?;
    let mut table = bare_table(options);
    let mut box_of_cards = BoxOfCards { edition: &edition, placed: CardSet::EMPTY };
    place_turn(&mut table, options, position)?;
    place_seats(&mut table, position, &mut box_of_cards)?;
    place_forum(&mut table, position, &mut box_of_cards)?;
    place_barbarian(&mut table, &edition, position)?;
    place_lost(&mut table, options, position)?;

    let deck = position.deck.clone().unwrap_or_default();
    deck.iter().try_for_each(|card| box_of_cards.take(*card, "deck"))?;
    table.cards = box_of_cards.placed;
    let pile = DrawPile::new(deck.into_iter().rev());
    let mut game = GloriaMundi { edition: Arc::new(edition), table, secret: Secret { pile } };
    game.start_at(position.phase);
    game.advance(&mut NoEvents);
    Ok(game)
}

/// The stock is unlimited (GLM 1.1); no game comes near this number.
const MAX_COUNTERS: u32 = 9_999;

/// Checks that each card in the deck is in one place.
struct BoxOfCards<'a> {
    edition: &'a Edition,
    placed: CardSet,
}

impl BoxOfCards<'_> {
    fn take(&mut self, card: CardId, at: &str) -> Result<(), SetupError> {
        let most = count(self.edition.options.deck.cards.len());
        SetupError::check_range(at, u32::from(card.0) + 1, 1..=most)?;
        if self.placed.has(card) {
            return Err(SetupError::new(format!("{at}.{card}"), SetupProblem::Twice("card")));
        }
        self.placed.insert(card);
        Ok(())
    }
}

fn place_turn(table: &mut Table, options: &Options, position: &Position) -> Result<(), SetupError> {
    if position.active.0 >= table.n_players {
        return Err(SetupError::new("active", SetupProblem::NoSuchSeat));
    }
    if position.phase == Phase::Activate && position.turn_type.is_none() {
        return Err(SetupError::new("turn_type", SetupProblem::Missing("turn_type")));
    }
    SetupError::check_range("turn", position.turn, 0..=last_turn(options))?;
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
    check_production(given, at, box_of_cards.edition.options.production())?;
    for (of, n) in Resource::ALL.into_iter().zip(given.stores().0) {
        SetupError::check_range(format!("{at}.{of}"), n, 0..=MAX_COUNTERS)?;
    }
    let mut built = [CardSet::EMPTY; 3];
    for on in Production::ALL {
        let at = format!("{at}.built.{on}");
        for card in given.built_on(on) {
            box_of_cards.take(*card, &at)?;
            let kind = box_of_cards.edition.card(*card).kind;
            if !kind.fits(on) {
                let at = format!("{at}.{card}");
                return Err(SetupError::new(at, SetupProblem::Missing(kind.slug())));
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

/// Every player has exactly one set of production cards. GLM 2.3.
fn check_production(
    given: &SeatPosition,
    at: &str,
    set: [u8; Production::ALL.len()],
) -> Result<(), SetupError> {
    let (hand, free) = (<[u8; 3]>::from(given.hand), <[u8; 3]>::from(given.free));
    for (of, most) in Production::ALL.into_iter().zip(set) {
        let zones = [
            ("hand", u32::from(hand[of.index()])),
            ("free", u32::from(free[of.index()])),
            ("built", count(given.built_on(of).len())),
        ];
        for (zone, n) in zones {
            SetupError::check_range(format!("{at}.{zone}.{of}"), n, 0..=most)?;
        }
        let all: u32 = zones.iter().map(|(_, n)| n).sum();
        SetupError::check_range(format!("{at}.{of}"), all, 0..=most)?;
    }
    Ok(())
}

/// Lost cards come from the sets of the players. GLM 2.3, 7.3.
fn place_lost(table: &mut Table, options: &Options, position: &Position) -> Result<(), SetupError> {
    table.lost = position.lost.into();
    for (of, set) in Production::ALL.into_iter().zip(options.production()) {
        let owned = |estate: &Estate| estate.hand[of.index()] + estate.n_cards(of);
        let n: u8 = table.estates.iter().map(owned).sum();
        let lost = table.lost[of.index()];
        SetupError::check_range(format!("lost.{of}"), lost, 0..=set * options.players - n)?;
        table.production[of.index()] = n + lost;
    }
    Ok(())
}

/// The turn in which the first hand is empty. GLM 4.3.
fn last_turn(options: &Options) -> u8 {
    let hand: u8 = options.production().iter().map(|n| n - 1).sum();
    options.players * hand + 1
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
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
    check_tribute(table, edition)
}

/// Checks that there is one counter for each icon on the covered spaces (GLM 6.2), and that the
/// numbers of icons and counters stay small while the hands last.
fn check_tribute(table: &Table, edition: &Edition) -> Result<(), SetupError> {
    let covered = table.barbarian + 1..=table.barbarian + table.covered;
    let n_icons: u32 = covered.map(|space| u32::from(edition.board().icons(space).sum())).sum();
    let lying: u32 = table.tribute.into_iter().map(u32::from).sum();
    SetupError::check_range("tribute", lying, n_icons..=n_icons)?;
    let hands = table.estates.iter().flat_map(|estate| estate.hand).map(u32::from);
    let most = u32::from(u8::MAX) - hands.sum::<u32>() * u32::from(MAX_ICONS);
    if lying > most {
        return Err(SetupError::new("tribute", SetupProblem::TooMany { most }));
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
