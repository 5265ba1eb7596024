//! What the compiler does not see of the messages: those of other languages, and those that data name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use words::Locale;

#[test]
fn other_languages_say_nothing_more() {
    let english = ids(Locale::default());
    for locale in Locale::ALL {
        let own = ids(locale);
        let more: Vec<_> = own.difference(&english).collect();
        assert!(more.is_empty(), "{locale} has for nothing {more:?}");
    }
}

#[test]
fn lessons_say_all_that_there_is_for_them() {
    let is_taught = |id: &String| id.starts_with("lesson-");
    let written: BTreeSet<String> = ids(Locale::default()).into_iter().filter(is_taught).collect();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let named: BTreeSet<String> = ids_in_lessons(&data).into_iter().filter(is_taught).collect();
    assert_eq!(named, written);
}

/// Parameters come in the order of the English text, and two texts can be swapped unseen. When this
/// fails, look at the callers of the message, then write its line anew.
#[test]
fn parameters_keep_their_order() {
    let kept = include_str!("../parameters.txt");
    let made = include_str!(concat!(env!("OUT_DIR"), "/parameters.txt"));
    for (kept, made) in kept.lines().zip(made.lines()) {
        assert_eq!(kept, made, "crates/words/tests/parameters.txt");
    }
    assert_eq!(kept.lines().count(), made.lines().count());
}

fn ids(locale: Locale) -> BTreeSet<String> {
    let files = locale.files().iter().map(|file| parser::parse(*file).expect("the file is Fluent"));
    let id_of = |entry: Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    files.flat_map(|file| file.body).filter_map(id_of).collect()
}

/// Every text in quotation marks of the scripts of the lessons.
fn ids_in_lessons(data: &Path) -> Vec<String> {
    let games = fs::read_dir(data).expect("the data are there");
    let files = games.flat_map(|game| fs::read_dir(game.expect("an entry").path()).expect("files"));
    let scripts = files.map(|file| file.expect("an entry").path()).filter(|path| is_script(path));
    let texts = scripts.map(|script| fs::read_to_string(script).expect("a script"));
    let quoted =
        |text: String| text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    texts.flat_map(quoted).collect()
}

fn is_script(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lesson"))
}
