//! What a table shows to one observer; nothing else is shown.

use engine::{Event, RecordedResult, Rules, Seat, Seed};
use games::{Plain, ToJson, as_json};
use serde::Serialize;

use crate::{
    Clock, Contract, Moment, Offer, Order, Place, Refused, Secrets, Stage, Table, TakeBackRequest,
    Time, UserId, Why,
};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "E: ToJson")]
pub struct LogLine<E> {
    /// The number of actions played up to and including its cause: [`Table::view_at`] shows the
    /// moment.
    pub moment: usize,
    pub at: Time,
    /// Whether the answer that caused it was the only one and played itself.
    pub forced: bool,
    /// The event, as the observer may know it.
    #[serde(serialize_with = "as_json")]
    pub event: E,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "G: Plain")]
pub struct Seen<G: Secrets> {
    /// The seat whose view it is; `None` for a spectator.
    pub observer: Option<Seat>,
    /// See [`crate::Desk::version`].
    pub version: u64,
    /// See [`crate::Desk::question`].
    pub question: u64,
    pub stage: Stage,
    pub host: UserId,
    pub contract: Contract,
    /// The agreed version of the rules, whether the contract names it or not.
    pub rules: Rules,
    pub seed_hash: String,
    pub seed: Option<Seed>,
    /// The seats with their holders, clockwise.
    pub places: Vec<Place>,
    pub accepted: Vec<UserId>,
    pub asked: Option<Seat>,
    #[serde(serialize_with = "as_json")]
    pub decision: Option<G::Decision>,
    /// The legal answers in notation, if the observer is asked.
    pub legal: Vec<String>,
    /// The view of the game, once dealt.
    #[serde(serialize_with = "as_json")]
    pub view: Option<G::View>,
    pub log: Vec<LogLine<G::Event>>,
    /// What the observer could take back.
    pub take_back: Offer,
    pub request: Option<TakeBackRequest>,
    /// The observer's standing orders.
    pub orders: Vec<Order>,
    /// The clock, once the game has begun.
    pub clock: Option<Clock>,
    pub deadline: Option<Time>,
    /// The result, once the game is over.
    #[serde(serialize_with = "as_json")]
    pub result: Option<RecordedResult<G::Ending>>,
}

impl<G: Plain + Secrets> Table<G> {
    /// The seat through which a user sees the game: the one that is asked, or their first.
    pub fn eyes(&self, user: &UserId) -> Option<Seat> {
        let mut seats = self.desk.seats_of(user);
        let asked = self.asked().filter(|seat| self.desk.places[seat.index()].is_of(user));
        asked.or_else(|| seats.next())
    }

    /// What a user sees; `None` is an unknown visitor.
    pub fn seen(&self, user: Option<&UserId>) -> Result<Seen<G>, Refused> {
        let seen = self.seen_now(user)?;
        Ok(Seen { log: self.log(seen.observer), ..seen })
    }

    /// Like [`Table::seen`], without the log, which grows throughout the game.
    pub fn seen_now(&self, user: Option<&UserId>) -> Result<Seen<G>, Refused> {
        if !self.desk.may_watch(user) {
            return Err(Refused::NoSpectators);
        }
        let observer = user.and_then(|user| self.eyes(user));
        let desk = &self.desk;
        let legal = observer.map(|seat| self.legal(seat)).unwrap_or_default();
        let orders = observer.map(|seat| desk.orders(seat).to_vec()).unwrap_or_default();
        Ok(Seen {
            observer,
            version: desk.version,
            question: desk.question,
            stage: desk.stage.clone(),
            host: desk.host().clone(),
            contract: desk.contract().clone(),
            rules: self.rules(),
            seed_hash: desk.seed_hash(),
            seed: desk.seed(),
            places: desk.places.clone(),
            accepted: desk.accepted.iter().cloned().collect(),
            asked: self.asked(),
            decision: self.pending().map(|(_, decision)| decision.clone()),
            legal: legal.iter().map(ToString::to_string).collect(),
            view: self.view(observer),
            log: Vec::new(),
            take_back: user.map_or(Offer::Nothing, |user| self.take_back(user)),
            request: desk.request.clone(),
            orders,
            clock: desk.clock().cloned(),
            deadline: self.clock_deadline(),
            result: self.outcome().map(RecordedResult::from),
        })
    }

    /// The first moment an observer may look back to during the game: without a memory aid, the end
    /// of their previous turn. Spectators look back as far as the seat that is asked.
    pub fn looks_back_to(&self, observer: Option<Seat>) -> usize {
        let is_open = self.desk.contract.memory_aid || self.desk.stage != Stage::Playing;
        let Some(seat) = observer.or_else(|| self.asked()).filter(|_| !is_open) else {
            return 0;
        };
        let is_own = |(_, moment): &(usize, &Moment<G>)| moment.seat == seat;
        let mut before = self.moments().enumerate().rev().skip_while(is_own);
        before.find(is_own).map_or(0, |(last, _)| last + 1)
    }

    /// The events of the game, as an observer may know them.
    pub fn log(&self, observer: Option<Seat>) -> Vec<LogLine<G::Event>> {
        self.log_from(0, observer)
    }

    /// Like [`Table::log`], from the moment after `n` actions.
    pub fn log_from(&self, n: usize, observer: Option<Seat>) -> Vec<LogLine<G::Event>> {
        let mut lines = Vec::new();
        let from = n.max(self.looks_back_to(observer));
        for (before, moment) in self.moments().enumerate().skip(from) {
            let forced = moment.why == Why::Forced;
            let seen = moment.events.iter().filter_map(|event| event.seen_by(observer));
            lines.extend(seen.map(|event| LogLine {
                moment: before + 1,
                at: moment.at,
                forced,
                event,
            }));
        }
        lines
    }
}
