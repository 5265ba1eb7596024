//! What printed rulebooks call by another name than we do.

use std::collections::BTreeMap;

use crate::message::say;
use crate::{Locale, Speak, Words};

/// A term of a printed rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub ours: String,
    /// That we do, and where the rules speak of it.
    pub note: String,
}

/// What a reader looks for, if it is a term of a printed rulebook or of another edition.
pub fn printed<G: Speak>(words: &Words, asked: &str) -> Option<Printed> {
    let asked = asked.trim();
    listed::<G>(words, asked).or_else(|| of_another_edition(words, asked))
}

fn listed<G: Speak>(words: &Words, asked: &str) -> Option<Printed> {
    G::printed_terms(words).lines().find_map(|line| {
        let (theirs, entry) = line.split_once(": ")?;
        let (ours, clause) = entry.rsplit_once(", ")?;
        let mut theirs = theirs.split(", ");
        theirs.find(|term| folded(term) == folded(asked)).map(|_| Printed {
            ours: ours.to_owned(),
            note: say!(words, book_printed, word = asked, ours = ours, clause = clause),
        })
    })
}

/// The word of an edition, where the reader's has another for the same thing.
fn of_another_edition(words: &Words, asked: &str) -> Option<Printed> {
    let own = Locale::EDITIONS.iter().filter(|(locale, ..)| *locale == words.locale());
    let ours = own.into_iter().find_map(|(locale, edition, file)| {
        let base: BTreeMap<&str, &str> =
            locale.files().iter().flat_map(|file| names(file)).collect();
        let mut pairs = names(file).filter_map(|(id, theirs)| Some((*base.get(id)?, theirs)));
        pairs.find_map(|(base, theirs)| {
            let is_ours = words.edition() == *edition;
            let (ours, other) = if is_ours { (theirs, base) } else { (base, theirs) };
            (folded(other) == folded(asked)).then_some(ours)
        })
    })?;
    let note = say!(words, book_other_edition, word = asked, ours = ours);
    Some(Printed { ours: ours.to_owned(), note })
}

/// The messages and terms of a file that are a name and nothing else.
fn names(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let pairs = file.lines().filter_map(|line| line.split_once(" = "));
    pairs.filter(|(id, name)| !id.starts_with([' ', '#']) && !name.contains('{'))
}

/// A text as it is searched: in small letters, without accents.
pub fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_does_not_mind_accents() {
        assert_eq!(folded("L’Épée"), "l'epee");
    }
}
