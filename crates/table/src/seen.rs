//! What a table shows to one observer, and nothing else is shown.

use engine::{Event, RecordedResult, Rules, Seat, Seed};
use serde::Serialize;

use crate::{
    Clock, Contract, Moment, Offer, Order, Place, Refused, Request, Secrets, Stage, Table, Time,
    UserId, Why,
};

/// One thing that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine<E> {
    /// How many actions had been played when it had happened: [`Table::view_at`] shows the moment.
    pub moment: usize,
    /// When.
    pub at: Time,
    /// Whether the answer that brought it about was the only one and played itself.
    pub forced: bool,
    /// What.
    pub event: E,
}

/// A table as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Seen<G: Secrets> {
    /// Through the eyes of which seat; `None` is a spectator.
    pub observer: Option<Seat>,
    /// [`crate::Desk::version`].
    pub version: u64,
    /// [`crate::Desk::question`].
    pub question: u64,
    /// How far the table is.
    pub stage: Stage,
    /// Who opened it.
    pub host: UserId,
    /// What is agreed.
    pub contract: Contract,
    /// The version of the rules that is agreed, whether the contract names it or not.
    pub rules: Rules,
    /// The hash of the seed.
    pub seed_hash: String,
    /// The seed, once the table is over.
    pub seed: Option<Seed>,
    /// Who holds the seats.
    pub places: Vec<Place>,
    /// Who accepted the contract.
    pub accepted: Vec<UserId>,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// What is asked.
    pub decision: Option<G::Decision>,
    /// The answers, when the observer is asked.
    pub legal: Vec<String>,
    /// The game.
    pub view: Option<G::View>,
    /// What happened.
    pub log: Vec<LogLine<G::Event>>,
    /// What the observer could take back.
    pub take_back: Offer,
    /// A request to take back.
    pub request: Option<Request>,
    /// The observer's standing orders.
    pub orders: Vec<Order>,
    /// The clock.
    pub clock: Option<Clock>,
    /// When the time of the seat that is asked is over.
    pub deadline: Option<Time>,
    /// The result.
    pub result: Option<RecordedResult<G::Ending>>,
}

impl<G: Secrets> Table<G> {
    /// Through which seat's eyes a user sees: his seat that is asked, or his first one.
    pub fn eyes(&self, user: &UserId) -> Option<Seat> {
        let mut seats = self.desk.seats_of(user);
        let asked = self.asked().filter(|seat| self.desk.places[seat.index()].is_of(user));
        asked.or_else(|| seats.next())
    }

    /// What a user sees; `None` is somebody who is not known.
    pub fn seen(&self, user: Option<&UserId>) -> Result<Seen<G>, Refused> {
        let seen = self.seen_now(user)?;
        Ok(Seen { log: self.log(seen.observer), ..seen })
    }

    /// As [`Table::seen`], without the log, which grows as long as the game goes on.
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

    /// The first moment that an observer is shown again while the game is played: where the contract
    /// has no memory aid, the end of his turn before this one. Spectators look back as far as the
    /// seat that is asked.
    pub fn looks_back_to(&self, observer: Option<Seat>) -> usize {
        let is_open = self.desk.contract.memory_aid || self.desk.stage != Stage::Playing;
        let Some(seat) = observer.or_else(|| self.asked()).filter(|_| !is_open) else {
            return 0;
        };
        let is_own = |(_, moment): &(usize, &Moment<G>)| moment.seat == seat;
        let mut before = self.moments().enumerate().rev().skip_while(is_own);
        before.find(is_own).map_or(0, |(last, _)| last + 1)
    }

    /// What happened in the game, as an observer may know it.
    pub fn log(&self, observer: Option<Seat>) -> Vec<LogLine<G::Event>> {
        self.log_from(0, observer)
    }

    /// As [`Table::log`], from the moment when `n` actions had been played.
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
