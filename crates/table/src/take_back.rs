//! Take-backs, computed from knowledge.
//!
//! A person may freely take back their own choice while only they and forced answers have acted
//! since and nothing hidden was revealed to anyone ([`Moment::is_showing`]). Otherwise the other
//! people are asked; alone against bots, a person takes back what they like.

use std::collections::BTreeSet;

use serde::Serialize;

use games::Plain;

use crate::{
    Desk, Fact, Moment, Refused, Secrets, Stage, Table, TakeBackMode, Time, UserId, Who, Why,
};

/// A request that the others are answering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TakeBackRequest {
    pub by: UserId,
    /// The number of actions that would stay.
    pub to: usize,
    pub agreed: BTreeSet<UserId>,
}

/// What a person can take back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "take_back", rename_all = "kebab-case")]
pub enum Offer {
    Nothing,
    /// Their last choice, at once.
    Free {
        /// The number of actions that would stay.
        to: usize,
    },
    /// Their last choice, if the others agree.
    Ask {
        /// The number of actions that would stay.
        to: usize,
    },
}

impl Desk {
    /// The other people at the table, including those away: nobody may look at the deck while the
    /// others are out of the room.
    fn others(&self, user: &UserId) -> BTreeSet<&UserId> {
        let mut others = self.people();
        others.remove(user);
        others
    }

    fn is_granted(&self, request: &TakeBackRequest) -> bool {
        self.others(&request.by).into_iter().all(|user| request.agreed.contains(user))
    }
}

impl<G: Plain + Secrets> Table<G> {
    /// What a person can take back now: their last choice.
    pub fn take_back(&self, user: &UserId) -> Offer {
        let Some(to) = self.moments().rposition(|moment| self.is_choice(moment, user)) else {
            return Offer::Nothing;
        };
        match self.is_free(user, to) {
            Ok(true) => Offer::Free { to },
            Ok(false) => Offer::Ask { to },
            Err(_) => Offer::Nothing,
        }
    }

    /// Whether the action was this person's choice.
    fn is_choice(&self, moment: &Moment<G>, user: &UserId) -> bool {
        match moment.why {
            Why::Chosen => moment.by.user() == Some(user),
            Why::Ordered => self.desk.places[moment.seat.index()].is_of(user),
            Why::Forced | Why::Scripted => false,
        }
    }

    /// Whether the person can go back to this moment without asking.
    fn is_free(&self, user: &UserId, to: usize) -> Result<bool, Refused> {
        let mode = self.desk.contract.take_back;
        self.desk.playing()?;
        if mode == TakeBackMode::Never {
            return Err(Refused::TakeBackNever);
        }
        let mut undone = self.moments().skip(to);
        if !undone.clone().next().is_some_and(|first| self.is_choice(first, user)) {
            return Err(Refused::NothingToTakeBack);
        }
        let is_harmless = |moment: &Moment<G>| {
            !moment.is_showing && (moment.why == Why::Forced || self.is_choice(moment, user))
        };
        let is_computed = mode == TakeBackMode::Computed && undone.all(is_harmless);
        Ok(is_computed || self.desk.others(user).is_empty())
    }

    pub(crate) fn take_back_fact(&self, user: &UserId, to: usize) -> Result<Fact, Refused> {
        let is_free = self.is_free(user, to)?;
        Ok(if is_free { Fact::TakenBack { to } } else { Fact::TakeBackAsked { to } })
    }

    pub(crate) fn take_back_freely(
        &mut self,
        at: Time,
        by: &Who,
        to: usize,
    ) -> Result<(), Refused> {
        let user = self.desk.person(by)?;
        if !self.is_free(user, to)? {
            return Err(Refused::OthersMustAgree);
        }
        self.rewind(at, to);
        Ok(())
    }

    pub(crate) fn ask_to_take_back(&mut self, by: &Who, to: usize) -> Result<(), Refused> {
        let user = self.desk.person(by)?;
        self.is_free(user, to)?;
        if self.desk.request.is_some() {
            return Err(Refused::RequestPending);
        }
        if self.desk.denied == Some(self.desk.question) {
            return Err(Refused::RequestDenied);
        }
        self.desk.request = Some(TakeBackRequest { by: user.clone(), to, agreed: BTreeSet::new() });
        Ok(())
    }

    pub(crate) fn answer_take_back(
        &mut self,
        at: Time,
        by: &Who,
        agree: bool,
    ) -> Result<(), Refused> {
        let user = self.desk.person(by)?;
        let may_answer = |request: &&TakeBackRequest| self.desk.others(&request.by).contains(user);
        let mut request =
            self.desk.request.as_ref().filter(may_answer).cloned().ok_or(Refused::NoRequest)?;
        request.agreed.insert(user.clone());
        self.desk.request = agree.then_some(request);
        if !agree {
            self.desk.denied = Some(self.desk.question);
        }
        self.settle_request(at);
        Ok(())
    }

    /// Grants the request once everyone has agreed.
    pub(crate) fn settle_request(&mut self, at: Time) {
        let request = self.desk.request.as_ref();
        let granted = request.filter(|request| self.desk.is_granted(request));
        if let Some(to) = granted.map(|request| request.to)
            && self.desk.stage == Stage::Playing
        {
            self.rewind(at, to);
        }
    }

    fn rewind(&mut self, at: Time, to: usize) {
        let (asked, pace) = (self.asked(), self.desk.contract.pace);
        if let Some(seat) = asked
            && self.desk.places[seat.index()].player().is_some()
        {
            self.desk.clock.charge(pace, seat, at);
        }
        if let Some(play) = &mut self.play {
            for moment in &play.moments()[to..] {
                self.desk.clock.give_back(moment.seat, moment.earned);
            }
            play.rewind(to);
        }
        if self.asked() != asked {
            self.desk.clock.since = at;
        }
        self.desk.orders.cancel_all();
        self.next_question();
    }
}
