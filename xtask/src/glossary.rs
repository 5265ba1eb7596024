//! `docs/glossary.md`: the words of the games in three languages, as people are shown them.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

use crate::Result;
use crate::tree::{file, sources};

pub(crate) const PAGE: &str = "docs/glossary.md";
const SOURCE: &str = "docs/glossary.toml";

const HEAD: &str = "\
# Glossary

Written by `cargo xtask docs` from `docs/glossary.toml` and the messages of `words`. The English term is the one in the code and in
`docs/rules/`; French and Spanish are what players read. Two words with a slash between them are those of the original edition and of
the edition of 2011.

French and Spanish come from printed rules wherever we have any. **°** marks a term that no source gave us, and that we chose. For
*Fortuna*, French is from the rulebook and its summary sheet; Spanish without a mark is from what we know of the Spanish edition: the
set-up sheet, the publisher's blurb, and a review. For *Glory to Rome*, French is from the translation of the original edition and
from the player aid of 2011, Spanish from the edition of 2011, which says *coger*; we say *tomar*, which is fine in the Americas,
too. For *Gloria Mundi*, French is from the rules, and we know of no Spanish edition.
";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    chapter: Option<String>,
    section: Option<String>,
    en: String,
    /// The message that shows the word.
    say: Option<String>,
    fr: Option<String>,
    es: Option<String>,
    #[serde(default)]
    ours: Vec<String>,
    means: String,
}

pub(crate) fn page() -> Result<String> {
    let glossary: Glossary = toml::from_str(&file(SOURCE)?.text)?;
    let (french, spanish) = (Shown::read("fr")?, Shown::read("es")?);
    let mut text = HEAD.to_owned();
    for term in &glossary.term {
        if let Some(chapter) = &term.chapter {
            write!(text, "\n## {chapter}\n")?;
        }
        if let Some(section) = &term.section {
            write!(text, "\n### {section}\n")?;
        }
        if term.chapter.is_some() || term.section.is_some() {
            writeln!(text, "\n| English | French | Spanish | Meaning |\n|---|---|---|---|")?;
        }
        let (fr, es) =
            (french.word(term, term.fr.as_deref())?, spanish.word(term, term.es.as_deref())?);
        writeln!(text, "| {} | {fr} | {es} | {} |", term.en, term.means)?;
    }
    Ok(text)
}

/// What a language shows.
struct Shown {
    language: &'static str,
    /// Messages that are a word and nothing else, in every edition.
    words: BTreeMap<String, Vec<String>>,
    /// Every message and every rule, in small letters.
    everything: String,
}

impl Shown {
    fn read(language: &'static str) -> Result<Self> {
        let mut files = sources(&format!("crates/words/locales/{language}"), "ftl")?;
        files.sort_by_key(|file| file.path.contains("/editions/"));
        let mut words: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in files.iter().flat_map(|file| file.text.lines()) {
            let Some((id, word)) = line.split_once(" = ").filter(|own| !own.1.contains('{')) else {
                continue;
            };
            let known = words.entry(id.to_owned()).or_default();
            if !known.iter().any(|own| own == word) {
                known.push(word.to_owned());
            }
        }
        files.extend(sources(&format!("docs/{language}"), "md")?);
        let everything: String = files.iter().map(|file| file.text.to_lowercase()).collect();
        Ok(Self { language, words, everything })
    }

    fn word(&self, term: &Term, given: Option<&str>) -> Result<String> {
        let word = match (&term.say, given) {
            (Some(id), None) => {
                let words = self.words.get(id);
                words
                    .ok_or_else(|| format!("{SOURCE}: {id} is no word in {}", self.language))?
                    .join(" / ")
            }
            (None, Some(given)) => self.seen(given)?,
            _ => {
                return Err(format!("{SOURCE}: `{}` needs `say`, or `fr` and `es`", term.en).into());
            }
        };
        let mark = if term.ours.iter().any(|own| own == self.language) { " °" } else { "" };
        Ok(format!("{word}{mark}"))
    }

    /// A word that some text of the language has; several are checked one by one.
    fn seen(&self, word: &str) -> Result<String> {
        let parts = word.split([',', '/']).map(|part| part.trim().to_lowercase());
        let unseen: Vec<String> = parts.filter(|part| !self.everything.contains(part)).collect();
        if unseen.is_empty() {
            return Ok(word.to_owned());
        }
        Err(format!("{SOURCE}: no text in {} says {unseen:?}", self.language).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown() -> Shown {
        let words = BTreeMap::from([(
            "a".to_owned(),
            vec!["Travailleur".to_owned(), "Ouvrier".to_owned()],
        )]);
        Shown { language: "fr", words, everything: "le travailleur avance.".to_owned() }
    }

    fn term(say: Option<&str>) -> Term {
        let (en, means) = ("Laborer".to_owned(), String::new());
        let ours = vec!["fr".to_owned()];
        Term {
            chapter: None,
            section: None,
            en,
            say: say.map(str::to_owned),
            fr: None,
            es: None,
            ours,
            means,
        }
    }

    #[test]
    fn a_word_is_shown_as_every_edition_says_it() {
        assert_eq!(shown().word(&term(Some("a")), None).unwrap(), "Travailleur / Ouvrier °");
    }

    #[test]
    fn a_word_that_nobody_is_shown_is_refused() {
        assert!(shown().word(&term(None), Some("avance")).is_ok());
        assert!(shown().word(&term(None), Some("avance, recule")).is_err());
        assert!(shown().word(&term(Some("b")), None).is_err());
        assert!(shown().word(&term(None), None).is_err());
    }
}
