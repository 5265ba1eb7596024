//! A message before it is said: its id, and what its variables are.
//!
//! `build/` makes an [`Id`] of every message, by the type of the variables that it takes: one that is
//! missing, unknown or of another type does not compile.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use fluent_bundle::{FluentArgs as Args, FluentValue};

use crate::Words;
use crate::noun::{Form, Noun};

/// What `build/` makes of the messages.
#[expect(non_camel_case_types, non_upper_case_globals, reason = "they are called by their ids")]
pub(crate) mod messages {
    use super::{
        Args, Family, Form, Give, Id, Noun, Number, PersonName, Text, Variables, Word, Words,
    };

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// Says a message: `say!(words, main_and, left = a, right = b)`.
///
/// `say!(words, fortuna_card[ActionCard: card])` says the member of a family by the slug of an enum; every
/// slug has its message, or it does not compile. `say!(words, id as card, card = name)` says one of several
/// messages that take the same variables.
macro_rules! say {
    ($words:expr, $id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say(
            $crate::message::messages::$id,
            $crate::message::messages::$id { $($name: $value.into()),* },
        )
    };
    ($words:expr, $id:ident as $with:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($id, $crate::message::messages::with::$with { $($name: $value.into()),* })
    };
    ($words:expr, $family:ident[$enum:ident: $member:expr] $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = {
            let family = $crate::message::messages::$family;
            let mut n = 0;
            while n < $enum::ALL.len() {
                assert!(family.has($enum::ALL[n].slug()), "a slug has no message");
                n += 1;
            }
            assert!(family.len() == n, "a message has no slug");
        };
        $words.say(
            $crate::message::messages::$family.of($enum::slug($member)),
            $crate::message::messages::$family { $($name: $value.into()),* },
        )
    }};
}
pub(crate) use say;

/// A message that takes variables `V`.
pub(crate) struct Id<V>(pub(crate) &'static str, PhantomData<V>);

/// A message without variables.
pub(crate) type Plain = Id<messages::with::nothing>;

impl<V> Id<V> {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self(id, PhantomData)
    }
}

impl<V> Clone for Id<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Id<V> {}

/// Messages that take variables `V`, by slug.
pub(crate) struct Family<V>(&'static [(&'static str, &'static str)], PhantomData<V>);

impl<V> Family<V> {
    const fn new(members: &'static [(&'static str, &'static str)]) -> Self {
        Self(members, PhantomData)
    }

    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether a slug has its message.
    pub(crate) const fn has(&self, slug: &str) -> bool {
        let mut n = 0;
        while n < self.0.len() {
            if is_same(self.0[n].0.as_bytes(), slug.as_bytes()) {
                return true;
            }
            n += 1;
        }
        false
    }

    /// The message of a slug, if there is one.
    pub(crate) fn find(&self, slug: &str) -> Option<Id<V>> {
        let place = self.0.binary_search_by_key(&slug, |(own, _)| own).ok()?;
        Some(Id::new(self.0[place].1))
    }

    /// The message of a slug that [`Family::has`].
    pub(crate) fn of(&self, slug: &str) -> Id<V> {
        self.find(slug).expect("`say!` has looked for every slug")
    }
}

const fn is_same(left: &[u8], right: &[u8]) -> bool {
    let mut n = 0;
    while n < left.len() && n < right.len() {
        if left[n] != right[n] {
            return false;
        }
        n += 1;
    }
    left.len() == right.len()
}

/// The variables of a message.
pub(crate) trait Variables<'a> {
    /// With their names, and names in the forms that the language has for them.
    fn given(self, words: &Words) -> Args<'a>;
}

/// A variable of one value.
trait Give<'a> {
    fn give(self, name: &'static str, args: &mut Args<'a>);
}

/// Text, or a number that no language counts by.
#[derive(Clone, Debug)]
pub struct Text<'a>(FluentValue<'a>);

/// A number that languages count by.
#[derive(Clone, Debug)]
pub struct Number(FluentValue<'static>);

/// A word of the program, never one that people read, that languages choose by.
#[derive(Clone, Debug)]
pub struct Word(Cow<'static, str>);

impl Word {
    /// What a language says of one of its own names for the sake of grammar.
    pub(crate) const fn of_grammar(word: String) -> Self {
        Self(Cow::Owned(word))
    }

    pub(crate) fn into_value(self) -> FluentValue<'static> {
        FluentValue::String(self.0)
    }
}

/// The name of a person, and whether it is the reader. Languages have both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonName<'a> {
    pub(crate) name: Cow<'a, str>,
    pub(crate) is_reader: bool,
}

impl<'a> PersonName<'a> {
    fn give(
        self,
        words: &Words,
        [name, flag]: [&'static str; 2],
        forms: &[(&'static str, Form)],
        args: &mut Args<'a>,
    ) {
        self.is_reader.give(flag, args);
        Noun::from(self.name).give(words, name, forms, args);
    }
}

impl fmt::Display for PersonName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl<'a> Give<'a> for Text<'a> {
    fn give(self, name: &'static str, args: &mut Args<'a>) {
        args.set(name, self.0);
    }
}

impl<'a> Give<'a> for Number {
    fn give(self, name: &'static str, args: &mut Args<'a>) {
        args.set(name, self.0);
    }
}

impl<'a> Give<'a> for bool {
    fn give(self, name: &'static str, args: &mut Args<'a>) {
        args.set(name, if self { "yes" } else { "no" });
    }
}

impl<'a> Give<'a> for Word {
    fn give(self, name: &'static str, args: &mut Args<'a>) {
        args.set(name, self.into_value());
    }
}

impl From<&'static str> for Word {
    fn from(word: &'static str) -> Self {
        Self(Cow::Borrowed(word))
    }
}

impl From<&&'static str> for Word {
    fn from(word: &&'static str) -> Self {
        Self::from(*word)
    }
}

macro_rules! from_texts {
    ($($text:ty),+) => {$(
        impl<'a> From<$text> for Text<'a> {
            fn from(text: $text) -> Self {
                Self(FluentValue::String(text.into()))
            }
        }

        impl<'a> From<$text> for Noun<'a> {
            fn from(name: $text) -> Self {
                Self::proper(name.into())
            }
        }

        impl<'a> From<$text> for PersonName<'a> {
            fn from(name: $text) -> Self {
                Self { name: name.into(), is_reader: false }
            }
        }
    )+};
}
from_texts!(&'a str, &'a String, String, Cow<'a, str>);

impl<'a> From<&'a Cow<'_, str>> for Text<'a> {
    fn from(text: &'a Cow<'_, str>) -> Self {
        Self::from(text.as_ref())
    }
}

impl<'a> From<PersonName<'a>> for Text<'a> {
    fn from(person: PersonName<'a>) -> Self {
        Self(FluentValue::String(person.name))
    }
}

impl From<PersonName<'_>> for String {
    fn from(person: PersonName<'_>) -> Self {
        person.name.into_owned()
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Text<'_> {
            fn from(number: $number) -> Self {
                Self(FluentValue::from(number))
            }
        }

        impl From<$number> for Number {
            fn from(number: $number) -> Self {
                Self(FluentValue::from(number))
            }
        }
    )+};
}
from_numbers!(u8, u16, u32, u64, usize, i16, i32, i64, f32, f64);
