//! The messages of the files and the messages of the code are the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use words::Locale;

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let prefixes = ids_in_files(Locale::default()).iter().map(|id| prefix(id)).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = ids_in_code(&root.join("src"), &prefixes);
    used.extend(ids_in_lessons(&root.join("../../data"), &prefixes));
    for locale in Locale::ALL {
        let written = ids_in_files(locale);
        let missing: Vec<_> = used.difference(&written).collect();
        let unused: Vec<_> = written.difference(&used).collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
        assert!(unused.is_empty(), "{locale} has for nothing {unused:?}");
    }
}

#[test]
fn no_message_has_two_texts() {
    for locale in Locale::ALL {
        let n_entries: usize = locale.files().iter().map(|file| ids(file).len()).sum();
        assert_eq!(n_entries, ids_in_files(locale).len(), "{locale}");
    }
}

fn ids_in_files(locale: Locale) -> BTreeSet<String> {
    locale.files().iter().flat_map(|file| ids(file)).collect()
}

fn ids(file: &str) -> Vec<String> {
    let resource = parser::parse(file).expect("the file is Fluent");
    let id_of = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resource.body.iter().filter_map(id_of).collect()
}

/// What an id begins with: `site-` of `site-name`.
fn prefix(id: &str) -> String {
    id.split_inclusive('-').next().unwrap_or_default().to_owned()
}

/// Every string literal of the sources that has the form of an id.
fn ids_in_code(directory: &Path, prefixes: &BTreeSet<String>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(directory).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            ids.extend(ids_in_code(&path, prefixes));
            continue;
        }
        let source = fs::read_to_string(path).expect("a source is text");
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        ids.extend(code.flat_map(|line| ids_in_line(line, prefixes)));
    }
    ids
}

/// What the scripts of the lessons let the teacher say.
fn ids_in_lessons(data: &Path, prefixes: &BTreeSet<String>) -> BTreeSet<String> {
    let games = fs::read_dir(data).expect("the data are there");
    let scripts = games.flat_map(|game| {
        let game = game.expect("an entry").path();
        ["lesson.toml", "lesson-end.toml"].map(|script| game.join(script))
    });
    let texts = scripts.map(|script| fs::read_to_string(script).expect("each game has a lesson"));
    texts
        .flat_map(|text| {
            text.lines().flat_map(|line| ids_in_line(line, prefixes)).collect::<Vec<_>>()
        })
        .collect()
}

fn ids_in_line(line: &str, prefixes: &BTreeSet<String>) -> Vec<String> {
    let literals = line.split('"').skip(1).step_by(2);
    literals.filter(|text| is_id(text, prefixes)).map(str::to_owned).collect()
}

fn is_id(text: &str, prefixes: &BTreeSet<String>) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    prefixes.contains(&prefix(text)) && text.chars().all(is_plain)
}
