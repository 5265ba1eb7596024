//! A state or a view in readable form, for scenarios, replays and other programs.
//!
//! [`Position`] works in both directions: a state or a view becomes one, and a scenario's becomes a
//! state. Cards are written by their numbers in the deck of the options.

use std::collections::BTreeMap;

use engine::{Game, Pending, RecordedResult, Seat, slugs};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{CardId, Price, Production, Resource};
use crate::decision::Decision;
use crate::deck::Icons;
use crate::score::Ending;
use crate::sets::{CardSet, Stores};
use crate::state::{Estate, GloriaMundi, Table};
use crate::view::View;

slugs! {
    /// Where in a turn an arranged position starts.
    #[derive(Default)]
    pub enum Phase {
        /// Phase 1.
        Forum = "forum",
        /// Phase 2.
        #[default]
        Play = "play",
        /// Phase 3, which needs a `turn_type`.
        Activate = "activate",
        /// Phase 4.
        Buy = "buy",
        /// Phase 5.
        Tribute = "tribute",
    }
}

/// A whole table. In a scenario, anything not named is empty, and the deck is exactly as listed.
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
    /// The turn, from 1.
    pub turn: u8,
    pub turn_type: Option<Production>,
    pub active: Seat,
    pub seats: BTreeMap<String, SeatPosition>,
    /// Buildings for sale, by surcharge.
    pub forum: BTreeMap<String, CardId>,
    /// Discarded buildings.
    pub fire: Vec<CardId>,
    /// Production cards destroyed.
    pub lost: CardCounts,
    pub barbarian: u8,
    /// The number of spaces with tribute ahead of the barbarian.
    pub covered: u8,
    /// The tribute on them.
    pub tribute: Counters,
    /// Icons for which cards are still to be lost.
    #[serde(skip_deserializing)]
    pub icons: Icons,
    /// Buildings the asked player has still to activate.
    #[serde(skip_deserializing)]
    pub ready: Vec<CardId>,
    #[serde(skip_deserializing)]
    pub deck_size: u8,
    /// The draw pile, top first; not in the position of a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<CardId>>,
    /// The draw pile in no order; only in the position of a view.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<CardId>>,
}

/// The number of production cards of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct CardCounts {
    pub farm: u8,
    pub city: u8,
    pub legion: u8,
}

impl From<[u8; 3]> for CardCounts {
    fn from([farm, city, legion]: [u8; 3]) -> Self {
        Self { farm, city, legion }
    }
}

impl From<CardCounts> for [u8; 3] {
    fn from(cards: CardCounts) -> Self {
        [cards.farm, cards.city, cards.legion]
    }
}

/// The number of counters of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Counters {
    pub food: u8,
    pub gold: u8,
    pub peace: u8,
    pub glory: u8,
}

impl From<Price> for Counters {
    fn from([food, gold, peace, glory]: Price) -> Self {
        Self { food, gold, peace, glory }
    }
}

impl From<Counters> for Price {
    fn from(counters: Counters) -> Self {
        [counters.food, counters.gold, counters.peace, counters.glory]
    }
}

/// Buildings, by the production cards under them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Built {
    pub farm: Vec<CardId>,
    pub city: Vec<CardId>,
    pub legion: Vec<CardId>,
}

/// A seat's pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatPosition {
    /// Steps from Rome.
    pub steps: u8,
    pub food: u16,
    pub gold: u16,
    pub peace: u16,
    pub glory: u16,
    /// Production cards behind the screen.
    pub hand: CardCounts,
    /// Production cards in the play area without a building.
    pub free: CardCounts,
    /// Buildings in the play area, by the production card under them.
    pub built: Built,
}

impl SeatPosition {
    pub(crate) const fn stores(&self) -> Stores {
        Stores([self.food, self.gold, self.peace, self.glory])
    }

    pub(crate) fn built_on(&self, on: Production) -> &[CardId] {
        match on {
            Production::Farm => &self.built.farm,
            Production::City => &self.built.city,
            Production::Legion => &self.built.legion,
        }
    }
}

fn listed(cards: CardSet) -> Vec<CardId> {
    cards.into_iter().collect()
}

impl From<&Estate> for SeatPosition {
    fn from(estate: &Estate) -> Self {
        let [farm, city, legion] = estate.built.map(listed);
        Self {
            steps: estate.steps,
            food: estate.stores.of(Resource::Food),
            gold: estate.stores.of(Resource::Gold),
            peace: estate.stores.of(Resource::Peace),
            glory: estate.stores.of(Resource::Glory),
            hand: estate.hand.into(),
            free: estate.free.into(),
            built: Built { farm, city, legion },
        }
    }
}

impl Table {
    fn position(&self) -> Position {
        let seats = Seat::all(self.n_players)
            .map(|seat| (seat.to_string(), SeatPosition::from(&self.estates[seat.index()])));
        let forum = self.forum.iter().enumerate();
        Position {
            turn: self.turn,
            turn_type: self.turn_type,
            active: self.active,
            seats: seats.collect(),
            forum: forum.filter_map(|(slot, card)| Some((slot.to_string(), (*card)?))).collect(),
            fire: listed(self.fire),
            lost: self.lost.into(),
            barbarian: self.barbarian,
            covered: self.covered,
            tribute: self.tribute.into(),
            icons: self.icons,
            ready: listed(self.ready),
            deck_size: self.unseen().len(),
            ..Position::default()
        }
    }
}

impl View {
    /// The view in readable form.
    pub fn position(&self) -> Position {
        Position {
            pending: self.pending().map(|(seat, decision)| Pending { seat, decision }),
            observer: self.observer,
            unseen: Some(listed(self.unseen())),
            ..self.table.position()
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.position().serialize(serializer)
    }
}

impl GloriaMundi {
    pub(crate) fn spelled_out(&self) -> Position {
        Position {
            deck: Some(self.secret.pile.cards().iter().rev().copied().collect()),
            outcome: self.outcome().map(RecordedResult::from),
            unseen: None,
            ..self.seen_by(None).position()
        }
    }
}
