//! How we speak: the words that our texts do without, and how long the shortest texts may be.

mod length;

use super::Violation;
use super::words::contains_word;
use crate::Result;
use crate::tree::{SourceFile, sources};

/// What no English text says, comments in code included. Split, so that this file passes.
const STILTED: &[&str] = &[
    concat!("who", "ever"),
    concat!("whom", "ever"),
    concat!("some", "body"),
    concat!("one", "'s"),
    concat!("so ", "many"),
    concat!("h", "e"),
    concat!("h", "im"),
    concat!("h", "is"),
    concat!("h", "imself"),
];

/// What else no English message, document or scenario says.
const ENGLISH: &[&str] = &["lies", "lay", "laid", "shall", "besides", "if nothing is said"];

/// What English messages contract.
const UNCONTRACTED: &[&str] = &[
    "cannot",
    "can not",
    "could not",
    "did not",
    "do not",
    "does not",
    "is not",
    "are not",
    "was not",
    "were not",
    "will not",
    "would not",
    "has not",
    "have not",
    "had not",
    "need not",
];

const FRENCH: &[&str] =
    &["celui qui", "celle qui", "quiconque", "bot", "bots", "denrée", "denrées", "carthage"];

const SPANISH: &[&str] =
    &["papel", "papeles", "trigo", "depósito", "cartago", "quienquiera", "charla"];

/// Messages and documents that say such a word all the same, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("gm-flavour-basilica", "charla", "people chatted there"),
    ("gm-flavour-piscina", concat!("h", "is"), "Crassus is no player"),
    ("gm-flavour-pistrina", concat!("h", "is"), "nor is the baker"),
];

pub(super) fn check() -> Result<Vec<Violation>> {
    let locales = sources("crates/words/locales", "ftl")?;
    let mut violations: Vec<Violation> = locales.iter().flat_map(in_messages).collect();
    violations.extend(length::check(&locales));
    for document in documents()? {
        violations.extend(in_text(&document));
    }
    for directory in ["crates", "xtask"] {
        let code = sources(directory, "rs")?;
        violations.extend(code.iter().flat_map(in_comments));
    }
    Ok(violations)
}

/// Everything that people read beside messages.
fn documents() -> Result<Vec<SourceFile>> {
    let mut documents = sources("docs", "md")?;
    documents.extend(sources("scenarios", "toml")?);
    let files = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"];
    documents.extend(files.into_iter().map(crate::tree::file).collect::<Result<Vec<_>>>()?);
    Ok(documents)
}

/// The language of a file, by its path.
fn language(path: &str) -> &str {
    let mut parts = path.split('/').skip_while(|part| !["docs", "locales"].contains(part));
    match parts.nth(1) {
        Some(language) if language.len() == 2 => language,
        _ => "en",
    }
}

fn forbidden(path: &str) -> Vec<&'static str> {
    match language(path) {
        "fr" => FRENCH.to_vec(),
        "es" => SPANISH.to_vec(),
        _ if path.starts_with("crates/words/locales") => [STILTED, ENGLISH, UNCONTRACTED].concat(),
        _ => [STILTED, ENGLISH].concat(),
    }
}

fn in_text(file: &SourceFile) -> Vec<Violation> {
    let words = forbidden(&file.path);
    let lines = (1..).zip(file.text.lines());
    lines.flat_map(|(line, text)| found(&file.path, line, &file.path, text, &words)).collect()
}

fn in_comments(file: &SourceFile) -> Vec<Violation> {
    let lines = (1..).zip(file.text.lines());
    let comments = lines.filter_map(|(line, text)| Some((line, text.split_once("//")?.1)));
    comments.flat_map(|(line, text)| found(&file.path, line, &file.path, text, STILTED)).collect()
}

/// The texts of messages; comments and the words of the program apart.
fn in_messages(file: &SourceFile) -> Vec<Violation> {
    let words = forbidden(&file.path);
    let mut violations = Vec::new();
    let mut id = "";
    for (line, text) in (1..).zip(file.text.lines()).filter(|(_, text)| !text.starts_with('#')) {
        let begun = text.split_once(" =").filter(|_| text.starts_with(char::is_alphabetic));
        id = begun.map_or(id, |(own, _)| own);
        violations.extend(found(
            &file.path,
            line,
            id,
            &said(begun.map_or(text, |own| own.1)),
            &words,
        ));
    }
    violations
}

/// A line of a message without what stands in braces and the keys of its variants.
fn said(line: &str) -> String {
    let line = line.trim_start().trim_start_matches('*');
    let line =
        line.strip_prefix('[').and_then(|rest| Some(rest.split_once(']')?.1)).unwrap_or(line);
    let mut depth = 0_u32;
    let mut text = String::new();
    for letter in line.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => text.push(letter),
            _ => {}
        }
    }
    text
}

fn found(path: &str, line: usize, of: &str, text: &str, words: &[&str]) -> Vec<Violation> {
    // Flags, paths and slugs are addresses: `--bots`, `gate-laid-later`.
    let text = text.to_lowercase().replace('’', "'").replace(['-', '/'], "_");
    // What people look for are words that we don't use.
    if of.ends_with("-printed") {
        return Vec::new();
    }
    let is_excused =
        |word: &str| EXCEPTIONS.iter().any(|(own, excused, _)| *own == of && *excused == word);
    let present = words.iter().filter(|word| contains_word(&text, word) && !is_excused(word));
    present
        .map(|word| {
            Violation::new(path, line, format!("`{word}`: see \"How we write\" in CONTRIBUTING"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_message_is_read_without_its_variables() {
        let text =
            "# lies\na-b = { $lies ->\n    [lies] You { $lay } laid it\n   *[other] none\n}\n";
        let found = in_messages(&file("crates/words/locales/en/a.ftl", text));
        assert_eq!(found.iter().map(|own| own.line).collect::<Vec<_>>(), [3]);
        assert!(found[0].what.contains("laid"), "{found:?}");
    }

    #[test]
    fn each_language_has_words_of_its_own() {
        let text = "a = papel, cannot, quiconque\n";
        let n_found = |path| in_messages(&file(path, text)).len();
        assert_eq!(n_found("crates/words/locales/es/a.ftl"), 1);
        assert_eq!(n_found("crates/words/locales/fr/editions/a.ftl"), 1);
        assert_eq!(n_found("crates/words/locales/en/a.ftl"), 1);
        assert_eq!(in_text(&file("docs/rules/a.md", "It cannot.")), []);
        assert_eq!(in_text(&file("docs/es/rules/a.md", "El papel.")).len(), 1);
    }

    #[test]
    fn comments_are_read_and_code_is_not() {
        let text = format!("let {0} = 1; // {0} plays\n", concat!("h", "e"));
        assert_eq!(in_comments(&file("a.rs", &text)).len(), 1);
    }

    #[test]
    fn what_is_printed_may_be_looked_for() {
        let found = in_messages(&file("crates/words/locales/en/a.ftl", "gtr-printed = lay it\n"));
        assert_eq!(found, []);
    }
}
