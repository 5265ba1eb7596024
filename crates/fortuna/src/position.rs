//! A state or a view in readable form, for scenarios, replays and other programs.
//!
//! [`Position`] works in both directions: a state or a view becomes one, and a scenario's becomes a
//! state. What a view does not know is left out.

use std::collections::BTreeMap;

use engine::{Game, Pending, RecordedResult, Seat, slugs};
use serde::{Deserialize, Serialize, Serializer};

use crate::bag::Bag;
use crate::card::{ActionCard, Building, CardSet, Cube, Favour, Privilege};
use crate::decision::Decision;
use crate::score::Ending;
use crate::state::{Fortuna, Table};
use crate::view::{CardsView, View};

slugs! {
    /// Where in the game an arranged position starts.
    #[derive(Default)]
    pub enum Phase {
        /// The expert draft. FOR 1.8.
        Draft = "draft",
        /// The choice of the card to turn down. FOR 1.9.
        TurnDown = "turn-down",
        /// The start of a turn.
        #[default]
        Turn = "turn",
        /// Phase 3.
        Military = "military",
        /// Phase 4.
        Roll = "roll",
        /// After phase 5. FOR 2.3.
        End = "end",
    }
}

/// A whole table. In a scenario, anything not named is empty, except: the supply has all cubes,
/// dice and buildings not placed, unnamed action cards fill the free places, favour cards are face
/// up, and everyone has a die.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct Position {
    /// Where an arranged position starts.
    #[serde(skip_serializing)]
    pub phase: Phase,
    /// The question, in a position that was not arranged.
    #[serde(skip_deserializing)]
    pub pending: Option<Pending<Decision>>,
    /// The result of a finished game; not in the position of a view.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<RecordedResult<Ending>>,
    /// The observer; only in the position of a view.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub observer: Option<Seat>,
    /// The round, from 1.
    pub round: Option<u8>,
    /// The order of play.
    pub podium: Option<Vec<Seat>>,
    pub active: Option<Seat>,
    pub seats: BTreeMap<String, SeatPosition>,
    /// Action cards on edges without a player, clockwise.
    pub free_edges: Vec<Vec<ActionCard>>,
    /// Action cards not drafted yet.
    pub pool: Vec<ActionCard>,
    pub favours: BTreeMap<Favour, FavourPosition>,
    pub supply: SupplyPosition,
    /// Building cards left.
    pub piles: BTreeMap<Building, u8>,
    #[serde(skip_deserializing)]
    pub chosen: Option<ActionCard>,
    pub rolled: Vec<u8>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The arrivals at Caesar's Palace, in order.
    pub arrivals: Vec<Seat>,
    pub discards: Vec<Privilege>,
    #[serde(skip_deserializing)]
    pub deck_size: u8,
    /// The draw pile, top first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Privilege>>,
    /// Privilege cards drawn and not yet kept.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Vec<Privilege>>,
    /// The number of privilege cards drawn and not yet kept.
    #[serde(skip_deserializing)]
    pub drawn_size: u8,
    /// The number of cards aside at Caesar's Palace.
    #[serde(skip_deserializing)]
    pub aside_size: u8,
    /// The cards aside at Caesar's Palace; in a view, those the observer has seen there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<Vec<Privilege>>,
    /// Privilege cards drawn before the last shuffle that the observer cannot place.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub unseen_old: Option<Vec<Privilege>>,
    /// The other privilege cards that the observer cannot place.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub unseen_new: Option<Vec<Privilege>>,
    /// The next dice, if they are scripted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
}

/// A favour card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FavourPosition {
    /// Whether it is face up.
    pub open: bool,
    /// Tokens on it.
    pub tokens: u8,
}

impl Default for FavourPosition {
    fn default() -> Self {
        Self { open: true, tokens: 0 }
    }
}

/// The supply; in a scenario, anything not named follows from the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SupplyPosition {
    pub water: Option<u8>,
    pub wheat: Option<u8>,
    pub wine: Option<u8>,
    pub dice: Option<u8>,
}

impl SupplyPosition {
    pub(crate) const fn cube(self, cube: Cube) -> Option<u8> {
        match cube {
            Cube::Water => self.water,
            Cube::Wheat => self.wheat,
            Cube::Wine => self.wine,
        }
    }
}

/// A seat's pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct SeatPosition {
    /// The pawn's space.
    pub road: u8,
    /// Money, up to twenty.
    pub money: u8,
    /// Water in the reservoir.
    pub water: u8,
    pub aqueduct_full: bool,
    pub wheat: u8,
    pub wine: u8,
    pub dice: u8,
    pub vestals: u8,
    pub centurions: u8,
    pub married: bool,
    pub buildings: Vec<Building>,
    /// Whether an advance card was played this round.
    pub advanced: bool,
    /// The action cards on the edge.
    pub cards: Vec<ActionCard>,
    /// Those of them that are face down.
    pub down: Vec<ActionCard>,
    /// The card turned down in secret before the first round.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub turned_down: Option<ActionCard>,
    /// The number of privilege cards, from any source.
    #[serde(skip_deserializing)]
    pub hand_size: u8,
    /// The number of cards in hand drawn before the last shuffle.
    #[serde(skip_deserializing)]
    pub hand_old: u8,
    /// Privilege cards drawn in phase 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Privilege>>,
    /// Privilege cards from Caesar's Palace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub palace_cards: Option<Vec<Privilege>>,
}

impl Default for SeatPosition {
    fn default() -> Self {
        Self {
            road: 0,
            money: 0,
            water: 0,
            aqueduct_full: false,
            wheat: 0,
            wine: 0,
            dice: 1,
            vestals: 0,
            centurions: 0,
            married: false,
            buildings: Vec::new(),
            advanced: false,
            cards: Vec::new(),
            down: Vec::new(),
            turned_down: None,
            hand_size: 0,
            hand_old: 0,
            hand: None,
            palace_cards: None,
        }
    }
}

fn listed(bag: Bag) -> Vec<Privilege> {
    bag.cards().collect()
}

impl Table {
    fn position(&self) -> Position {
        let seats = Seat::all(self.n_players()).map(|seat| (seat.to_string(), self.seat(seat)));
        let free = (0..self.edges.len()).filter(|edge| self.owner(*edge).is_none());
        let favours = Favour::ALL.map(|favour| {
            let tokens = self.tokens[favour.index()];
            (favour, FavourPosition { open: self.open.has(favour), tokens })
        });
        Position {
            round: Some(self.round),
            podium: Some(self.podium.to_vec()),
            active: Some(self.active),
            seats: seats.collect(),
            free_edges: free.map(|edge| self.edges[edge].into_iter().collect()).collect(),
            pool: self.pool.into_iter().collect(),
            favours: favours.into(),
            supply: SupplyPosition {
                water: Some(self.cubes[Cube::Water.index()]),
                wheat: Some(self.cubes[Cube::Wheat.index()]),
                wine: Some(self.cubes[Cube::Wine.index()]),
                dice: Some(self.dice),
            },
            piles: Building::ALL.map(|building| (building, self.piles[building.index()])).into(),
            chosen: self.turn.chosen,
            rolled: self.turn.rolled.to_vec(),
            die: (self.turn.die > 0).then_some(self.turn.die),
            arrivals: self.arrivals.to_vec(),
            discards: listed(self.discards),
            ..Position::default()
        }
    }

    fn seat(&self, seat: Seat) -> SeatPosition {
        let own = &self.provinces[seat.index()];
        let cards: CardSet = self.edges[self.edge_of(seat)];
        SeatPosition {
            road: own.road,
            money: own.money,
            water: own.cubes[Cube::Water.index()],
            aqueduct_full: own.aqueduct_full,
            wheat: own.cube(Cube::Wheat),
            wine: own.cube(Cube::Wine),
            dice: own.dice,
            vestals: own.vestals,
            centurions: own.centurions,
            married: own.married,
            buildings: own.buildings.iter().collect(),
            advanced: own.advanced,
            cards: cards.into_iter().collect(),
            down: cards.both(self.down).into_iter().collect(),
            ..SeatPosition::default()
        }
    }
}

impl View {
    /// The view in readable form.
    pub fn position(&self) -> Position {
        let known = |zone: &CardsView| zone.cards.map(|cards| listed(cards.all()));
        let mut position = Position {
            pending: self.pending().map(|(seat, decision)| Pending { seat, decision }),
            observer: self.observer,
            deck_size: self.n_deck,
            drawn: known(&self.drawn),
            drawn_size: self.drawn.counts.sum(),
            aside_size: self.n_aside.sum(),
            aside: (!self.seen_aside.is_empty()).then(|| listed(self.seen_aside.all())),
            unseen_old: Some(listed(self.unseen.old)),
            unseen_new: Some(listed(self.unseen.new)),
            ..self.table.position()
        };
        for (seat, hand) in position.seats.values_mut().zip(&self.hands) {
            seat.hand = known(&hand.held);
            seat.palace_cards = known(&hand.palace);
            seat.hand_size = hand.len();
            seat.hand_old = hand.held.counts.old + hand.palace.counts.old;
        }
        if let Some(observer) = self.observer {
            let own = position.seats.get_mut(&observer.to_string());
            own.expect("an observer has a seat").turned_down = self.turned_down;
        }
        position
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.position().serialize(serializer)
    }
}

impl Fortuna {
    pub(crate) fn spelled_out(&self) -> Position {
        let mut position = self.seen_by(None).position();
        let secret = &self.secret;
        position.deck = Some(secret.deck.cards().iter().rev().copied().collect());
        position.drawn = Some(listed(secret.drawn.all()));
        position.aside = Some(listed(secret.aside.all()));
        position.unseen_old = None;
        position.unseen_new = None;
        position.dice = secret.chance.script();
        position.outcome = self.outcome().map(RecordedResult::from);
        for (seat, place) in Seat::all(self.table.n_players()).zip(position.seats.values_mut()) {
            let hand = &secret.hands[seat.index()];
            place.hand = Some(listed(hand.held.all()));
            place.palace_cards = Some(listed(hand.palace.all()));
            place.turned_down = self.seen_by(Some(seat)).turned_down;
        }
        position
    }
}
