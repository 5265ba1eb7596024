//! A game at one keyboard, whatever the screen. It is a table: forced answers, take-backs and the
//! log follow from [`Table`], as on the site.

use std::time::{SystemTime, UNIX_EPOCH};

use engine::Seat;
use table::{Command, Granted, Keeper, Moment, Offer, Order, Stage, Table, Time, UserId, Who, Why};
use words::{Names, Reader, Words};

use crate::log::Log;
use crate::panels::Panels;
use crate::save::{Save, SaveError};
use crate::seats::{BoxedBot, Sitters};
use crate::turn::{BotAnswer, BotTurn};

/// A running game, with the log of each observer.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub struct LocalSession<'a, G: Panels> {
    words: &'a Words,
    seats: Sitters,
    names: Names,
    pub(crate) table: Table<G>,
    /// One per seat, and a last one for spectators.
    logs: Vec<Log>,
    /// One per seat; `None` for people, and while a bot is thinking.
    bots: Vec<Option<BoxedBot<G>>>,
    save: Option<Save>,
}

/// What has to happen next.
#[expect(missing_debug_implementations, reason = "bots tell nothing of themselves")]
pub enum NextMove<G: Panels> {
    Person(Seat),
    /// A bot is asked; its answer goes to [`LocalSession::play`].
    Bot(BotTurn<G>),
    Over,
}

impl<'a, G: Panels> LocalSession<'a, G> {
    /// A game at a table with all seats taken, possibly continued. The bots' randomness is derived
    /// from `number`.
    pub fn new(
        words: &'a Words,
        table: Table<G>,
        save: Option<Save>,
        number: u64,
    ) -> Result<Self, SaveError> {
        let words = words.at::<G>(table.options());
        let seats = Sitters::at(table.desk().places());
        let mut session = Self {
            words,
            names: seats.names(words, &table.desk().seed_hash()),
            logs: vec![Log::new(); seats.len() + 1],
            bots: seats.bots(number),
            seats,
            table,
            save,
        };
        session.begin()?;
        Ok(session)
    }

    /// Deals, unless that was done before; does what is due; tells everyone what happened so far.
    fn begin(&mut self) -> Result<(), SaveError> {
        let desk = self.table.desk();
        if *desk.stage() == Stage::Lobby {
            let host = desk.host().clone();
            let people: Vec<UserId> = desk.people().into_iter().cloned().collect();
            for user in people {
                self.command(&Who::User(user), Command::Accept)?;
            }
            self.command(&Who::User(host), Command::Start)?;
        }
        self.command(&Who::System, Command::Tick)?;
        self.tell();
        for seat in self.seats.humans() {
            let own = self.table.moments().rposition(|moment| moment.seat == seat);
            self.logs[seat.index()].mark_read_to(own.map_or(0, |own| own + 1));
        }
        Ok(())
    }

    pub const fn words(&self) -> &'a Words {
        self.words
    }

    pub const fn seats(&self) -> &Sitters {
        &self.seats
    }

    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    pub const fn save(&self) -> Option<&Save> {
        self.save.as_ref()
    }

    /// The save file, for the next session or to be removed.
    pub fn into_save(self) -> Option<Save> {
        self.save
    }

    pub fn actions(&self) -> Vec<G::Action> {
        self.table.moments().map(|moment| moment.action).collect()
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    /// The reader at a seat; `None` for a spectator.
    pub fn reader(&self, seat: Option<Seat>) -> Reader<'_> {
        Reader { words: self.words, names: &self.names, seat }
    }

    /// What has to happen next. When a person is asked, everything before is synced to the file.
    pub fn advance(&mut self) -> Result<NextMove<G>, SaveError> {
        let Some(seat) = self.table.asked() else {
            return Ok(NextMove::Over);
        };
        if let Some(bot) = self.bots[seat.index()].take() {
            let (view, legal) = (self.view(Some(seat)), self.legal());
            return Ok(NextMove::Bot(BotTurn { seat, bot, view, legal }));
        }
        self.save.as_mut().map_or(Ok(()), Save::sync)?;
        Ok(NextMove::Person(seat))
    }

    pub fn play(&mut self, answer: BotAnswer<G>) -> Result<(), SaveError> {
        self.bots[answer.seat.index()] = Some(answer.bot);
        self.act(answer.seat, answer.action)
    }

    pub fn answer(&mut self, action: G::Action) -> Result<(), SaveError> {
        let Some(seat) = self.table.asked() else {
            return Ok(());
        };
        self.act(seat, action)?;
        self.save.as_mut().map_or(Ok(()), Save::sync)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), SaveError> {
        let by = match &self.table.desk().places()[seat.index()].keeper {
            Keeper::Person(user) => Who::User(user.clone()),
            Keeper::Bot(_) | Keeper::Open => Who::Bot,
        };
        let (action, question) = (action.to_string(), self.table.desk().question());
        let key = question.to_string();
        self.command(&by, Command::Act { seat, action, question, key }).map(drop)
    }

    /// Replaces the standing orders of a person's seat. Returns whether the table accepts them.
    pub fn order(&mut self, seat: Seat, orders: Vec<Order>) -> Result<bool, SaveError> {
        let place = self.table.desk().places().get(seat.index());
        let Some(user) = place.and_then(|place| place.person()).cloned() else {
            return Ok(false);
        };
        self.command(&Who::User(user), Command::Order { seat, orders })
    }

    /// What can be taken back now: the last answer a person chose.
    pub fn offer(&self) -> Offer {
        self.last_chooser().map_or(Offer::Nothing, |user| self.table.take_back(user))
    }

    /// Takes back the last answer a person chose, if no one else has to agree.
    pub fn take_back(&mut self) -> Result<Offer, SaveError> {
        let (offer, user) = (self.offer(), self.last_chooser().cloned());
        if let (Offer::Free { to }, Some(user)) = (offer, user) {
            let question = self.table.desk().question();
            let is_taken = self.command(&Who::User(user), Command::TakeBack { to, question })?;
            return Ok(if is_taken { offer } else { Offer::Nothing });
        }
        Ok(offer)
    }

    /// Takes it back after the others, who share this keyboard, have agreed.
    pub fn take_back_agreed(&mut self) -> Result<Offer, SaveError> {
        let (offer, user) = (self.offer(), self.last_chooser().cloned());
        let (Offer::Ask { to }, Some(user)) = (offer, user) else {
            return Ok(offer);
        };
        let question = self.table.desk().question();
        let people: Vec<UserId> = self.table.desk().people().into_iter().cloned().collect();
        self.command(&Who::User(user.clone()), Command::TakeBack { to, question })?;
        for other in people.into_iter().filter(|other| *other != user) {
            let agrees = Command::AnswerTakeBack { agree: true, question };
            self.command(&Who::User(other), agrees)?;
        }
        let is_taken = self.table.desk().question() != question;
        Ok(if is_taken { Offer::Free { to } } else { Offer::Nothing })
    }

    fn last_chooser(&self) -> Option<&UserId> {
        let chooser = |moment: &'_ Moment<G>| match moment.why {
            Why::Chosen | Why::Ordered => self.seats.is_human(moment.seat).then_some(moment.seat),
            Why::Forced | Why::Scripted => None,
        };
        let seat = self.table.moments().rev().find_map(chooser)?;
        self.table.desk().places()[seat.index()].person()
    }

    /// Proposes a command to the table, saves the granted entries, and only then applies them.
    /// Returns whether anything was granted.
    fn command(&mut self, by: &Who, command: Command) -> Result<bool, SaveError> {
        let Ok(Granted { entries, after }) = self.table.propose(now(), by, command) else {
            return Ok(false);
        };
        if let Some(save) = &mut self.save {
            save.write(&entries)?;
        }
        self.table = after;
        self.tell();
        Ok(!entries.is_empty())
    }

    /// Adds the latest events to every log, or drops what was taken back.
    fn tell(&mut self) {
        let n_played = self.table.moments().len();
        for at in 0..self.logs.len() {
            let observer = self.observer_of(at);
            self.logs[at].rewind(n_played);
            for n in self.logs[at].n_told()..n_played {
                let lines = self.told(observer, n);
                let is_own = self.table.moments().nth(n).map(|moment| moment.seat) == observer;
                self.logs[at].tell(lines);
                self.logs[at].is_stale |= !is_own;
            }
        }
    }

    fn observer_of(&self, log: usize) -> Option<Seat> {
        u8::try_from(log).ok().map(Seat).filter(|_| log < self.seats.len())
    }

    pub fn log(&self, observer: Option<Seat>) -> &Log {
        &self.logs[self.log_index(observer)]
    }

    pub fn mark_read(&mut self, observer: Option<Seat>) {
        let index = self.log_index(observer);
        self.logs[index].mark_read();
    }

    /// Whether others have acted since the last call for this seat.
    pub fn take_stale(&mut self, seat: Seat) -> bool {
        std::mem::take(&mut self.logs[seat.index()].is_stale)
    }

    fn log_index(&self, observer: Option<Seat>) -> usize {
        observer.map_or(self.seats.len(), Seat::index)
    }
}

pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
