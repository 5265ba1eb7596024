//! The list of legal actions.

use std::ops::Deref;

use crate::Action;

/// A reusable list with room for the longest list of its game: it never allocates after creation.
#[derive(Clone, Debug)]
pub struct ActionList<A>(Vec<A>);

impl<A> ActionList<A> {
    /// An empty list with room for `capacity` actions.
    pub fn with_capacity(capacity: usize) -> Self {
        Self(Vec::with_capacity(capacity))
    }

    /// Removes all actions and keeps the capacity.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Appends an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }
}

impl<A: Action> ActionList<A> {
    /// Keeps only the [`answers`].
    #[inline]
    pub fn keep_answers(&mut self) {
        let n = answers(&self.0).len();
        self.0.truncate(n);
    }
}

impl<A> Deref for ActionList<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> Extend<A> for ActionList<A> {
    #[inline]
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}

/// The answers in a legal list, without the actions possible besides an answer.
#[inline]
pub fn answers<A: Action>(legal: &[A]) -> &[A] {
    let last = legal.iter().rposition(|action| !action.is_aside());
    last.map_or(legal, |last| &legal[..=last])
}
