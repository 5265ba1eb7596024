//! Every language says what English says: the same messages, from the same variables, translated.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use words::Locale;

/// Variables for the sake of grammar, which a language may do without.
const GRAMMAR: [&str; 3] = ["elision", "you", "yours"];

/// What asks for a form of a name: `$building-the` is a use of `$building`.
const FORMS: [&str; 4] = ["-the", "-a", "-of", "-to"];

/// Messages that may read as in English in some language: names, and words that languages share.
const SHARED: &[&str] = &[
    "aid-hint-score",
    "bots-name-centurio",
    "bots-name-legatus",
    "bots-name-miles",
    "bots-name-tiro",
    "cli-error",
    "fortuna-about-podium-title",
    "fortuna-band-score-centurions",
    "fortuna-board-points",
    "fortuna-board-rome",
    "fortuna-board-village",
    "fortuna-card-corruption",
    "fortuna-card-fortuna",
    "fortuna-favour-fortuna",
    "fortuna-favour-religion",
    "fortuna-name-favour-fortuna",
    "fortuna-name-favour-religion",
    "fortuna-phase-action",
    "fortuna-short-centurions",
    "fortuna-short-corruption",
    "fortuna-short-fortuna",
    "fortuna-title",
    "fortuna-zone-centurions",
    "fortuna-zone-podium",
    "fortuna-zone-provinces",
    "gm-label-africa",
    "gm-label-forum",
    "gm-label-rome",
    "gm-phase-forum",
    "gm-rome",
    "gm-title",
    "gtr-board-points",
    "gtr-building-atrium",
    "gtr-building-bar",
    "gtr-building-dock",
    "gtr-building-forum",
    "gtr-building-latrine",
    "gtr-building-ludus-magna",
    "gtr-building-prison",
    "gtr-building-scriptorium",
    "gtr-building-statue",
    "gtr-building-temple",
    "gtr-building-villa",
    "gtr-building-vomitorium",
    "gtr-help-head-material",
    "gtr-label-influence",
    "gtr-label-leader",
    "gtr-n-role-patron",
    "gtr-role-patron",
    "help-points",
    "lesson-fortuna-asks-battle",
    "lesson-fortuna-part-action",
    "lesson-fortuna-row-fortuna",
    "lesson-fortuna-row-religion",
    "lesson-fortuna-sum-centurions",
    "lesson-fortuna-sum-total",
    "lesson-gtr-part-material",
    "lesson-gtr-sum-bonus",
    "lesson-gtr-sum-influence",
    "lesson-gtr-sum-total",
    "option-cubes",
    "option-forum",
    "site-bank-left",
    "site-board",
    "site-bot-badge",
    "site-cards-normal",
    "site-centurions",
    "site-chat",
    "site-clients",
    "site-influence",
    "site-minutes-long",
    "site-n-minutes",
    "site-name",
    "site-no",
    "site-option-named",
    "site-page-title",
    "site-speed-normal",
    "site-statue",
    "site-text-normal",
    "site-tools",
    "site-total",
    "site-utc",
    "value-edition-gloria2011",
];

/// The messages of a language, and their attributes as `id.attribute`.
type Messages = BTreeMap<String, Pattern<&'static str>>;

fn messages(locale: Locale) -> Messages {
    let files = locale.files().iter().map(|file| parser::parse(*file).expect("the file is Fluent"));
    let mut messages = Messages::new();
    for entry in files.flat_map(|file| file.body) {
        let Entry::Message(message) = entry else {
            continue;
        };
        let id = message.id.name;
        messages.extend(message.value.map(|value| (id.to_owned(), value)));
        let attributes = message.attributes.into_iter();
        messages.extend(attributes.map(|own| (format!("{id}.{}", own.id.name), own.value)));
    }
    messages
}

fn translations() -> impl Iterator<Item = Locale> {
    Locale::ALL.into_iter().filter(|locale| *locale != Locale::En)
}

/// What a pattern is made of.
struct Parts<'a> {
    messages: &'a Messages,
    variables: BTreeSet<&'static str>,
    has_words: bool,
}

impl<'a> Parts<'a> {
    fn of(messages: &'a Messages, pattern: &Pattern<&'static str>) -> Self {
        let mut parts = Self { messages, variables: BTreeSet::new(), has_words: false };
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
                let form = FORMS.into_iter().find_map(|form| id.name.strip_suffix(form));
                self.variables.insert(form.unwrap_or(id.name));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let dotted = attribute.as_ref().map(|own| format!("{}.{}", id.name, own.name));
                let key = dotted.unwrap_or_else(|| id.name.to_owned());
                self.add(&self.messages[&key]);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

#[test]
fn messages_take_the_variables_of_the_english_ones() {
    let english = messages(Locale::En);
    for locale in translations() {
        let own = messages(locale);
        for (id, wanted) in &english {
            let (own, wanted) = (Parts::of(&own, &own[id]), Parts::of(&english, wanted));
            let lacking = wanted.variables.difference(&own.variables);
            let lacking: Vec<_> = lacking.filter(|name| !GRAMMAR.contains(name)).collect();
            assert!(lacking.is_empty(), "{locale}, {id}: {lacking:?}");
        }
    }
}

#[test]
fn every_message_is_translated() {
    let english = messages(Locale::En);
    for locale in translations() {
        let own = messages(locale);
        let is_copied =
            |id: &&String| own[*id] == english[*id] && Parts::of(&english, &english[*id]).has_words;
        let copied: Vec<_> =
            english.keys().filter(is_copied).filter(|id| !SHARED.contains(&id.as_str())).collect();
        assert!(copied.is_empty(), "{locale} says in English {copied:?}");
    }
}
