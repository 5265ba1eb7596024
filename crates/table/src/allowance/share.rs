//! Each person's share of an allowance.
//!
//! Half of it is for the people at home: the host, and after the deal everyone with a seat. They
//! have equal shares of it. All others are guests: they share the other half, and have a small
//! share each, so that it takes many to spend it.

use std::collections::BTreeSet;

use super::Purpose;
use crate::{Desk, Fact, Order, Refused, Stage, UserId, Who};

/// A guest has one part in this many of an allowance.
const GUEST: u64 = 32;

impl Desk {
    /// Refuses a fact if the log, or its author, has no room for it.
    pub(crate) fn check_room(&self, by: &Who, fact: &Fact) -> Result<(), Refused> {
        let purpose = fact.purpose();
        let is_up = match by {
            // The table's own facts are bounded by those of people.
            Who::System => false,
            Who::Bot => self.spent.is_up(purpose),
            Who::User(user) => !self.completes(user, fact) && self.is_up_for(user, fact),
        };
        if is_up { Err(Refused::NoRoom { purpose }) } else { Ok(()) }
    }

    /// Whether the fact withdraws or completes something in the log. Each can happen only once,
    /// which bounds it.
    fn completes(&self, user: &UserId, fact: &Fact) -> bool {
        let is_asked =
            || self.request.as_ref().is_some_and(|request| !request.agreed.contains(user));
        let cancels = |seat, orders: &[Order]| orders.is_empty() && !self.orders(seat).is_empty();
        matches!(fact, Fact::Vacated { .. })
            || (*fact == Fact::Accepted && !self.accepted.contains(user))
            || (matches!(fact, Fact::TakeBackAnswered { .. }) && is_asked())
            || matches!(fact, Fact::Ordered { seat, orders } if cancels(*seat, orders))
    }

    /// Whether the allowance is spent. An absentee can return whatever the others have spent.
    fn is_up_for(&self, user: &UserId, fact: &Fact) -> bool {
        let purpose = fact.purpose();
        let is_up = *fact != Fact::Returned && self.spent.is_up(purpose);
        is_up || self.is_share_up(user, purpose)
    }

    /// Whether the user's share is spent. The rules bound the answers of each seat; all else is
    /// shared.
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

    /// The people at home. Before the deal only the host, since anyone can take a seat and leave it
    /// again.
    fn at_home(&self) -> BTreeSet<&UserId> {
        let mut home = if self.stage == Stage::Lobby { BTreeSet::new() } else { self.people() };
        home.insert(self.host());
        home
    }
}

#[cfg(test)]
mod tests;
