//! A short list in a state.

use std::ops::Deref;

use serde::{Serialize, Serializer};

/// At most `N` items, stored in place, so that a state stays plain data.
///
/// ```
/// use engine::ShortList;
/// let mut dice: ShortList<u8, 3> = [4, 2].into_iter().collect();
/// dice.push(6);
/// assert_eq!(*dice, [4, 2, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> ShortList<T, N> {
    /// Adds an item at the end. It must fit.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// The number of items.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.len
    }
}

impl<T: Copy + Default, const N: usize> Default for ShortList<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for ShortList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a ShortList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for ShortList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for ShortList<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
