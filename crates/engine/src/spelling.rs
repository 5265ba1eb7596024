//! Things that are spelled in several words: answers, and the parts of answers.

use std::ops::RangeInclusive;

use crate::Listed;

/// Declares an enum with one row a variant: its parts, and how it is spelled. Its text, the way
/// back from a text, and its number come from that row.
///
/// A part may be limited to some places of its list. Numbers are dense: the variants in their
/// order, and within a variant the parts in theirs, so that numbers ascend as the things do.
///
/// ```
/// use engine::Listed;
/// engine::slugs! {
///     /// A metal.
///     pub enum Metal {
///         /// Yellow.
///         Gold = "gold",
///         /// Grey.
///         Iron = "iron",
///     }
/// }
/// engine::spelled! {
///     /// What a smith does.
///     pub enum Work {
///         /// Rests.
///         Rest = "rest",
///         /// Melts this many bars.
///         Melt(metal: Metal, n: u8 in 1..=3) = "melt {n} {metal}",
///     }
/// }
/// assert_eq!("melt 2 iron".parse(), Ok(Work::Melt(Metal::Iron, 2)));
/// assert!("melt 4 iron".parse::<Work>().is_err());
/// assert_eq!((Work::N, Work::Melt(Metal::Iron, 2).place()), (7, 5));
/// ```
#[macro_export]
macro_rules! spelled {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                $(( $($part:ident: $list:ident $(in $places:expr)?),+ ))?
                = $text:literal,
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $( $(#[$variant_meta])* $variant $(( $($list),+ ))?, )+
        }

        const _: () = {
            enum SpellingRow { $($variant),+ }

            /// The first number of each row, and the one after the last.
            const FIRST: [usize; [$($text),+].len() + 1] = $crate::spelling::sums([
                $( 1 $($( * $crate::spelling::Places::of::<$list>()$(.within($places))?.n )+)? ),+
            ]);

            impl $crate::Listed for $name {
                const N: usize = FIRST[FIRST.len() - 1];

                #[inline]
                fn nth(place: usize) -> Self {
                    $(
                        if place < FIRST[SpellingRow::$variant as usize + 1] {
                            $(
                                let first = FIRST[SpellingRow::$variant as usize];
                                let n = FIRST[SpellingRow::$variant as usize + 1] - first;
                                let mut digits = $crate::spelling::Digits::new(place - first, n);
                                $(
                                    let places = const {
                                        $crate::spelling::Places::of::<$list>()$(.within($places))?
                                    };
                                    let $part = $crate::Listed::nth(digits.next(places));
                                )+
                            )?
                            return Self::$variant $(( $($part),+ ))?;
                        }
                    )+
                    panic!("there are {} numbers", Self::N)
                }

                #[inline]
                fn place(self) -> usize {
                    match self {
                        $(
                            Self::$variant $(( $($part),+ ))? => {
                                let number = 0;
                                $($(
                                    let number = const {
                                        $crate::spelling::Places::of::<$list>()$(.within($places))?
                                    }
                                    .push(number, $part);
                                )+)?
                                FIRST[SpellingRow::$variant as usize] + number
                            }
                        )+
                    }
                }
            }

            impl ::std::fmt::Display for $name {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    match self {
                        $( Self::$variant $(( $($part),+ ))? => write!(f, $text), )+
                    }
                }
            }

            impl ::std::str::FromStr for $name {
                type Err = $crate::notation::UnknownWord;

                fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                    $(
                        let read = || {
                            let [$($($part),+)?] = $crate::spelling::parts(
                                $text,
                                text,
                                [$($(stringify!($part)),+)?],
                            )?;
                            $($(
                                let places =
                                    $crate::spelling::Places::of::<$list>()$(.within($places))?;
                                let $part = places.read($part)?;
                            )+)?
                            ::std::option::Option::Some(Self::$variant $(( $($part),+ ))?)
                        };
                        if let Some(read) = read()
                            && $crate::spelling::is_spelled(&read, text)
                        {
                            return Ok(read);
                        }
                    )+
                    Err($crate::notation::UnknownWord)
                }
            }
        };
    };
}

/// The places of a list that a part can have.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    first: usize,
    /// How many.
    pub n: usize,
}

impl Places {
    /// All of them.
    pub const fn of<T: Listed>() -> Self {
        Self { first: 0, n: T::N }
    }

    /// These alone.
    #[must_use]
    pub const fn within(self, places: RangeInclusive<usize>) -> Self {
        assert!(*places.end() < self.n, "the places are of the list");
        Self { first: *places.start(), n: *places.end() - *places.start() + 1 }
    }

    /// One more digit of a number.
    #[inline]
    pub fn push(self, number: usize, part: impl Listed) -> usize {
        number * self.n + part.place() - self.first
    }

    /// The part that a text spells.
    pub fn read<T: Listed + std::str::FromStr>(self, text: &str) -> Option<T> {
        let part: T = text.parse().ok()?;
        (self.first..self.first + self.n).contains(&part.place()).then_some(part)
    }
}

/// The parts of a number, the first one first.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    number: usize,
    weight: usize,
}

impl Digits {
    /// A number of `n`.
    #[inline]
    pub const fn new(number: usize, n: usize) -> Self {
        Self { number, weight: n }
    }

    /// The place of the next part.
    #[inline]
    #[expect(clippy::integer_division, reason = "a number is made of digits")]
    pub const fn next(&mut self, places: Places) -> usize {
        self.weight /= places.n;
        let digit = self.number / self.weight;
        self.number %= self.weight;
        places.first + digit
    }
}

/// How many come before each row, and how many there are, from how many each row has.
pub const fn sums<const ROWS: usize, const SUMS: usize>(rows: [usize; ROWS]) -> [usize; SUMS] {
    assert!(SUMS == ROWS + 1, "a sum a row, and the last");
    let mut sums = [0; SUMS];
    let mut row = 0;
    while row < ROWS {
        sums[row + 1] = sums[row] + rows[row];
        row += 1;
    }
    sums
}

/// The parts of a text, by their names in the row that spells it: `melt {n} {metal}`.
pub fn parts<'t, const N: usize>(
    row: &str,
    text: &'t str,
    names: [&str; N],
) -> Option<[&'t str; N]> {
    let (head, mut row) = row.split_once('{').unwrap_or((row, ""));
    let mut text = text.strip_prefix(head)?;
    let mut parts = [""; N];
    while let Some((name, rest)) = row.split_once('}') {
        let (between, next) = rest.split_once('{').unwrap_or((rest, ""));
        let end = if between.is_empty() { text.len() } else { text.find(between)? };
        parts[names.iter().position(|known| *known == name)?] = &text[..end];
        text = &text[end + between.len()..];
        row = next;
    }
    text.is_empty().then_some(parts)
}

/// Whether this is exactly how a thing is spelled: `03` is no `3`.
pub fn is_spelled(thing: &impl std::fmt::Display, text: &str) -> bool {
    thing.to_string() == text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_their_names() {
        let row = "steal {building} from {seat}";
        assert_eq!(parts(row, "steal road from 3", ["seat", "building"]), Some(["3", "road"]));
        assert_eq!(parts(row, "steal road", ["seat", "building"]), None);
        assert_eq!(
            parts("{cube}-gift {more}", "wine-gift water", ["cube", "more"]).unwrap()[0],
            "wine"
        );
        assert_eq!(parts("roll", "roll", []), Some([]));
        assert_eq!(parts("roll", "rolls", []), None);
    }
}
