//! The messages of the files and the messages of the code are the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use words::Locale;

const PREFIXES: [&str; 11] = [
    "main-", "cli-", "bots-", "site-", "table-", "end-", "aid-", "book-", "fortuna-", "gtr-", "gm-",
];

#[test]
fn every_message_is_used_and_every_used_message_exists() {
    let used = ids_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
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
    locale.files().into_iter().flat_map(ids).collect()
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

/// Every string literal of the sources that has the form of an id.
fn ids_in_code(directory: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(directory).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            ids.extend(ids_in_code(&path));
            continue;
        }
        let source = fs::read_to_string(path).expect("a source is text");
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
        ids.extend(literals.filter(|text| is_id(text)).map(str::to_owned));
    }
    ids
}

fn is_id(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    PREFIXES.iter().any(|prefix| text.starts_with(prefix)) && text.chars().all(is_plain)
}
