//! A language for tests: English in accents, with brackets around every message. What a page says
//! outside of brackets did not come from the files of a language.

use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::Language;

/// Not a language of people, by ISO 639-2 kept for such uses.
const SLUG: &str = "qps";

pub(crate) fn write(from: &Path, out: &Path) -> io::Result<Language> {
    let folder = out.join(SLUG);
    fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    for path in crate::entries(from)?.into_iter().filter(|path| path.is_file()) {
        let to = folder.join(crate::name(&path));
        fs::write(&to, accented(fs::read_to_string(&path)?))?;
        files.push(to);
    }
    let (editions, documents) = (Vec::new(), Vec::new());
    Ok(Language { slug: SLUG.to_owned(), is_spoken: false, files, editions, documents })
}

fn accented(file: String) -> String {
    let mut resource = parser::parse(file).expect("the file is Fluent");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(bracket);
            message.attributes.iter_mut().for_each(|Attribute { value, .. }| bracket(value));
        }
    }
    serializer::serialize(&resource)
}

fn bracket(pattern: &mut Pattern<String>) {
    accent(pattern);
    let text = |value: &str| PatternElement::TextElement { value: value.to_owned() };
    pattern.elements.insert(0, text("⟦"));
    pattern.elements.push(text("⟧"));
}

fn accent(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.chars().map(accented_letter).collect();
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    accent(&mut variant.value);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => (),
        }
    }
}

fn accented_letter(letter: char) -> char {
    let plain = "aceinouyACEINOUY";
    let accented = "áçéíñóúýÁÇÉÍÑÓÚÝ";
    plain
        .chars()
        .zip(accented.chars())
        .find(|(own, _)| *own == letter)
        .map_or(letter, |pair| pair.1)
}
