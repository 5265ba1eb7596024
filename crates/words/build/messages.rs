//! What the languages say: every message with its variables, and the type of each.
//!
//! English says which messages there are. What a variable is follows from how all languages use it: one that
//! selects by plural or by number is a number, by `yes` and `no` a flag, by a word of [`WORDS`] a word.
//! All others are text, and no language may compare text: a player can be called anything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::{parser, serializer};

use crate::{DEFAULT, Language};

/// The words that languages may select by, for each variable that is one.
const WORDS: [(&str, &[&str]); 10] = [
    ("by", &["africa", "deck", "hand", "no", "rome"]),
    ("gender", &["feminine", "feminine-plural", "masculine"]),
    ("kind", &["gate", "palace", "road", "rome", "village"]),
    ("place", &["gate", "last", "palace", "road"]),
    ("purpose", &["lobby", "orders", "players-chat", "presence", "spectators-chat", "take-backs"]),
    ("repeat", &["any", "once"]),
    ("slug", &["wood"]),
    ("sound", &["i", "o"]),
    ("state", &["later", "next", "paid"]),
    ("what", &["GAME", "RULES", "answer", "answers", "field", "key", "level", "message", "messages", "orders"]),
];

/// Variables that name a person, each with the flag that comes with it: whether it is the reader.
pub(crate) const PEOPLE: [(&str, &str); 6] = [
    ("who", "you"),
    ("leader", "yours"),
    ("other", "yours"),
    ("payee", "yours"),
    ("victim", "yours"),
    ("winner", "yours"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Text,
    Number,
    Flag,
    Word,
    Person,
}

/// A message as its callers see it.
pub(crate) struct Message {
    pub(crate) id: String,
    /// The English text.
    pub(crate) text: String,
    /// In the order of the English text; those that other languages add come last.
    pub(crate) variables: Vec<(String, Kind)>,
}

/// Every message, as English lists them.
pub(crate) fn of(languages: &[Language]) -> io::Result<Vec<Message>> {
    let files: Vec<File> = languages.iter().map(File::read).collect::<io::Result<_>>()?;
    let english = files.iter().find(|file| file.slug == DEFAULT).expect("English is there");
    for file in &files {
        file.assert_has(english);
    }
    let message = |(id, text): (&String, &String)| {
        let mut uses = Uses::default();
        english.message(id, &mut uses);
        for file in &files {
            file.message(id, &mut uses);
        }
        Message { id: id.clone(), text: text.clone(), variables: uses.variables(id) }
    };
    Ok(english.texts.iter().map(message).collect())
}

struct File {
    slug: String,
    /// Messages, and attributes as `id.attribute`.
    patterns: BTreeMap<String, Pattern<String>>,
    texts: BTreeMap<String, String>,
}

impl File {
    fn read(language: &Language) -> io::Result<Self> {
        let mut file =
            Self { slug: language.slug.clone(), patterns: BTreeMap::new(), texts: BTreeMap::new() };
        for path in &language.files {
            file.add(path)?;
        }
        Ok(file)
    }

    fn add(&mut self, path: &PathBuf) -> io::Result<()> {
        let mut resource = parser::parse(fs::read_to_string(path)?)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body.drain(..) {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.clone();
            assert!(!self.texts.contains_key(&id), "{}: {id} has two texts", self.slug);
            let body = vec![Entry::Message(message.clone())];
            let text = serializer::serialize(&fluent_syntax::ast::Resource { body });
            self.texts.insert(id.clone(), text);
            self.patterns.extend(message.value.map(|value| (id.clone(), value)));
            let attributes = message.attributes.into_iter();
            let attributes = attributes.map(|own| (format!("{id}.{}", own.id.name), own.value));
            self.patterns.extend(attributes);
        }
        Ok(())
    }

    fn assert_has(&self, english: &Self) {
        let is_missing = |id: &&String| !self.patterns.contains_key(*id);
        let missing: Vec<_> = english.patterns.keys().filter(is_missing).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", self.slug);
    }

    /// Collects what a message uses.
    fn message(&self, id: &str, uses: &mut Uses) {
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
                    uses.select(&id.name, variants.iter().map(|variant| &variant.key));
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

/// How a message uses its variables, over all languages.
#[derive(Default)]
struct Uses(Vec<(String, BTreeSet<String>)>);

impl Uses {
    fn add(&mut self, variable: &str) {
        if !self.0.iter().any(|(name, _)| name == variable) {
            self.0.push((variable.to_owned(), BTreeSet::new()));
        }
    }

    fn select<'a>(&mut self, variable: &str, keys: impl Iterator<Item = &'a VariantKey<String>>) {
        let key = |key: &VariantKey<String>| match key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        let used = self.0.iter_mut().find(|(name, _)| name == variable);
        used.expect("a selector is a use").1.extend(keys.map(key));
    }

    /// The variables that callers give. What says whether a person is the reader comes with the person.
    fn variables(&self, id: &str) -> Vec<(String, Kind)> {
        let has = |name: &str| self.0.iter().any(|(own, _)| own == name);
        let comes_along =
            |name: &str| PEOPLE.iter().any(|(person, flag)| *flag == name && has(person));
        let given = self.0.iter().filter(|(name, _)| !comes_along(name));
        given.map(|(name, keys)| (name.clone(), kind(id, name, keys))).collect()
    }
}

fn kind(id: &str, variable: &str, keys: &BTreeSet<String>) -> Kind {
    let is_number = |key: &str| {
        ["zero", "one", "two", "few", "many", "other"].contains(&key) || key.parse::<f64>().is_ok()
    };
    let all = |fits: &dyn Fn(&str) -> bool| keys.iter().all(|key| fits(key));
    if keys.is_empty() && variable == "n" {
        return Kind::Number;
    }
    if keys.is_empty() {
        let is_person = PEOPLE.iter().any(|(person, _)| *person == variable);
        return if is_person { Kind::Person } else { Kind::Text };
    }
    if all(&|key| ["yes", "no"].contains(&key)) {
        return Kind::Flag;
    }
    if all(&is_number) {
        return Kind::Number;
    }
    let words =
        WORDS.iter().find(|(name, _)| *name == variable).map_or(&[][..], |(_, words)| words);
    let alien: Vec<_> =
        keys.iter().filter(|key| *key != "other" && !words.contains(&key.as_str())).collect();
    assert!(
        alien.is_empty(),
        "`{id}` compares ${variable} with {alien:?}, which may be a word that people read. Select by a number, \
         by yes and no, or by a word of `WORDS` in build/messages.rs."
    );
    Kind::Word
}
