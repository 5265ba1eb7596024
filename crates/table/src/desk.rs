//! The part of a table that does not depend on the game.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use engine::{Seat, Seed};
use games::Chapter;
use games::records::seed_hash;
use serde::Serialize;

use crate::allowance::{Spent, json_length};
use crate::chat::Chat;
use crate::orders::StandingOrders;
use crate::take_back::TakeBackRequest;
use crate::{
    Amount, Clock, Contract, Head, Keeper, Message, Order, Place, Presence, Refused, Room, Time,
    UserId, Who,
};

const KEYS_KEPT: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    Playing,
    /// The game was played to its end.
    Finished,
    /// At most one person was left.
    Deserted {
        /// The seats of that person, who won.
        winners: Vec<Seat>,
    },
    /// The game was called off.
    Aborted,
}

/// The part of a table that does not depend on the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    pub(crate) head: Arc<Head>,
    pub(crate) contract: Arc<Contract>,
    pub(crate) places: Vec<Place>,
    pub(crate) accepted: BTreeSet<UserId>,
    pub(crate) stage: Stage,
    pub(crate) clock: Clock,
    pub(crate) request: Option<TakeBackRequest>,
    /// The question at which the last request was denied.
    pub(crate) denied: Option<u64>,
    pub(crate) has_left_lesson: bool,
    pub(crate) orders: StandingOrders,
    pub(crate) chat: Chat,
    pub(crate) keys: VecDeque<(Who, String)>,
    pub(crate) n_entries: u64,
    pub(crate) spent: Spent,
    /// The length in JSON of the contract, as first offered and as it is now.
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
            orders: StandingOrders::default(),
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

    pub fn host(&self) -> &UserId {
        &self.head.host
    }

    pub fn contract(&self) -> &Contract {
        &self.contract
    }

    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether the table is finished, deserted or aborted.
    pub const fn is_over(&self) -> bool {
        !matches!(self.stage, Stage::Lobby | Stage::Playing)
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub const fn accepted(&self) -> &BTreeSet<UserId> {
        &self.accepted
    }

    /// The hash of the seed, which proves the deal afterwards.
    pub fn seed_hash(&self) -> String {
        seed_hash(self.head.seed)
    }

    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.head.seed)
    }

    /// Whether the game starts from a position, so that its seed proves nothing.
    pub fn is_arranged(&self) -> bool {
        self.head.position.is_some()
    }

    /// The chapter of the course taught here, even after the lesson was left.
    pub fn chapter(&self) -> Option<Chapter> {
        self.head.chapter()
    }

    pub fn opened(&self) -> Time {
        self.head.opened
    }

    pub const fn last(&self) -> Time {
        self.last
    }

    /// The time of the last public entry; chat and standing orders are not public.
    pub const fn last_public(&self) -> Time {
        self.last_public
    }

    pub const fn n_entries(&self) -> u64 {
        self.n_entries
    }

    /// What the log has spent: entries, and their bytes as JSON.
    pub const fn spent(&self) -> Amount {
        self.spent.all()
    }

    /// Increases with every public entry; not with chat and standing orders.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The number of the current question. It increases with every answer and every take-back, and
    /// with nothing else.
    pub const fn question(&self) -> u64 {
        self.question
    }

    pub fn clock(&self) -> Option<&Clock> {
        (self.stage != Stage::Lobby).then_some(&self.clock)
    }

    pub const fn request(&self) -> Option<&TakeBackRequest> {
        self.request.as_ref()
    }

    /// The standing orders of a seat. Only its holder may see them.
    pub fn orders(&self, seat: Seat) -> &[Order] {
        self.orders.of(seat)
    }

    pub fn seats_of(&self, user: &UserId) -> impl Iterator<Item = Seat> {
        self.seats().filter(|(_, place)| place.is_of(user)).map(|(seat, _)| seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat).zip(&self.places)
    }

    /// The people with a seat, once each.
    pub fn people(&self) -> BTreeSet<&UserId> {
        self.places.iter().filter_map(Place::person).collect()
    }

    pub fn players(&self) -> BTreeSet<&UserId> {
        self.places.iter().filter_map(Place::player).collect()
    }

    /// Whether the user may see the table. The host and everyone who has or had a seat always may.
    pub fn may_watch(&self, user: Option<&UserId>) -> bool {
        let has_sat = |user: &UserId| {
            let is_of = |place: &Place| matches!(&place.keeper, Keeper::Person(id) if id == user);
            self.places.iter().any(is_of) || user == self.host()
        };
        self.contract.spectators || self.stage == Stage::Lobby || user.is_some_and(has_sat)
    }

    pub fn room_of(&self, user: &UserId) -> Result<Room, Refused> {
        if self.people().contains(user) {
            return Ok(Room::Players);
        }
        if self.may_watch(Some(user)) { Ok(Room::Spectators) } else { Err(Refused::NoSpectators) }
    }

    /// The latest messages of a room, if the user may read them: their own room, and both once the
    /// table is over.
    pub fn messages(&self, user: Option<&UserId>, room: Room) -> Option<&VecDeque<Message>> {
        let own = user.map_or(Some(Room::Spectators), |user| self.room_of(user).ok());
        let may_read = self.may_watch(user) && (self.is_over() || own == Some(room));
        may_read.then(|| self.chat.messages(room))
    }

    pub(crate) fn place(&self, seat: Seat) -> Result<&Place, Refused> {
        self.places.get(seat.index()).ok_or(Refused::NoSuchSeat { seat })
    }

    /// Whether a bot plays the seat: its own, or that of a person who is away or has left.
    pub(crate) fn is_bots(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| {
            matches!(place.keeper, Keeper::Bot(_)) || place.presence != Presence::Here
        })
    }

    /// Whether all people are away. Bots do not play on then.
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
