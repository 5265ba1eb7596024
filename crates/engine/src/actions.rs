//! The list of legal actions.

use std::ops::Deref;

use crate::Action;

/// A list that is filled again and again without allocating: made once, with room for the longest
/// list its game can produce.
#[derive(Clone, Debug)]
pub struct ActionList<A>(Vec<A>);

impl<A> ActionList<A> {
    /// An empty list with room for `capacity` actions.
    pub fn with_capacity(capacity: usize) -> Self {
        Self(Vec::with_capacity(capacity))
    }

    /// Forgets the actions and keeps the room.
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
    /// Keeps the [`answers`] alone.
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

/// The answers of a legal list, without what can be said beside the question.
#[inline]
pub fn answers<A: Action>(legal: &[A]) -> &[A] {
    let last = legal.iter().rposition(|action| !action.is_aside());
    last.map_or(legal, |last| &legal[..=last])
}
