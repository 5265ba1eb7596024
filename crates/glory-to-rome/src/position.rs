//! A state or a view in readable form, for scenarios, replays and other programs.
//!
//! [`Position`] works in both directions: a state or a view becomes one, and a scenario's becomes a
//! state. What a view does not know is left out.

use std::collections::BTreeMap;

use engine::{Game, Pending, RecordedResult, Seat, slugs};
use serde::{Deserialize, Serialize, Serializer};

use crate::bag::{Counts, Orders};
use crate::card::{Building, Card, Material, Role};
use crate::decision::Decision;
use crate::options::VaultView;
use crate::score::{Ending, Points};
use crate::state::{GloryToRome, Table};
use crate::view::View;

slugs! {
    /// Where in the game an arranged position starts.
    #[derive(Default)]
    pub enum Phase {
        /// The choice of cards before the first turn. GTR 1.5.
        Start = "start",
        /// The start of a turn.
        #[default]
        Turn = "turn",
    }
}

/// A whole table. In a scenario, anything not named is empty, including the deck, except that the
/// sites and Jacks not placed are where they are at the start.
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
    pub turn: Option<u16>,
    pub leader: Option<Seat>,
    #[serde(skip_deserializing)]
    pub role: Option<Role>,
    #[serde(skip_deserializing)]
    pub performer: Option<Seat>,
    /// Actions of the led role that the performer has left.
    #[serde(skip_deserializing)]
    pub actions_left: u8,
    /// Actions that a building grants the performer, including the current one.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub granted: Option<GrantedActions>,
    /// The role of an action in a Bath that waits for that of the next client.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub held: Option<Role>,
    /// The materials the performer demands.
    #[serde(skip_deserializing)]
    pub demand: Vec<Material>,
    pub pool: Vec<Material>,
    /// Jacks in the pile.
    pub jacks: Option<u8>,
    pub town: BTreeMap<Material, u8>,
    pub outside: BTreeMap<Material, u8>,
    /// Functions that a Stairway made public.
    pub public: Vec<Building>,
    #[serde(skip_deserializing)]
    pub deck_size: u8,
    /// The deck, top first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Building>>,
    /// The card drawn with the Fountain.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Building>,
    /// Cards that the observer cannot place.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<Building>>,
    pub seats: BTreeMap<String, SeatPosition>,
}

/// Actions that a building grants. GTR 6.5, 7.20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GrantedActions {
    /// The building that grants them.
    pub by: Building,
    /// The number of actions left.
    pub left: u8,
}

/// A seat's pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the other fields say what they are")]
pub struct SeatPosition {
    #[serde(skip_deserializing)]
    pub influence: u8,
    #[serde(skip_deserializing)]
    pub limits: SeatLimits,
    /// Cards in hand, including Jacks.
    #[serde(skip_deserializing)]
    pub hand_size: u8,
    /// Jacks in hand.
    #[serde(skip_deserializing)]
    pub jacks: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Kinds publicly known to be in the hand.
    pub shown: Vec<Building>,
    /// Materials publicly known not to be in the hand.
    pub lacks: Vec<Material>,
    /// The card chosen before the first turn.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Building>,
    pub clients: Vec<Role>,
    /// Those of them hired this turn.
    #[serde(skip_deserializing)]
    pub fresh: Vec<Role>,
    pub stockpile: Vec<Material>,
    #[serde(skip_deserializing)]
    pub vault_size: u8,
    /// Cards put into the vault face up.
    pub vault: Vec<Material>,
    /// Those of them that are visible this turn.
    #[serde(skip_deserializing)]
    pub vault_turn: Vec<Material>,
    /// Cards put from the hand into the vault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub basilica: Option<Vec<Building>>,
    #[serde(skip_deserializing)]
    pub basilica_size: u8,
    /// Their materials, once the game is over.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub basilica_opened: Option<Vec<Material>>,
    /// Cards put from the deck into the vault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub atrium: Option<Vec<Material>>,
    #[serde(skip_deserializing)]
    pub atrium_size: u8,
    pub buildings: Vec<BuildingPosition>,
    /// Further site cards that give influence.
    #[serde(skip_serializing)]
    pub sites: Vec<Material>,
    /// Order cards played this turn.
    #[serde(skip_deserializing)]
    pub camp: Vec<Material>,
    /// Jacks played this turn.
    #[serde(skip_deserializing)]
    pub camp_jacks: u8,
    /// Actions from the cards played.
    #[serde(skip_deserializing)]
    pub units: u8,
    /// The points if the game ended now; not in the position of a view, except at the end.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// Limits set by influence and functions. GTR 1.7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatLimits {
    pub hand: u8,
    pub clientele: u8,
    pub vault: u8,
}

/// A foundation or a completed building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingPosition {
    /// The name of the building.
    pub name: Building,
    /// Its site; if left out, the site of its own material.
    #[serde(default)]
    pub site: Option<Material>,
    /// The materials in it, until it is completed.
    #[serde(default)]
    pub materials: Vec<Material>,
    /// Whether it is completed.
    #[serde(default)]
    pub complete: bool,
    /// Whether a Prison took it, so that its site gives its owner no influence.
    #[serde(default, skip_serializing)]
    pub stolen: bool,
    /// The builder, if a Prison took it; then it is also `stolen`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Seat>,
}

fn listed(counts: Counts) -> Vec<Material> {
    counts.each_one().collect()
}

fn roles(counts: Counts) -> Vec<Role> {
    counts.each_one().map(Material::role).collect()
}

fn by_material(counts: Counts) -> BTreeMap<Material, u8> {
    Material::ALL.map(|m| (m, counts.of(m))).into()
}

fn cards(orders: Orders, jacks: u8) -> Vec<Card> {
    let jacks = std::iter::repeat_n(Card::Jack, usize::from(jacks));
    orders.cards().map(Card::Order).chain(jacks).collect()
}

impl Table {
    fn position(&self) -> Position {
        let seats = Seat::all(self.n_players()).map(|seat| (seat.to_string(), self.seat(seat)));
        let role = self.turn.role;
        Position {
            pending: self.pending.map(|(seat, decision)| Pending { seat, decision }),
            turn: Some(self.n_turn),
            leader: Some(self.leader),
            role,
            performer: role.map(|_| self.turn.performer),
            actions_left: self.actions_left(),
            granted: self.granted().map(|(by, left)| GrantedActions { by, left }),
            held: self.turn.held,
            demand: listed(self.turn.demand),
            pool: listed(self.pool),
            jacks: Some(self.jacks),
            town: by_material(self.town),
            outside: by_material(self.outside),
            public: self.public.into_iter().collect(),
            seats: seats.collect(),
            ..Position::default()
        }
    }

    fn seat(&self, seat: Seat) -> SeatPosition {
        let player = self.player(seat);
        let vault_turn = match self.options.vault_view {
            VaultView::Turn => player.vault_turn,
            VaultView::Placement => Counts::EMPTY,
        };
        SeatPosition {
            influence: player.influence,
            limits: SeatLimits {
                hand: self.hand_target(seat),
                clientele: self.clientele_limit(seat),
                vault: self.vault_limit(seat),
            },
            hand_size: player.hand_size(),
            jacks: player.jacks,
            shown: player.shown.into_iter().collect(),
            lacks: player.lacks.into_iter().collect(),
            clients: roles(player.clients),
            fresh: roles(player.fresh),
            stockpile: listed(player.stockpile),
            vault_size: player.vault_size(),
            vault: listed(player.vault),
            vault_turn: listed(vault_turn),
            basilica_size: player.n_basilica,
            atrium_size: player.n_atrium,
            buildings: self.buildings(seat),
            camp: listed(player.camp),
            camp_jacks: player.camp_jacks,
            units: player.units,
            ..SeatPosition::default()
        }
    }

    fn buildings(&self, seat: Seat) -> Vec<BuildingPosition> {
        let player = self.player(seat);
        let entry = |name: Building, materials: Vec<Material>| BuildingPosition {
            name,
            site: Some(player.site_of(name)),
            materials,
            complete: player.complete.has(name),
            stolen: false,
            from: player.builder_of(name),
        };
        let works = self.works.all().iter().filter(|work| work.owner() == seat);
        let works = works.map(|work| entry(work.building(), work.materials().collect()));
        let complete = player.complete.into_iter();
        works.chain(complete.map(|name| entry(name, Vec::new()))).collect()
    }
}

impl View {
    /// The view in readable form.
    pub fn position(&self) -> Position {
        let mut position = Position {
            observer: self.observer,
            deck_size: self.n_deck,
            drawn: self.drawn,
            unseen: Some(self.unseen.cards().collect()),
            ..self.table.position()
        };
        for (seat, place) in self.seats().zip(position.seats.values_mut()) {
            if self.observer == Some(seat) {
                place.hand = Some(cards(self.hand, place.jacks));
                place.basilica = Some(self.basilica.cards().collect());
                place.chosen = self.chosen;
            }
            if let Some(opened) = &self.opened {
                let unseen = &opened[seat.index()];
                place.basilica_opened = Some(listed(unseen.basilica));
                place.atrium = Some(listed(unseen.atrium));
                place.points = Some(self.table.points(seat, &self.known_vaults()));
            }
        }
        position
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.n_players())
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.position().serialize(serializer)
    }
}

impl GloryToRome {
    pub(crate) fn spelled_out(&self) -> Position {
        let mut position = self.seen_by(None).position();
        let secret = &self.secret;
        let deck = secret.deck.cards().iter().rev().copied();
        position.deck = Some(deck.take(usize::from(position.deck_size)).collect());
        position.drawn = secret.drawn;
        position.unseen = None;
        position.outcome = self.outcome().map(RecordedResult::from);
        let vaults = self.vaults();
        for (seat, place) in Seat::all(self.table.n_players()).zip(position.seats.values_mut()) {
            place.hand = Some(cards(secret.hands[seat.index()], place.jacks));
            place.basilica = Some(secret.basilica[seat.index()].cards().collect());
            place.atrium = Some(listed(secret.atrium[seat.index()]));
            place.chosen = secret.chosen[seat.index()];
            place.points = Some(self.table.points(seat, &vaults));
        }
        position
    }
}
