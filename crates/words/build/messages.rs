//! What the languages say: every message with its variables, and the type of each.
//!
//! English says which messages there are. What a variable is follows from how all languages use it: one that
//! selects by plural or by number is a number, by `yes` and `no` a flag, by a word of [`WORDS`] a word.
//! All others are text, and no language may compare text: a player can be called anything.

use std::collections::BTreeSet;
use std::io;

use fluent_syntax::ast::VariantKey;

use crate::file::File;
use crate::{DEFAULT, Language};

/// The words that languages may select by, for each variable that is one.
pub(crate) const WORDS: [(&str, &[&str]); 9] = [
    ("by", &["africa", "deck", "hand", "no", "rome"]),
    ("gender", &["feminine", "feminine-plural", "masculine", "masculine-plural", "none"]),
    ("kind", &["gate", "palace", "road", "rome", "village"]),
    ("place", &["gate", "last", "palace", "road"]),
    ("purpose", &["lobby", "orders", "players-chat", "presence", "spectators-chat", "take-backs"]),
    ("repeat", &["any", "once"]),
    ("sound", &["i", "o"]),
    ("state", &["later", "next", "paid"]),
    (
        "what",
        &[
            "GAME", "RULES", "answer", "answers", "field", "key", "level", "message", "messages",
            "orders",
        ],
    ),
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

/// What may follow a variable to ask for a form of what it names: `$building-the`.
pub(crate) const FORMS: [&str; 4] = ["the", "a", "of", "to"];

/// Some of [`FORMS`], by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Forms(u8);

impl Forms {
    const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        (0..).zip(FORMS).filter(move |(place, _)| self.0 >> place & 1 == 1).map(|(_, name)| name)
    }
}

/// A variable as it is written, and the form of it that is meant.
fn formed(variable: &str) -> (&str, Forms) {
    let form = |(place, form): (u8, &str)| {
        Some((variable.strip_suffix(form)?.strip_suffix('-')?, Forms(1 << place)))
    };
    (0..).zip(FORMS).find_map(form).unwrap_or((variable, Forms::default()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Text,
    Number,
    Flag,
    Word,
    Noun(Forms),
    Person(Forms),
}

impl Kind {
    /// What a variable is that some messages use so, and others like this.
    pub(crate) const fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Text, _) => other,
            (Self::Noun(own), Self::Noun(more)) => Self::Noun(own.and(more)),
            (Self::Person(own), Self::Person(more)) => Self::Person(own.and(more)),
            (Self::Number | Self::Flag | Self::Word | Self::Noun(_) | Self::Person(_), _) => self,
        }
    }
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
    let mut files = Vec::new();
    for language in languages {
        let file = File::read(language)?;
        for (slug, path) in &language.editions {
            files.push(file.edition(slug, path)?);
        }
        files.push(file);
    }
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

/// How a message uses its variables, over all languages.
#[derive(Default)]
pub(crate) struct Uses(Vec<VariableUse>);

struct VariableUse {
    name: String,
    forms: Forms,
    /// What it is compared with.
    keys: BTreeSet<String>,
}

impl Uses {
    pub(crate) fn add(&mut self, variable: &str) {
        let (name, form) = formed(variable);
        if let Some(known) = self.0.iter_mut().find(|known| known.name == name) {
            known.forms = known.forms.and(form);
        } else {
            let name = name.to_owned();
            self.0.push(VariableUse { name, forms: form, keys: BTreeSet::new() });
        }
    }

    pub(crate) fn select<'a>(
        &mut self,
        variable: &str,
        keys: impl Iterator<Item = &'a VariantKey<String>>,
    ) {
        let key = |key: &VariantKey<String>| match key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        let used = self.0.iter_mut().find(|known| known.name == variable);
        used.expect("a selector is a variable, not a form of a name").keys.extend(keys.map(key));
    }

    /// The variables that callers give. What says whether a person is the reader comes with the person.
    fn variables(&self, id: &str) -> Vec<(String, Kind)> {
        let has = |name: &str| self.0.iter().any(|own| own.name == name);
        let comes_along =
            |name: &str| PEOPLE.iter().any(|(person, flag)| *flag == name && has(person));
        let given = self.0.iter().filter(|own| !comes_along(&own.name));
        given.map(|own| (own.name.clone(), own.kind(id))).collect()
    }
}

impl VariableUse {
    fn kind(&self, id: &str) -> Kind {
        let is_person = PEOPLE.iter().any(|(person, _)| *person == self.name);
        match () {
            () if self.keys.is_empty() && is_person => Kind::Person(self.forms),
            () if self.forms != Forms::default() => {
                assert!(self.keys.is_empty(), "`{id}` compares the name ${}", self.name);
                Kind::Noun(self.forms)
            }
            () => kind(id, &self.name, &self.keys),
        }
    }
}

fn kind(id: &str, variable: &str, keys: &BTreeSet<String>) -> Kind {
    let is_number = |key: &str| {
        ["zero", "one", "two", "few", "many", "other"].contains(&key) || key.parse::<f64>().is_ok()
    };
    let all = |fits: &dyn Fn(&str) -> bool| keys.iter().all(|key| fits(key));
    if keys.is_empty() {
        return if variable == "n" { Kind::Number } else { Kind::Text };
    }
    if all(&|key| ["yes", "no"].contains(&key)) {
        return Kind::Flag;
    }
    if all(&is_number) {
        return Kind::Number;
    }
    word(id, variable, keys)
}

fn word(id: &str, variable: &str, keys: &BTreeSet<String>) -> Kind {
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
