//! A language, ready to speak.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use games::outside::harmless;
use unic_langid::LanguageIdentifier;

use crate::message::messages::{self as id, with};
use crate::message::{Id, Plain, Variables, say};
use crate::{Locale, Speak};

/// A language, ready to speak.
pub struct Words {
    locale: Locale,
    /// The edition whose words these are; empty for those of the language.
    edition: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(locale: Locale) -> Self {
        Self::from_files(locale, "", locale.files())
    }

    /// Later files say again what earlier ones say in other words.
    fn from_files<'f>(
        locale: Locale,
        edition: &'static str,
        files: impl IntoIterator<Item = &'f &'static str>,
    ) -> Self {
        let language: LanguageIdentifier = locale.slug().parse().expect("tests load every locale");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(resource.expect("tests load every locale"));
        }
        let mut words = Self { locale, edition, bundle };
        if say!(words, main_decimal_mark) == "," {
            words.bundle.set_formatter(Some(with_comma));
        }
        words
    }

    /// The words of a language, made once and kept.
    pub fn of(locale: Locale) -> &'static Self {
        static ALL: [OnceLock<Words>; Locale::WITH_PSEUDO.len()] =
            [const { OnceLock::new() }; Locale::WITH_PSEUDO.len()];
        ALL[locale as usize].get_or_init(|| Self::new(locale))
    }

    /// The words of a language as the rulebook of an edition has them, made once and kept.
    pub fn of_edition(locale: Locale, edition: &str) -> &'static Self {
        static ALL: [OnceLock<Words>; Locale::EDITIONS.len()] =
            [const { OnceLock::new() }; Locale::EDITIONS.len()];
        let is_it = |(own, slug, _): &(Locale, &str, &str)| *own == locale && *slug == edition;
        let Some(place) = Locale::EDITIONS.iter().position(is_it) else {
            return Self::of(locale);
        };
        let (_, edition, file) = &Locale::EDITIONS[place];
        let files = || locale.files().iter().chain([file]);
        ALL[place].get_or_init(|| Self::from_files(locale, edition, files()))
    }

    /// The same language at a table with these options.
    pub fn at<G: Speak>(&self, options: &G::Options) -> &'static Self {
        Self::of_edition(self.locale, G::edition(options))
    }

    /// Which language it is.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    pub(crate) const fn edition(&self) -> &'static str {
        self.edition
    }

    /// A message with its variables.
    pub(crate) fn say<'a, V: Variables<'a>>(&self, id: Id<V>, variables: V) -> String {
        self.format(id.0, &variables.given(self))
    }

    /// A message without variables.
    pub(crate) fn plain(&self, id: Plain) -> String {
        self.say(id, with::nothing {})
    }

    /// One that fails is a mistake of the files: tests stop there, players read the id.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            debug_assert!(false, "no message `{id}` in {}", self.locale);
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message `{id}`: {errors:?}");
        // What others wrote is part of it: decks, records, scenarios.
        match harmless(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(harmless) => harmless,
        }
    }

    /// What a language says of one of its own names for the sake of grammar: an attribute.
    pub(crate) fn property<V>(&self, id: Id<V>, name: &str) -> Option<String> {
        let message = self.bundle.get_message(id.0)?;
        let attribute = message.get_attribute(name)?;
        let text = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new());
        Some(text.into_owned())
    }

    /// Things in a row: "a, b and c".
    pub(crate) fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined(items, id::main_and)
    }

    /// One of several things: "a, b or c".
    pub(crate) fn one_of(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined(items, id::main_or)
    }

    fn joined(
        &self,
        items: impl IntoIterator<Item = String>,
        last_two: Id<with::left_right_sound<'_>>,
    ) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return say!(self, main_none);
        };
        let rest = items
            .into_iter()
            .reduce(|left, right| say!(self, main_comma, left = left, right = right));
        match rest {
            None => last,
            Some(left) => {
                let sound = first_sound(&last);
                say!(self, last_two as left_right_sound, left = left, right = last, sound = sound)
            }
        }
    }

    /// Lines of a log; equal ones in a row become one that counts them.
    pub fn folded(&self, lines: impl IntoIterator<Item = String>) -> Vec<String> {
        let mut folded: Vec<(String, u32)> = Vec::new();
        for line in lines {
            match folded.last_mut() {
                Some((last, n)) if *last == line => *n += 1,
                _ => folded.push((line, 1)),
            }
        }
        let counted = |(line, n): (String, u32)| match n {
            1 => line,
            _ => say!(self, main_repeated, line = line, n = n),
        };
        folded.into_iter().map(counted).collect()
    }

    /// Independent notes in a row: "a; b; c".
    pub(crate) fn notes(&self, items: impl IntoIterator<Item = String>) -> String {
        items
            .into_iter()
            .reduce(|left, right| say!(self, main_semicolon, left = left, right = right))
            .unwrap_or_default()
    }
}

/// The sound that a text begins with, where a word before it gives way to it: Spanish says "e" for
/// "y" before an i, and "u" for "o" before an o.
pub(crate) fn first_sound(text: &str) -> &'static str {
    let mut letters = text.chars().filter_map(|letter| letter.to_lowercase().next());
    let is_i = |letter| matches!(letter, Some('i' | 'í'));
    match letters.next() {
        Some('h') if is_i(letters.next()) && !matches!(letters.next(), Some('a' | 'e' | 'o')) => {
            "i"
        }
        first if is_i(first) => "i",
        Some('o' | 'ó') => "o",
        _ => "other",
    }
}

/// Numbers as most of Europe writes them: "0,1".
fn with_comma<M>(value: &FluentValue<'_>, _memoizer: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    Some(number.as_string().replace('.', ","))
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.locale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_aloud() {
        let words = Words::new(Locale::En);
        let list = |items: &[&str]| words.list(items.iter().map(|&item| item.to_owned()));
        assert_eq!(list(&[]), "none");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(words.one_of(["a", "b"].map(str::to_owned)), "a or b");
    }

    #[test]
    fn a_word_gives_way_to_the_sound_after_it() {
        let words = Words::new(Locale::Es);
        let list = |last: &str| words.list(["Ana", last].map(str::to_owned));
        assert_eq!(list("Inés"), "Ana e Inés");
        assert_eq!(list("Hilda"), "Ana e Hilda");
        assert_eq!(list("Hielo"), "Ana y Hielo");
        assert_eq!(list("Ben"), "Ana y Ben");
        let one_of = |last: &str| words.one_of(["plata", last].map(str::to_owned));
        assert_eq!(one_of("oro"), "plata u oro");
        assert_eq!(one_of("cobre"), "plata o cobre");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let time = |locale| Words::new(locale).bots().time(bots::Level::Centurio);
        assert_eq!(time(Locale::En), "Thinks for up to 0.1 s a turn.");
        assert_eq!(time(Locale::Es), "Piensa hasta 0,1 s por turno.");
    }

    #[test]
    fn equal_lines_are_counted() {
        let words = Words::new(Locale::En);
        let lines = words.folded(["a", "b", "b", "a"].map(String::from));
        assert_eq!(lines, ["a", "b (2 times)", "a"]);
    }
}
