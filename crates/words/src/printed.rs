//! What printed rulebooks call by another name than we do.

use crate::message::say;
use crate::{Speak, Words};

/// A term of a printed rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub ours: String,
    /// That we do, and where the rules speak of it.
    pub note: String,
}

/// What a reader looks for, if it is a term of a printed rulebook.
pub fn printed<G: Speak>(words: &Words, asked: &str) -> Option<Printed> {
    let asked = asked.trim();
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
