//! A name within a sentence: with its article, of it, to it.
//!
//! The forms are messages of the language, `main-the` and so on; what they choose by are attributes of the
//! name, `.gender` and `.elision`. A name that has none, such as that of a person or of a card of someone's
//! own deck, takes no article.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs as Args, FluentValue};

use crate::Words;
use crate::message::{Plain, Word, say};

/// What a sentence needs of a name. `build/` finds the forms that a message uses: `$building-the`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Form {
    The,
    A,
    Of,
    To,
}

/// A name with its grammar.
#[derive(Clone, Debug)]
pub struct Noun<'a> {
    name: Cow<'a, str>,
    gender: Word,
    is_elided: bool,
}

impl<'a> Noun<'a> {
    /// A name without an article.
    pub(crate) fn proper(name: Cow<'a, str>) -> Self {
        Self { is_elided: begins_with_vowel(&name), gender: Word::from("none"), name }
    }

    pub(crate) fn give(
        self,
        words: &Words,
        variable: &'static str,
        forms: &[(&'static str, Form)],
        args: &mut Args<'a>,
    ) {
        for (variable, form) in forms {
            args.set(*variable, self.value(words, *form));
        }
        args.set(variable, FluentValue::String(self.name));
    }

    pub(crate) fn value(&self, words: &Words, form: Form) -> FluentValue<'static> {
        let (name, gender, elision) = (&*self.name, self.gender.clone(), self.is_elided);
        let said = match form {
            Form::The => say!(words, main_the, name = name, gender = gender, elision = elision),
            Form::A => say!(words, main_a, name = name, gender = gender, elision = elision),
            Form::Of => say!(words, main_of, name = name, gender = gender, elision = elision),
            Form::To => say!(words, main_to, name = name, gender = gender, elision = elision),
        };
        FluentValue::from(said)
    }
}

#[cfg(test)]
impl Noun<'_> {
    pub(crate) fn takes_article(&self) -> bool {
        !self.grammar().0.contains("none")
    }

    /// What its articles depend on.
    pub(crate) fn grammar(&self) -> (String, bool) {
        (format!("{:?}", self.gender), self.is_elided)
    }
}

impl From<Noun<'_>> for String {
    fn from(noun: Noun<'_>) -> Self {
        noun.name.into_owned()
    }
}

impl Words {
    /// The name that a message is, with its attributes.
    pub(crate) fn noun(&self, id: Plain) -> Noun<'static> {
        let noun = Noun::proper(self.plain(id).into());
        let elision = self.property(id, "elision").map(|word| word == "yes");
        Noun {
            gender: self.property(id, "gender").map_or(noun.gender, Word::of_grammar),
            is_elided: elision.unwrap_or(noun.is_elided),
            ..noun
        }
    }
}

/// Where French elides, unless the name says otherwise; an h counts, as it does in most names from Latin.
fn begins_with_vowel(name: &str) -> bool {
    let first = name.chars().find_map(|letter| letter.to_lowercase().next());
    first.is_some_and(|letter| "aàâæeéèêëiîïoôœuùûühyáíóú".contains(letter))
}
