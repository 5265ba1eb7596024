//! Bit sets in a state.

use std::marker::PhantomData;

/// A thing of a list that is known to everybody: its place there is its number.
pub trait Listed: Copy {
    /// How many there are.
    const N: usize;
    /// The thing at a place of the list, which must be below [`Listed::N`].
    fn nth(place: usize) -> Self;
    /// Its place in the list.
    fn place(self) -> usize;

    /// All of them, in order.
    fn list() -> impl Iterator<Item = Self> {
        (0..Self::N).map(Self::nth)
    }
}

impl Listed for u8 {
    const N: usize = Self::MAX as usize + 1;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "places are below `N`")]
    fn nth(place: usize) -> Self {
        place as Self
    }

    #[inline]
    fn place(self) -> usize {
        self.into()
    }
}

/// Declares a set of [`Listed`] elements that have an `index`, as an integer with a bit for each.
/// [`crate::slugs`] declares it together with an enum.
#[macro_export]
macro_rules! set {
    ($(#[$meta:meta])* pub struct $set:ident($bits:ty) of $item:ty;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set with only this element.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// The set of the first `n` elements in the list.
            #[inline]
            pub const fn first(n: usize) -> Self {
                Self(if n < <$bits>::BITS as usize { (1 << n) - 1 } else { <$bits>::MAX })
            }

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// One bit for each element, by index.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether it contains an element.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Whether it is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of elements.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Adds an element.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Removes an element.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// This set with an element added.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                self.union(Self::only(item))
            }

            /// This set with an element removed.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                self.minus(Self::only(item))
            }

            /// The elements in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The elements in both sets.
            #[inline]
            #[must_use]
            pub const fn both(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The elements in this set but not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The elements in order.
            #[inline]
            pub const fn iter(self) -> $crate::Members<$item> {
                $crate::Members::new(self.0 as u64)
            }
        }

        impl ::std::iter::IntoIterator for $set {
            type Item = $item;
            type IntoIter = $crate::Members<$item>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl ::std::iter::FromIterator<$item> for $set {
            fn from_iter<I: ::std::iter::IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }
    };
}

/// The elements of a set, in order.
#[derive(Clone, Debug)]
pub struct Members<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Members<T> {
    /// The elements with these bits.
    #[inline]
    pub const fn new(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }
}

impl<T: Listed> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let place = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(T::nth(place))
    }
}
