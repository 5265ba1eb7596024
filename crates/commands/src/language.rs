//! The language in which the program speaks.

use std::ffi::OsString;

use words::{Locale, Words};

use crate::fault::Fault;

const FLAG: &str = "--language";

/// The language of the environment: the first of these that says anything decides.
pub fn of_environment(read: impl Fn(&str) -> Option<String>) -> Locale {
    let says = |name: &&str| read(name).filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(says);
    value.and_then(|value| Locale::tagged(&value)).unwrap_or_default()
}

/// Takes `--language fr` out of a command line.
pub fn take(words: &Words, given: &mut Vec<OsString>) -> Result<Option<Locale>, Fault> {
    let flag =
        |word: &OsString| word.to_str().is_some_and(|word| word.split('=').next() == Some(FLAG));
    let Some(place) = given.iter().position(flag) else {
        return Ok(None);
    };
    let word = given.remove(place).to_string_lossy().into_owned();
    let value = match word.split_once('=') {
        Some((_, value)) => value.to_owned(),
        None if place < given.len() => given.remove(place).to_string_lossy().into_owned(),
        None => return Err(Fault::problem(words.cli().missing_value(FLAG))),
    };
    let all = Locale::ALL.map(Locale::slug).join(", ");
    let expected = words.terminal().a_language(&all);
    let problem = |_| Fault::problem(words.cli().bad_value(FLAG, &value, &expected));
    value.parse().map(Some).map_err(problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let of = |all: &str, lang: &str| {
            let (all, lang) = (all.to_owned(), lang.to_owned());
            of_environment(move |name| match name {
                "LC_ALL" => Some(all.clone()),
                "LANG" => Some(lang.clone()),
                _ => None,
            })
        };
        assert_eq!(of("", "es_ES.UTF-8"), Locale::Es);
        assert_eq!(of("C", "fr_FR.UTF-8"), Locale::En);
        assert_eq!(of_environment(|_| None), Locale::En);
    }

    #[test]
    fn the_flag_stands_anywhere_and_is_taken_away() {
        let words = Words::new(Locale::En);
        for line in ["--language fr play fortuna", "play --language=fr fortuna"] {
            let mut given = line.split(' ').map(OsString::from).collect();
            assert_eq!(take(&words, &mut given).ok().flatten(), Some(Locale::Fr));
            assert_eq!(given, ["play", "fortuna"]);
        }
        for line in ["--language", "--language tlh"] {
            let mut given = line.split(' ').map(OsString::from).collect();
            assert!(take(&words, &mut given).is_err(), "{line}");
        }
    }
}
