//! Who may spend how much of an allowance.
//!
//! Half of it is for the people at home: the host, and after the deal who holds a seat. They have
//! equal shares of it. All others are guests: they have the other half together, and a small share
//! each, so that it takes many to spend it.

use std::collections::BTreeSet;

use super::Purpose;
use crate::{Desk, Fact, Order, Refused, Stage, UserId, Who};

/// A guest has one of so many parts of an allowance.
const GUEST: u64 = 32;

impl Desk {
    /// Refuses a fact for which the log, or its author, has no room.
    pub(crate) fn check_room(&self, by: &Who, fact: &Fact) -> Result<(), Refused> {
        let purpose = fact.purpose();
        let is_up = match by {
            // What the table does by itself is bounded by what people do.
            Who::System => false,
            Who::Bot => self.spent.is_up(purpose),
            Who::User(user) => !self.completes(user, fact) && self.is_up_for(user, fact),
        };
        if is_up { Err(Refused::NoRoom { purpose }) } else { Ok(()) }
    }

    /// Whether the fact withdraws or completes what the log holds, and can do so only once: then
    /// that bounds it.
    fn completes(&self, user: &UserId, fact: &Fact) -> bool {
        let is_asked =
            || self.request.as_ref().is_some_and(|request| !request.agreed.contains(user));
        let cancels = |seat, orders: &[Order]| orders.is_empty() && !self.orders(seat).is_empty();
        matches!(fact, Fact::Vacated { .. })
            || (*fact == Fact::Accepted && !self.accepted.contains(user))
            || (matches!(fact, Fact::TakeBackAnswered { .. }) && is_asked())
            || matches!(fact, Fact::Ordered { seat, orders } if cancels(*seat, orders))
    }

    /// An absentee comes back whatever the others have spent.
    fn is_up_for(&self, user: &UserId, fact: &Fact) -> bool {
        let purpose = fact.purpose();
        let is_up = *fact != Fact::Returned && self.spent.is_up(purpose);
        is_up || self.is_share_up(user, purpose)
    }

    /// The game asks as much of each as its rules say; all else is shared.
    fn is_share_up(&self, user: &UserId, purpose: Purpose) -> bool {
        let Some(most) = purpose.allowance().filter(|_| purpose != Purpose::Play) else {
            return false;
        };
        let (home, spent) = (self.at_home(), self.spent.by(user, purpose));
        if home.contains(user) {
            return spent.reaches(most.part(2 * home.len() as u64));
        }
        let guests = self.spent.by_others(&home, purpose);
        spent.reaches(most.part(GUEST)) || guests.reaches(most.part(2))
    }

    /// Before the deal anyone can take a seat, and leave it again.
    fn at_home(&self) -> BTreeSet<&UserId> {
        let mut home = if self.stage == Stage::Lobby { BTreeSet::new() } else { self.people() };
        home.insert(self.host());
        home
    }
}

#[cfg(test)]
mod tests;
