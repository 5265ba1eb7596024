//! What a log has spent, by purpose and by author.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::size_of;
use std::sync::Arc;

use super::{Amount, MAX_ENTRIES, Purpose, json_length};
use crate::weight::PIECE;
use crate::{Entry, UserId};

type ByPurpose = [Amount; Purpose::ALL.len()];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spent {
    by_purpose: ByPurpose,
    /// Bounded by the number of entries that guests may write.
    by_author: Arc<BTreeMap<UserId, ByPurpose>>,
    all: Amount,
}

impl Spent {
    pub(crate) fn add(&mut self, entry: &Entry) {
        let amount = Amount { entries: 1, bytes: json_length(entry) as u64 };
        let purpose = entry.fact.purpose();
        self.all.add(amount);
        self.by_purpose[purpose.index()].add(amount);
        if let Some(user) = entry.by.user() {
            let by_author = Arc::make_mut(&mut self.by_author);
            if let Some(spent) = by_author.get_mut(user) {
                spent[purpose.index()].add(amount);
            } else {
                by_author.entry(user.clone()).or_default()[purpose.index()].add(amount);
            }
        }
    }

    pub(crate) const fn all(&self) -> Amount {
        self.all
    }

    /// Whether the allowance for this purpose is spent.
    pub(crate) fn is_up(&self, purpose: Purpose) -> bool {
        let spent = self.by_purpose[purpose.index()];
        purpose
            .allowance()
            .is_some_and(|most| spent.reaches(most) || self.all.entries >= MAX_ENTRIES)
    }

    /// The amount a person has spent on a purpose.
    pub(super) fn by(&self, user: &UserId, purpose: Purpose) -> Amount {
        self.by_author.get(user).map_or_else(Amount::default, |spent| spent[purpose.index()])
    }

    /// The amount that all others than these have spent on a purpose.
    pub(super) fn by_others(&self, than: &BTreeSet<&UserId>, purpose: Purpose) -> Amount {
        let others = self.by_author.iter().filter(|(user, _)| !than.contains(user));
        others.fold(Amount::default(), |mut sum, (_, spent)| {
            sum.add(spent[purpose.index()]);
            sum
        })
    }

    /// The approximate memory it takes, in bytes.
    pub(crate) fn weight(&self) -> usize {
        let of = |user: &UserId| user.0.len() + size_of::<(UserId, ByPurpose)>() + PIECE;
        self.by_author.keys().map(of).sum()
    }

    #[cfg(test)]
    pub(crate) fn spend(&mut self, purpose: Purpose, amount: Amount) {
        self.by_purpose[purpose.index()] = amount;
    }

    #[cfg(test)]
    pub(crate) fn spend_by(&mut self, user: &str, purpose: Purpose, amount: Amount) {
        let by_author = Arc::make_mut(&mut self.by_author);
        by_author.entry(user.into()).or_default()[purpose.index()] = amount;
        self.by_purpose[purpose.index()].add(amount);
    }

    #[cfg(test)]
    pub(crate) fn spend_all(&mut self, entries: u64) {
        self.all.entries = entries;
    }
}
