//! The messages of a language, and of an edition of it, as its files have them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};

use crate::Language;
use crate::messages::Uses;

#[derive(Clone, Default)]
pub(crate) struct File {
    pub(crate) slug: String,
    /// Messages, and attributes as `id.attribute`.
    patterns: BTreeMap<String, Pattern<String>>,
    pub(crate) texts: BTreeMap<String, String>,
    /// Words of the language's own, which no code says.
    terms: BTreeSet<String>,
}

impl File {
    pub(crate) fn read(language: &Language) -> io::Result<Self> {
        let mut file = Self { slug: language.slug.clone(), ..Self::default() };
        for path in &language.files {
            let own = Self::of(&language.slug, path)?;
            for id in own.texts.keys().chain(&own.terms) {
                assert!(!file.has(id), "{}: {id} has two texts", file.slug);
            }
            file.take(own);
        }
        Ok(file)
    }

    /// The language as tables of an edition speak it: some messages and terms differ.
    pub(crate) fn edition(&self, slug: &str, path: &Path) -> io::Result<Self> {
        let own = Self::of(&format!("{}, {slug}", self.slug), path)?;
        for id in own.texts.keys().chain(&own.terms) {
            assert!(self.has(id), "{}: the language has no {id}", own.slug);
        }
        let mut file = Self { slug: own.slug.clone(), ..self.clone() };
        file.take(own);
        Ok(file)
    }

    /// Messages and terms share their names: one bundle holds both.
    fn has(&self, id: &str) -> bool {
        self.texts.contains_key(id) || self.terms.contains(id)
    }

    fn take(&mut self, other: Self) {
        self.texts.extend(other.texts);
        self.patterns.extend(other.patterns);
        self.terms.extend(other.terms);
    }

    fn of(slug: &str, path: &Path) -> io::Result<Self> {
        let mut file = Self { slug: slug.to_owned(), ..Self::default() };
        let resource = parser::parse(fs::read_to_string(path)?)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => file.add(message),
                Entry::Term(term) => file.terms.extend([term.id.name]),
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => (),
            }
        }
        Ok(file)
    }

    fn add(&mut self, message: Message<String>) {
        let id = message.id.name.clone();
        assert!(!self.texts.contains_key(&id), "{}: {id} has two texts", self.slug);
        let body = vec![Entry::Message(message.clone())];
        self.texts.insert(id.clone(), serializer::serialize(&Resource { body }));
        self.patterns.extend(message.value.map(|value| (id.clone(), value)));
        let attributes = message.attributes.into_iter();
        let attributes = attributes.map(|own| (format!("{id}.{}", own.id.name), own.value));
        self.patterns.extend(attributes);
    }

    pub(crate) fn assert_has(&self, english: &Self) {
        let is_missing = |id: &&String| !self.patterns.contains_key(*id);
        let missing: Vec<_> = english.patterns.keys().filter(is_missing).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", self.slug);
    }

    /// Collects what a message uses.
    pub(crate) fn message(&self, id: &str, uses: &mut Uses) {
        let pattern = self.patterns.get(id);
        let pattern = pattern.unwrap_or_else(|| panic!("{} has no message `{id}`", self.slug));
        self.pattern(pattern, uses);
    }

    fn pattern(&self, pattern: &Pattern<String>, uses: &mut Uses) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, uses);
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, uses: &mut Uses) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, uses),
            Expression::Select { selector, variants } => {
                self.inline(selector, uses);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| &variant.key);
                    uses.select(&id.name, keys);
                }
                for variant in variants {
                    self.pattern(&variant.value, uses);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, uses: &mut Uses) {
        match inline {
            InlineExpression::VariableReference { id } => uses.add(&id.name),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|own| format!(".{}", own.name));
                self.message(&format!("{}{}", id.name, attribute.unwrap_or_default()), uses);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, uses),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => (),
        }
    }
}
