//! What of a table does not depend on which game is played.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use engine::{Seat, Seed};
use games::Chapter;
use games::records::seed_hash;
use serde::Serialize;

use crate::allowance::{Spent, json_length};
use crate::chat::Chat;
use crate::orders::Orders;
use crate::take_back::Request;
use crate::{
    Amount, Clock, Contract, Head, Keeper, Message, Order, Place, Presence, Refused, Room, Time,
    UserId, Who,
};

const KEYS_KEPT: usize = 64;

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// People take seats.
    Lobby,
    /// The game is played.
    Playing,
    /// The game was played to its end.
    Finished,
    /// At most one person was left.
    Deserted {
        /// The seats of that person.
        winners: Vec<Seat>,
    },
    /// The game was called off.
    Aborted,
}

/// What of a table does not depend on which game is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    pub(crate) head: Arc<Head>,
    pub(crate) contract: Arc<Contract>,
    pub(crate) places: Vec<Place>,
    pub(crate) accepted: BTreeSet<UserId>,
    pub(crate) stage: Stage,
    pub(crate) clock: Clock,
    pub(crate) request: Option<Request>,
    /// The question at which the last request was denied.
    pub(crate) denied: Option<u64>,
    pub(crate) has_left_lesson: bool,
    pub(crate) orders: Orders,
    pub(crate) chat: Chat,
    pub(crate) keys: VecDeque<(Who, String)>,
    pub(crate) n_entries: u64,
    pub(crate) spent: Spent,
    /// How long what is agreed is as JSON, as it was opened and as it is now.
    pub(crate) agreed_length: usize,
    pub(crate) version: u64,
    pub(crate) question: u64,
    pub(crate) last: Time,
    pub(crate) last_public: Time,
}

impl Desk {
    pub(crate) fn new(head: Head, n_players: u8) -> Self {
        let mut places: Vec<_> = head.keepers.iter().cloned().map(Place::from).collect();
        places.resize(usize::from(n_players), Place::default());
        Self {
            contract: Arc::new(head.contract.clone()),
            places,
            accepted: BTreeSet::new(),
            stage: Stage::Lobby,
            clock: Clock::start(head.contract.pace, n_players, head.opened),
            request: None,
            denied: None,
            has_left_lesson: false,
            orders: Orders::default(),
            chat: Chat::default(),
            keys: VecDeque::new(),
            n_entries: 0,
            spent: Spent::default(),
            agreed_length: json_length(&head),
            version: 0,
            question: 0,
            last: head.opened,
            last_public: head.opened,
            head: Arc::new(head),
        }
    }

    /// Who opened the table.
    pub fn host(&self) -> &UserId {
        &self.head.host
    }

    /// What is agreed, or will be.
    pub fn contract(&self) -> &Contract {
        &self.contract
    }

    /// How far the table is.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether nothing more will be played.
    pub const fn is_over(&self) -> bool {
        !matches!(self.stage, Stage::Lobby | Stage::Playing)
    }

    /// The seats, clockwise.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Who accepted the contract as it is now.
    pub const fn accepted(&self) -> &BTreeSet<UserId> {
        &self.accepted
    }

    /// The hash of the seed: it proves the deal afterwards.
    pub fn seed_hash(&self) -> String {
        seed_hash(self.head.seed)
    }

    /// The seed, once the table is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.head.seed)
    }

    /// Whether the game starts from a position: then its seed proves nothing.
    pub fn is_arranged(&self) -> bool {
        self.head.position.is_some()
    }

    /// Which chapter of the course of the game is taught here, or was.
    pub fn chapter(&self) -> Option<Chapter> {
        self.head.chapter()
    }

    /// When the table was opened.
    pub fn opened(&self) -> Time {
        self.head.opened
    }

    /// When something happened last.
    pub const fn last(&self) -> Time {
        self.last
    }

    /// When something happened last that everybody may know of; neither chat nor standing orders.
    pub const fn last_public(&self) -> Time {
        self.last_public
    }

    /// How many entries the log has.
    pub const fn n_entries(&self) -> u64 {
        self.n_entries
    }

    /// What the log has spent: entries, and their bytes as JSON.
    pub const fn spent(&self) -> Amount {
        self.spent.all()
    }

    /// Grows with everything that everybody may know of; not with chat and standing orders.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The number of the question that is asked. It grows with every answer and every take-back,
    /// and with nothing else.
    pub const fn question(&self) -> u64 {
        self.question
    }

    /// The clock, once the game began.
    pub fn clock(&self) -> Option<&Clock> {
        (self.stage != Stage::Lobby).then_some(&self.clock)
    }

    /// A request to take back that the others are answering.
    pub const fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// The standing orders of a seat. They are for its holder alone.
    pub fn orders(&self, seat: Seat) -> &[Order] {
        self.orders.of(seat)
    }

    /// The seats of a person.
    pub fn seats_of(&self, user: &UserId) -> impl Iterator<Item = Seat> {
        self.seats().filter(|(_, place)| place.is_of(user)).map(|(seat, _)| seat)
    }

    /// All seats with their places.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat).zip(&self.places)
    }

    /// The people who hold a seat, once each.
    pub fn people(&self) -> BTreeSet<&UserId> {
        self.places.iter().filter_map(Place::person).collect()
    }

    /// The people who play now.
    pub fn players(&self) -> BTreeSet<&UserId> {
        self.places.iter().filter_map(Place::player).collect()
    }

    /// Whether the user may see the table at all: who has a seat or had one, and the host, may
    /// always.
    pub fn may_watch(&self, user: Option<&UserId>) -> bool {
        let has_sat = |user: &UserId| {
            let is_of = |place: &Place| matches!(&place.keeper, Keeper::Person(id) if id == user);
            self.places.iter().any(is_of) || user == self.host()
        };
        self.contract.spectators || self.stage == Stage::Lobby || user.is_some_and(has_sat)
    }

    /// The room in which a user talks.
    pub fn room_of(&self, user: &UserId) -> Result<Room, Refused> {
        if self.people().contains(user) {
            return Ok(Room::Players);
        }
        if self.may_watch(Some(user)) { Ok(Room::Spectators) } else { Err(Refused::NoSpectators) }
    }

    /// The last messages of a room, if the user may read them: those of his own room, and both
    /// when the table is over.
    pub fn messages(&self, user: Option<&UserId>, room: Room) -> Option<&VecDeque<Message>> {
        let own = user.map_or(Some(Room::Spectators), |user| self.room_of(user).ok());
        let may_read = self.may_watch(user) && (self.is_over() || own == Some(room));
        may_read.then(|| self.chat.messages(room))
    }

    pub(crate) fn place(&self, seat: Seat) -> Result<&Place, Refused> {
        self.places.get(seat.index()).ok_or(Refused::NoSuchSeat { seat })
    }

    /// Whether a bot plays the seat: its own, or that of somebody who is away or left.
    pub(crate) fn is_bots(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| {
            matches!(place.keeper, Keeper::Bot(_)) || place.presence != Presence::Here
        })
    }

    /// Bots do not play on while every person is away.
    pub fn is_asleep(&self) -> bool {
        self.players().is_empty()
    }

    pub(crate) fn knows_key(&self, by: &Who, key: &str) -> bool {
        self.keys.iter().any(|(author, known)| author == by && known == key)
    }

    pub(crate) fn remember_key(&mut self, by: &Who, key: &str) {
        if self.keys.len() == KEYS_KEPT {
            self.keys.pop_front();
        }
        self.keys.push_back((by.clone(), key.to_owned()));
    }
}
