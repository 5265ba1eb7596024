//! Every language says what English says: the same messages, from the same variables, translated.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use words::Locale;

/// Variables that a language may need for its grammar alone, or do without.
const GRAMMAR: [&str; 3] = ["you", "yours", "sound"];

/// Messages that may read as in English: names, and words that languages share.
const SHARED: [&str; 26] = [
    "bots-centurio",
    "bots-legatus",
    "bots-miles",
    "bots-tiro",
    "cli-arena-bot",
    "cli-arena-decision-time",
    "cli-arena-rival",
    "cli-error",
    "fortuna-board-rome",
    "fortuna-card-fortuna",
    "fortuna-favour-fortuna",
    "fortuna-name-favour-fortuna",
    "fortuna-short-fortuna",
    "fortuna-title",
    "gm-title",
    "gtr-building-basilica",
    "gtr-building-ludus-magna",
    "gtr-building-villa",
    "gtr-building-vomitorium",
    "main-bot",
    "site-add-bot",
    "site-bank-left",
    "site-bot-name",
    "site-name",
    "site-no",
    "site-page-title",
];

/// The messages of a language.
fn messages(locale: Locale) -> BTreeMap<&'static str, Pattern<&'static str>> {
    let files = locale.files().map(|file| parser::parse(file).expect("the file is Fluent"));
    let entries = files.into_iter().flat_map(|file| file.body);
    let message = |entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    };
    entries.filter_map(message).collect()
}

fn translations() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().filter(|locale| *locale != Locale::En)
}

/// What a pattern is made of.
#[derive(Default)]
struct Parts {
    variables: BTreeSet<&'static str>,
    has_words: bool,
}

impl Parts {
    fn of(pattern: &Pattern<&'static str>) -> Self {
        let mut parts = Self::default();
        parts.add(pattern);
        parts
    }

    fn add(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.has_words |= value.contains(char::is_alphabetic);
                }
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            _ => {}
        }
    }
}

#[test]
fn messages_take_the_variables_of_the_english_ones() {
    let english = messages(Locale::En);
    for locale in translations() {
        for (id, pattern) in messages(locale) {
            let (own, wanted) = (Parts::of(&pattern).variables, Parts::of(&english[id]).variables);
            let others: Vec<_> =
                own.symmetric_difference(&wanted).filter(|name| !GRAMMAR.contains(name)).collect();
            assert!(others.is_empty(), "{locale}, {id}: {others:?}");
        }
    }
}

#[test]
fn every_message_is_translated() {
    let english = messages(Locale::En);
    for locale in translations() {
        let copied: Vec<&str> = messages(locale)
            .into_iter()
            .filter(|(id, pattern)| english[id] == *pattern && Parts::of(pattern).has_words)
            .map(|(id, _)| id)
            .filter(|id| !SHARED.contains(id))
            .collect();
        assert!(copied.is_empty(), "{locale} says in English {copied:?}");
    }
}
