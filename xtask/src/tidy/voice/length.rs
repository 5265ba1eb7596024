//! How long answers, questions and texts of cards may be, in words.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::super::Violation;
use crate::tree::SourceFile;

/// What the ids of short messages begin with, and the most words of each.
const LIMITS: &[(&str, usize)] = &[
    ("fortuna-ask-", 15),
    ("fortuna-do-", 12),
    ("fortuna-text-", 15),
    ("gm-ask-", 15),
    ("gm-do-", 12),
    ("gm-power-", 15),
    ("gtr-ask-", 15),
    ("gtr-do-", 12),
    ("gtr-does-", 15),
    ("gtr-instead-", 15),
];

/// Messages that can't be shorter, each with the words that it may have.
const EXCEPTIONS: &[(&str, usize)] = &[];

type Patterns = BTreeMap<String, Pattern<String>>;

pub(super) fn check(locales: &[SourceFile]) -> Vec<Violation> {
    let mut by_language: BTreeMap<&str, Patterns> = BTreeMap::new();
    for file in locales {
        let own = by_language.entry(super::language(&file.path)).or_default();
        own.extend(patterns(&file.text));
    }
    locales
        .iter()
        .flat_map(|file| in_file(file, &by_language[super::language(&file.path)]))
        .collect()
}

fn in_file(file: &SourceFile, all: &Patterns) -> Vec<Violation> {
    let long = |(id, pattern): (String, Pattern<String>)| {
        let most = limit(&id)?;
        let n = n_words(&longest(&pattern, all));
        let line = file.text.lines().position(|line| line.starts_with(&format!("{id} =")));
        let what = format!("`{id}` has {n} words; {most} are the most");
        (n > most).then(|| Violation::new(&file.path, line.unwrap_or(0) + 1, what))
    };
    patterns(&file.text).into_iter().filter_map(long).collect()
}

fn limit(id: &str) -> Option<usize> {
    let own = EXCEPTIONS.iter().find(|(own, _)| *own == id).map(|(_, most)| *most);
    own.or_else(|| LIMITS.iter().find(|(prefix, _)| id.starts_with(prefix)).map(|(_, most)| *most))
}

/// Messages, and terms with their dash.
fn patterns(text: &str) -> Patterns {
    let resource = parser::parse(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let pattern = |entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        Entry::Term(term) => Some((format!("-{}", term.id.name), term.value)),
        Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resource.body.into_iter().filter_map(pattern).collect()
}

/// The longest text that a message can say; what it is given is one word each.
fn longest(pattern: &Pattern<String>, all: &Patterns) -> String {
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression } => longest_expression(expression, all),
    };
    pattern.elements.iter().map(text).collect()
}

fn longest_expression(expression: &Expression<String>, all: &Patterns) -> String {
    match expression {
        Expression::Inline(inline) => longest_inline(inline, all),
        Expression::Select { variants, .. } => {
            let texts = variants.iter().map(|variant| longest(&variant.value, all));
            texts.max_by_key(|text| n_words(text)).unwrap_or_default()
        }
    }
}

fn longest_inline(inline: &InlineExpression<String>, all: &Patterns) -> String {
    let said = |id: &str| all.get(id).map_or_else(|| "X".to_owned(), |own| longest(own, all));
    match inline {
        InlineExpression::StringLiteral { value } => value.clone(),
        InlineExpression::MessageReference { id, attribute: None } => said(&id.name),
        InlineExpression::TermReference { id, .. } => said(&format!("-{}", id.name)),
        InlineExpression::Placeable { expression } => longest_expression(expression, all),
        InlineExpression::MessageReference { .. }
        | InlineExpression::VariableReference { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. } => "X".to_owned(),
    }
}

fn n_words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<Violation> {
        let path = "crates/words/locales/en/a.ftl".to_owned();
        check(&[SourceFile { path, text: text.into() }])
    }

    #[test]
    fn the_longest_variant_counts() {
        let twelve = "one two three four five six seven eight nine ten eleven";
        assert_eq!(found(&format!("gtr-do-a = {{ $n }} {twelve}\n")), []);
        assert_eq!(found(&format!("gtr-log-a = {{ $n }} {twelve} {twelve}\n")), []);
        let long = format!(
            "gtr-do-a = {{ $n ->\n    [one] short\n   *[other] {{ $n }} {twelve} twelve\n}}\n"
        );
        assert_eq!(found(&long).len(), 1);
    }

    #[test]
    fn a_term_counts_with_all_its_words() {
        let text = "-pool = common pool\ngtr-do-a = 1 2 3 4 5 6 7 8 9 10 11 { -pool }\n";
        assert_eq!(found(text).len(), 1);
    }
}
