//! Answers to the game's questions.

use engine::{IllegalAction, Seat, answers};
use games::{Plain, ToJson};
use serde_json::Value;

use crate::chat::MAX_MESSAGE;
use crate::play::PendingAnswer;
use crate::{
    Command, Fact, MAX_ACTION, Millis, Place, Refused, Secrets, Stage, StandingOrders, Table, Time,
    UserId, Who, Why,
};

/// The longest idempotency key, in bytes.
pub const MAX_KEY: usize = 100;

impl<G: Plain + Secrets> Table<G> {
    /// The facts that grant a command.
    pub(crate) fn facts(
        &self,
        by: &Who,
        command: Command,
        question: u64,
    ) -> Result<Vec<Fact>, Refused> {
        let fact = match command {
            Command::Sit { seat } => Fact::Sat { seat },
            Command::SeatBot { seat, level } => Fact::BotSeated { seat, level },
            Command::Vacate { seat } => Fact::Vacated { seat },
            Command::Amend { contract } => {
                contract.check_new()?;
                Fact::Amended { contract }
            }
            Command::Accept => Fact::Accepted,
            Command::Start => return Ok(self.start_facts(by)),
            Command::Abort if *by == Who::System => return Err(Refused::WrongAuthor),
            Command::Abort => Fact::Aborted,
            Command::Act { seat, action, question: answered, key } => {
                self.desk.playing()?;
                is_current(answered, question)?;
                if key.is_empty() || key.len() > MAX_KEY {
                    return Err(Refused::Length { what: "key", most: MAX_KEY });
                }
                if action.len() > MAX_ACTION {
                    return Err(Refused::Length { what: "answer", most: MAX_ACTION });
                }
                self.is_taught(seat, &action)?;
                Fact::Acted { seat, action, why: Why::Chosen, key: Some(key) }
            }
            Command::TakeBack { to, question: answered } => {
                self.desk.playing()?;
                is_current(answered, question)?;
                self.take_back_fact(self.desk.person(by)?, to)?
            }
            Command::AnswerTakeBack { agree, question: answered } => {
                is_current(answered, question)?;
                Fact::TakeBackAnswered { agree }
            }
            Command::Order { seat, orders } => {
                StandingOrders::check_new::<G>(&orders)?;
                Fact::Ordered { seat, orders }
            }
            Command::Return => Fact::Returned,
            Command::LeaveLesson => Fact::LessonLeft,
            Command::Resign => return Ok(vec![Fact::Resigned]),
            Command::Say { text, .. } if text.is_empty() => {
                return Err(Refused::Length { what: "message", most: MAX_MESSAGE });
            }
            Command::Say { room, text } => return Ok(vec![Fact::Said { room, text }]),
            Command::Tick if *by == Who::System => return Ok(Vec::new()),
            Command::Tick => return Err(Refused::WrongAuthor),
        };
        let returns = fact != Fact::Returned && by.user().is_some_and(|user| self.is_away(user));
        Ok(returns.then_some(Fact::Returned).into_iter().chain([fact]).collect())
    }

    fn is_away(&self, user: &UserId) -> bool {
        let is_left = |place: &Place| place.is_of(user) && place.player().is_none();
        self.desk.stage == Stage::Playing && self.desk.places.iter().any(is_left)
    }

    fn start_facts(&self, by: &Who) -> Vec<Fact> {
        let host = self.desk.host();
        let is_host = by.user() == Some(host);
        let accepts =
            is_host && self.desk.people().contains(host) && !self.desk.accepted.contains(host);
        accepts.then_some(Fact::Accepted).into_iter().chain([Fact::Dealt]).collect()
    }

    /// Whether `by` may answer for `seat` now.
    pub(crate) fn may_answer(
        &self,
        at: Time,
        by: &Who,
        seat: Seat,
        why: Why,
    ) -> Result<(), Refused> {
        self.desk.playing()?;
        let place = self.desk.place(seat)?;
        let is_allowed = match (by, why) {
            (Who::User(user), Why::Chosen) => place.player() == Some(user),
            (Who::Bot, Why::Chosen) => self.desk.is_bots(seat),
            (Who::System, Why::Forced) => true,
            (Who::System, Why::Ordered) => place.player().is_some(),
            (Who::System, Why::Scripted) => self.desk.head.lesson && self.desk.is_bots(seat),
            _ => return Err(Refused::WrongAuthor),
        };
        if !is_allowed {
            return Err(Refused::NotYourSeat { seat });
        }
        if self.asked() != Some(seat) {
            return Err(Refused::NotAsked { asked: self.asked() });
        }
        if self.desk.is_asleep() {
            return Err(Refused::Asleep);
        }
        if by.user().is_some() && self.clock_deadline().is_some_and(|deadline| deadline <= at) {
            return Err(Refused::OutOfTime);
        }
        Ok(())
    }

    pub(crate) fn answer(&self, seat: Seat, text: &str, why: Why) -> Result<G::Action, Refused> {
        let unreadable = |_| Refused::Unreadable { action: text.to_owned() };
        let action: G::Action = text.parse().map_err(unreadable)?;
        if let Some(IllegalAction { action, reason, clause }) = self.illegal(seat, text) {
            let reason = reason.to_json();
            return Err(Refused::Illegal { action, clause, reason });
        }
        if why == Why::Forced && answers(self.legal(seat)).len() != 1 {
            return Err(Refused::NotForced);
        }
        Ok(action)
    }

    pub(crate) fn act(&mut self, answer: PendingAnswer<G>) {
        let PendingAnswer { seat, why, at, .. } = answer;
        let question = (why == Why::Ordered).then(|| self.question_in_json());
        let pace = self.desk.contract.pace;
        let is_person = self.desk.places[seat.index()].player().is_some();
        let increment = if is_person { pace.increment() } else { Millis::default() };
        let Some(play) = &mut self.play else {
            return;
        };
        let (moment, desk) = (play.push(answer, increment), &mut self.desk);
        for other in Seat::all(play.game().n_players()).filter(|other| *other != seat) {
            if moment.events.iter().any(|event| G::concerns(event, other)) {
                desk.orders.cancel(other);
            }
        }
        if let Some(question) = question {
            desk.orders.carried_out(seat, &question);
        }
        if is_person {
            desk.clock.charge(pace, seat, at);
            desk.clock.earn(seat, moment.earned);
        }
        if play.asked() != Some(seat) {
            desk.clock.since = at;
        }
        if play.asked().is_none() {
            desk.stage = Stage::Finished;
        }
        self.next_question();
    }

    /// Called whenever the question changes, by an action or a take-back.
    pub(crate) fn next_question(&mut self) {
        self.desk.question += 1;
        self.desk.request = None;
        self.cancel_void_orders();
    }

    /// The question in JSON; null if there is none.
    pub(crate) fn question_in_json(&self) -> Value {
        self.pending().map(|(_, decision)| decision).to_json()
    }
}

const fn is_current(answered: u64, question: u64) -> Result<(), Refused> {
    if answered == question { Ok(()) } else { Err(Refused::Stale { question }) }
}
